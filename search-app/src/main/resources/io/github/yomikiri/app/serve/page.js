// What the page's buttons and keys do, and when the computer moves, hints and reviews.
import * as clocks from './clocks.js';
import { storeOf } from './kept.js';
import { call, games } from './link.js';
import { connectCurve } from './shared/curve.js';
import { byId, element } from './shared/dom.js';
import * as judgment from './judgment.js';
import { save } from './picture.js';
import * as setup from './setup.js';
import * as table from './table.js';
import { connectTexts, copy, drawGames, inLink } from './texts.js';
import { LANGUAGES, errorIn, speak, word } from './words.js';

const MOVE_MILLIS = 1000;
const HINT_MILLIS = 5000;
const REVIEW_MILLIS = 400;
// A reply that comes at once is hard to see.
const LEAST_MOVE_MILLIS = 350;

/** What is kept for all games. */
const page = storeOf('page');

let kit;
let store;
/** The game as the last answer has it. */
let now;
let moves = [];
let hints = false;
let values = new Map();
let line;
/** Counts changes, so that an answer that comes too late is dropped. */
let epoch = 0;

const seatName = (seat) => kit.seats[seat];
const say = (text) => { byId('status').textContent = text; };
const isPersonToMove = () => !now.over && now.levels[now.seat] === 0;
const isThinking = () => now.at === moves.length && !now.over && !isPersonToMove();

// ---- the game

/** Calls the engine; says what is wrong, and returns nothing then. */
async function ask(name, values_ = {}, onPart) {
  const answer = await call(name, values_, onPart);
  if (answer.error === 'no-game') return reopen(name, values_, onPart);
  if (!answer.error) return answer;
  say(errorIn(answer));
  return undefined;
}

/** Opens a game again that the program has closed, and calls it. */
async function reopen(name, values_, onPart) {
  const opened = await call('open', asForm(now ?? store.read().now ?? {}));
  if (opened.error) {
    say(errorIn(opened));
    return undefined;
  }
  return name === 'open' ? opened : ask(name, values_, onPart);
}

const asForm = ({ game = '', at, levels = [] }) => ({
  game, ...(at === undefined ? {} : { at }),
  ...Object.fromEntries(levels.map((level, seat) => [`seat${seat}`, level])),
});

async function open(game, { isNew = true } = {}) {
  epoch++;
  const opened = await ask('open', asForm(game));
  if (!opened || opened.canceled) return false;
  if (isNew) store.putAside();
  clocks.set(kit.seats, game.clock);
  show(opened);
  return true;
}

function show({ picture, canSetUp, state }) {
  judgment.forget();
  byId('set-up').hidden = !canSetUp;
  byId('save-picture').hidden = !state.board;
  table.make(picture, state.board, play);
  take(state);
}

/** Opens a game that comes from outside, between persons. Returns the answer. */
async function openText(game) {
  const opened = await call('open', asForm({ game, levels: now.levels.map(() => 0) }));
  if (opened.error || opened.canceled) return opened;
  store.putAside();
  clocks.set(kit.seats);
  show(opened);
  return opened;
}

/** Shows the game as an answer has it, and lets the computer think or hint. */
function take(state, news = '') {
  epoch++;
  now = state;
  const before = moves;
  moves = state.moves.map(table.readMove);
  const isOther = (each, at) => each.move !== moves[at]?.move;
  if (before.some(isOther)) judgment.forget(before.findIndex(isOther));
  values = new Map();
  line = undefined;
  draw(news);
  keep();
  if (isThinking()) think();
  else if (hints && !state.over) hint();
}

/** Keeps the game, so that it goes on after a reload. */
function keep() {
  const { game, at, levels } = now;
  const clock = clocks.kept();
  store.keep({ game, at, levels, clock, count: moves.length, date: new Date().toISOString() });
}

async function change(name, form) {
  const own = ++epoch;
  const state = await ask(name, form);
  if (own !== epoch) return;
  if (!state) await refresh();
  else if (!state.canceled) {
    if (name === 'play') clocks.moved();
    take(state, name === 'play' ? played(state) : '');
  }
}

/** Says which move was made last. */
function played(state) {
  const { seat, move } = table.readMove(state.moves[state.at - 1]);
  return word('plays', seatName(seat), move);
}

/** Shows the game after an error, which may have come before the answer to another call. */
async function refresh() {
  const own = epoch;
  const error = byId('status').textContent;
  const state = await ask('state');
  if (state && !state.canceled && own === epoch) take(state, error);
}

const play = (move) => {
  if (line || !isPersonToMove()) return;
  change('play', { move });
};

async function think() {
  const own = epoch;
  const { seat } = now;
  say(word('thinks', seatName(seat)));
  const begun = performance.now();
  const limit = clocks.isOn() ? { clock: Math.ceil(clocks.left(seat)) } : { millis: MOVE_MILLIS };
  const state = await ask('think', limit);
  await new Promise((done) =>
    setTimeout(done, Math.max(0, begun + LEAST_MOVE_MILLIS - performance.now())));
  if (!state || state.canceled || own !== epoch) return;
  clocks.moved();
  take(state, state.result === 'resigned' || state.result === 'time' ? '' : played(state));
}

async function hint() {
  const own = epoch;
  const show = (part) => {
    if (own !== epoch || !hints || !part.moves) return;
    values = new Map(part.moves.map((each) => [each.move, each]));
    byId('depth').textContent = word('depth', part.depth);
    drawBoard();
  };
  const answer = await ask('hints', { millis: HINT_MILLIS }, show);
  if (answer) show(answer);
}

const step = (at) => {
  if (at !== now.at || line) change('step', { moves: Math.min(moves.length, Math.max(0, at)) });
};

/** Steps through the line if the board shows one, or else through the game. */
function stepBy(by) {
  if (setup.isActive()) return;
  if (!line) step(now.at + by);
  else if (line.at + by <= 0) step(now.at);
  else if (line.at + by <= line.moves.length) {
    line.at += by;
    drawBoard();
  }
}

function takeBack() {
  const before = moves.slice(0, now.at);
  const person = before.findLastIndex(({ seat }) => now.levels[seat] === 0);
  step(person < 0 ? now.at - 1 : person);
}

async function setLevel(seat, level) {
  const levels = now.levels.with(seat, level);
  store.set({ levels });
  await change('seat', { seat, level });
}

async function switchSeats() {
  const levels = [now.levels.at(-1), ...now.levels.slice(0, -1)];
  store.set({ levels });
  await open({ ...now, levels, clock: clocks.kept() }, { isNew: false });
}

function setClock(minutes) {
  store.set({ minutes });
  clocks.set(kit.seats, { minutes });
  // Who has lost on time plays on.
  change(now.result === 'time' ? 'step' : 'state', { moves: now.at });
}

/** Lets the clock run of the side to move, but not while the person looks at something else. */
function runClock() {
  const isPlayed = !now.over && now.at === moves.length && !line && !judgment.isRunning();
  if (isPlayed) clocks.run(now.at, now.seat);
  else clocks.stop(now.at);
}

// ---- the review

async function review() {
  if (judgment.isRunning()) {
    judgment.stop();
    return;
  }
  const { error, ...answer } = await judgment.review(now, kit, REVIEW_MILLIS, () => {
    drawReview();
    runClock();
  });
  if (error) say(errorIn({ error, ...answer }));
}

/** Shows a line that was better than the move before the position. */
function showLine(better, at) {
  epoch++;
  line = { moves: better.line.map(table.readMove), at: 1, from: at };
  runClock();
  drawBoard();
  drawReview();
  say(word('lineShown'));
}

// ---- what is seen

function draw(news = '') {
  byId('seats').replaceChildren(...kit.seats.map((name, seat) => element('li', {
    className: !now.over && now.seat === seat ? 'turn' : '',
    textContent: now.counts ? `${name} ${now.counts.split('-')[seat] ?? ''} ` : `${name} `,
  }, ...(clocks.isOn() ? [element('span', { className: 'clock', role: 'timer' })] : []))));
  byId('clock').replaceChildren(...clocks.options());
  for (const [seat, select] of [...byId('players').querySelectorAll('select')].entries()) {
    select.value = now.levels[seat];
  }
  byId('place').textContent =
    now.at === 0 ? word('start') : word('placeOf', now.at, moves.length);
  byId('opening').hidden = now.opening === '';
  byId('opening').textContent = word('opening', now.opening);
  byId('first').disabled = byId('previous').disabled = now.at === 0;
  byId('next').disabled = byId('last').disabled = now.at === moves.length;
  byId('take-back').disabled = now.at === 0;
  byId('resign').disabled = now.over || !isPersonToMove();
  byId('switch').hidden = kit.seats.length === 1;
  byId('depth').textContent = '';
  say([news, ...passes(), turn()].filter(Boolean).join(' '));
  drawBoard();
  drawReview();
  runClock();
}

/** Says who has passed, or who moves again. */
function passes() {
  const last = moves[now.at - 1];
  if (!last || now.over) return [];
  if (last.passed.length > 0) return last.passed.map((seat) => word('passes', seatName(seat)));
  return last.seat === now.seat && kit.seats.length > 1 ? [word('again', seatName(now.seat))] : [];
}

function turn() {
  if (!now.over) return word('toMove', seatName(now.seat));
  if (kit.seats.length !== 2) return ended();
  if (now.winner < 0) return word('draw');
  const winner = seatName(now.winner);
  if (now.result === 'time') return word('lostOnTime', winner, seatName(1 - now.winner));
  if (now.result === 'resigned') return word('resigned', winner, seatName(1 - now.winner));
  return now.margin > 0 ? word('wonBy', winner, now.margin, points(now.margin)) : word('won', winner);
}

function points(number) {
  return number === 1 ? kit.point : kit.points;
}

/** Says how a game of one seat, or of more than two, has ended. */
function ended() {
  if (now.result === 'resigned') return word('gaveUp', seatName(now.seat));
  if (now.result === 'time') return word('outOfTime', seatName(now.seat));
  if (kit.seats.length === 1) return word('scored', kit.title, now.payoffs[0], points(now.payoffs[0]));
  const best = Math.max(...now.payoffs);
  if (now.payoffs.every((each) => each === best)) return word('draw');
  return kit.seats.filter((_, seat) => now.payoffs[seat] === best)
    .map((winner) => word('won', winner)).join(' ');
}

function drawBoard() {
  // The game of the review has numbers of its own for the pieces.
  const { position, board, moves: all } = line ? judgment.game() : now;
  const played = all.slice(0, line ? line.from : now.at).map(table.readMove);
  const shown = line ? [...played, ...line.moves.slice(0, line.at)] : played;
  table.learn(board);
  const judged = line ? undefined : judgment.at(now.at);
  table.show({
    cells: table.after(position, shown),
    at: shown.length,
    last: shown.at(-1)?.clicks ?? [],
    better: judged?.better ? table.readMove(judged.better.line[0]).clicks : [],
    legal: line || now.over || !isPersonToMove() ? [] : now.legal,
    values,
  });
}

function drawReview() {
  byId('review').textContent = word(judgment.isRunning() ? 'stop' : 'review');
  byId('review').disabled = moves.length === 0;
  judgment.draw({ moves, at: now.at, kit, step, showLine, tryAgain, line });
  byId('values').hidden = judgment.isEmpty();
  byId('curve-note').textContent =
    word(kit.points ? 'curve-points' : 'curve-outcome', kit.seats[0], kit.points);
}

/** Plays on from the position before a move, as the side that made it. */
async function tryAgain(at) {
  await change('step', { moves: at });
  table.focus();
}

async function setUp() {
  epoch++;
  line = undefined;
  clocks.pause();
  say('');
  await setup.begin(kit.seats, now.seat);
  table.focus();
}

// ---- games that are kept

function drawKept() {
  const { games } = store.read();
  const items = games.map((each) => element('li', {},
    element('button', {
      textContent: `${new Date(each.date).toLocaleString(document.documentElement.lang)}, ${each.count}`,
      onclick: () => open(each),
    }),
    element('button', {
      textContent: word('delete'),
      onclick: () => {
        store.remove(each.game);
        drawKept();
      },
    })));
  byId('kept-games').replaceChildren(
    ...(items.length > 0 ? items : [element('li', { textContent: word('noneKept') })]));
}

// ---- buttons and keys

function connect() {
  const onClick = (actions) =>
    Object.entries(actions).forEach(([id, action]) => { byId(id).onclick = action; });
  onClick({
    first: () => step(0),
    previous: () => stepBy(-1),
    next: () => stepBy(1),
    last: () => step(moves.length),
    hints: toggleHints,
    'take-back': takeBack,
    'new-game': () => open({ levels: now.levels, clock: store.read().settings }),
    switch: switchSeats,
    resign: () => change('resign'),
    review,
    'set-up': setUp,
    'save-picture': () =>
      save(byId('board').firstElementChild, `${kit.name}-${now.at}.png`),
    'copy-game': () => copy(now.game, say),
    'copy-position': () => copy(now.here, say),
    'copy-link': () => copy(`${location.href}#${encodeURIComponent(now.game)}`, say),
  });
  connectTexts(openText);
  setup.connect(openText, () => change('state'));
  byId('kept').ontoggle = drawKept;
  byId('language').onchange = async ({ target }) => {
    await speak(target.value);
    page.set({ language: target.value });
    makePlayers();
    drawGames();
    draw();
  };
  byId('clock').onchange = ({ target }) => setClock(Number(target.value));
  clocks.connect(() => change('time-up'));
  addEventListener('pagehide', () => {
    keep();
    clocks.pause();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && runClock());
  connectCurve(byId('curve'), step);
  document.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isElsewhere = event.target.closest('#board, input, select, textarea');
    if (by && !isElsewhere && !event.altKey && !event.ctrlKey && !event.metaKey) stepBy(by);
  });
}

/** Begins or ends the hints. What the computer thinks meanwhile goes on. */
function toggleHints() {
  setHints(!hints);
  if (isThinking() || now.over) return;
  if (hints) hint();
  else call('stop');
  values = new Map();
  drawBoard();
}

function setHints(on) {
  hints = on;
  byId('depth').hidden = !on;
  byId('depth').textContent = '';
  byId('hints').setAttribute('aria-pressed', on);
  store.set({ hints: on });
}

function makePlayers() {
  const levels = Array.from({ length: kit.levels }, (_, at) => at + 1);
  const name = (level) => {
    if (kit.levels === 1) return word('computer');
    if (level === 1) return word('easiest');
    return word(level === kit.levels ? 'strongest' : 'level', level);
  };
  byId('players').replaceChildren(...kit.seats.map((seat, at) => {
    const select = element('select', {
      onchange: ({ target }) => setLevel(at, Number(target.value)),
    }, new Option(word('person'), 0), ...levels.map((level) => new Option(name(level), level)));
    if (now) select.value = now.levels[at];
    return element('label', {}, `${seat} `, select);
  }));
}

/** Lets the person choose among games, if there are several. */
function offerGames(all) {
  byId('game').replaceChildren(...all.map(({ name, title }) => new Option(title, name)));
  byId('game').value = '';
  byId('game').hidden = all.length === 0;
  byId('game').onchange = ({ target }) => { location.search = `game=${target.value}`; };
}

async function start() {
  const languages = Object.entries(LANGUAGES).map(([code, name]) => new Option(name, code));
  byId('language').replaceChildren(...languages);
  byId('language').value = await speak(
    page.read().settings.language ?? navigator.language.replace(/-.*/, ''));
  say(word('loading'));
  offerGames(await games());
  kit = await ask('kit');
  if (!kit) return;
  byId('game').value = kit.name;
  store = storeOf(kit.name);
  const { settings, now: kept } = store.read();
  document.title = byId('title').textContent = kit.title;
  makePlayers();
  connect();
  setHints(settings.hints === true);
  const usual = kit.seats.map((_, seat) => (seat === 0 ? 0 : Math.ceil(kit.levels / 2)));
  const levels = settings.levels?.length === kit.seats.length ? settings.levels : usual;
  const linked = location.hash && inLink(location.href);
  // A reload goes on with the game that is played then.
  history.replaceState(null, '', location.pathname + location.search);
  await (linked && open({ game: linked, levels: levels.map(() => 0) }))
    || await open(kept ?? { levels }, { isNew: false })
    || await open({ levels, clock: settings }, { isNew: false });
}

start();
