// How many cards go side by side: arithmetic only.

export const NARROWEST = 26;
const RATIO = 1.4;
const LIFT = 14;

export interface HandLayout {
  /** Width of a card, distance between two, in pixels. */
  width: number;
  step: number;
  /** Cards in each row, from the back to the front. */
  rows: number[];
  /** Distance between the tops of two rows. */
  drop: number;
  height: number;
}

/**
 * A hand of `count` cards in a place `wide` by `high` pixels: as large as fits, every card's corner at least
 * `NARROWEST` wide and, in a row behind another, high enough to be tapped.
 */
export function handLayout(count: number, wide: number, high: number, largest = 104): HandLayout {
  const least = 44;
  for (let rows = 1; rows <= 4; rows++) {
    const most = Math.ceil(count / rows);
    const drop = Math.max(least, Math.min(64, (high - LIFT) / (rows + 1)));
    const tall = high - LIFT - (rows - 1) * drop;
    const width = Math.min(largest, tall / RATIO, wide);
    const step = most > 1 ? Math.min(width * 0.82, (wide - width) / (most - 1)) : 0;
    if ((most <= 1 || step >= NARROWEST) && (width >= 46 || rows === 4)) {
      const front = Array.from({ length: rows }, (_, n) => Math.floor((count + n) / rows));
      return { width, step, rows: front, drop, height: width * RATIO + (rows - 1) * drop + LIFT };
    }
  }
  const step = Math.max(NARROWEST, (wide - 46) / Math.max(1, Math.ceil(count / 4) - 1));
  return {
    width: 46,
    step,
    rows: Array.from({ length: 4 }, (_, n) => Math.floor((count + n) / 4)),
    drop: least,
    height: 64 + 3 * least + LIFT,
  };
}

/** Where seat `n` of `others` sits round an oval table, in percent from the left and the top; one's own is below. */
export function place(n: number, others: number): { x: number; y: number } {
  const spread = others === 1 ? 0 : others === 2 ? 100 : 172;
  const angle = others === 1 ? 0 : -spread / 2 + (spread * n) / (others - 1);
  const turn = ((angle - 90) * Math.PI) / 180;
  return { x: 50 + 43 * Math.cos(turn), y: 54 + 44 * Math.sin(turn) };
}
