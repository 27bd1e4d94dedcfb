// What the page knows, and what follows from it.
import { PASS, other } from './notation.js';

export const BOTH = 'both';
export const LEVELS = 12;
export const USUAL_LEVEL = 5;

export const state = {
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
  /** Whether the engine looks for its move. */
  thinking: false,
  /** What has happened, for the status. */
  news: '',
  /** Values of the moves on the board. */
  values: new Map(),
  /** Reviews by the keys of their games: {judged, done, stopped, seconds}. */
  reviews: new Map(),
  /** The words of a review, as the export `terms` describes them. */
  terms: undefined,
};

export const position = () => state.game.positions[state.view];
export const lastMove = () => state.game.played[state.view - 1];
export const isAtEnd = () => state.view === state.game.length && !state.line;
export const isOwn = (side) => state.side === BOTH || state.side === side;
export const isEngineToMove = () => !state.game.end.over && !isOwn(state.game.end.toMove);

export const review = () => state.reviews.get(state.game.key);
export const isReviewing = () => review()?.done === false;
export const judged = () => review()?.judged ?? [];

/** Returns the judged move before the position on the board; undefined if it is not judged. */
export const judgedMove = () => judged().find((each) => each.ply === state.view - 1);

/** Returns the square of the last move on the board; a pass has none. */
export function lastSquare() {
  const { line, game, view } = state;
  if (line) return line.moves[line.at - 1];
  return lastMove() === PASS ? game.played[view - 2] : lastMove();
}

/** Returns how many moves remain if the person takes a move back; undefined if there is none. */
export function countAfterTakingBack() {
  const { game, view } = state;
  for (let count = view - 1; count >= 0; count--) {
    const { toMove, mustPass } = game.positions[count];
    if (isOwn(toMove) && !mustPass) return count;
  }
  return undefined;
}

/** Returns the side that made the pass before the position on the board. */
export const passed = () => (lastMove() === PASS ? other(position().toMove) : undefined);
