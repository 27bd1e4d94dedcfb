/*
 * The rows on the screen. Only these are elements of the document, so a tree of any size is as fast
 * as a small one. The tree has the focus, and `aria-activedescendant` names the selected row.
 */
const tree = new Tree(JSON.parse(byId('data').textContent));
const { data } = tree;
const scroller = byId('tree');
const live = new Map(); // the elements on the screen, by row
const reserve = []; // elements for other rows
let selected = 0;
let hits = [];
let hitSet = new Set();
let rowHeight = 32;

function button(text, action, className = '') {
  const made = element('button', { className }, text);
  made.type = 'button';
  made.addEventListener('click', action);
  return made;
}

const PARTS = ['twist', 'move', 'badge', 'cells', 'kind', 'note'];

const cellClass = (column) => (column === data.bar ? 'cell bar' : 'cell');

function newElement() {
  const row = element('div', { className: 'row' });
  row.setAttribute('role', 'treeitem');
  PARTS.forEach((part) => { row[part] = row.appendChild(element('span', { className: part })); });
  row.twist.setAttribute('aria-hidden', true);
  row.text = row.move.appendChild(element('span', { className: 'text' }));
  row.symbol = row.kind.appendChild(element('span', { className: 'symbol' }));
  row.symbol.setAttribute('aria-hidden', true);
  row.name = row.kind.appendChild(element('span', { className: 'name' }));
  row.badge.style.flexBasis = 'var(--column-0)';
  for (let column = 1; column < data.columns; column++) {
    const cell = row.cells.appendChild(element('span', { className: cellClass(column) }));
    // A screen reader says the name of the column.
    cell.append(element('span', { className: 'spoken' }), '');
    cell.style.flexBasis = `var(--column-${column})`;
  }
  return row;
}

/** Writes what changes only with the step. */
function write(made, row) {
  const [kind, symbol] = tree.kind(row);
  made.row = row;
  made.step = tree.steps.now;
  made.id = `row-${row}`;
  made.style.setProperty('--ply', data.ply[row]);
  made.setAttribute('aria-level', data.ply[row] + 1);
  made.text.textContent = tree.move(row);
  badge(made.badge, row);
  for (let column = 1; column < data.columns; column++) {
    const cell = made.cells.children[column - 1];
    const text = tree.cell(column, row);
    cell.firstChild.textContent = text === '' ? '' : `${data.names[column]} `;
    cell.lastChild.data = text;
    if (column === data.bar) {
      cell.style.setProperty('--share', share(row));
    }
  }
  made.symbol.textContent = symbol;
  made.name.textContent = kind;
  made.note.textContent = tree.note(row);
}

function fill(made, row) {
  if (made.row !== row || made.step !== tree.steps.now) {
    write(made, row);
  }
  const inner = tree.canOpen(row);
  const isOpen = inner && tree.open[row] === 1;
  const classes = ['row', `tone-${tree.kind(row)[2]}`];
  if (row === selected) classes.push('selected');
  if (hitSet.has(row)) classes.push('hit');
  if (tree.isPrincipal(row)) classes.push('principal');
  made.className = classes.join(' ');
  made.style.top = `${tree.place(row) * rowHeight}px`;
  made.twist.textContent = inner ? (isOpen ? '\u25be' : '\u25b8') : '';
  made.twist.classList.toggle('holds', inner && !isOpen && holdsHit(row));
  const siblings = tree.children(tree.parent[row]).filter((each) => tree.isShown(each));
  made.setAttribute('aria-setsize', siblings.length);
  made.setAttribute('aria-posinset', siblings.indexOf(row) + 1);
  made.setAttribute('aria-selected', row === selected);
  if (inner) {
    made.setAttribute('aria-expanded', isOpen);
  } else {
    made.removeAttribute('aria-expanded');
  }
}

/** Writes a row's value. The shape and the color show which side is to move. */
function badge(made, row) {
  const value = tree.cell(0, row);
  const side = tree.is(row, Tree.OTHER_SIDE) ? 'other' : 'first';
  made.className = value === '' ? 'badge empty' : `badge ${side}`;
  made.textContent = value;
}

/** Returns a row's part of the whole, from 0 to 1. */
function share(row) {
  const whole = tree.text(data.cells[data.bar][tree.path(row)[0]]);
  const part = tree.number(data.bar, row) / Tree.number(whole);
  return Number.isFinite(part) ? part : 0;
}

/** Returns whether there is a hit below a row. */
function holdsHit(row) {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hits[middle] <= row) low = middle + 1; else high = middle;
  }
  return low < hits.length && hits[low] < tree.end[row];
}

/** Makes the scrolled area as high as all rows. */
function fit() {
  const space = byId('space');
  space.style.height = `${tree.length * rowHeight}px`;
  return space;
}

/** Brings the elements in line with the rows that are on the screen. */
function render() {
  const space = fit();
  const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 8);
  const last = Math.min(tree.length, first + Math.ceil(scroller.clientHeight / rowHeight) + 16);
  const wanted = [...tree.view.subarray(first, last)];
  // The selected row stays in the document, because the tree refers to it.
  if (tree.view[tree.place(selected)] === selected && !wanted.includes(selected)) {
    wanted.push(selected);
    wanted.sort((a, b) => a - b);
  }
  const keep = new Set(wanted);
  for (const [row, made] of live) {
    if (!keep.has(row)) {
      live.delete(row);
      made.remove();
      reserve.push(made);
    }
  }
  wanted.forEach((row, index) => {
    const made = live.get(row) ?? reserve.pop() ?? newElement();
    live.set(row, made);
    fill(made, row);
    // The order of the elements is the order of the rows.
    if (space.children[index] !== made) {
      space.insertBefore(made, space.children[index] ?? null);
    }
  });
  scroller.setAttribute('aria-activedescendant', `row-${selected}`);
}

