/* The panel: everything that is known about the selected row. */

/** Fills the panel. */
function panel() {
  const row = selected;
  const [kind, symbol, tone, meaning] = tree.kind(row);
  const parts = [crumbs(row)];

  const head = element('div', { className: `lead tone-${tone}` });
  head.append(element('h2', {}, tree.move(row)), element('span', { className: 'badge' }));
  badge(head.lastChild, row);
  const name = element('span', { className: 'kind' });
  name.append(
    element('span', { className: 'symbol' }, symbol), element('span', { className: 'name' }, kind));
  head.append(name);
  parts.push(head, element('p', { className: 'meaning' }, meaning));

  if (tree.note(row) !== '') {
    const note = element('p', { className: `reason tone-${tone}` }, tree.note(row));
    const about = data.about[row];
    if (about >= 0 && about < data.ply[row]) {
      note.append(' ', button('Show it', () => goTo(tree.path(row)[about])));
    }
    parts.push(note);
  }
  parts.push(picture(row));

  const list = element('dl', {});
  data.names.forEach((each, column) => {
    if (tree.cell(column, row) !== '') {
      list.append(element('dt', {}, each), element('dd', {}, tree.cell(column, row)));
    }
  });
  if (data.key[row] !== 0) {
    list.append(element('dt', {}, 'key'), element('dd', {}, tree.text(data.key[row])));
  }
  parts.push(list);
  parts.push(links('Best line', tree.line(row), (each) => tree.move(each)));
  const same = tree.same(row);
  parts.push(links(`Same position (${same.length})`, same.slice(0, 12), pathText));
  byId('panel').replaceChildren(...parts.filter((part) => part !== null));
}

function pathText(row) {
  return tree.path(row).slice(1).map((each) => tree.move(each)).join(' ');
}

function crumbs(row) {
  const nav = element('nav', { className: 'crumbs' });
  nav.setAttribute('aria-label', 'Moves to the selected position');
  tree.path(row).forEach((each) => nav.append(button(tree.move(each), () => goTo(each))));
  return nav;
}

function links(title, rows, text) {
  if (rows.length === 0) {
    return null;
  }
  const group = element('div', { className: 'links' });
  group.append(element('h3', {}, title), ...rows.map((each) => {
    const link = element('a', {}, text(each));
    link.href = tree.address(each);
    return link;
  }));
  return group;
}

/** Draws the position, with what the move changed marked. A cut move shows the position before. */
function picture(row) {
  let at = row;
  while (at >= 0 && tree.picture(at) === null) {
    at = tree.parent[at];
  }
  if (at < 0) {
    return null;
  }
  const lines = tree.picture(at);
  const before = at === row ? tree.picture(tree.parent[at]) : null;
  const made = element('figure', { className: 'picture' });
  if (data.drawn) {
    const { board, toMove } = data.drawn;
    const seat = (data.flags[at] & 2) === 0 ? toMove : 1 - toMove;
    made.append(
      drawing(lines.join(''), before?.join('')), element('p', {}, `${board.seats[seat]} to move`));
  } else {
    made.append(text(lines, before));
  }
  if (at !== row) {
    made.append(element('figcaption', {}, 'The position before the move'));
  }
  return made;
}

/** Draws a board. The cells that differ from the board before are marked. */
function drawing(cells, before = cells) {
  const holder = element('div', {});
  holder.innerHTML = data.drawn.svg;
  const board = holder.firstElementChild;
  board.removeAttribute('id');
  const different = [...cells].flatMap((cell, at) => (cell === before[at] ? [] : [at]));
  drawBoard(board, data.drawn.board, { cells, changed: different });
  return board;
}

/** Writes a picture of characters. In the lines of a board, those that differ are marked. */
function text(lines, before) {
  const cells = boardWidth(lines);
  const made = element('pre', {});
  lines.forEach((line, index) => {
    const isBoard = line.length === cells;
    const old = before?.length === lines.length ? before[index] : line;
    const target = made.appendChild(element('span', { className: isBoard ? 'squares' : '' }));
    marked(target, line, isBoard && old.length === line.length ? old : line);
    made.append('\n');
  });
  return made;
}

/** Returns the length of the lines that look like those of a board, or -1. */
function boardWidth(lines) {
  const dense = lines.filter((line) => line.replace(/\s/g, '').length > 0.6 * line.length);
  const most = dense.map((line) => line.length)
    .find((length) => 2 * dense.filter((line) => line.length === length).length > lines.length);
  return lines.length > 2 ? most ?? -1 : -1;
}

/** Adds a line, and marks each character that differs from the old line. */
function marked(target, line, old) {
  let from = 0;
  for (let at = 0; at < line.length; at++) {
    if (line[at] !== old[at]) {
      target.append(line.slice(from, at), element('mark', {}, line[at]));
      from = at + 1;
    }
  }
  target.append(line.slice(from));
}
