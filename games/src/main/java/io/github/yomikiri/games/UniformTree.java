package io.github.yomikiri.games;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;
import java.util.Arrays;
import java.util.function.LongToIntFunction;

/**
 * A generated tree in which every node has the same number of moves and every game the same length.
 * Alpha-beta is analyzed in this model (Knuth and Moore 1975).
 *
 * <p>The moves are 0, 1, 2, ... from left to right. The leaves' values are given from the view of
 * the <em>root's</em> side, as books print such trees. {@link #terminalScore()} converts them to
 * the view of the side to move. No two nodes share a key, whatever the values below them are.
 */
public final class UniformTree implements Node<UniformTree> {

  // The first 81 digits, because 3 to the power of 4 is 81.
  private static final String PI =
      "314159265358979323846264338327950288419716939937510582097494459230781640628620899";

  private final Shape shape;
  private final int ply;
  // The node's place among the nodes of its ply, from left to right.
  private final long place;

  private record Shape(
      int branching, int depth, long identity, int maxEstimate, LongToIntFunction leaves) {}

  private UniformTree(Shape shape, int ply, long place) {
    this.shape = shape;
    this.ply = ply;
    this.place = place;
  }

  /**
   * Makes a tree whose values are random, each as likely as the others.
   *
   * @param seed the seed of the values
   * @param branching the number of moves, at least 1
   * @param depth the length of every game in plies, at least 0
   * @param maxValue the values are in {@code [-maxValue, maxValue]}; few different values make many
   *     ties
   * @return the root
   * @throws IllegalArgumentException if a number is outside its range, or there are more than 2^62
   *     leaves
   */
  public static UniformTree random(long seed, int branching, int depth, int maxValue) {
    GeneratedGames.checkValue(maxValue);
    countLeaves(branching, depth);
    long identity = Hash64.of(seed, branching, depth, maxValue);
    return new UniformTree(
        new Shape(
            branching,
            depth,
            identity,
            maxValue,
            place -> GeneratedGames.value(Hash64.of(identity, place), maxValue)),
        0,
        0);
  }

  /**
   * Makes a tree with the given leaves. {@link GivenTree} reads a tree of any other shape.
   *
   * @param branching the number of moves, at least 2
   * @param leaves the leaves' values from left to right, from the view of the root's side; their
   *     number is a power of {@code branching}
   * @return the root
   * @throws IllegalArgumentException if {@code branching} is less than 2, or the number of leaves
   *     is not a power of it
   */
  public static UniformTree ofLeaves(int branching, int... leaves) {
    Ranges.atLeast("branching", branching, 2);
    int depth = 0;
    long count = 1;
    while (count < leaves.length) {
      count *= branching;
      depth++;
    }
    if (count != leaves.length) {
      throw new IllegalArgumentException(
          leaves.length + " leaves are not a power of the branching " + branching);
    }
    int[] values = leaves.clone();
    long identity = Hash64.of(branching, Arrays.hashCode(values));
    int maxEstimate = Arrays.stream(values).map(Math::abs).max().orElse(0);
    return new UniformTree(
        new Shape(branching, depth, identity, maxEstimate, place -> values[(int) place]), 0, 0);
  }

  /**
   * Makes the tree of Knuth and Moore's paper: branching 3, depth 4, and the 81 leaves are the
   * digits of pi, 3 1 4 1 5 and so on. Its value is 2, by the first move.
   *
   * @return the root
   */
  public static UniformTree pi() {
    return ofLeaves(3, PI.chars().map(digit -> digit - '0').toArray());
  }

  private static long countLeaves(int branching, int depth) {
    Ranges.atLeast("branching", branching, 1);
    Ranges.notNegative("depth", depth);
    long count = 1;
    for (int i = 0; i < depth; i++) {
      if (count > (1L << 62) / branching) {
        throw new IllegalArgumentException("a tree of branching " + branching + " and depth "
            + depth + " has more than 2^62 leaves");
      }
      count *= branching;
    }
    return count;
  }

  @Override
  public void moves(MoveList out) {
    if (ply < shape.depth) {
      for (int move = 0; move < shape.branching; move++) {
        out.add(move);
      }
    }
  }

  @Override
  public UniformTree play(int move) {
    return new UniformTree(shape, ply + 1, place * shape.branching + move);
  }

  @Override
  public boolean isTerminal() {
    return ply == shape.depth;
  }

  @Override
  public int terminalScore() {
    int value = shape.leaves.applyAsInt(place);
    return ply % 2 == 0 ? value : -value;
  }

  /**
   * Returns a random value that does not depend on the tree below the node. It serves as an
   * evaluator for searches that end above the leaves.
   *
   * @return the value, from the view of the side to move, whose size is at most the maximum value
   *     of the leaves
   */
  public int estimate() {
    return GeneratedGames.value(key(), shape.maxEstimate);
  }

  @Override
  public long key() {
    return Hash64.of(shape.identity, ply, place);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UniformTree that
        && shape.identity == that.shape.identity
        && ply == that.ply
        && place == that.place;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  /** Returns the node's ply and place, such as {@code ply 2, place 7 of 9}. */
  @Override
  public String toString() {
    return "ply " + ply + ", place " + place + " of " + countLeaves(shape.branching, ply);
  }
}
