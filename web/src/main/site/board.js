// Reversi on the shared board: a position is 64 of X, O and -, and squares have names.
import { discs } from './notation.js';
import { connectBoard } from './shared/buttons.js';
import { byId } from './shared/dom.js';

const OWNERS = { X: 0, O: 1 };
let board;
let drawState;

/**
 * Shows the board.
 *
 * @param drawn the export `board` describes it
 * @param listener is called with the name of each square that is clicked
 */
export function make({ svg, data }, listener) {
  byId('board').innerHTML = svg;
  const picture = byId('board').firstElementChild;
  picture.removeAttribute('id');
  board = JSON.parse(data);
  drawState = connectBoard(picture, board, (cell) => listener(board.names[cell]));
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
  const numbers = (names) => names.filter(Boolean).map((name) => board.names.indexOf(name));
  const best = Math.max(...[...hints.values()].map((hint) => hint.value));
  const hinted = legal.filter((name) => hints.has(name));
  drawState({
    // The piece 0 is an empty square.
    cells: [...cells].map((cell) => 1 + board.owners.indexOf(OWNERS[cell])).join(''),
    legal: numbers(legal),
    last: numbers([last]),
    better: numbers([better]),
    values: new Map(hinted.map((name, i) => {
      const hint = hints.get(name);
      const value = { text: discs(hint), best: hint.value === best, exact: hint.exact };
      return [numbers(hinted)[i], value];
    })),
  });
}

/** Gives the board the focus, for example if the button that had it is gone. */
export function focus() {
  byId('board').querySelector('.cell[tabindex="0"]').focus();
}
