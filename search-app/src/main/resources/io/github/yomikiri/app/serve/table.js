// The board of the page: the position that is shown, and how a person makes a move on it.
import { changed, numberOf } from './shared/board.js';
import { connectBoard } from './shared/buttons.js';
import { byId, element } from './shared/dom.js';
import { word } from './words.js';

let draw = () => {};
let board = null;
let legal = [];
let clicked = [];
let shown = { cells: '' };
let play = () => {};
/** Is called with a cell that is clicked, while a position is set up. */
let edited;

/**
 * Reads a move as the engine writes it: who made it and who passes then, its text, its cells, and
 * what it changes.
 */
export function readMove(text) {
  const [seat, move, clicks, ...changes] = text.split(' ');
  return {
    seat: Number.parseInt(seat, 10), passed: [...(seat.split('+')[1] ?? '')].map(Number), move,
    clicks: [...clicks].map(numberOf), changes: changes.join(' '),
  };
}

/** Returns the position after moves. */
export function after(position, moves) {
  return moves.reduce(
    (cells, { changes }) => (board ? changed(cells, changes) : changes), position);
}

/**
 * Makes the board of a game.
 *
 * @param picture the board as SVG or, without a drawing, as HTML
 * @param known what is known about the cells and the pieces; null without a drawing
 * @param listener is called with the text of a move that a person makes
 */
export function make(picture, known, listener) {
  byId('board').innerHTML = picture;
  const made = byId('board').firstElementChild;
  made.removeAttribute('id');
  play = listener;
  shown = { cells: '' };
  learn(known);
  draw = known
    ? connectBoard(made, board, click, (key) => word(`cell-${key}`))
    : ({ cells }) => { made.textContent = cells; };
}

/** Takes what is known about the pieces now; new ones may have come. */
export function learn(known) {
  if (board && known) Object.assign(board, known);
  else board = known;
}

/** Returns the picture of the piece for which a character stands. */
export const piece = (character) => '<svg class="board" viewBox="-20 -20 40 40" aria-hidden="true">'
  + `<g class="piece">${board.shapes[numberOf(character) - 1]}</g></svg>`;

/** Returns the name of the piece for which a character stands. */
export function pieceName(character) {
  const at = numberOf(character) - 1;
  return [board.seats[board.owners[at]], board.labels[at]].filter(Boolean).join(', ');
}

/**
 * Shows a position.
 *
 * @param next its `cells`; the number of moves `at` it; the `last` move's cells and those `better`;
 *     the `legal` moves, if a person can make one; and `values`, a map from the texts of moves to
 *     values
 */
export function show(next) {
  // Pieces flip at one step forward or back.
  const flipFrom = [shown, next].find(({ at }) => at === 1 + Math.min(shown.at, next.at))?.last;
  const isSame = shown.cells === next.cells && shown.at === next.at;
  shown = next;
  legal = (next.legal ?? []).map((text) => {
    const [move, clicks = ''] = text.split(' ');
    return { move, clicks: [...clicks].map(numberOf) };
  });
  // Values and other news leave a move that is half made as it is.
  if (!isSame || !legal.some(({ clicks }) => beginsWith(clicks, clicked))) clicked = [];
  redraw(flipFrom);
}

const beginsWith = (clicks, path) => path.every((cell, at) => clicks[at] === cell);

function redraw(flipFrom) {
  const values = shown.values ?? new Map();
  const best = Math.max(...[...values.values()].map(({ value }) => value));
  const onCells = new Map();
  for (const { move, clicks } of legal) {
    const value = values.get(move);
    const cell = clicks.at(-1);
    if (!value || cell === undefined || onCells.get(cell)?.value >= value.value) continue;
    onCells.set(cell, { ...value, best: value.value === best });
  }
  draw({
    cells: shown.cells,
    last: shown.last ?? [],
    better: shown.better ?? [],
    changed: clicked,
    flipFrom,
    legal: [...new Set(legal.filter(({ clicks }) => beginsWith(clicks, clicked))
      .map(({ clicks }) => clicks[clicked.length]))].filter((cell) => cell !== undefined),
    values: onCells,
  });
  // Moves without cells are chosen from a list, and so are those that share their cells.
  offer(legal.filter(({ clicks }) => clicks.length === clicked.length
    && beginsWith(clicks, clicked)), values);
}

function offer(moves, values) {
  byId('choices').hidden = moves.length === 0;
  byId('choices').replaceChildren(...moves.map(({ move }) => {
    const value = values.get(move);
    return element('button', {
      textContent: value ? `${move}  ${value.text}` : move, onclick: () => play(move),
    });
  }));
}

/** Calls a listener with each cell that is clicked; undefined to make moves again. */
export function edit(listener) {
  edited = listener;
}

/** @return what to say to the person; undefined for nothing */
function click(cell) {
  if (edited) {
    edited(cell);
    return;
  }
  const going = legal.filter(({ clicks }) => beginsWith(clicks, [...clicked, cell]));
  const isUndone = clicked.length > 0 && clicked.at(-1) === cell;
  if (going.length === 0 && clicked.length > 0) {
    clicked = [];
    redraw();
    if (!isUndone) click(cell);
    return;
  }
  if (going.length === 0) return;
  clicked = [...clicked, cell];
  const whole = going.filter(({ clicks }) => clicks.length === clicked.length);
  if (going.length === 1 && whole.length === 1) {
    play(whole[0].move);
    return;
  }
  redraw();
  byId('status').textContent = word(whole.length > 0 ? 'chooseMove' : 'goOn');
}

/** Gives the board the focus. */
export function focus() {
  byId('board').querySelector('.cell[tabindex="0"]')?.focus();
}
