import { byId, classes } from './dom.js';
import { SIDES, discs } from './notation.js';

const board = byId('board');
const squares = [...board.querySelectorAll('button')];
const COLORS = { X: 'black', O: 'white', '-': '' };
const SIZE = 8;

/** Calls a listener with the name of each square that is clicked. */
export function onSquare(listener) {
  board.addEventListener('click', (e) => {
    const square = e.target.closest('button');
    if (!square) return;
    moveFocus(square);
    listener(square.id);
  });
}

/**
 * Draws a position.
 *
 * @param cells 64 of X, O and -
 * @param legal the names of the squares where a click plays a move
 * @param last the name of the square of the last move
 * @param hints a map from squares to values
 * @param marked the name of a square to point at, such as that of a better move
 */
export function draw({ cells, legal = [], last = '', hints = new Map(), marked = '' }) {
  const best = Math.max(...[...hints.values()].map((hint) => hint.value));
  squares.forEach((square, i) => {
    const name = square.id;
    const color = COLORS[cells[i]];
    const isLegal = legal.includes(name);
    const hint = isLegal ? hints.get(name) : undefined;
    square.className = classes(
      color,
      isLegal && 'legal',
      name === last && 'last',
      name === marked && 'marked',
      hint && 'hint',
      hint?.value === best && 'best',
      hint?.exact && 'exact',
    );
    square.textContent = hint ? discs(hint) : '';
    square.setAttribute('aria-label', [
      name,
      color ? SIDES[cells[i]].toLowerCase() : 'empty',
      isLegal && 'legal move',
      name === last && 'last move',
      hint && `value ${discs(hint)}${hint.exact ? ' exact' : ''}`,
    ].filter(Boolean).join(', '));
  });
}

// One square takes part in the order of the tab key; the arrow keys choose which.
function moveFocus(square) {
  squares.forEach((each) => (each.tabIndex = each === square ? 0 : -1));
  square.focus();
}

const STEPS = {
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  Home: (row) => [row, 0],
  End: (row) => [row, SIZE - 1],
  PageUp: (row, column) => [0, column],
  PageDown: (row, column) => [SIZE - 1, column],
};

board.addEventListener('keydown', (e) => {
  const at = squares.indexOf(e.target);
  const step = STEPS[e.key];
  if (at < 0 || !step || e.altKey || e.ctrlKey || e.metaKey) return;
  e.preventDefault();
  const inside = (i) => Math.min(SIZE - 1, Math.max(0, i));
  const [row, column] = step(Math.floor(at / SIZE), at % SIZE).map(inside);
  moveFocus(squares[row * SIZE + column]);
});
