// The review of a game: the curve, the marks of mistakes, the better line, and sums of both sides.
import { connectGame } from './link.js';
import { numberOf } from './shared/board.js';
import { drawCurve } from './shared/curve.js';
import { byId, element } from './shared/dom.js';
import { readMove } from './table.js';
import { named, word } from './words.js';

/** The judged moves by the number of shown moves after them. */
let judged = new Map();
/** The game that was reviewed, as the game in which that was done has it. */
let reviewed;
/** The game in which a review runs; undefined if none runs. */
let reviewer;
let kit;

export const isRunning = () => reviewer !== undefined;
export const isEmpty = () => judged.size === 0;
export const at = (count) => judged.get(count);
export const game = () => reviewed;
export const stop = () => reviewer.call('stop');

/** Forgets what is known about the moves after the first ones, and ends the review that runs. */
export function forget(after = 0) {
  judged = new Map([...judged].filter(([count]) => count <= after));
  reviewer?.close();
  reviewer = undefined;
}

/**
 * Reviews a game. This is done in a game of its own, so that the person may step through the game
 * meanwhile.
 *
 * @param state the game
 * @param newKit what is known about the kind of game
 * @param millis the time of each move
 * @param draw is called at all news
 * @return the answer, which may have a property `error`
 */
export async function review(state, newKit, millis, draw) {
  kit = newKit;
  forget();
  const own = connectGame();
  reviewer = own;
  draw();
  const opened = await own.call('open', { game: state.game });
  if (own !== reviewer) return opened;
  reviewed = opened.state;
  const take = (parts) => {
    if (own !== reviewer) return;
    parts.forEach(add);
    draw();
  };
  const answer = opened.error ? opened
    : await own.call('review', { millis }, (part) => take([part]));
  take(Array.isArray(answer) ? answer : []);
  // Pieces may have come that are in the lines only.
  if (own === reviewer && Array.isArray(answer)) reviewed = await own.call('state');
  if (own === reviewer) reviewer = undefined;
  own.close();
  draw();
  return answer;
}

function add(part) {
  const after = reviewed.plies.indexOf(part.ply) + 1;
  if (after === 0) return; // A pass.
  const { loss } = part;
  const kind = loss >= kit.blunder ? 'blunder' : loss >= kit.mistake ? 'mistake' : '';
  judged.set(after, { ...part, kind, better: loss > 0 ? part.other : undefined });
}

/** Returns whether the pieces of a line are known. Those of a review that was stopped may not be. */
const isKnown = (line) => !reviewed.board || line.map(readMove).every(({ changes }) =>
  [...changes].every((piece, at) => at % 2 > 0 || numberOf(piece) <= reviewed.board.shapes.length));

/** Returns how many decimals a loss has that is not proven. */
const decimals = () => (kit.mistake < 1 ? 2 : 1);

/** Draws all of it, for the position after a number of moves. */
export function draw({ moves, at: count, step, showLine, tryAgain, line }) {
  drawMoves(moves, count, step);
  drawJudgment(moves, count, { step, showLine, tryAgain, line });
  drawSums();
  if (judged.size === 0) return;
  const isPair = kit.seats.length === 2;
  // With more seats, the value for the first one is known after its own moves.
  const known = [...judged].filter(([, { seat }]) => seat === 0 || isPair);
  const points = known.sort(([one], [other]) => one - other).map(([after, each]) => ({
    after,
    value: each.seat === 0 ? each.played.value : -each.played.value,
    exact: each.played.exact,
    mistake: each.kind,
  }));
  drawCurve(byId('curve'), {
    points, count: moves.length, shown: count, step: kit.mistake,
    apart: isPair ? 1 : kit.seats.length,
  });
}

function drawMoves(moves, count, step) {
  byId('moves').replaceChildren(...moves.map(({ move, seat, passed }, i) => {
    const mark = { blunder: '??', mistake: '?' }[judged.get(i + 1)?.kind] ?? '';
    return element('li', {}, element('button', {
      className: `seat-${seat} ${judged.get(i + 1)?.kind ?? ''}`,
      ariaCurrent: i + 1 === count ? 'step' : null,
      textContent: move + mark + (passed.length > 0 ? ' –' : ''),
      onclick: () => step(i + 1),
    }));
  }));
  const list = byId('moves');
  const current = list.querySelector('[aria-current]');
  if (!current) return;
  // Only the list scrolls, because the page stays at the board.
  const { top, bottom } = current.getBoundingClientRect();
  const { top: first, bottom: last } = list.getBoundingClientRect();
  list.scrollTop += Math.min(0, top - first) + Math.max(0, bottom - last);
}

function drawJudgment(moves, count, { step, showLine, tryAgain, line }) {
  const shown = judged.get(count);
  const box = byId('judgment');
  box.hidden = !isRunning() && !shown;
  box.replaceChildren();
  if (isRunning()) {
    box.append(element('p', { textContent: word('reviewing', judged.size, moves.length) }));
  }
  if (!shown) return;
  const { seat } = moves[count - 1];
  const { move } = shown.played;
  const lost = Number(shown.loss.toFixed(shown.solved ? 0 : decimals()));
  let text = word('good', move, shown.played.text);
  if (!shown.other) text = word('forced', move);
  else if (lost > 0) text = word('lost', kit.seats[seat], lost, move);
  box.append(element('p', { textContent: text }));
  if (!shown.better || lost === 0) return;
  const { better } = shown;
  box.append(
    element('p', { textContent: word('better', better.move, better.text) }),
    element('div', { className: 'buttons' },
      line
        ? element('button', { textContent: word('back'), onclick: () => step(count) })
        : element('button', {
          textContent: word('showLine'),
          disabled: !isKnown(better.line),
          onclick: () => showLine(better, count - 1),
        }),
      element('button', {
        textContent: word('tryAgain'), onclick: () => tryAgain(count - 1),
      })));
}

/** Draws what both sides have lost in each part of the game, and how often. */
function drawSums() {
  byId('sums').hidden = byId('kinds').hidden = judged.size === 0;
  if (judged.size === 0) return;
  const all = [...judged].sort(([one], [other]) => one - other).map(([, each]) => each);
  const row = (title, valueOf) => element('tr', {},
    element('th', { textContent: title, scope: 'row' }),
    ...kit.seats.map((_, seat) => element('td', {
      textContent: valueOf(all.filter((each) => each.seat === seat)),
    })));
  const lossOf = (moves) => moves.reduce((sum, { loss }) => sum + loss, 0).toFixed(decimals());
  const countOf = (kind) => (moves) => moves.filter((each) => each.kind === kind).length;
  const parts = [...new Set(all.map(({ part }) => part))];
  byId('sums').replaceChildren(
    element('tr', {}, element('th', { textContent: word('loss'), scope: 'col' }),
      ...kit.seats.map((name) => element('th', { textContent: name, scope: 'col' }))),
    ...parts.map((part) => row(named('part', part),
      (moves) => lossOf(moves.filter((each) => each.part === part)))),
    row(word('wholeGame'), lossOf),
    row(word('mistakes'), countOf('mistake')),
    row(word('blunders'), countOf('blunder')));
  byId('kinds').textContent =
    word(kit.inPoints ? 'kindsInPoints' : 'kindsInResults', kit.mistake, kit.blunder, kit.points);
}
