// What the pages with a board share. A page knows no rules: a move of the data is the seat that plays
// it, its text, the cells to mark, and what it changes. Without a drawing, positions are texts.
const data = JSON.parse(document.getElementById('data').textContent);

/** Reads a move of the data. */
function moveOf(text) {
  const [, seat, passed, name, cells, changes]
    = /^(\d+)\+?(\d*) ([^ ]+) ([^ ]*) ([^]*)$/.exec(text);
  return {
    seat: Number(seat), passed: [...passed].map(Number), name, cells: [...cells].map(numberOf), changes,
  };
}

const play = (position, move) => (data.board ? changed(position, move.changes) : move.changes);

/** Returns the positions from the first one on, each after one more move. */
function positionsOf(start, moves) {
  return moves.reduce((all, move) => [...all, play(all.at(-1), move)], [start]);
}

/** Shows a position with marks. */
function showBoard(cells, marks) {
  if (data.board) drawBoard(byId('board'), data.board, { cells, ...marks });
  else byId('board').textContent = cells;
}

/** Marks a button that does nothing now. It keeps the focus, as a disabled button would not. */
function disable(name, nothing) {
  byId(name).setAttribute('aria-disabled', nothing);
}

/** Marks the current one of some elements, if there is one. */
function markCurrent(elements, current, kind) {
  for (const each of elements) {
    if (each === current) each.setAttribute('aria-current', kind);
    else each.removeAttribute('aria-current');
  }
}

/** Shows a row in the middle of its list. Only the list is scrolled, so the board stays in place. */
function reveal(row) {
  const list = row.closest('.list');
  list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
}

/** Calls the action of a button or a key. The page may handle other clicks first. */
function listen(actions, keys, isHandled) {
  document.addEventListener('click', (event) => {
    const target = event.target.closest('[data-step], button');
    if (target && !isHandled(target) && target.id in actions) actions[target.id]();
  });
  document.addEventListener('keydown', (event) => {
    const isTyped = event.ctrlKey || event.altKey || event.metaKey || event.target.closest('select');
    if (isTyped || !(event.key in keys)) return;
    event.preventDefault();
    actions[keys[event.key]]();
  });
}

const stepKeys = { Home: 'first', ArrowLeft: 'previous', ArrowRight: 'next', End: 'last' };
