
// The state is a game, and how many of its moves are shown. The rows of the table have an order,
// and some of them may be hidden.
const list = document.querySelector('#games .list');
const body = list.querySelector('tbody');
const rows = [...body.rows];
const buttons = rows.map((row) => row.querySelector('button'));
const split = (moves) => (moves === '' ? [] : moves.split(' '));
let game = 0;
let step = 0;
let moves = [];

const openingMoves = () => split(data.openings[data.opening[game]]);
const shownRows = () => [...body.rows].filter((row) => !row.hidden);
const gameOf = (row) => rows.indexOf(row);
const sideName = (move) => (move[0] === 'x' ? 'Dark' : 'Light');

/** Returns the discs after the moves that are shown. */
function position() {
  const board = [...data.starts[data.opening[game]]];
  moves.slice(0, step).forEach((move) => play(board, move));
  return board;
}

/** Says which move was played, and whose turn it is. */
function text(board) {
  const count = (disc) => board.filter((each) => each === disc).length;
  const discs = `${count('x')} to ${count('o')} discs.`;
  const last = moves[step - 1];
  const next = moves[step];
  const said = last === undefined ? 'The start'
    : `${step}. ${sideName(last)} ${squareOf(last)}${step <= openingMoves().length ? ' (opening)' : ''}`;
  if (next === undefined) return `${said}. ${data.results[game]}.`;
  const isPass = last !== undefined && last[0] === next[0];
  const passes = isPass ? `${last[0] === 'x' ? 'Light' : 'Dark'} passes, ` : '';
  return `${said}. ${discs} ${passes}${sideName(next)} to move.`;
}

function update() {
  const board = position();
  drawBoard(board, step > 0 ? squareOf(moves[step - 1]) : '');
  byId('spot').classList.toggle('other', step > 0 && step <= openingMoves().length);
  byId('status').textContent = text(board);
  markCurrent(byId('line').children, byId('line').children[step - 1], 'step');
  disable('first', step === 0);
  disable('previous', step === 0);
  disable('next', step === moves.length);
  disable('last', step === moves.length);
  disable('before', neighbor(-1) === undefined);
  disable('after', neighbor(1) === undefined);
}

/** Returns the row beside that of the game. Without such a row, the first that is shown. */
function neighbor(by) {
  const shown = shownRows();
  const at = shown.indexOf(rows[game]);
  return at < 0 ? shown[0] : shown[at + by];
}

function go(to) {
  step = Math.max(0, Math.min(moves.length, to));
  update();
}

/** Shows a game from the end of its opening on. */
function show(to) {
  game = to;
  const opening = openingMoves();
  moves = [...opening, ...split(data.games[game])];
  byId('game').textContent = data.titles[game];
  byId('line').replaceChildren(...moves.map((move, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = squareOf(move);
    button.dataset.step = index + 1;
    if (index < opening.length) button.className = 'opening';
    button.setAttribute(
      'aria-label', `${index + 1}. ${sideName(move)} ${squareOf(move)}${index < opening.length ? ', opening' : ''}`);
    return button;
  }));
  markCurrent(document.querySelectorAll('[data-game]'), undefined, 'true');
  for (const button of document.querySelectorAll(`[data-game="${game + 1}"]`)) {
    button.setAttribute('aria-current', 'true');
  }
  if (!rows[game].hidden) reveal(rows[game]);
  go(opening.length);
}

function showRow(row) {
  if (row) show(gameOf(row));
}

function filter() {
  for (const row of rows) {
    const isWanted = byId('outcome').value === '' || row.classList.contains(byId('outcome').value);
    row.hidden = !isWanted || !['', row.cells[2].textContent].includes(byId('dark').value);
  }
  const count = shownRows().length;
  byId('count').textContent = `${count} ${count === 1 ? 'game' : 'games'}`;
  update();
}

/** Sorts by a column of numbers: by the same column again, the other way round. */
function sort(head) {
  const isDescending = head.getAttribute('aria-sort') === 'ascending';
  for (const each of head.parentNode.cells) each.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending');
  const key = (row) => Number(row.cells[head.cellIndex].textContent);
  const sorted = [...rows].sort((a, b) => key(a) - key(b));
  body.replaceChildren(...(isDescending ? sorted.reverse() : sorted));
  list.scrollTop = 0;
  update();
}

const actions = {
  first: () => go(0),
  previous: () => go(step - 1),
  next: () => go(step + 1),
  last: () => go(moves.length),
  before: () => showRow(neighbor(-1)),
  after: () => showRow(neighbor(1)),
};
listen(actions, { ...stepKeys, p: 'before', n: 'after' }, (target) => {
  if (target.dataset.step) go(Number(target.dataset.step));
  else if (target.dataset.game) {
    show(Number(target.dataset.game) - 1);
    byId('game').scrollIntoView({ block: 'nearest' });
  } else if (target.className === 'sort') sort(target.closest('th'));
  else return false;
  return true;
});
document.querySelector('.filters').addEventListener('change', filter);
// A browser keeps the choices of a page that is loaded again.
show(0);
filter();
