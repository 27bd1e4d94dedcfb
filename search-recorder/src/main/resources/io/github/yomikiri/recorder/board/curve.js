// The curve of a game's values: thick between exact values, which stand on a tinted ground, and thin
// between estimates.
import { addShape } from './dom.js';

const LEFT = 36;
const TOP = 12;
const MOVES_PER_LABEL = 10;
/** The least distance between the lines of the scale. */
const RULE = 28;

const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `\u2212${-value}` : '0');

/**
 * Draws a curve. The picture's view box is its size.
 *
 * @param points of each judged move: {after, value, exact, mistake}, in the order of the game; `after`
 *     is the number of moves played, and `mistake` is a class or empty
 * @param count the number of moves of the game
 * @param shown the number of moves before the position on the board
 * @param step the least number of points between two lines of the scale
 * @param apart how far points may be apart that are joined, if not every move has one
 * @param tip returns the tooltip of a number of moves
 */
export function drawCurve(picture, { points, count, shown, step, apart = 1, tip = () => '' }) {
  const { width, height } = picture.viewBox.baseVal;
  const [right, bottom] = [width - 10, height - 24];
  const values = points.map(({ value }) => value);
  const max = step * Math.max(1, Math.ceil(Math.max(...values) / step));
  const min = step * Math.min(-1, Math.floor(Math.min(...values) / step));
  const x = (after) => (LEFT + (right - LEFT) * (after / count)).toFixed(1);
  const y = (value) => (TOP + ((bottom - TOP) * (max - value)) / (max - min)).toFixed(1);
  const place = ({ after, value }) => `${x(after)} ${y(value)}`;
  const path = (style, d) => addShape(picture, 'path', { class: style, d });
  const text = (left, down, anchor, label) =>
    addShape(picture, 'text', { x: left, y: down, 'text-anchor': anchor }, label);
  picture.replaceChildren();

  // The exact part reaches from the end of the game back to the last estimate.
  const firstExact = points[points.findLastIndex(({ exact }) => !exact) + 1];
  if (firstExact) {
    path('exact', `M${x(firstExact.after)} ${TOP}H${right}V${bottom}H${x(firstExact.after)}z`);
  }
  let rule = step;
  while ((max - min) / rule > (bottom - TOP) / RULE) rule *= 2;
  for (let value = Math.ceil(min / rule) * rule; value <= max; value += rule) {
    path(value === 0 ? 'zero' : 'rule', `M${LEFT} ${y(value)}H${right}`);
    text(LEFT - 5, Number(y(value)) + 4, 'end', signed(value));
  }
  for (let after = 0; after <= count; after += MOVES_PER_LABEL) {
    text(x(after), height - 8, 'middle', after);
  }
  for (const [style, isExact] of [['guess', false], ['sure', true]]) {
    path(style, points.slice(1).map((to, at) => {
      const from = points[at];
      const isDrawn = from.after + apart >= to.after && (from.exact && to.exact) === isExact;
      return isDrawn ? `M${place(from)}L${place(to)}` : '';
    }).join(''));
  }
  path('cursor', `M${x(shown)} ${TOP}V${bottom}`);
  for (const point of points.filter(({ mistake }) => mistake)) {
    // A mistake is a disc, and a blunder is a square on its corner.
    path(point.mistake, `M${place(point)}${point.mistake === 'blunder'
      ? 'm0-7 7 7-7 7-7-7z' : 'm-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'}`);
  }
  for (let after = 0; after <= count; after++) {
    const column = addShape(picture, 'rect', {
      class: 'column', 'data-after': after, x: x(after - 0.5), y: TOP,
      width: x(1) - LEFT, height: bottom - TOP,
    });
    if (tip(after)) addShape(column, 'title', {}, tip(after));
  }
}

/** Calls a listener with the number of moves up to the place where the pointer is pressed. */
export function connectCurve(picture, listener) {
  const pick = ({ buttons, clientX, clientY }) => {
    const column = document.elementFromPoint(clientX, clientY)?.closest('.column');
    if (buttons & 1 && column) listener(Number(column.dataset.after));
  };
  picture.addEventListener('pointerdown', pick);
  picture.addEventListener('pointermove', pick);
}
