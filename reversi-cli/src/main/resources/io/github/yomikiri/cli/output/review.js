// The state is a move of the game, and how many moves of its better line are shown.
const data = JSON.parse(document.getElementById('data').textContent);
const byId = (id) => document.getElementById(id);
const discs = [...document.querySelectorAll('#board circle:not(.spot)')];
const columns = [...document.querySelectorAll('.column')];
const rows = [...document.querySelectorAll('#moves tbody button')];
const mistakes = rows.filter((row) => row.closest('.mistake, .blunder'))
  .map((row) => Number(row.dataset.step));
const end = data.boards.length - 1;
let step = 0;
let shown = 0;

const square = (name) => name.charCodeAt(0) - 97 + data.size * (Number(name[1]) - 1);
const nameOf = (index) => 'abcdefgh'[index % data.size] + (1 + Math.floor(index / data.size));

/** Returns the discs of the position that is shown, and the square of the last move. */
function position() {
  if (shown === 0) return [[...data.boards[step]], data.moves[step]];
  const board = [...data.boards[step - 1]];
  let last = '';
  for (const turned of data.lines[step].slice(0, shown)) {
    for (let at = 1; at < turned.length; at += 2) board[square(turned.slice(at))] = turned[0];
    last = turned.slice(1, 3);
  }
  return [board, last];
}

/** Moves a mark to a square, or hides the mark. */
function place(name, to) {
  byId(name).toggleAttribute('hidden', to === '');
  if (to === '') return;
  for (const center of ['cx', 'cy']) {
    byId(name).setAttribute(center, discs[square(to)].getAttribute(center));
  }
}

function draw() {
  const [board, last] = position();
  board.forEach((disc, index) => discs[index].setAttribute('class', disc));
  byId('spot').classList.toggle('best', shown > 0);
  place('spot', last);
  place('better', shown === 0 && mistakes.includes(step) ? data.lines[step][0].slice(1, 3) : '');
  const names = (disc) => board.flatMap((each, index) => (each === disc ? nameOf(index) : [])).join(' ');
  byId('board').setAttribute('aria-label', `Dark: ${names('x')}. Light: ${names('o')}.`);
}

function drawLine() {
  const line = data.lines[step];
  const show = byId('show');
  show.hidden = line.length === 0;
  show.textContent = shown > 0 ? 'Back to the game' : `Best was ${data.better[step]}: show the line`;
  show.setAttribute('aria-expanded', shown > 0);
  byId('line').hidden = shown === 0;
  byId('line').replaceChildren(...line.map((turned, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = turned.slice(1, 3) || 'pass';
    button.dataset.shown = index + 1;
    if (index + 1 === shown) button.setAttribute('aria-current', 'step');
    return button;
  }));
}

/** Marks a button that does nothing now. It keeps the focus, as a disabled button would not. */
function disable(name, nothing) {
  byId(name).setAttribute('aria-disabled', nothing);
}

function update() {
  draw();
  drawLine();
  const moves = data.lines[step].slice(0, shown).map((turned) => turned.slice(1, 3) || 'pass');
  byId('status').textContent = shown > 0
    ? `Instead of ${data.moves[step]}: ${moves.join(' ')}` : data.texts[step];
  disable('first', step === 0);
  disable('previous', step === 0);
  disable('next', shown > 0 ? shown === data.lines[step].length : step === end);
  disable('last', step === end && shown === 0);
  disable('mistake', !mistakes.some((each) => each > step));
  const column = columns[step];
  const x = Number(column.getAttribute('x')) + Number(column.getAttribute('width')) / 2;
  byId('cursor').setAttribute('d', byId('cursor').getAttribute('d').replace(/^M[\d.]+/, `M${x}`));
  rows.forEach((row, index) => {
    if (index + 1 === step) row.setAttribute('aria-current', 'step');
    else row.removeAttribute('aria-current');
  });
  // Only the list is scrolled, so that the board stays where it is.
  const list = document.querySelector('.list');
  const row = step > 0 ? rows[step - 1].closest('tr') : undefined;
  list.scrollTop = row ? row.offsetTop - (list.clientHeight - row.offsetHeight) / 2 : 0;
}

function go(to, line = 0) {
  step = Math.max(0, Math.min(end, to));
  shown = Math.max(0, Math.min(data.lines[step].length, line));
  update();
}

const actions = {
  first: () => go(0),
  previous: () => (shown > 0 ? go(step, shown - 1) : go(step - 1)),
  next: () => (shown > 0 ? go(step, shown + 1) : go(step + 1)),
  last: () => go(end),
  mistake: () => go(mistakes.find((each) => each > step) ?? step),
  show: () => go(step, shown > 0 ? 0 : 1),
};
const keys = { Home: 'first', ArrowLeft: 'previous', ArrowRight: 'next', End: 'last', m: 'mistake' };

document.addEventListener('click', (event) => {
  const target = event.target.closest('[data-step], [data-shown], button');
  if (!target) return;
  if (target.dataset.step) go(Number(target.dataset.step));
  else if (target.dataset.shown) {
    go(step, Number(target.dataset.shown));
    byId('line').children[shown - 1].focus();
  } else actions[target.id]();
});
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || !(event.key in keys)) return;
  event.preventDefault();
  actions[keys[event.key]]();
});
update();
