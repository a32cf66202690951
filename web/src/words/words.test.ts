import { describe, expect, it } from 'vitest';
import { negotiated } from './words.svelte';

describe('the language of the page', () => {
  it.each([
    [['da-DK', 'en'], 'da'],
    [['pt-BR'], 'pt'],
    [['sv-SE', 'da'], 'da'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ])('of a browser that wants %j is %s', (tags, expected) => {
    expect(negotiated(tags as string[])).toBe(expected);
  });
});
