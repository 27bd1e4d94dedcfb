package io.github.yomikiri.games;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;

/**
 * A generated tree in which every node has a random number of moves, possibly none, so that games
 * end at different depths. It finds searches that confuse the horizon with the end of the game.
 * Move codes are not in order and differ from node to node.
 */
public final class RandomTree implements Node<RandomTree> {

  private static final int MOVE_CODES = 97;

  private final Shape shape;
  private final int ply;
  private final long hash;

  private record Shape(int maxBranching, int maxDepth, int maxValue) {}

  private RandomTree(Shape shape, int ply, long hash) {
    this.shape = shape;
    this.ply = ply;
    this.hash = hash;
  }

  /**
   * Makes a tree.
   *
   * @param seed the seed of all random numbers
   * @param maxBranching the maximum number of moves of a node, in {@code [1, 64]}; a node has 0
   *     moves or more, the root at least 1
   * @param maxDepth the length that no game exceeds, in plies, at least 1
   * @param maxValue values are in {@code [-maxValue, maxValue]}; few different values make many
   *     ties
   * @return the root
   * @throws IllegalArgumentException if a number is outside its range
   */
  public static RandomTree of(long seed, int maxBranching, int maxDepth, int maxValue) {
    Ranges.atLeast("branching", maxBranching, 1);
    Ranges.atLeast("depth", maxDepth, 1);
    GeneratedGames.checkValue(maxValue);
    if (maxBranching > 64) {
      throw new IllegalArgumentException("branching " + maxBranching + " is more than 64");
    }
    return new RandomTree(new Shape(maxBranching, maxDepth, maxValue), 0, Hash64.mix(seed));
  }

  private int branching() {
    if (ply == shape.maxDepth) {
      return 0;
    }
    int branching = GeneratedGames.below(Hash64.of(hash, 1), shape.maxBranching + 1);
    return ply == 0 ? Math.max(1, branching) : branching;
  }

  @Override
  public void moves(MoveList out) {
    // An arithmetic progression modulo a prime gives distinct codes that look random.
    int first = GeneratedGames.below(Hash64.of(hash, 2), MOVE_CODES);
    int step = 1 + GeneratedGames.below(Hash64.of(hash, 3), MOVE_CODES - 1);
    int branching = branching();
    for (int i = 0; i < branching; i++) {
      out.add((first + i * step) % MOVE_CODES);
    }
  }

  @Override
  public RandomTree play(int move) {
    return new RandomTree(shape, ply + 1, Hash64.of(hash, 4, move));
  }

  @Override
  public boolean isTerminal() {
    return branching() == 0;
  }

  @Override
  public int terminalScore() {
    return GeneratedGames.value(Hash64.of(hash, 5), shape.maxValue);
  }

  /**
   * Returns a random value that does not depend on the tree below the node. It serves as an
   * evaluator.
   *
   * @return the value, from the view of the side to move
   */
  public int estimate() {
    return GeneratedGames.value(Hash64.of(hash, 6), shape.maxValue);
  }

  @Override
  public long key() {
    return hash;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RandomTree that
        && hash == that.hash
        && ply == that.ply
        && shape.equals(that.shape);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }

  /** Returns the node's ply and key. */
  @Override
  public String toString() {
    return "ply " + ply + ", key " + Long.toHexString(hash);
  }
}
