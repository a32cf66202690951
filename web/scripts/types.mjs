// Writes the types of all messages from the protocol's schema: npm run types.
import { readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

export const SCHEMA = new URL('../../docs/protocol.schema.json', import.meta.url);
export const TYPES = new URL('../src/net/protocol.ts', import.meta.url);

export async function types() {
  const schema = JSON.parse(await readFile(SCHEMA, 'utf8'));
  return compile(schema, 'Protocol', {
    bannerComment: '// Made from docs/protocol.schema.json by `npm run types`.',
    additionalProperties: false,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 110 },
  });
}

if (import.meta.url === `file://${process.argv[1]}`) await writeFile(TYPES, await types());
