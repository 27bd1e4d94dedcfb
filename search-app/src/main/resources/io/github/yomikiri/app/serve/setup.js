// A position that the person sets up: clicks change what stands on the cells.
import { call } from './link.js';
import { byId, element } from './shared/dom.js';
import * as table from './table.js';
import { errorIn } from './words.js';

const EMPTY = '0';
/** Few kinds of pieces follow each other at clicks on a cell. Of more, the person chooses one. */
const FEW = 3;

let cells;
/** The character of the chosen piece; undefined if there are few kinds. */
let chosen;
/** What can stand on a cell, and the boards to begin with. */
let known;

export const isActive = () => known !== undefined;

/**
 * Begins to set up a position, from the one on the board. What the computer does ends.
 *
 * @param seats the names of the seats
 * @param seat the one to move
 */
export async function begin(seats, seat) {
  const answer = await call('set-up');
  if (answer.error || answer.canceled) return;
  known = answer;
  byId('to-move').replaceChildren(...seats.map((name, at) => new Option(name, at)));
  byId('to-move').value = seat;
  byId('set-up-start').hidden = known.start === '';
  show();
  table.learn(known.board);
  table.edit((cell) => draw(cells.slice(0, cell) + next(cells[cell]) + cells.slice(cell + 1)));
  draw(known.shown);
  offer(known.pieces.length > FEW ? [...known.pieces] : []);
}

/** Offers pieces to choose from. */
function offer(pieces) {
  byId('set-up-pieces').hidden = pieces.length === 0;
  byId('set-up-pieces').replaceChildren(...pieces.map((piece) => element('button', {
    innerHTML: table.piece(piece), ariaLabel: table.pieceName(piece), onclick: () => choose(piece),
  })));
  choose(pieces[0]);
}

function choose(piece) {
  chosen = piece;
  [...byId('set-up-pieces').children].forEach((button, at) => {
    button.ariaPressed = known.pieces[at] === piece;
  });
}

/** Returns what stands on a cell after a click. */
function next(now) {
  if (chosen) return chosen === now ? EMPTY : chosen;
  const kinds = [EMPTY, ...known.pieces];
  return kinds[(kinds.indexOf(now) + 1) % kinds.length];
}

export function end() {
  known = undefined;
  table.edit(undefined);
  show();
}

function show() {
  byId('setup').hidden = !isActive();
  document.body.classList.toggle('setting-up', isActive());
}

function draw(next) {
  cells = next;
  byId('set-up-error').textContent = '';
  table.show({ cells });
}

/**
 * Connects the buttons.
 *
 * @param use opens the text of a position
 * @param cancel goes back to the game
 */
export function connect(use, cancel) {
  byId('set-up-use').onclick = async () => {
    const answer = await call('position', { cells, seat: byId('to-move').value });
    if (answer.error) byId('set-up-error').textContent = errorIn(answer);
    else {
      end();
      use(answer.game);
    }
  };
  byId('set-up-clear').onclick = () => draw(EMPTY.repeat(cells.length));
  byId('set-up-start').onclick = () => draw(known.start);
  byId('set-up-cancel').onclick = () => {
    end();
    cancel();
  };
}
