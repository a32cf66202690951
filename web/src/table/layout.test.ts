import { describe, expect, it } from 'vitest';
import { handLayout, NARROWEST, place } from './layout';

describe('a hand', () => {
  it.each([320, 344, 400, 600, 900])(
    'of up to 26 cards fits %i pixels with every corner wide enough (C64)',
    (wide) => {
      for (let count = 1; count <= 26; count++) {
        const hand = handLayout(count, wide, 200);
        const most = Math.max(...hand.rows);
        expect(hand.rows.reduce((sum, row) => sum + row, 0)).toBe(count);
        expect(hand.width + (most - 1) * hand.step).toBeLessThanOrEqual(wide + 0.001);
        if (most > 1) expect(hand.step).toBeGreaterThanOrEqual(NARROWEST);
        if (hand.rows.length > 1) expect(hand.drop).toBeGreaterThanOrEqual(44);
      }
    },
  );

  it('is as large as may be when there are few cards', () => {
    expect(handLayout(3, 900, 240).width).toBe(104);
    expect(handLayout(3, 900, 240).rows).toEqual([3]);
  });
});

describe('seats round a table', () => {
  it.each([1, 2, 3, 4, 5])('%i others sit apart from each other, from left to right', (others) => {
    const seats = Array.from({ length: others }, (_, n) => place(n, others));
    for (const { x, y } of seats) {
      expect(x).toBeGreaterThanOrEqual(5);
      expect(x).toBeLessThanOrEqual(95);
      expect(y).toBeLessThanOrEqual(60);
    }
    for (let n = 1; n < others; n++) expect(seats[n]!.x).toBeGreaterThan(seats[n - 1]!.x);
  });
});
