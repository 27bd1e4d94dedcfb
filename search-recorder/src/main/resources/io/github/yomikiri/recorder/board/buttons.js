// A board whose cells a person clicks, or chooses by keys.
import { drawBoard, middleOf, numberOf, placesOf } from './board.js';
import { addShape } from './dom.js';

/** The marks of a cell that a screen reader says. */
const MARKS = ['better', 'legal', 'last', 'other'];

/** What a screen reader says. */
const ENGLISH = {
  board: 'Board; the arrow keys move between the cells', empty: 'empty', taken: 'taken',
  better: 'better move', legal: 'legal move', last: 'last move', other: 'last move',
  value: 'value', exact: 'exact',
};

/** The direction of each key. Those in the second row go to the last cell in it. */
const STEPS = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
  Home: [-1, 0], End: [1, 0], PageUp: [0, -1], PageDown: [0, 1],
};

/**
 * Makes the cells of a picture buttons. The tab key reaches one of them, and other keys choose it.
 *
 * @param picture the board's picture
 * @param board what is known about the cells and the pieces
 * @param listener is called with the number of a cell that is clicked, or chosen by Enter or Space
 * @param say returns the words of a text, in another language than English
 * @return a function that draws a position, whose state is that of `drawBoard`
 */
export function connectBoard(picture, board, listener, say = (key) => ENGLISH[key]) {
  const layer = addShape(picture, 'g', {});
  const places = placesOf(picture);
  const areaOf = (cell) => board.areas[board.areaOf[cell]];
  const cells = [...places.keys()].filter((cell) => areaOf(cell) !== '');
  const buttons = cells.map((cell) => addShape(layer, 'path', {
    class: 'cell', role: 'button', d: `M0 0${areaOf(cell)}`,
    transform: places[cell].getAttribute('transform'), 'data-name': board.names[cell],
  }));
  const points = buttons.map(middleOf);
  const select = (chosen) => buttons.forEach((each, at) => {
    each.setAttribute('tabindex', at === chosen ? 0 : -1);
  });
  const move = (at) => {
    select(at);
    buttons[at].focus();
  };
  picture.setAttribute('role', 'group');
  select(0);
  picture.addEventListener('click', ({ target }) => {
    const at = buttons.indexOf(target);
    if (at < 0) return;
    move(at);
    listener(cells[at]);
  });
  picture.addEventListener('keydown', (event) => {
    const { key } = event;
    const at = buttons.indexOf(event.target);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'Enter' || key === ' ') listener(cells[at]);
    else if (key.startsWith('Arrow')) move(next(points, at, STEPS[key]));
    else if (key in STEPS) move(last(points, at, STEPS[key]));
    else return;
    event.preventDefault();
  });
  return (state) => {
    drawBoard(picture, board, state);
    picture.setAttribute('aria-label', say('board'));
    buttons.forEach((button, at) => {
      const cell = cells[at];
      const styles = MARKS.filter((style) => state[style]?.includes(cell));
      const value = state.values?.get(cell);
      button.setAttribute('class', ['cell', ...styles].join(' '));
      button.setAttribute('aria-label', [
        board.names[cell],
        pieceInWords(board, numberOf(state.cells[cell]) - 1, say),
        ...styles.map(say),
        value && `${say('value')} ${value.text}${value.exact ? ` ${say('exact')}` : ''}`,
      ].filter(Boolean).join(', '));
    });
  };
}

function pieceInWords(board, piece, say) {
  if (piece < 0) return say('empty');
  const owner = board.seats[board.owners[piece]]?.toLowerCase() ?? '';
  return `${owner} ${board.labels[piece]}`.trim() || say('taken');
}

/** Returns the nearest place in a direction, or the place itself if there is none. */
function next(points, from, [right, down]) {
  let nearest = from;
  let least = Infinity;
  points.forEach(([x, y], at) => {
    const [dx, dy] = [x - points[from][0], y - points[from][1]];
    const ahead = right * dx + down * dy;
    const aside = Math.abs(right * dy) + Math.abs(down * dx);
    // So an edge leads to the next one in its row, and a hexagon to the row that is next.
    const distance = ahead + 1.5 * aside;
    if (ahead <= 0 || aside > ahead || distance >= least) return;
    least = distance;
    nearest = at;
  });
  return nearest;
}

function last(points, from, step) {
  const to = next(points, from, step);
  return to === from ? from : last(points, to, step);
}
