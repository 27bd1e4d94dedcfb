
// The state is a game, and how many of its moves are shown. The rows of the table have an order,
// and some of them may be hidden.
const list = document.querySelector('#games .list');
const body = list.querySelector('tbody');
const rows = [...body.rows];
const buttons = rows.map((row) => row.querySelector('button'));
const openings = data.openings.map((each) => each.map(moveOf));
const seats = data.seats;
let game = 0;
let step = 0;
let moves = [];
let positions = [];

const openingMoves = () => openings[data.opening[game]];
const shownRows = () => [...body.rows].filter((row) => !row.hidden);
const gameOf = (row) => rows.indexOf(row);

/** Says which move was played, and whose turn it is. */
function text() {
  const count = (seat) => countOf(data.board, positions[step], seat);
  const counts = data.counted ? `${count(0)} to ${count(1)} ${data.counted}. ` : '';
  const last = moves[step - 1];
  const next = moves[step];
  const said = last === undefined ? 'The start'
    : `${step}. ${seats[last.seat]} ${last.name}${step <= openingMoves().length ? ' (opening)' : ''}`;
  if (next === undefined) return `${said}. ${data.results[game]}.`;
  const passes = last?.passed.length > 0 ? `${last.passed.map((seat) => seats[seat]).join(', ')} passes, ` : '';
  return `${said}. ${counts}${passes}${seats[next.seat]} to move.`;
}

function update() {
  const isOpening = step <= openingMoves().length;
  showBoard(positions[step], { [isOpening ? 'other' : 'last']: moves[step - 1]?.cells ?? [] });
  byId('status').textContent = text();
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
  moves = [...opening, ...data.games[game].map(moveOf)];
  positions = positionsOf(data.starts[data.opening[game]], moves);
  byId('game').textContent = data.titles[game];
  byId('line').replaceChildren(...moves.map((move, index) => {
    const button = element('button', { type: 'button' }, move.name);
    button.dataset.step = index + 1;
    if (index < opening.length) button.className = 'opening';
    button.setAttribute(
      'aria-label', `${index + 1}. ${seats[move.seat]} ${move.name}${index < opening.length ? ', opening' : ''}`);
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
    row.hidden = !isWanted || !['', row.cells[2].textContent].includes(byId('seat').value);
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
