/*
 * The replay: a bar that moves through the steps of the search. At its end, the page is as it was
 * before the replay.
 */
const { steps } = tree;
const SMALL = 200; // the maximum number of rows of a tree that the replay unfolds
const slider = byId('step');
let before = null; // what was unfolded and selected
let clock = 0;

/** Shows a step. */
function moveTo(step) {
  if (step >= steps.last) {
    endReplay();
    return;
  }
  before ??= { open: tree.open.slice(), selected };
  steps.now = Math.max(step, 1);
  const row = steps.rows[steps.now];
  if (tree.size <= SMALL) {
    tree.open.fill(1);
  } else {
    tree.open.fill(0);
    tree.path(row).forEach((each) => { tree.open[each] = 1; });
  }
  // The reader may have hidden the row.
  selected = tree.path(row).findLast((each) => tree.isShown(each));
  update();
  const bottom = scroller.scrollTop + scroller.clientHeight;
  if (tree.place(selected) * rowHeight > bottom - 4 * rowHeight) {
    scroller.scrollTop = tree.place(selected) * rowHeight - scroller.clientHeight / 2;
    render();
  }
  controls();
}

/** Shows the finished tree again. */
function endReplay() {
  pause();
  steps.now = Infinity;
  if (before !== null) {
    tree.open.set(before.open);
    ({ selected } = before);
    before = null;
    update();
  }
  controls();
}

const moveOn = (count) => { pause(); moveTo(Math.min(steps.now, steps.last) + count); };

// ---- playing

function pause() {
  clearTimeout(clock);
  clock = 0;
}

function play() {
  const rate = byId('rate').value === 'minute' ? steps.last / 60 : Number(byId('rate').value);
  const delay = Math.max(1000 / rate, 50);
  const tick = () => {
    clock = setTimeout(tick, delay); // The end of the replay stops the clock.
    moveTo(steps.now + Math.max(1, Math.round(rate * delay / 1000)));
  };
  clock = setTimeout(tick, delay);
  moveTo(steps.now === Infinity ? 1 : steps.now);
}

function togglePlay() {
  if (clock === 0) {
    play();
  } else {
    pause();
    controls();
  }
}

// ---- the bar

function controls() {
  const at = Math.min(steps.now, steps.last);
  slider.value = at;
  slider.setAttribute('aria-valuetext', `step ${at} of ${steps.last}`);
  byId('place').textContent = `${at} / ${steps.last}`;
  byId('back').disabled = at === 1;
  byId('forth').disabled = at === steps.last;
  byId('play').textContent = clock === 0 ? '\u25b6 Replay' : '\u2759\u2759 Pause';
  // A screen reader could not keep up with a replay.
  byId('event').setAttribute('aria-live', clock === 0 ? 'polite' : 'off');
  byId('event').textContent = steps.now === Infinity ? `Finished. ${sentence(at)}` : sentence(at);
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Says what has happened in a step. */
function sentence(step) {
  const row = steps.rows[step];
  const visits = steps.visits(row);
  const begins = visits.findIndex((visit) => visit.opened === step);
  const ends = visits.findIndex((visit) => visit.finished === step);
  const ply = data.ply[row];
  const name = ply === 0 ? tree.move(row) : `${tree.move(row)} (ply ${ply})`;
  if (ends < 0) {
    const window = data.opensWith < 0 ? '' : cellText(visits[begins], data.opensWith, row);
    return `Opens ${name}${begins > 0 ? ' again' : ''}${window}.`;
  }
  const [kind, , tone] = data.kinds[visits[ends].kind ?? data.kind[row]];
  const value = cellText(visits[ends], 0, row);
  const isLast = ends === visits.length - 1;
  const cut = isLast ? tree.children(row).filter((each) => steps.first[each] === step) : [];
  const names = [...new Set(cut.map((each) => data.kind[each]))].map((each) => capital(
    `${data.kinds[each][0]}: ${some(cut.filter((child) => data.kind[child] === each))}`));
  const what = tone === 'plain' ? value.replace(/^, /, '') || kind : kind + value;
  return [
    ends === begins ? `${name}: ${what}` : `Leaves ${name}: ${what}`,
    ...(isLast && data.note[row] !== 0 ? [capital(tree.text(data.note[row]))] : []),
    ...names,
  ].map((part) => `${part}.`).join(' ');
}

/** Returns the moves of rows, at most four of them. */
function some(rows) {
  const moves = rows.slice(0, 4).map((row) => tree.move(row)).join(', ');
  return rows.length > 4 ? `${moves} and ${rows.length - 4} more` : moves;
}

/** Returns the name and the text of a cell in a visit, after a comma. */
function cellText(visit, column, row) {
  const text = tree.text(visit?.cells?.[column] ?? data.cells[column][row]);
  return text === '' ? '' : `, ${data.names[column]} ${text}`;
}

Object.assign(byId('replay'), { hidden: steps.last === 0 });
if (steps.last > 0) {
  document.querySelectorAll('[data-replay]').forEach((each) => { each.hidden = false; });
  slider.min = 1;
  slider.max = steps.last;
  const rates = [...byId('rate').options].map((option) => option.value);
  // The slowest that needs at most a minute. With reduced motion, steps do not follow fast.
  byId('rate').value = matchMedia('(prefers-reduced-motion: reduce)').matches ? rates[0]
    : rates.find((rate) => steps.last / Number(rate) <= 60) ?? 'minute';
  slider.addEventListener('input', () => { pause(); moveTo(Number(slider.value)); });
  byId('play').addEventListener('click', togglePlay);
  byId('back').addEventListener('click', () => moveOn(-1));
  byId('forth').addEventListener('click', () => moveOn(1));
  byId('rate').addEventListener('change', () => {
    if (clock !== 0) {
      pause();
      play();
    }
  });
  controls();
}
