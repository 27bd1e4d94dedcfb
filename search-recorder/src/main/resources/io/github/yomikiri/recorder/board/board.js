// A board. A position is a text with a character for each cell, which stands for a piece. What is
// known about the cells and the pieces, and the picture, are from Java's BoardPicture.
import { addShape } from './dom.js';

/** Returns the number for which a character stands. */
export const numberOf = (character) => character.charCodeAt(0) - 48;

/** The radius of each mark of cells. */
const MARKS = { changed: 18, better: 12, legal: 4, last: 5, other: 5 };

/** Returns a shape for each cell, around the middle of which its piece is drawn. */
export const placesOf = (picture) => [...picture.querySelectorAll('.piece')];

/** Returns the place of a shape's middle, by which the board's cells are 40 apart. */
export const middleOf = (shape) =>
  shape.getAttribute('transform').match(/[\d.]+/g).map(Number);

/** The radius of marks around what stands on a cell. */
const RINGS = { legal: 16, last: 13, other: 13 };
const CELL = 40;

/** The shape and the owner of the piece that a place shows. */
const drawnPieces = new WeakMap();

/**
 * Draws a position.
 *
 * @param picture the board's picture
 * @param board what is known about the cells and the pieces
 * @param state the pieces `cells`; for each of `changed`, `better`, `legal`, `last` and `other` (the
 *     last move, in another game) the numbers of the cells to mark; `values`, a map from cells
 *     to {text, best, exact}; and `flipFrom`, the cells from which pieces flip, in the order of their
 *     distance, if they change their owner now. All but the pieces may be missing
 */
export function drawBoard(picture, board, state) {
  const marks = picture.querySelector('.marks');
  marks.replaceChildren();
  const values = state.values ?? new Map();
  const places = placesOf(picture);
  const showsMoves = hasRule(board, state);
  places.forEach((place, cell) => {
    drawPiece(place, board, numberOf(state.cells[cell]) - 1, places[state.flipFrom?.at(-1)]);
    const transform = place.getAttribute('transform');
    const isTaken = numberOf(state.cells[cell]) > 0;
    const showsLegal = showsMoves && !values.has(cell);
    for (const [style, radius] of Object.entries(MARKS)) {
      const isLegal = style === 'legal';
      if (!state[style]?.includes(cell) || (isLegal && !showsLegal)) continue;
      // A dot would hide what stands on a piece, and so would a value in the middle.
      const hasText = place.querySelector('text') !== null;
      const isRing = style in RINGS && isTaken && (isLegal || hasText);
      addShape(marks, 'circle', {
        class: isRing ? `${style} ring` : style, r: isRing ? RINGS[style] : radius, transform,
      });
    }
    if (values.has(cell)) {
      const { text, best, exact } = values.get(cell);
      const style = ['value', best && 'best', exact && 'exact'].filter(Boolean).join(' ');
      addShape(marks, 'text', { class: style, dy: isTaken ? 18 : 4, transform }, text);
    }
  });
  picture.setAttribute('aria-label', inWords(board, state.cells));
}

/** Returns whether the cells of moves are others than all that are empty. */
function hasRule(board, { cells, legal = [] }) {
  const areas = new Set(legal.map((cell) => board.areaOf[cell]));
  return [...cells].some((character, cell) => areas.has(board.areaOf[cell])
    && legal.includes(cell) === numberOf(character) > 0);
}

/** Draws a piece. It is left alone if it is shown already, so that it flips to the end. */
function drawPiece(place, board, piece, flipFrom) {
  const [shape, owner] = [board.shapes[piece] ?? '', board.owners[piece]];
  const before = drawnPieces.get(place);
  if (before?.shape === shape) return;
  const flips = flipFrom && before?.shape && shape && before.owner !== owner;
  if (flips) {
    const [[x, y], [fromX, fromY]] = [place, flipFrom].map(middleOf);
    const distance = Math.max(Math.abs(x - fromX), Math.abs(y - fromY)) / CELL;
    place.style.setProperty('--distance', distance);
    place.style.setProperty('--was', getComputedStyle(place.firstElementChild).fill);
  }
  place.classList.toggle('flips', Boolean(flips));
  place.innerHTML = shape;
  drawnPieces.set(place, { shape, owner });
}

/** Names the pieces of a position for who does not see them. */
function inWords(board, text) {
  const names = (owner) => [...text].flatMap((character, cell) => {
    const piece = numberOf(character) - 1;
    return piece < 0 || board.owners[piece] !== owner ? []
      : [board.names[cell] + (board.labels[piece] && ` (${board.labels[piece]})`)];
  }).join(' ');
  const sides = board.seats.map((seat, owner) => `${seat}: ${names(owner)}.`);
  if (board.owners.includes(-1)) sides.push(`Others: ${names(-1)}.`);
  return sides.join(' ');
}

/** Returns how many pieces a seat has in a position. */
export function countOf(board, text, owner) {
  return [...text].reduce((sum, character) => {
    const piece = numberOf(character) - 1;
    return sum + (piece >= 0 && board.owners[piece] === owner ? board.counts[piece] : 0);
  }, 0);
}

/** Returns a position after changes: the character of a piece, and that of its cell, and so on. */
export function changed(text, changes) {
  const cells = [...text];
  for (let at = 0; at < changes.length; at += 2) cells[numberOf(changes[at + 1])] = changes[at];
  return cells.join('');
}
