// Starts one server and, against it, one bounded client per case; prints one JSON line a case.
// node run.js kortbord|boardgameio|colyseus [--tables 1,10,50,100] [--think 0] [--seconds 10] [--runs 1]
//             [--flags delta,noundo] [--port 18400] [--wait-quiet 0]
// A fresh server for every run. With taskset, the server has one core and the client another.
'use strict';

const { spawn, spawnSync } = require('child_process');
const fs = require('fs');
const os = require('os');
const path = require('path');

function option(name, fallback) {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
}

const peer = process.argv[2] || 'boardgameio';
const tables = option('tables', '1,10,50,100').split(',').map(Number);
const think = Number(option('think', '0'));
const seconds = Number(option('seconds', '10'));
const runs = Number(option('runs', '1'));
const flags = option('flags', '') ? option('flags', '').split(',') : [];
const waitQuiet = Number(option('wait-quiet', '0'));
let port = Number(option('port', '18400'));

const pinned = spawnSync('taskset', ['--version']).status === 0 && os.cpus().length > 1;

function pin(core, program, args) {
  return pinned ? ['taskset', ['-c', String(core), program, ...args]] : [program, args];
}

function installed(name) {
  try {
    const file = path.join(__dirname, 'node_modules', name, 'package.json');
    return JSON.parse(fs.readFileSync(file, 'utf8')).version;
  } catch {
    return 'missing';
  }
}

const packages = {
  kortbord: [],
  boardgameio: ['boardgame.io', 'socket.io'],
  colyseus: ['@colyseus/core', '@colyseus/schema'],
};
if (!(peer in packages)) {
  process.stderr.write(`There is no server '${peer}'; there are ${Object.keys(packages).join(', ')}.\n`);
  process.exit(2);
}
const versions = { node: process.version };
for (const name of packages[peer]) versions[name] = installed(name);

// Kortbord keeps its tables in SQLite, in a folder that is thrown away; the others keep theirs in memory.
function started(folder) {
  if (peer !== 'kortbord') return pin(1, process.execPath, [path.join(__dirname, `${peer}_server.js`), String(port), ...flags]);
  const python = path.join(__dirname, '..', '..', '.venv', 'bin', 'python');
  return pin(1, python, ['-m', 'kortbord', 'serve', '--host', '127.0.0.1', '--port', String(port), '--data', folder]);
}

function ticks() {
  const f = fs.readFileSync('/proc/stat', 'ascii').split('\n')[0].trim().split(/\s+/).slice(1).map(Number);
  return [f[0] + f[1] + f[2] + f[5] + f[6], f.slice(0, 8).reduce((a, b) => a + b, 0)];
}

// waits up to waitQuiet seconds for the rest of the machine to fall under a tenth of its time
async function quiet() {
  const begin = Date.now();
  for (;;) {
    const [busy0, all0] = ticks();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const [busy1, all1] = ticks();
    if ((busy1 - busy0) / Math.max(1, all1 - all0) <= 0.1) return true;
    if (Date.now() - begin >= waitQuiet * 1000) return false;
  }
}

function median(list) {
  const sorted = list.slice().sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

async function once(count) {
  port += 1;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const [file, args] = started(folder);
  const server = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A closed loop sends more than people may.
    env: { ...process.env, NODE_ENV: 'production', KORTBORD_MESSAGES: '1000000', KORTBORD_BURST: '1000000', KORTBORD_LANG: 'en' },
  });
  try {
    await new Promise((resolve, reject) => {
      server.once('exit', () => reject(new Error('the server did not start')));
      server.stdout.on('data', (chunk) => /ready|http:/.test(String(chunk)) && resolve());
    });
    const [clientFile, clientArgs] = pin(0, process.execPath, [
      path.join(__dirname, 'load.js'),
      peer,
      String(port),
      String(count),
      String(think),
      String(seconds),
      String(server.pid),
    ]);
    const client = spawn(clientFile, clientArgs, { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    client.stdout.on('data', (chunk) => (out += chunk));
    const guard = setTimeout(() => client.kill(), (seconds + 120) * 1000);
    await new Promise((resolve) => client.once('exit', resolve));
    clearTimeout(guard);
    return JSON.parse(out.trim().split('\n').pop());
  } finally {
    server.kill();
    await new Promise((resolve) => (server.exitCode === null && server.signalCode === null ? server.once('exit', resolve) : resolve()));
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

(async () => {
  for (const count of tables) {
    const results = [];
    for (let n = 0; n < runs; n++) {
      const still = waitQuiet > 0 ? await quiet() : null;
      results.push({ ...(await once(count)), quiet: still });
    }
    const rate = median(results.map((r) => r.moves_per_s));
    const middle = results.find((r) => r.moves_per_s === rate);
    process.stdout.write(
      JSON.stringify({
        peer,
        case: `${count} tables, think ${think} ms${flags.length ? `, ${flags.join('+')}` : ''}`,
        ...middle,
        runs_moves_per_s: results.map((r) => r.moves_per_s),
        runs_moves_per_server_cpu_s: results.map((r) => r.moves_per_server_cpu_s),
        runs_all_p50_ms: results.map((r) => r.all_p50_ms),
        runs_all_p99_ms: results.map((r) => r.all_p99_ms),
        runs_others_cpu_pct: results.map((r) => r.others_cpu_pct),
        pinned,
        versions,
      }) + '\n',
    );
  }
})();
