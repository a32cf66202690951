import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { TYPES, types } from '../../scripts/types.mjs';

it('the types of messages are those of the schema (npm run types)', async () => {
  expect(await readFile(TYPES, 'utf8')).toBe(await types());
});
