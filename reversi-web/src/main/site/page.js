// The page: its state, what its buttons do, and when the engine moves, hints and reviews.
import * as address from './address.js';
import * as board from './board.js';
import * as curve from './curve.js';
import { byId } from './dom.js';
import { Game, result } from './game.js';
import {
  betterLine, drawJudgment, drawMoves, drawSums, onMove, points,
} from './judgment.js';
import { PASS, SIDES, moveName, other } from './notation.js';
import * as setup from './setup.js';
import { Thread } from './thread.js';

const LEVELS = 12;
const USUAL_LEVEL = 5;
const MOVE_MILLIS = 1000;
const HINT_MILLIS = 5000;
const REVIEW_MILLIS = 600;
// A reply that comes at once is hard to see.
const LEAST_MOVE_MILLIS = 350;
const MAX_TEXT = 200_000;
const BOTH = 'both';

// The rules have a thread of their own, so a hostile text cannot stop the page. Its compiled engine
// serves the other threads.
const rules = new Thread();
const engine = new Thread(rules.module, warmSoon);
let reviewer;

const state = {
  /** The game; undefined until the rules are loaded. */
  game: undefined,
  /** How many moves of the game the board shows. */
  view: 0,
  /** A better line on the board instead of the game: {moves, positions, at}. */
  line: undefined,
  /** The side of the person: X, O or both. */
  side: 'X',
  level: USUAL_LEVEL,
  seed: 0,
  hints: false,
  /** Whether the engine is looking for its move. */
  thinking: false,
  /** What has happened, for the status. */
  news: '',
  /** Values of the moves on the board. */
  values: new Map(),
};

/** Reviews by the keys of their games: {judged, done, seconds}. The last is first in `judged`. */
const reviews = new Map();

function warmSoon(thread) {
  (window.requestIdleCallback ?? setTimeout)(() => thread.warm());
}

const position = () => state.game.positions[state.view];
const isAtEnd = () => state.view === state.game.length && !state.line;
const isOwn = (side) => state.side === BOTH || state.side === side;
const isEngineToMove = () => !state.game.end.over && !isOwn(state.game.end.toMove);

// ---- the game changes

/** Shows a game; what was computed for the game before stops. */
function show(game, { view = game.length, isNew = false, news = '' } = {}) {
  engine.stop();
  if (state.game && state.game.key !== game.key) reviewer?.stop();
  Object.assign(state, { game, view, line: undefined, thinking: false, news, values: new Map() });
  setup.end();
  address.write(game, isNew);
  draw();
  return act();
}

/** Does what the position asks for: a pass, the engine's move, or hints. */
async function act() {
  const { game } = state;
  if (isAtEnd() && game.end.mustPass) {
    const side = SIDES[game.end.toMove];
    await play(PASS, `${state.news} ${side} has no legal move and passes.`);
  } else if (isAtEnd() && isEngineToMove()) {
    await think();
  } else {
    await hint();
  }
}

async function play(move, news = '') {
  const { game, view } = state;
  const next = await game.until(view).plus(rules, move);
  // The person may have opened another game meanwhile.
  if (game !== state.game || view !== state.view) return;
  if (next.error) say(next.error);
  else await show(next, { isNew: view < game.length, news });
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
  if (answer.error) say(answer.error);
  else await play(answer.move, `${SIDES[game.end.toMove]} plays ${moveName(answer.move)}.`);
}

async function hint() {
  const { game, view } = state;
  const { over, mustPass } = position();
  if (!state.hints || state.line || over || mustPass || setup.isActive()) return;
  const take = ({ moves }) => {
    if (game !== state.game || view !== state.view || !state.hints || state.line) return;
    state.values = new Map(moves.map((move) => [move.move, move]));
    drawBoard();
  };
  const values = [game.start, game.until(view).moves, HINT_MILLIS, 0];
  const answer = await engine.run('hints', values, take);
  if (answer?.error) say(answer.error);
  else if (answer) take(answer);
}

function goTo(view) {
  const { game } = state;
  const to = Math.min(game.length, Math.max(0, view));
  if (setup.isActive() || (to === state.view && !state.line)) return;
  show(game, { view: to });
}

async function startGame(game, side, isNew = true) {
  setSide(side);
  state.seed = Math.trunc(Math.random() * 2 ** 31);
  await show(game, { isNew });
}

function setSide(side) {
  state.side = side;
  document.querySelector(`[name=side][value=${side}]`).checked = true;
}

/** Opens a game that comes from outside. The engine waits until the person chooses a side. */
async function open(texts, isNew) {
  const game = await Game.open(rules, texts);
  if (!game.error) await startGame(game, texts.moves || texts.start ? BOTH : state.side, isNew);
  return game.error;
}

/** Takes back moves until it is the person's turn again. */
function countAfterTakingBack() {
  const { game, view } = state;
  for (let count = view - 1; count >= 0; count--) {
    const { toMove, mustPass } = game.positions[count];
    if (isOwn(toMove) && !mustPass) return count;
  }
  return undefined;
}

// ---- the review

async function review() {
  const { game } = state;
  if (isReviewing()) {
    reviewer.stop();
    return;
  }
  reviewer ??= new Thread(rules.module);
  const begun = performance.now();
  const own = { judged: [], done: false };
  reviews.set(game.key, own);
  draw();
  const values = [game.start, game.moves, REVIEW_MILLIS, 0];
  const answer = await reviewer.run('review', values, (move) => {
    own.judged.unshift(move);
    drawGame();
  });
  own.done = true;
  own.seconds = Math.round((performance.now() - begun) / 1000);
  if (!answer || answer.error) reviews.delete(game.key);
  if (answer?.error) say(answer.error);
  draw();
}

const reviewed = () => reviews.get(state.game.key);
const isReviewing = () => reviewed()?.done === false;

/** Shows the better line of the move before the board's position, up to one of its moves. */
async function showLine(judged, at) {
  const { game } = state;
  const moves = betterLine(judged);
  const before = game.until(judged.ply).moves;
  const positions = await Promise.all(moves.map((_, i) =>
    rules.call('show', [game.start, before + moves.slice(0, i + 1).join('')])));
  if (game !== state.game || state.view !== judged.ply + 1) return;
  engine.stop();
  state.thinking = false;
  state.values = new Map();
  state.line = { moves, positions, at };
  draw();
}

function tryAgain(judged) {
  const { game } = state;
  startGame(game.until(judged.ply), game.positions[judged.ply].toMove);
}

// ---- drawing

function say(news) {
  state.news = news;
  drawStatus();
}

function draw() {
  drawBoard();
  drawStatus();
  drawGame();
}

function drawBoard() {
  const { game, view, line, values } = state;
  if (setup.isActive()) {
    setup.draw();
    return;
  }
  const shown = line ? line.positions[line.at - 1] : position();
  const canPlay = !line && (view < game.length || isOwn(shown.toMove)) && !state.thinking;
  board.draw({
    cells: shown.board,
    legal: canPlay ? shown.legal : [],
    last: line ? line.moves[line.at - 1] : game.played[view - 1],
    hints: values,
  });
  byId('black-count').textContent = shown.black;
  byId('white-count').textContent = shown.white;
  document.body.dataset.toMove = shown.over ? '' : shown.toMove;
}

function drawStatus() {
  byId('status').textContent = `${state.news} ${situation()}`.trim();
}

function situation() {
  const { game, line } = state;
  if (setup.isActive()) return 'Set up a position.';
  if (line) return `A better line, move ${line.at} of ${line.moves.length}.`;
  const { over, toMove, mustPass } = position();
  if (over) return result(position());
  if (mustPass) return `${SIDES[toMove]} passes.`;
  if (state.thinking) return `${SIDES[toMove]} is thinking …`;
  if (state.view < game.length || state.side === BOTH) return `${SIDES[toMove]} to move.`;
  return `Your move, ${SIDES[toMove]}.`;
}

/** Draws what belongs to the whole game. */
function drawGame() {
  const { game, view, line } = state;
  const { played, positions } = game;
  const own = reviewed();
  const judged = own?.judged ?? [];
  const move = judged.find((each) => each.ply === view - 1);
  drawMoves(played, positions, judged, view);
  drawSums(judged, positions);
  drawJudgment(move, positions, line?.at ?? 0, (at) => (at ? showLine(move, at) : goTo(view)),
    () => tryAgain(move));
  curve.draw(points(judged, positions), played.length, view);
  byId('players').textContent = game.players;
  byId('place').textContent = `${view} / ${game.length}`;
  byId('first').disabled = byId('previous').disabled = view === 0;
  byId('next').disabled = byId('last').disabled = view === game.length && !line;
  byId('take-back').disabled = countAfterTakingBack() === undefined;
  const button = byId('review');
  button.disabled = game.length === 0 || own?.done === true;
  button.textContent = isReviewing() ? 'Stop the review' : 'Review the game';
  const progress = byId('review-progress');
  progress.hidden = !own;
  const [bar, text] = progress.children;
  bar.max = played.length || 1;
  bar.value = judged.length;
  bar.hidden = own?.done === true;
  text.textContent = own?.done
    ? `Reviewed in ${own.seconds} s.`
    : `${judged.length} of ${played.length} moves, the last one first`;
}

// ---- buttons and keys

function connect() {
  board.onSquare((square) => {
    if (setup.isActive()) setup.click(square);
    else if (state.line) say('The board shows a line. Go back to the game to play.');
    else if (state.thinking) return;
    else if (position().legal.includes(square)) play(square);
    else if (!position().over) say(`${square} is not a legal move.`);
  });
  curve.onPlace(goTo);
  onMove(goTo);
  byId('first').onclick = () => goTo(0);
  byId('previous').onclick = () => step(-1);
  byId('next').onclick = () => step(1);
  byId('last').onclick = () => goTo(state.game.length);
  byId('hints').onclick = toggleHints;
  byId('take-back').onclick = () =>
    show(state.game.until(countAfterTakingBack()), { isNew: true, news: 'Taken back.' });
  document.querySelectorAll('[name=side]').forEach((radio) => {
    radio.onchange = () => changeSide(radio.value);
  });
  byId('switch-sides').onclick = () => changeSide(other(state.side === BOTH ? 'O' : state.side));
  byId('level').onchange = (e) => {
    state.level = Number(e.target.value);
    show(state.game, { view: state.view });
  };
  byId('new-game').onclick = async () => startGame(
    await Game.open(rules, { start: '', moves: '' }), state.side);
  byId('review').onclick = review;
  byId('paste').onsubmit = (e) => {
    e.preventDefault();
    openText(byId('text').value);
  };
  byId('set-up').onclick = () => {
    engine.stop();
    Object.assign(state, { thinking: false, line: undefined, values: new Map(), news: '' });
    setup.begin(position());
    draw();
    byId('setup-done').focus();
  };
  byId('setup-cancel').onclick = () => show(state.game, { view: state.view });
  byId('setup-done').onclick = async () => {
    const start = setup.position();
    const problem = await open({ start, moves: '' }, true);
    if (problem) setup.showError(problem);
  };
  byId('copy-moves').onclick = () => copy(state.game.moves, 'The transcript');
  byId('copy-address').onclick = () => copy(location.href, 'The link');
  addEventListener('popstate', openAddress);
  document.addEventListener('keydown', (e) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 };
    const isElsewhere = e.target.closest('#board, input, select, textarea');
    if (e.key in steps && !isElsewhere && !e.altKey && !e.ctrlKey && !e.metaKey) {
      step(steps[e.key]);
    }
  });
}

/** Steps through the line if the board shows one, or else through the game. */
function step(by) {
  const { line, view } = state;
  if (!line) {
    goTo(view + by);
    return;
  }
  line.at = Math.min(line.moves.length, line.at + by);
  if (line.at === 0) goTo(view);
  else draw();
}

function toggleHints() {
  state.hints = !state.hints;
  byId('hints').setAttribute('aria-pressed', state.hints);
  byId('hints-note').hidden = !state.hints;
  state.values = new Map();
  if (!state.thinking) engine.stop();
  drawBoard();
  if (!state.thinking) hint();
}

function changeSide(side) {
  setSide(side);
  show(state.game, { view: state.view });
}

async function openText(text) {
  const problem = text.length > MAX_TEXT
    ? `The text has ${text.length} characters; at most ${MAX_TEXT} are read.`
    : await read(text);
  byId('text-error').textContent = problem ?? '';
  byId('text').setAttribute('aria-invalid', problem !== undefined);
  if (problem === undefined) byId('text').value = '';
}

async function read(text) {
  const texts = await rules.call('read', [text]);
  return texts.error ?? open(texts, true);
}

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} is copied.`);
  } catch {
    // Without a permission the text can be copied by hand.
    byId('text').value = text;
    byId('text').select();
    say(`${what} is in the field, selected.`);
  }
}

async function openAddress() {
  const problem = await open(address.read(), false);
  if (problem) say(`The address holds no game: ${problem}`);
}

async function start() {
  for (let level = 1; level <= LEVELS; level++) {
    byId('level').append(new Option(String(level), level, false, level === USUAL_LEVEL));
  }
  state.game = await Game.open(rules, { start: '', moves: '' });
  if (state.game.error) {
    byId('status').textContent = `${state.game.error} The page needs a browser with WebAssembly GC.`;
    return;
  }
  connect();
  draw();
  await openAddress();
}

// At the end, because the files that are kept are the same that are loading.
addEventListener('load', () => navigator.serviceWorker?.register('sw.js').catch(() => {}));
start();
