import { byId } from './dom.js';

const MIN_WIDTH = 100;
const HEIGHT = 140;
const EDGE = 6;
const LEFT = 34;
const LABEL = 50;
const figure = byId('curve');
const svg = figure.querySelector('svg');

function shape(name, attributes, text = '') {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
  made.textContent = text;
  return made;
}

/** Calls a listener with the number of moves up to the place where the pointer is pressed. */
export function onPlace(listener) {
  const pick = (e) => {
    if (!(e.buttons & 1)) return;
    const box = svg.getBoundingClientRect();
    const share = (e.clientX - box.left - LEFT) / (box.width - LEFT - EDGE);
    const count = Number(svg.dataset.count);
    listener(Math.min(count, Math.max(0, Math.round(share * count))));
  };
  svg.addEventListener('pointerdown', pick);
  svg.addEventListener('pointermove', pick);
}

/**
 * Draws the curve of a game's value.
 *
 * @param points of each judged move: {after, value, exact, mistake, side}, in the order of the game;
 *     `after` is the number of moves played, `value` is in discs for Black
 * @param count the number of moves of the game
 * @param shown the number of moves before the position on the board
 */
export function draw(points, count, shown) {
  figure.hidden = points.length === 0;
  if (figure.hidden) return;
  svg.dataset.count = count;
  const width = Math.max(MIN_WIDTH, svg.clientWidth);
  const right = width - EDGE;
  svg.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`);
  // The range ends at a multiple of 8 discs, so that the curve keeps its place while it grows.
  const top = Math.max(8, Math.ceil(Math.max(...points.map((p) => Math.abs(p.value))) / 8) * 8);
  const x = (after) => LEFT + (after / count) * (right - LEFT);
  const y = (value) => HEIGHT / 2 - (value / top) * (HEIGHT / 2 - EDGE);
  const parts = [];
  // The exact part reaches from the end of the game back to the first estimate.
  const firstExact = points[points.findLastIndex((p) => !p.exact) + 1];
  if (firstExact) {
    const left = x(Math.max(0, firstExact.after - 0.5));
    parts.push(shape('rect', {
      class: 'exact', x: left, y: 0, width: right - left, height: HEIGHT,
    }));
    if (right - left > LABEL) {
      parts.push(shape('text', {
        class: 'axis', x: right - 4, y: HEIGHT - 5, 'text-anchor': 'end',
      }, 'exact'));
    }
  }
  for (const value of [top, top / 2, 0, -top / 2, -top]) {
    parts.push(shape('line', {
      class: value === 0 ? 'zero' : 'rule', x1: LEFT, x2: right, y1: y(value), y2: y(value),
    }));
    if (value % top === 0) {
      const label = value === 0 ? '0' : value > 0 ? `+${value}` : `−${-value}`;
      parts.push(shape('text', {
        class: 'axis', x: LEFT - 5, y: y(value) + (value > 0 ? 8 : value < 0 ? 0 : 4),
        'text-anchor': 'end',
      }, label));
    }
  }
  const path = points.map((p) => `${x(p.after).toFixed(1)},${y(p.value).toFixed(1)}`);
  const base = (p) => `${x(p.after).toFixed(1)},${y(0)}`;
  parts.push(shape('polygon', {
    class: 'area', points: [base(points[0]), ...path, base(points.at(-1))].join(' '),
  }));
  parts.push(shape('polyline', { class: 'value', points: path.join(' ') }));
  parts.push(shape('line', { class: 'shown', x1: x(shown), x2: x(shown), y1: 0, y2: HEIGHT }));
  for (const p of points.filter((each) => each.mistake)) {
    parts.push(shape('circle', {
      class: `mark ${p.side === 'X' ? 'black' : 'white'} ${p.mistake}`,
      cx: x(p.after), cy: y(p.value), r: 4.5,
    }));
  }
  svg.replaceChildren(...parts);
  const last = points.at(-1);
  const mistakes = points.filter((p) => p.mistake).length;
  svg.setAttribute('aria-label',
    `Value over the game for Black: ${points.length} of ${count} moves, at the end `
      + `${last.value.toFixed(0)} discs, ${mistakes} mistakes. The list of moves has the numbers.`);
}
