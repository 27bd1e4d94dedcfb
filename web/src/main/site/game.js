import { PASS, SIDES, other } from './notation.js';

const text = (played) => played.filter((move) => move !== PASS).join('');

/** The engine makes a pass together with the move before it. Returns the position between them. */
const beforePass = (position) => ({
  ...position, toMove: other(position.toMove), legal: [], mustPass: true, over: false,
});

/** A game that does not change, with the position before each move and after the last. */
export class Game {
  /**
   * @param start the position at the start in OBF; empty for the usual one
   * @param played the moves, passes included
   * @param positions one more than moves, as the export `show` describes them
   * @param players such as "Ann - Bob"; may be empty
   */
  constructor(start, played, positions, players = '') {
    Object.assign(this, { start, played, positions, players });
  }

  /** Reads a game; returns an object with a property `error` if it is wrong. */
  static async open(rules, { start, moves, players }) {
    const end = await rules.call('show', [start, moves]);
    if (end.error) return end;
    const before = await Promise.all(end.played.map(async (move, ply) => {
      const position = await rules.call('show', [start, text(end.played.slice(0, ply))]);
      return move === PASS ? beforePass(position) : position;
    }));
    return new Game(start, end.played, [...before, end], players);
  }

  /** The transcript, which leaves passes out, as is usual. */
  get moves() {
    return text(this.played);
  }

  get length() {
    return this.played.length;
  }

  /** The game as a text that is equal for equal games. */
  get key() {
    return `${this.start}/${this.moves}`;
  }

  get end() {
    return this.positions[this.length];
  }

  /** Returns the game after its first moves. */
  until(count) {
    const { start, played, positions, players } = this;
    return count === this.length
      ? this
      : new Game(start, played.slice(0, count), positions.slice(0, count + 1), players);
  }

  /** Returns the game with one more move. */
  async plus(rules, move) {
    const end = await rules.call('show', [this.start, this.moves + move]);
    if (end.error) return end;
    const between = end.played.at(-1) === PASS ? [beforePass(end)] : [];
    return new Game(
      this.start, end.played, [...this.positions, ...between, end], this.players);
  }
}

/** Returns the result of a finished game, as a sentence. */
export function result({ black, white }) {
  if (black === white) return `The game is over: a draw, ${black} to ${white}.`;
  const winner = SIDES[black > white ? 'X' : 'O'];
  return `The game is over: ${winner} wins ${Math.max(black, white)} to ${Math.min(black, white)}.`;
}
