import { classes } from './dom.js';
import { PASS, SIDES, amount, discs, moveName } from './notation.js';
import { byId, element } from './shared/dom.js';

const VISIBLE_LOSS = 0.05;

/** Returns the line of the move that was better than the played one; empty if there is none. */
export function betterLine({ alternative, played }) {
  if (!alternative || alternative.value <= played.value) return [];
  return alternative.line[0] === alternative.move ? alternative.line : [alternative.move];
}

/** Returns what the curve draws: the value after each judged move for Black. */
export function points(judged, positions) {
  return judged.map((each) => {
    const side = positions[each.ply].toMove;
    return {
      after: each.ply + 1,
      value: side === 'X' ? each.played.value : -each.played.value,
      exact: each.played.exact,
      mistake: each.mistake.word,
    };
  });
}

/**
 * Draws what each side has lost in each phase.
 *
 * @param terms the kinds of mistakes and the phases, as the export `terms` describes them
 */
export function drawSums(judged, positions, { mistakes, phases, limits }) {
  const place = byId('sums');
  place.hidden = judged.length === 0;
  const sum = (moves) => amount(moves.reduce((lost, each) => lost + each.loss, 0));
  const rows = Object.entries(SIDES).map(([side, name]) => {
    const own = judged.filter((each) => positions[each.ply].toMove === side);
    return [name,
      ...phases.map((phase) => sum(own.filter((each) => each.phase === phase.name))),
      sum(own),
      ...mistakes.map(({ mark }) => own.filter((each) => each.mistake.mark === mark).length)];
  });
  const heads = [...phases.map(({ name }) => name), 'all', ...mistakes.map(({ mark }) => mark)];
  const head = (scope) => (text) => element('th', { scope }, text);
  const ranges = phases.map(({ name, range }) => `${name}: ${range}`).join(', ');
  place.replaceChildren(
    element('table', {},
      element('caption', {}, 'Discs lost'),
      element('tr', {}, element('td'), ...heads.map(head('col'))),
      ...rows.map(([name, ...numbers]) => element('tr', {}, head('row')(name),
        ...numbers.map((number) => element('td', {}, String(number)))))),
    element('p', { className: 'note' }, `${limits} By empty squares: ${ranges}.`));
}

const list = byId('moves');

// On a phone, what is said of a move is next to the board.
const narrow = matchMedia('(max-width: 60rem)');
const placeJudgment = () =>
  narrow.matches ? byId('curve').after(byId('judgment')) : list.before(byId('judgment'));
narrow.addEventListener('change', placeJudgment);
placeJudgment();

/** Calls a listener with the number of moves up to the one that is clicked. */
export function onMove(listener) {
  list.addEventListener('click', (e) => {
    const item = e.target.closest('li');
    if (item) listener([...list.children].indexOf(item) + 1);
  });
}

/**
 * Draws the list of moves, with what each has lost. Elements stay, because a review draws often,
 * and a click on an element that is replaced is lost.
 */
export function drawMoves(played, positions, judged, shown) {
  while (list.children.length > played.length) list.lastChild.remove();
  while (list.children.length < played.length) {
    list.append(element('li', {}, element('button', {},
      element('span', { className: 'number' }),
      element('span', { className: 'move' }),
      element('span', { className: 'loss' }),
      element('span', { className: 'spoken' }))));
  }
  const byPly = new Map(judged.map((each) => [each.ply, each]));
  played.forEach((move, ply) => {
    const each = byPly.get(ply);
    const { mark = '', word = '' } = each?.mistake ?? {};
    const isShown = shown === ply + 1;
    const side = SIDES[positions[ply].toMove];
    const button = list.children[ply].firstChild;
    const [number, name, loss, more] = button.children;
    button.className = classes(side.toLowerCase(), word, isShown && 'shown');
    number.textContent = ply + 1;
    name.textContent = moveName(move) + mark;
    loss.textContent = each && each.loss >= VISIBLE_LOSS ? '−' + amount(each.loss) : '';
    more.textContent = word ? `${side}, ${word}` : side;
    if (isShown) button.setAttribute('aria-current', 'step');
    else button.removeAttribute('aria-current');
  });
  scrollTo(list.querySelector('.shown'));
}

/** Scrolls the list, but not the page. The style makes the list what offsets are measured from. */
function scrollTo(button) {
  const up = button ? button.offsetTop : 0;
  const down = button ? up + button.offsetHeight - list.clientHeight : 0;
  list.scrollTop = Math.max(down, Math.min(up, list.scrollTop));
}

/**
 * Draws what is known of the move on the board.
 *
 * @param judged the judged move; undefined if it is not judged
 * @param at how many moves of the better line the board shows; 0 for none
 * @param on is called for clicks: `line` with the number of moves of the line to show, `back` for
 *     the game, `tryAgain` to play on from the position before the move
 */
export function drawJudgment(judged, positions, at, on) {
  const place = byId('judgment');
  place.hidden = !judged;
  // A review draws often. What is the same stays, with its focus.
  const key = judged ? JSON.stringify([judged, at]) : '';
  if (place.dataset.key === key) return;
  place.dataset.key = key;
  if (!judged) return;
  const { played, alternative, loss, ply, mistake: { word } } = judged;
  const line = betterLine(judged);
  const value = (move) => discs(move) + (move.exact ? ' exact' : '');
  const verdict = word ? `${word}, loses ${amount(loss)}`
    : loss >= VISIBLE_LOSS ? `loses ${amount(loss)}`
    : alternative ? 'best move' : 'only move';
  place.replaceChildren(
    element('p', {},
      element('b', {}, `${ply + 1}. ${SIDES[positions[ply].toMove]} ${moveName(played.move)}`),
      ` ${value(played)}, `,
      element('span', { className: word }, verdict)));
  if (line.length > 0) {
    place.append(element('p', { className: 'line' }, `Better ${value(alternative)}:`,
      ...line.map((move, i) => element('button', {
        className: classes(at === i + 1 && 'shown'),
        ariaCurrent: at === i + 1 ? 'step' : null,
        onclick: () => on.line(i + 1),
      }, moveName(move)))));
  }
  if (played.move !== PASS) {
    place.append(element('div', { className: 'buttons' },
      element('button', { id: 'try-again', onclick: on.tryAgain }, 'Try again from here'),
      ...(at ? [element('button', { onclick: on.back }, 'Back to the game')] : [])));
  }
}
