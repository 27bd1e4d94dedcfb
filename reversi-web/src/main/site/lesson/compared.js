// The table of the searches so far, so that a class can compare them.
import { byId, element } from '../dom.js';

const COLUMNS = ['algorithm', 'ordering', 'table', 'depth', 'window'];
const rows = new Map();

const count = (number, stopped) => (stopped ? 'over ' : '') + number.toLocaleString('en');

/** Adds a search, or marks its row if it is in the table. */
export function add(found, address) {
  const key = ['game', ...COLUMNS].map((name) => found[name]).join('\n');
  if (!rows.has(key)) {
    const name = element('th', { scope: 'row' },
      element('a', { href: address, textContent: found.game }));
    rows.set(key, element('tr', {}, name,
      ...COLUMNS.map((column) => element('td', { textContent: found[column] })),
      element('td', { textContent: count(found.leaves, found.stopped) }),
      element('td', { textContent: count(found.inner, found.stopped) })));
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
