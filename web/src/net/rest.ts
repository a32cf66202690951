// Everything that is asked over plain HTTP. A refusal is thrown with the server's sentence, in the reader's language.

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

export interface GameInfo {
  name: string;
  title: string;
  line: string;
  family: string;
  players: number[];
  /** One of the four that Kortbord is for. */
  main: boolean;
}

export interface Opened {
  code: string;
  token: string;
  invite: string;
}

export interface Listed {
  code: string;
  game: string;
  phase: string;
  seats: number;
  people: number;
}

/** Asks the server; throws a `Refusal` (code `offline` where no answer comes). */
export async function ask<T>(path: string, language: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('offline', '', 0);
  }
  const text = await answer.text();
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Refusal('offline', '', answer.status);
  }
  if (answer.ok) return content as T;
  const error = (content as { error?: { code: string; sentence: string } }).error;
  throw new Refusal(error?.code ?? 'fault', error?.sentence ?? '', answer.status);
}
