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
 * Draws a position, and how many discs each side has.
 *
 * @param cells 64 of X, O and -
 * @param legal the names of the squares where a click plays a move
 * @param last the name of the square of the last move
 * @param hints a map from squares to values
 * @param better the name of the square of a move that was better than the last one
 */
export function draw({ cells, legal = [], last = '', hints = new Map(), better = '' }) {
  for (const [id, side] of [['black-count', 'X'], ['white-count', 'O']]) {
    byId(id).textContent = [...cells].filter((cell) => cell === side).length;
  }
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
      name === better && 'better',
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
      name === better && 'better move',
      hint && `value ${discs(hint)}${hint.exact ? ' exact' : ''}`,
    ].filter(Boolean).join(', '));
  });
}

// The tab key reaches one square, which the arrow keys choose.
function select(square) {
  squares.forEach((each) => (each.tabIndex = each === square ? 0 : -1));
}

function moveFocus(square) {
  select(square);
  square.focus();
}

select(squares[0]);

/** Gives the board the focus, for example if the button that had it is gone. */
export function focus() {
  squares.find((square) => square.tabIndex === 0).focus();
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
