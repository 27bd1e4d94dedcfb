// Draws what the state holds.
import * as board from './board.js';
import { result } from './game.js';
import { betterLine, drawJudgment, drawMoves, drawSums, points } from './judgment.js';
import { SIDES } from './notation.js';
import * as setup from './setup.js';
import { drawCurve } from './shared/curve.js';
import { byId } from './shared/dom.js';
import {
  BOTH, countAfterTakingBack, isOwn, isReviewing, judged, judgedMove, lastSquare, passed, position,
  review, state,
} from './state.js';

/** @param on what a click in the judgment does: {line, back, tryAgain} */
export function draw(on) {
  drawBoard();
  drawStatus();
  drawGame(on);
}

export function drawBoard() {
  const { game, view, line, values, thinking } = state;
  if (setup.isActive()) {
    setup.draw();
    return;
  }
  const shown = line ? line.positions[line.at - 1] : position();
  const canPlay = !line && !thinking && (view < game.length || isOwn(shown.toMove));
  const move = judgedMove();
  board.draw({
    cells: shown.board,
    legal: canPlay ? shown.legal : [],
    last: lastSquare(),
    hints: values,
    better: !line && values.size === 0 && move?.mistake.word ? betterLine(move)[0] : '',
  });
  document.body.dataset.toMove = shown.over ? '' : shown.toMove;
}

export function say(news) {
  state.news = news;
  drawStatus();
}

function drawStatus() {
  const text = `${state.news} ${situation()}`.trim();
  // A screen reader says each change, also from a text to the same text.
  if (byId('status').textContent !== text) byId('status').textContent = text;
}

function situation() {
  const { line } = state;
  if (setup.isActive()) return 'Set up a position.';
  if (line) return `A better line, move ${line.at} of ${line.moves.length}.`;
  const { over, toMove, mustPass } = position();
  if (over) return result(position());
  if (mustPass) return `${SIDES[toMove]} has no legal move.`;
  return (passed() ? `${SIDES[passed()]} has no legal move and passes. ` : '') + task(toMove);
}

function task(toMove) {
  const { game, view, side, thinking } = state;
  if (thinking) return `${SIDES[toMove]} is thinking …`;
  return view < game.length || side === BOTH
    ? `${SIDES[toMove]} to move.`
    : `Your move, ${SIDES[toMove]}.`;
}

/** Draws what belongs to the whole game. */
function drawGame(on) {
  const { game, view, line } = state;
  const { played, positions } = game;
  const move = judgedMove();
  drawMoves(played, positions, judged(), view);
  drawSums(judged(), positions, state.terms);
  drawJudgment(move, positions, line?.at ?? 0, on);
  drawValues();
  byId('players').textContent = game.players;
  byId('place').textContent = `${view} / ${game.length}`;
  byId('first').disabled = byId('previous').disabled = view === 0;
  byId('next').disabled = byId('last').disabled = view === game.length && !line;
  byId('take-back').disabled = countAfterTakingBack() === undefined;
  drawProgress();
}

/** The scale has a line at each of so many discs. */
const STEP = 8;

function drawValues() {
  const { game: { length, positions }, view } = state;
  const values = points(judged(), positions);
  byId('curve').hidden = values.length === 0;
  if (values.length === 0) return;
  const picture = byId('curve').querySelector('svg');
  drawCurve(picture, { points: values, count: length, shown: view, step: STEP });
  const mistakes = values.filter(({ mistake }) => mistake).length;
  picture.setAttribute('aria-label',
    `Value over the game for Black: ${values.length} of ${length} moves, at the end `
      + `${values.at(-1).value.toFixed(0)} discs, ${mistakes} mistakes. The list of moves has the `
      + 'numbers.');
}

function drawProgress() {
  const { length } = state.game;
  const own = review();
  document.body.classList.toggle('reviewed', own !== undefined);
  const button = byId('review');
  button.disabled = length === 0 || (own?.done && !own.stopped);
  button.textContent = isReviewing() ? 'Stop the review' : 'Review the game';
  const progress = byId('review-progress');
  progress.hidden = !own;
  const [bar, text] = progress.children;
  bar.hidden = own?.done === true;
  bar.max = length || 1;
  bar.value = judged().length;
  const count = `${judged().length} of ${length} moves`;
  text.textContent = !own?.done ? `${count}, the last one first`
    : own.stopped ? `Stopped after ${count}.`
    : `Reviewed in ${own.seconds} s.`;
}
