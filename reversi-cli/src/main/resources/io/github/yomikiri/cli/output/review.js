
// The state is a move of the game, and how many moves of its better line are shown.
const columns = [...document.querySelectorAll('.column')];
const rows = [...document.querySelectorAll('#moves tbody button')];
const mistakes = rows.filter((row) => row.closest('.mistake, .blunder'))
  .map((row) => Number(row.dataset.step));
const end = data.boards.length - 1;
let step = 0;
let shown = 0;

/** Returns the discs of the position that is shown, and the square of the last move. */
function position() {
  if (shown === 0) return [[...data.boards[step]], data.moves[step]];
  const board = [...data.boards[step - 1]];
  const line = data.lines[step].slice(0, shown);
  line.forEach((move) => play(board, move));
  return [board, squareOf(line[shown - 1])];
}

function draw() {
  drawBoard(...position());
  byId('spot').classList.toggle('other', shown > 0);
  place('better', shown === 0 && mistakes.includes(step) ? squareOf(data.lines[step][0]) : '');
}

function drawLine() {
  const line = data.lines[step];
  const show = byId('show');
  show.hidden = line.length === 0;
  show.textContent = shown > 0 ? 'Back to the game' : `Best was ${data.better[step]}: show the line`;
  show.setAttribute('aria-expanded', shown > 0);
  byId('line').hidden = shown === 0;
  byId('line').replaceChildren(...line.map((move, index) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = squareOf(move) || 'pass';
    button.dataset.shown = index + 1;
    return button;
  }));
  markCurrent(byId('line').children, byId('line').children[shown - 1], 'step');
}

function update() {
  draw();
  drawLine();
  const moves = data.lines[step].slice(0, shown).map((move) => squareOf(move) || 'pass');
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
  markCurrent(rows, rows[step - 1], 'step');
  if (step > 0) reveal(rows[step - 1].closest('tr'));
  else document.querySelector('.list').scrollTop = 0;
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
listen(actions, { ...stepKeys, m: 'mistake' }, (target) => {
  if (target.dataset.step) go(Number(target.dataset.step));
  else if (target.dataset.shown) {
    go(step, Number(target.dataset.shown));
    byId('line').children[shown - 1].focus();
  } else return false;
  return true;
});
update();
