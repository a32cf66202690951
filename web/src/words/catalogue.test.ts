// Every message that the page asks for is there, none is there for nothing, and no component has words of its own (C88).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const LOCALE = join(ROOT, '..', '..', 'src', 'kortbord', 'locale');
const SOURCES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.') && !file.startsWith('net/protocol'),
);
const code = SOURCES.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');

function ids(part: string): string[] {
  return [...readFileSync(join(LOCALE, 'en', part), 'utf8').matchAll(/^([\w-]+) =/gm)].map(
    (found) => found[1] ?? '',
  );
}

const known = new Set(['page.ftl', 'general.ftl', 'table.ftl'].flatMap(ids));
const asked = [...code.matchAll(/['"`](page-[\w-]+)['"`]/g)].map((found) => found[1] ?? '');
const beginnings = [...code.matchAll(/[`](page-[\w-]+-)\$\{/g)].map((found) => found[1] ?? '');

describe('the words of the page', () => {
  it('are all in the catalogue', () => {
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
    expect(asked.length).toBeGreaterThan(100);
  });

  it('are all used', () => {
    const used = new Set(asked);
    const idle = ids('page.ftl').filter(
      (id) =>
        !used.has(id) &&
        !beginnings.some((start) => id.startsWith(start)) &&
        !/^page-(anti)?clockwise$/.test(id),
    );
    expect(idle).toEqual([]);
  });
});

interface Node {
  type: string;
  data?: string;
  name?: string;
  [key: string]: unknown;
}

/** Letters that stand in a template as they are, in what people see or hear. */
function literals(node: unknown, inside: string): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => literals(each, inside));
  if (node === null || typeof node !== 'object') return [];
  const here = node as Node;
  if (
    here.type === 'Attribute' &&
    !['aria-label', 'title', 'alt', 'placeholder', 'label'].includes(here.name ?? '')
  )
    return [];
  if (here.type === 'StyleDirective') return [];
  if (here.type === 'Text' && /\p{L}{2,}/u.test(here.data ?? '')) return [here.data?.trim() ?? ''];
  return Object.entries(here).flatMap(([key, value]) =>
    ['parent', 'instance', 'module', 'css', 'expression'].includes(key) ? [] : literals(value, inside),
  );
}

const ALLOWED = new Set(['Kortbord', '– Kortbord', 'Enter', 'K7Q2RM']);

describe('C88: no component has words of its own', () => {
  it.each(SOURCES.filter((file) => file.endsWith('.svelte')))('%s', (file) => {
    const tree = parse(readFileSync(join(ROOT, file), 'utf8'), { modern: true });
    expect(literals(tree.fragment, file).filter((text) => !ALLOWED.has(text))).toEqual([]);
  });
});
