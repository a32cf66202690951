// Sentences from the catalogue that the whole of Kortbord shares, in the language that the person has chosen.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { preferences } from '../state/preferences.svelte';

const FILES = import.meta.glob<string>('../../../src/kortbord/locale/*/{page,general,table}.ftl', {
  query: '?raw',
  import: 'default',
});

export const LANGUAGES: Record<string, string> = {
  en: 'English',
  da: 'Dansk',
  nb: 'Norsk',
  pt: 'Português',
};

const SOURCE = 'en';
const words = $state<{ language: string; bundle: FluentBundle | null }>({ language: '', bundle: null });

/** The language in use. */
export function language(): string {
  return words.language || SOURCE;
}

/** Of some language tags the first that there is; Norwegian in any form is bokmål. */
export function negotiated(tags: readonly string[]): string {
  for (const tag of tags) {
    const base = (tag.toLowerCase().split('-')[0] ?? '').replace(/^n[on]$/, 'nb');
    if (has(base)) return base;
  }
  return SOURCE;
}

function has(code: string): boolean {
  return Object.keys(FILES).some((path) => path.includes(`/${code}/`));
}

/** The languages that can be chosen, each in its own words. */
export function languages(): [string, string][] {
  return Object.entries(LANGUAGES).filter(([code]) => has(code));
}

/** Speak the preferred language, or the browser's. */
export async function speak(): Promise<void> {
  const wanted = preferences.language || negotiated(navigator.languages);
  if (wanted === words.language) return;
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  const paths = Object.keys(FILES).filter((path) => path.includes(`/${wanted}/`));
  const texts = await Promise.all(paths.map((path) => FILES[path]?.() ?? ''));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  words.bundle = bundle;
  words.language = wanted;
  document.documentElement.lang = wanted === 'pt' ? 'pt-BR' : wanted;
}

/** A message, filled in. An unknown one is a fault of ours and shows its id. */
export function t(id: string, values: Record<string, string | number> = {}): string {
  const { bundle } = words;
  if (bundle === null) return '';
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!pattern) return id;
  const given: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(values)) {
    given[key] = typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  return bundle
    .formatPattern(pattern, given)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
