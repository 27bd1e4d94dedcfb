// Names and numbers as the page shows them.

export const SIDES = { X: 'Black', O: 'White' };
export const PASS = '--';

export const other = (side) => (side === 'X' ? 'O' : 'X');

export const moveName = (move) => (move === PASS ? 'pass' : move);

/** A value in discs: with its sign; whole if it is exact. */
export function discs({ value, exact }) {
  const text = Math.abs(value).toFixed(exact ? 0 : 1);
  const sign = Number(text) === 0 ? '' : value < 0 ? '−' : '+';
  return sign + text;
}

/** A number of discs that were lost, with at most one decimal. */
export const amount = (value) => value.toFixed(1).replace('.0', '');

/** Returns a message of the engine, whose sides are named Dark and Light, as in the library. */
export const inWords = (message) =>
  message.replace(/\bDark\b/g, SIDES.X).replace(/\bLight\b/g, SIDES.O);
