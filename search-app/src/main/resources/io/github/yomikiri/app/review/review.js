
// The state is a move of the game, and how many moves of its better line are shown.
const rows = [...document.querySelectorAll('#moves tbody button')];
const mistakes = rows.filter((row) => row.closest('.mistake, .blunder'))
  .map((row) => Number(row.dataset.step));
const moves = data.moves.map(moveOf);
const positions = positionsOf(data.start, moves);
const lines = data.lines.map((line) => line.map(moveOf));
const end = moves.length;
const points = data.values.map(([after, value, exact]) => ({
  after, value, exact: exact === 1, mistake: after === 0 ? '' : rows[after - 1].closest('tr').className,
}));
let step = 0;
let shown = 0;

/** Returns the moves of the better line that are shown. */
const shownLine = () => lines[step].slice(0, shown);

function draw() {
  const line = shownLine();
  const last = (line.at(-1) ?? moves[step - 1])?.cells ?? [];
  const isMistake = shown === 0 && mistakes.includes(step);
  showBoard(
    shown > 0 ? positionsOf(positions[step - 1], line).at(-1) : positions[step],
    { [shown > 0 ? 'other' : 'last']: last, better: isMistake ? lines[step][0].cells : [] });
  drawCurve(byId('curve'), {
    points, count: end, shown: step, step: data.step, apart: data.apart,
    tip: (after) => data.texts[after] + (data.better[after] && ` Best was ${data.better[after]}.`),
  });
}

function drawLine() {
  const line = lines[step];
  const show = byId('show');
  show.hidden = line.length === 0;
  show.textContent = shown > 0 ? 'Back to the game' : `Best was ${data.better[step]}: show the line`;
  show.setAttribute('aria-expanded', shown > 0);
  byId('line').hidden = shown === 0;
  byId('line').replaceChildren(...line.map((move, index) => {
    const button = element('button', { type: 'button' }, move.name);
    button.dataset.shown = index + 1;
    return button;
  }));
  markCurrent(byId('line').children, byId('line').children[shown - 1], 'step');
}

function update() {
  draw();
  drawLine();
  byId('status').textContent = shown > 0
    ? `Instead of ${moves[step - 1].name}: ${shownLine().map((move) => move.name).join(' ')}`
    : data.texts[step];
  disable('first', step === 0);
  disable('previous', step === 0);
  disable('next', shown > 0 ? shown === lines[step].length : step === end);
  disable('last', step === end && shown === 0);
  disable('mistake', !mistakes.some((each) => each > step));
  markCurrent(rows, rows[step - 1], 'step');
  if (step > 0) reveal(rows[step - 1].closest('tr'));
  else document.querySelector('.list').scrollTop = 0;
}

function go(to, line = 0) {
  step = Math.max(0, Math.min(end, to));
  shown = Math.max(0, Math.min(lines[step].length, line));
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
connectCurve(byId('curve'), (after) => go(after));
update();
