import * as board from './board.js';
import { byId } from './shared/dom.js';

const EMPTY = '-'.repeat(64);
const START = '---------------------------OX------XO---------------------------';
const NEXT = { '-': 'X', X: 'O', O: '-' };
const COLUMNS = 'abcdefgh';

let cells = [];
let active = false;

export const isActive = () => active;

/** Begins to set up a position, from the one on the board. */
export function begin(position) {
  cells = [...position.board];
  document.querySelector(`[name=to-move][value=${position.toMove}]`).checked = true;
  setActive(true);
}

export function end() {
  setActive(false);
}

function setActive(value) {
  active = value;
  byId('setup').hidden = !value;
  byId('paste').hidden = value;
  byId('setup-error').textContent = '';
  document.body.classList.toggle('setting-up', value);
}

/** Changes a square: empty, Black, White. */
export function click(square) {
  const i = (square[1] - 1) * 8 + COLUMNS.indexOf(square[0]);
  cells[i] = NEXT[cells[i]];
  draw();
}

export function draw() {
  board.draw({ cells });
}

/** Returns the position in OBF. */
export function position() {
  return `${cells.join('')} ${document.querySelector('[name=to-move]:checked').value}`;
}

/** Shows what is wrong with the position; undefined for nothing. */
export function showError(text = '') {
  byId('setup-error').textContent = text;
}

function fill(text) {
  cells = [...text];
  draw();
}

byId('setup-clear').onclick = () => fill(EMPTY);
byId('setup-start').onclick = () => fill(START);
