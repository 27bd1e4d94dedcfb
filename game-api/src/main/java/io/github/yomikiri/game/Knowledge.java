package io.github.yomikiri.game;

import java.util.OptionalInt;

/**
 * What a game knows about a position without a search: bounds of its value, the moves that are
 * enough to find the value, and the symmetric positions that have the same value. A solver that
 * uses this knowledge visits a small part of the nodes.
 *
 * <p>Everything here is about perfect play to the end of the game. So a search that uses the
 * knowledge proves the same values as one that does not. Values that rest on estimates may differ,
 * because a bound may replace an estimate. The bounds are in {@link #unit}, from which a search
 * converts them into the unit of its evaluator.
 *
 * <p>Each method has a default that knows nothing. The positions that are passed are not over.
 * Implementations are immutable or otherwise safe for use by several threads. A search calls the
 * methods at every node, so they should be fast.
 *
 * @param <N> the game's node type
 */
public interface Knowledge<N extends Node<N>> {

  /**
   * Returns a lower bound of a position's value.
   *
   * @param node a position whose game is not over
   * @return a score that the side to move reaches at least, in {@code [-Score.MAX, Score.MAX]}
   */
  default int lowerBound(N node) {
    return -Score.MAX;
  }

  /**
   * Returns an upper bound of a position's value.
   *
   * @param node a position whose game is not over
   * @return a score that the side to move cannot exceed, in {@code [-Score.MAX, Score.MAX]}
   */
  default int upperBound(N node) {
    return Score.MAX;
  }

  /**
   * Lists moves of which one is best. For example, a move that wins at once makes all others
   * needless, and so does the only move that does not lose at once. Searches call this method in
   * place of {@link Node#moves}. Only at the root they try all legal moves, these first.
   *
   * @param node a position whose game is not over
   * @param out the list to which the moves are added, at least one; in the order to be tried
   */
  default void candidates(N node, MoveList out) {
    node.moves(out);
  }

  /**
   * Returns the symmetry that takes a position to the one that stands for all positions symmetric
   * to it. A transposition table then stores symmetric positions once.
   *
   * @param node a position whose game is not over
   * @return the number of the symmetry; 0 leaves the position as it is
   */
  default int symmetry(N node) {
    return 0;
  }

  /**
   * Returns the key of a position's image.
   *
   * @param node a position whose game is not over
   * @param symmetry the number that {@link #symmetry} returned for it
   * @return 64 well-mixed bits; positions with equal keys have the same value, apart from the
   *     points that are {@linkplain #banked banked}
   */
  default long key(N node, int symmetry) {
    return node.key();
  }

  /**
   * Returns the points that the side to move has won already, less those of the other side. In a
   * game of points, such as Kalah or Dots and Boxes, they do not decide what is won from here on. A
   * game returns them here and leaves them out of {@link #key}. Positions that differ in nothing
   * else are then one to a transposition table, which stores the rest.
   *
   * <p>{@link Node#terminalScore()} counts these points, and {@link Node#key()} distinguishes
   * positions by them. The bounds and the estimates are of the whole game, too.
   *
   * @param node a position whose game is not over
   * @return the lead in points of the game, positive if the side to move is ahead; 0 by default
   */
  default int banked(N node) {
    return 0;
  }

  /**
   * Returns the image of a move.
   *
   * @param move a move
   * @param symmetry the number of a symmetry
   * @return the move's image
   */
  default int image(int move, int symmetry) {
    return move;
  }

  /**
   * Returns the move that has a given image.
   *
   * @param image a move's image
   * @param symmetry the number of the symmetry
   * @return the move
   */
  default int original(int image, int symmetry) {
    return image;
  }

  /**
   * Returns the unit of the bounds. The default is the game's own, as {@link Node#terminalScore()}
   * counts.
   *
   * @return the unit, always the same one
   */
  default Unit<N> unit() {
    return Unit.ofGame();
  }

  /**
   * Returns this knowledge with its bounds and its {@linkplain #banked banked} points in another
   * unit. A search calls this method with the unit of its evaluator.
   *
   * @param other the unit of an evaluator
   * @return the same knowledge
   * @throws IllegalArgumentException if the units differ and one of them is not a multiple of the
   *     game's score, as {@link Unit#points} is
   */
  default Knowledge<N> inUnit(Unit<N> other) {
    OptionalInt from = unit().perPoint();
    OptionalInt to = other.perPoint();
    boolean isOfGame = from.equals(OptionalInt.of(1)) && from.equals(to);
    if (isOfGame || from.isEmpty() && unit().equals(other)) {
      return this;
    }
    if (from.isPresent() && to.isPresent()) {
      return new ConvertedKnowledge<>(this, from.getAsInt(), other, node -> to.getAsInt());
    }
    if (from.isPresent() && !other.isStated()) {
      return new ConvertedKnowledge<>(this, from.getAsInt(), other, Unstated::perPoint);
    }
    throw new IllegalArgumentException("the unit of the knowledge (" + unit()
        + ") cannot be converted to the unit of the evaluator (" + other
        + "); give both the same unit");
  }

  /**
   * Returns this knowledge for the nodes of an incremental evaluator. The default implementation
   * passes the game's own nodes to this knowledge.
   *
   * @param <I> the type of the evaluator's nodes
   * @param evaluator the evaluator of the search
   * @return the same knowledge
   */
  default <I extends Node<I>> Knowledge<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new PlainKnowledge<>(this, evaluator);
  }
}
