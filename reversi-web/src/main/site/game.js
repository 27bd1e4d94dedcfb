import { SIDES } from './notation.js';

/** A game that does not change, with the position before each move and after the last. */
export class Game {
  /**
   * @param start the position at the start in OBF; empty for the usual one
   * @param played the moves, passes included
   * @param positions one more than moves, as the engine's export `show` describes them
   * @param players such as "Ann - Bob"; may be empty
   */
  constructor(start, played, positions, players = '') {
    Object.assign(this, { start, played, positions, players });
  }

  /** Reads a game; returns an object with a property `error` if it is wrong. */
  static async open(rules, { start, moves, players }) {
    const end = await rules.call('show', [start, moves]);
    if (end.error) return end;
    const before = end.played.map((_, ply) =>
      rules.call('show', [start, end.played.slice(0, ply).join('')]));
    return new Game(start, end.played, [...(await Promise.all(before)), end], players);
  }

  get moves() {
    return this.played.join('');
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
    return end.error
      ? end
      : new Game(this.start, [...this.played, move], [...this.positions, end], this.players);
  }
}

/** Returns the result of a finished game, as a sentence. */
export function result({ black, white }) {
  if (black === white) return `The game is over: a draw, ${black} to ${white}.`;
  const winner = SIDES[black > white ? 'X' : 'O'];
  return `The game is over: ${winner} wins ${Math.max(black, white)} to ${Math.min(black, white)}.`;
}
