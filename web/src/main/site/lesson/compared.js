// The table of the searches so far, so that a class can compare them.
import { byId, element } from '../shared/dom.js';

// What makes a search differ from another one.
const KEY = ['game', 'algorithm', 'ordering', 'table', 'depth', 'window'];
const rows = new Map();

const count = (number, stopped) => (stopped ? 'over ' : '') + number.toLocaleString('en');

/** Adds a search, or marks its row if it is in the table. */
export function add(found, address) {
  const key = KEY.map((name) => found[name]).join('\n');
  if (!rows.has(key)) {
    const cells = [found.ordering, found.table, count(found.leaves, found.stopped),
      count(found.inner, found.stopped), found.game, found.depth, found.window];
    rows.set(key, element('tr', {},
      element('th', { scope: 'row' },
        element('a', { href: address, textContent: found.algorithm })),
      ...cells.map((textContent) => element('td', { textContent }))));
    byId('compared').tBodies[0].append(rows.get(key));
  }
  rows.forEach((row) => row.classList.toggle('shown', row === rows.get(key)));
  draw();
}

function draw() {
  byId('compared').hidden = rows.size === 0;
  byId('clear').disabled = rows.size === 0;
  byId('none-compared').hidden = rows.size > 0;
}

export function connect() {
  byId('clear').onclick = () => {
    rows.clear();
    byId('compared').tBodies[0].replaceChildren();
    draw();
  };
}
