// What the page's buttons and keys do, and when the engine moves, hints and reviews.
import * as address from './address.js';
import * as board from './board.js';
import { Game } from './game.js';
import { betterLine, onMove } from './judgment.js';
import { SIDES, moveName, other } from './notation.js';
import * as settings from './settings.js';
import * as setup from './setup.js';
import { connectCurve } from './shared/curve.js';
import { byId } from './shared/dom.js';
import {
  BOTH, LEVELS, USUAL_LEVEL, countAfterTakingBack, isAtEnd, isEngineToMove, isReviewing, judgedMove,
  position, state,
} from './state.js';
import { Thread } from './thread.js';
import * as view from './view.js';

const MOVE_MILLIS = 1000;
const HINT_MILLIS = 5000;
const REVIEW_MILLIS = 600;
// A reply that comes at once is hard to see.
const LEAST_MOVE_MILLIS = 350;
const MAX_TEXT = 200_000;
const EMPTY_GAME = { start: '', moves: '' };

// The rules are in a worker, too. TeaVM's runtime makes functions of texts, which the policy of the
// document forbids and a worker allows; and a hostile text cannot stop the page.
const rules = new Thread();
const engine = new Thread((thread) =>
  (window.requestIdleCallback ?? setTimeout)(() => thread.warm()));
let reviewer;

const draw = () => view.draw({ line: showLine, back: () => goTo(state.view), tryAgain });

// ---- the game

/** Shows a game. What the engine computes for another position stops. */
function show(game, { at = game.length, isNew = false, news = '' } = {}) {
  engine.stop();
  if (state.game.key !== game.key) reviewer?.stop();
  Object.assign(state, {
    game, view: at, line: undefined, thinking: false, news, values: new Map(),
  });
  setup.end();
  address.write(game, isNew);
  draw();
  if (isAtEnd() && isEngineToMove()) think();
  else hint();
}

/** Plays a move in the position on the board; the moves after it are lost. */
async function play(move, news = '') {
  const { game, view: at } = state;
  const next = await game.until(at).plus(rules, move);
  // The person may have opened another game meanwhile.
  if (game !== state.game || at !== state.view) return;
  if (next.error) view.say(next.error);
  else show(next, { isNew: at < game.length, news });
}

async function think() {
  const { game, level, seed } = state;
  state.thinking = true;
  draw();
  const begun = performance.now();
  const answer = await engine.run('play', [game.start, game.moves, level, MOVE_MILLIS, 0, seed]);
  await new Promise((resolve) =>
    setTimeout(resolve, Math.max(0, begun + LEAST_MOVE_MILLIS - performance.now())));
  if (!answer || game !== state.game || !state.thinking) return;
  state.thinking = false;
  if (answer.error) view.say(answer.error);
  else play(answer.move, `${SIDES[game.end.toMove]} plays ${moveName(answer.move)}.`);
}

async function hint() {
  const { game, view: at } = state;
  const { over, mustPass } = position();
  if (!state.hints || over || mustPass) return;
  const take = ({ moves, depth }) => {
    state.values = new Map(moves.map((move) => [move.move, move]));
    byId('depth').textContent = `Depth ${depth}.`;
    view.drawBoard();
  };
  const values = [game.start, game.until(at).moves, HINT_MILLIS, 0];
  const answer = await engine.run('hints', values, take);
  if (answer?.error) view.say(answer.error);
  else if (answer) take(answer);
}

function goTo(count) {
  const at = Math.min(state.game.length, Math.max(0, count));
  if (!setup.isActive() && (at !== state.view || state.line)) show(state.game, { at });
}

function startGame(game, side, isNew = true) {
  setSide(side);
  state.seed = Math.trunc(Math.random() * 2 ** 31);
  show(game, { isNew });
}

function setSide(side) {
  state.side = side;
  document.querySelector(`[name=side][value=${side}]`).checked = true;
}

function changeSide(side) {
  setSide(side);
  show(state.game, { at: state.view });
}

/**
 * Opens a game that comes from outside. The engine waits until the person chooses a side.
 *
 * @return what is wrong with the game; undefined if nothing
 */
async function open(texts, isNew) {
  const game = await Game.open(rules, texts);
  if (game.error) return game.error;
  startGame(game, texts.moves || texts.start ? BOTH : state.side, isNew);
  return undefined;
}

async function openAddress() {
  const problem = await open(address.read(), false);
  if (problem) view.say(`The address holds no game: ${problem}`);
}

async function openText(text) {
  const problem = text.length > MAX_TEXT
    ? `The text has ${text.length} characters; at most ${MAX_TEXT} are read.`
    : await read(text);
  byId('text-error').textContent = problem ?? '';
  byId('text').setAttribute('aria-invalid', problem !== undefined);
  if (problem === undefined) byId('text').value = '';
}

/**
 * Opens the first game of a text, and offers the others.
 *
 * @return what is wrong with the text, or with some of its games; undefined if nothing
 */
async function read(text) {
  const { error, games, errors } = await rules.call('read', [text]);
  if (error) return error;
  offer(games);
  const more = errors.length > 1 ? ` There are ${errors.length - 1} more such errors.` : '';
  return await open(games[0], true) ?? (errors.length > 0 ? errors[0] + more : undefined);
}

/** Offers the games of a text for choice, if there are several. */
function offer(games) {
  byId('games').parentElement.hidden = games.length === 1;
  byId('games').replaceChildren(...games.map(({ players, moves }, i) =>
    new Option(`${i + 1}. ${players || moves.slice(0, 20) || 'a position'}`)));
  byId('games').onchange = ({ target }) => open(games[target.selectedIndex], true);
}

// ---- the review

async function review() {
  if (isReviewing()) {
    reviewer.stop();
    return;
  }
  const { game, reviews } = state;
  reviewer ??= new Thread();
  const begun = performance.now();
  const own = { judged: [], done: false };
  reviews.set(game.key, own);
  draw();
  const values = [game.start, game.moves, REVIEW_MILLIS, 0];
  const answer = await reviewer.run('review', values, (move) => {
    own.judged.unshift(move);
    draw();
  });
  own.done = true;
  own.stopped = !answer;
  own.seconds = Math.round((performance.now() - begun) / 1000);
  if (answer?.error || own.judged.length === 0) reviews.delete(game.key);
  if (answer?.error) view.say(answer.error);
  draw();
}

/** Shows the line that was better than the last move, up to one of its moves. */
async function showLine(at) {
  const { game, view: count } = state;
  const { ply } = judgedMove();
  const moves = betterLine(judgedMove());
  const before = game.until(ply).moves;
  const positions = await Promise.all(moves.map((_, i) =>
    rules.call('show', [game.start, before + moves.slice(0, i + 1).join('')])));
  if (game !== state.game || count !== state.view) return;
  engine.stop();
  Object.assign(state, { line: { moves, positions, at }, thinking: false, values: new Map() });
  draw();
}

/** Plays on from the position before the last move, against the engine. */
function tryAgain() {
  const { ply } = judgedMove();
  startGame(state.game.until(ply), state.game.positions[ply].toMove);
  board.focus();
}

// ---- buttons and keys

/** Steps through the line if the board shows one, or else through the game. */
function step(by) {
  const { line, view: at } = state;
  const next = (line?.at ?? 0) + by;
  if (!line) goTo(at + by);
  else if (next === 0) goTo(at);
  else if (next <= line.moves.length) {
    line.at = next;
    draw();
  }
}

function click(square) {
  if (setup.isActive()) setup.click(square);
  else if (state.line) view.say('The board shows a line. Go back to the game to play.');
  else if (state.thinking) return;
  else if (position().legal.includes(square)) play(square);
  else if (!position().over) view.say(`${square} is not a legal move.`);
}

function setHints(hints) {
  state.hints = hints;
  byId('hints').setAttribute('aria-pressed', hints);
  byId('hints-note').hidden = !hints;
}

function toggleHints() {
  setHints(!state.hints);
  settings.write(state);
  if (!state.thinking && !state.line && !setup.isActive()) show(state.game, { at: state.view });
}

function beginSetup() {
  engine.stop();
  Object.assign(state, { thinking: false, line: undefined, values: new Map(), news: '' });
  setup.begin(position());
  draw();
  board.focus();
}

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    view.say(`${what} is copied.`);
  } catch {
    // Without the permission, the person copies it from the field.
    byId('text').value = text;
    byId('text').select();
    view.say(`${what} is in the field, selected.`);
  }
}

function connect() {
  const onClick = (actions) =>
    Object.entries(actions).forEach(([id, action]) => (byId(id).onclick = action));
  connectCurve(byId('curve').querySelector('svg'), goTo);
  onMove(goTo);
  onClick({
    first: () => goTo(0),
    previous: () => step(-1),
    next: () => step(1),
    last: () => goTo(state.game.length),
    hints: toggleHints,
    review,
    'take-back': () =>
      show(state.game.until(countAfterTakingBack()), { isNew: true, news: 'Taken back.' }),
    'switch-sides': () => changeSide(state.side === BOTH ? 'X' : other(state.side)),
    'new-game': async () => startGame(await Game.open(rules, EMPTY_GAME), state.side),
    'set-up': beginSetup,
    'setup-cancel': () => show(state.game, { at: state.view }),
    'setup-done': async () =>
      setup.showError(await open({ start: setup.position(), moves: '' }, true)),
    'copy-moves': () => copy(state.game.moves, 'The transcript'),
    'copy-address': () => copy(location.href, 'The link'),
  });
  document.querySelectorAll('[name=side]').forEach((radio) => {
    radio.onchange = () => changeSide(radio.value);
  });
  byId('level').onchange = (e) => {
    state.level = Number(e.target.value);
    settings.write(state);
    show(state.game, { at: state.view });
  };
  byId('paste').onsubmit = (e) => {
    e.preventDefault();
    openText(byId('text').value);
  };
  addEventListener('popstate', openAddress);
  document.addEventListener('keydown', (e) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[e.key];
    const isElsewhere = e.target.closest('#board, input, select, textarea');
    if (by && !isElsewhere && !e.altKey && !e.ctrlKey && !e.metaKey) step(by);
  });
}

async function start() {
  for (let level = 1; level <= LEVELS; level++) {
    const note = { 1: ' (easiest)', [LEVELS]: ' (strongest)' }[level] ?? '';
    byId('level').append(new Option(level + note, level));
  }
  const { level = USUAL_LEVEL, hints = false } = settings.read();
  byId('level').value = state.level = level;
  setHints(hints);
  const [game, terms, drawn] = await Promise.all(
    [Game.open(rules, EMPTY_GAME), rules.call('terms', []), rules.call('board', [])]);
  if (game.error) {
    byId('status').textContent = `${game.error} The page needs a browser with WebAssembly GC.`;
    return;
  }
  Object.assign(state, { game, terms });
  board.make(drawn, click);
  connect();
  draw();
  openAddress();
}

// After the page has loaded, because the worker reads the same files.
addEventListener('load', () => navigator.serviceWorker?.register('sw.js').catch(() => {}));
start();
