package io.github.yomikiri.games;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;

/**
 * A generated game in which many ways lead to the same position. Use it to test transposition
 * tables.
 *
 * <p>Positions are arranged in levels of {@code width} positions each. A move leads one level down,
 * or sometimes three levels. So a position can be reached at different distances from the root, but
 * always with the same side to move. Two moves of a position may lead to the same position.
 */
public final class RandomDag implements Node<RandomDag> {

  private static final int LEAP = 3;
  private static final int ONE_LEAP_IN = 4;

  private final Shape shape;
  private final int level;
  private final int place;

  private record Shape(long seed, int width, int maxBranching, int levels, int maxValue) {}

  private RandomDag(Shape shape, int level, int place) {
    this.shape = shape;
    this.level = level;
    this.place = place;
  }

  /**
   * Makes a game.
   *
   * @param seed the seed of all random numbers
   * @param width how many positions a level has, at least 1; a smaller width gives more
   *     transpositions
   * @param maxBranching the maximum number of moves; every position has at least 1 move, except one
   *     position in eight, where the game is over
   * @param levels the length that no game exceeds, in plies, at least 1
   * @param maxValue values are in {@code [-maxValue, maxValue]}; few different values make many
   *     ties
   * @return the root
   * @throws IllegalArgumentException if a number is outside its range
   */
  public static RandomDag of(long seed, int width, int maxBranching, int levels, int maxValue) {
    Ranges.atLeast("width", width, 1);
    Ranges.atLeast("branching", maxBranching, 1);
    Ranges.atLeast("levels", levels, 1);
    GeneratedGames.checkValue(maxValue);
    return new RandomDag(new Shape(seed, width, maxBranching, levels, maxValue), 0, 0);
  }

  private long hash(int use) {
    return Hash64.of(key(), use);
  }

  @Override
  public boolean isTerminal() {
    return level >= shape.levels || level > 0 && GeneratedGames.below(hash(1), 8) == 0;
  }

  @Override
  public void moves(MoveList out) {
    if (isTerminal()) {
      return;
    }
    int branching = 1 + GeneratedGames.below(hash(2), shape.maxBranching);
    for (int move = 0; move < branching; move++) {
      out.add(move);
    }
  }

  @Override
  public RandomDag play(int move) {
    long hash = Hash64.of(key(), 3, move);
    int down = GeneratedGames.below(Hash64.mix(hash), ONE_LEAP_IN) == 0 ? LEAP : 1;
    return new RandomDag(shape, level + down, GeneratedGames.below(hash, shape.width));
  }

  @Override
  public int terminalScore() {
    return GeneratedGames.value(hash(4), shape.maxValue);
  }

  /**
   * Returns a random value that does not depend on the tree below the node. It serves as an
   * evaluator.
   *
   * @return the value, from the view of the side to move
   */
  public int estimate() {
    return GeneratedGames.value(hash(5), shape.maxValue);
  }

  @Override
  public long key() {
    return Hash64.of(shape.seed, level, place);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RandomDag that
        && level == that.level
        && place == that.place
        && shape.equals(that.shape);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  /** Returns the position's level and place. */
  @Override
  public String toString() {
    return "level " + level + ", place " + place;
  }
}
