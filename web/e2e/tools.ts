// A real server on a free port with its own data, and a real browser.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

export const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);
const PYTHON = join(import.meta.dirname, '..', '..', '.venv', 'bin', 'python');

if (CHROMIUM === undefined && process.env.KORTBORD_ALL_SERVICES)
  throw new Error('Chromium is missing: make services');
if (CHROMIUM === undefined)
  console.log('The tests of the page in a browser are skipped: there is no Chromium (make services).');

export class Served {
  url = '';
  readonly folder = mkdtempSync(join(tmpdir(), 'kortbord-'));
  #process: ChildProcess | null = null;
  #port = '0';

  async start(): Promise<this> {
    const env = { ...process.env, KORTBORD_LANG: 'en', KORTBORD_MESSAGES: '1000', KORTBORD_BURST: '1000' };
    const line = [
      '-m',
      'kortbord',
      'serve',
      '--host',
      '127.0.0.1',
      '--port',
      this.#port,
      '--data',
      this.folder,
    ];
    const process_ = spawn(PYTHON, line, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = process_;
    this.url = await new Promise((resolve, reject) => {
      process_.stdout.on('data', (data) => {
        const found = /http:\/\/localhost:(\d+)/.exec(String(data));
        if (found) {
          this.#port = found[1] ?? '0';
          resolve(`http://127.0.0.1:${this.#port}`);
        }
      });
      process_.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    return this;
  }

  /** End it; a later `start` listens at the same address again, with the same data. */
  async stop(how: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const process_ = this.#process;
    this.#process = null;
    if (!process_ || process_.exitCode !== null) return;
    const gone = new Promise((resolve) => process_.once('exit', resolve));
    process_.kill(how);
    await gone;
  }

  async end(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export function browser(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface Look {
  width?: number;
  height?: number;
  language?: string;
  dark?: boolean;
  touch?: boolean;
  still?: boolean;
}

/** Somebody with a browser of their own. */
export async function person(
  from: Browser,
  look: Look = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await from.newContext({
    viewport: { width: look.width ?? 1280, height: look.height ?? 800 },
    locale: look.language ?? 'en',
    colorScheme: look.dark ? 'dark' : 'light',
    hasTouch: look.touch ?? false,
    reducedMotion: (look.still ?? true) ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return { context, page };
}
