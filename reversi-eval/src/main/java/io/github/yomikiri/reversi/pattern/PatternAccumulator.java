package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.reversi.Reversi;

/**
 * Evaluates positions for searches on bitboards, with a {@link PatternEvaluator}. The accumulator
 * keeps the configurations of a line of positions, one position for each ply, so a search creates
 * no object in its nodes.
 *
 * <pre>{@code
 * accumulator.set(own, opponent);                 // ply 0
 * accumulator.play(0, square, flips);             // ply 1, the other side to move
 * int value = -accumulator.value(1, opponent ^ flips, own | flips | 1L << square);
 * }</pre>
 *
 * <p>Arguments are not checked. For one thread at a time.
 */
public final class PatternAccumulator {

  private final PatternEvaluator evaluator;
  private final DiscVectors vectors;
  private final PackedConfigurations[] line;
  private final RecentConfigurations recent;

  /**
   * Makes an accumulator.
   *
   * @param evaluator values the positions
   * @param plies the maximum number of plies below the position at ply 0
   */
  public PatternAccumulator(PatternEvaluator evaluator, int plies) {
    this.evaluator = evaluator;
    vectors = evaluator.weights().set().vectors();
    recent = new RecentConfigurations(vectors);
    line = new PackedConfigurations[plies + 1];
    for (int ply = 0; ply <= plies; ply++) {
      line[ply] = new PackedConfigurations();
    }
  }

  /**
   * Puts a position at ply 0. This is fastest if the position differs little from one that was put
   * there before, as successive nodes of a search do.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   */
  public void set(long own, long opponent) {
    line[0] = recent.of(own, opponent);
  }

  /**
   * Puts the position after a move at the next ply.
   *
   * @param ply the ply of the position before the move
   * @param square where the side to move places a disc
   * @param flips the discs that the move flips
   */
  public void play(int ply, int square, long flips) {
    line[ply + 1].play(line[ply], square, flips, vectors);
  }

  /**
   * Puts the position after a pass at the next ply.
   *
   * @param ply the ply of the position before the pass
   */
  public void pass(int ply) {
    line[ply + 1].play(line[ply], Reversi.PASS, 0, vectors);
  }

  /**
   * Values a position.
   *
   * @param ply the position's ply
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @return the value in thousandths of a disc, from the view of the side to move
   */
  public int value(int ply, long own, long opponent) {
    return evaluator.value(line[ply], own, opponent);
  }

  /**
   * Values the position after a move, but does not keep that position. Use this method for leaves,
   * because it is faster than {@link #play} and {@link #value}.
   *
   * @param ply the ply of the position before the move
   * @param square where the side to move places a disc
   * @param flips the discs that the move flips
   * @param own the discs of the side to move after the move
   * @param opponent the discs of the other side after the move
   * @return the value in thousandths of a disc, from the view of the side to move after the move
   */
  public int valueAfter(int ply, int square, long flips, long own, long opponent) {
    return evaluator.value(line[ply], square, flips, own, opponent);
  }
}
