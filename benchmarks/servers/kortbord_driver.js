// Seats four plain WebSocket clients at a Kortbord table and speaks its protocol; every move that they see is durable.
'use strict';

const WebSocket = require('ws');
const { SEATS } = require('./rules');

const SETTINGS = { game: 'crazy-eights', players: SEATS, options: { match: 'single' } };
let commands = 0;

async function post(base, path, body) {
  const answer = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Player {
  constructor(seat, socket) {
    this.seat = seat;
    this.socket = socket;
    this.seq = 0;
    this.turn = null;
    this.legal = [];
    this.answers = new Map();
  }

  do(command) {
    commands += 1;
    const id = `c${commands}`;
    this.socket.send(JSON.stringify({ t: 'do', command: { ...command, id, seq: this.seq } }));
    return new Promise((resolve, reject) => this.answers.set(id, { resolve, reject }));
  }

  answered(message) {
    const waiting = this.answers.get(message.id);
    if (waiting === undefined) return;
    this.answers.delete(message.id);
    if (message.t === 'done') waiting.resolve(message);
    else waiting.reject(new Error(message.sentence));
  }

  merge(part) {
    this.seq = part.seq;
    if (part.table) this.phase = part.table.phase;
    if (part.view) this.turn = part.view.turn === undefined ? this.turn : part.view.turn;
    const own = part.own && part.own[this.seat];
    if (own) this.legal = own.legal;
  }
}

class Table {
  constructor(base, hooks) {
    this.base = base;
    this.hooks = hooks;
    this.seats = [];
    this.playing = false;
  }

  async open() {
    const opened = await post(this.base, '/api/tables', { name: 'p0', settings: SETTINGS });
    for (let seat = 0; seat < SEATS; seat++) await this.seat(seat, opened);
    await this.start();
  }

  async start() {
    this.playing = false;
    for (const player of this.seats.slice(1)) await player.do({ do: 'ready' });
    await this.seats[0].do({ do: 'start' });
    for (let tries = 0; tries < 500 && !this.seats.every((p) => p.turn !== null && p.seq === this.seats[0].seq); tries++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    this.playing = true;
  }

  async seat(seat, opened) {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/tables/${opened.code}/ws`, {
      perMessageDeflate: false,
    });
    const player = new Player(seat, socket);
    this.seats.push(player);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('close', () => this.hooks.lost(this));
    const welcome = new Promise((resolve) => {
      socket.on('message', (data) => this.read(player, JSON.parse(data), resolve));
    });
    const hello = { t: 'hello', v: 1, language: 'en', ...(seat === 0 ? { token: opened.token } : { invite: opened.invite }) };
    socket.send(JSON.stringify(hello));
    const { known } = await welcome;
    await player.do(known ? { do: 'sit', seat } : { do: 'join', name: `p${seat}`, seat });
  }

  read(player, message, welcome) {
    if (message.t === 'welcome') welcome(message);
    else if (message.t === 'state') player.merge(message.snapshot);
    else if (message.t === 'done' || message.t === 'not_done') player.answered(message);
    else if (message.t === 'happened') {
      player.merge(message.update);
      const moved = (message.update.facts || []).some((fact) => fact.kind === 'acted');
      if (this.playing && moved) this.hooks.seen(this, player, player.seq);
    }
  }

  stateID() {
    return this.seats[0].seq;
  }

  // A match that has ended is followed by another, which the first seat asks for; its time is not a move's.
  mover() {
    return this.seats.find((p) => this.isMover(p));
  }

  isMover(player) {
    return player.phase === 'ended' ? player.seat === 0 : player.turn === player.seat;
  }

  async move(player) {
    if (player.phase === 'ended') {
      await player.do({ do: 'rematch' });
      await this.start();
      player = this.mover();
      this.sent = performance.now();
    }
    const action = player.legal.find((a) => a.startsWith('play')) || player.legal[0];
    player.do({ do: 'act', action }).catch((error) => process.stderr.write(`${action}: ${error.message}\n`));
  }

  payloadBytes() {
    return null;
  }

  close() {
    for (const p of this.seats) p.socket.close();
  }
}

module.exports = { Table };
