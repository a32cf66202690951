// One person's connection to a table: it comes back by itself, and a command is answered once however often it is sent.

import type { Bye, Do, Done, NotDone, Protocol } from './messages';

export const VERSION = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export type Command = Do['command'];
/** A command without what the connection adds to it. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id' | 'seq'> : never) : never;
export type Answer = Done | NotDone;
export type Status = 'connecting' | 'open' | 'lost' | 'ended';

interface Waiting {
  command: Command;
  resolve: (answer: Answer) => void;
}

export interface Listener {
  message(message: Protocol['server']): void;
  changed(status: Status): void;
  ended(bye: Bye): void;
}

export class Connection {
  token: string;
  /** The number of the last entry that was taken in. */
  seq = 0;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #ended = false;
  #heard = 0;
  #heartbeat = 5000;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly code: string,
    token: string,
    readonly invite: string,
    readonly language: string,
    readonly listener: Listener,
    readonly address = addressOf(code),
  ) {
    this.token = token;
  }

  open(): void {
    this.listener.changed('connecting');
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** Go away: nothing is sent or heard any more. */
  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /** Ask for something. What is asked while there is no connection is sent once there is one again. */
  send(wish: Wish): Promise<Answer> {
    const command = {
      ...wish,
      id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`,
      seq: this.seq,
    } as Command;
    return new Promise((resolve) => {
      this.#waiting.set(command.id, { command, resolve });
      this.#put({ t: 'do', command });
    });
  }

  /** Something is missing: connect anew and be told everything. */
  again(): void {
    this.#drop();
  }

  #put(message: Protocol['client']): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#heard = Date.now();
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), 2000);
    socket.onopen = () => {
      const hello = {
        t: 'hello' as const,
        v: VERSION,
        language: this.language,
        token: this.token,
        invite: this.invite,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#read(JSON.parse(String(event.data)));
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#drop();
    };
  }

  #read(message: NonNullable<Protocol['server']>): void {
    this.#heard = Date.now();
    if (message.t === 'welcome') {
      this.token = message.token;
      this.#heartbeat = message.heartbeat;
      this.#tries = 0;
      this.listener.message(message);
      this.listener.changed('open');
      for (const { command } of this.#waiting.values()) this.#put({ t: 'do', command });
      return;
    }
    if (message.t === 'done' || message.t === 'not_done') {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      waiting?.resolve(message);
    } else if (message.t === 'bye') {
      if (message.again) {
        this.#drop();
        return;
      }
      this.close();
      this.listener.changed('ended');
      this.listener.ended(message);
      return;
    }
    this.listener.message(message);
  }

  #beat(): void {
    const silent = Date.now() - this.#heard;
    if (silent > 2 * this.#heartbeat) this.#drop();
    else if (silent > this.#heartbeat / 2) this.#put({ t: 'ping' });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    if (this.#ended) return;
    clearInterval(this.#pulse);
    clearTimeout(this.#timer);
    this.listener.changed('lost');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.5 + Math.random());
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  #hurry = (): void => {
    if (this.#ended || document.visibilityState === 'hidden') return;
    if (this.#socket === null) {
      clearTimeout(this.#timer);
      this.#connect();
    } else {
      this.#put({ t: 'ping' });
    }
  };
}

function addressOf(code: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/ws`;
}
