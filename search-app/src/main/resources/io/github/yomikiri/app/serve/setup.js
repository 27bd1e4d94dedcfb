// A position that the person sets up: clicks change what stands on the cells.
import { call } from './link.js';
import { byId } from './shared/dom.js';
import * as table from './table.js';
import { errorIn } from './words.js';

const EMPTY = '0';

let cells;
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
  table.edit((cell) => {
    const kinds = [EMPTY, ...known.pieces];
    const next = kinds[(kinds.indexOf(cells[cell]) + 1) % kinds.length];
    draw(cells.slice(0, cell) + next + cells.slice(cell + 1));
  });
  draw(known.shown);
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
