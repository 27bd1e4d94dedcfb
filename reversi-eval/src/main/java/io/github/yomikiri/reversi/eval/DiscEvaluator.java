package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.util.Objects;
import java.util.Optional;

/**
 * An evaluator whose values are discs: the expected difference in discs at the end of the game, in
 * a unit that the evaluator names. Its values can be printed as discs and compared with exact
 * scores.
 *
 * <pre>{@code
 * DiscEvaluator corners = DiscEvaluator.of(1000, node -> 10_000 * ReversiFeatures.corners(node));
 * corners.discs(position);   // 10.0 for each corner more than the opponent has
 * }</pre>
 *
 * <p>An evaluator of anything else, such as {@link ReversiFeatures#byMobility}, can order positions
 * just as well, but its values cannot be converted to discs. Such an evaluator is a plain
 * {@link Evaluator}.
 */
public interface DiscEvaluator extends Evaluator<Reversi> {

  /**
   * Returns the number of units that make one disc.
   *
   * @return the number, at least 1, and always the same one
   */
  int unitsPerDisc();

  /** Returns the unit by {@link TerminalScore#STANDARD}. */
  @Override
  default Unit<Reversi> unit() {
    return TerminalScore.STANDARD.unit(unitsPerDisc());
  }

  /**
   * Returns the value of a position in discs, whether its game is over or not.
   *
   * @param node any position
   * @return the value, positive when the side to move stands better or has won
   */
  default double discs(Reversi node) {
    int value = node.isTerminal() ? unit().terminalScore(node) : evaluate(node);
    return value / (double) unitsPerDisc();
  }

  /**
   * Returns how well shallow searches with this evaluator predict deep ones. Selective searches use
   * the predictions; without them a search has the full width.
   *
   * @return the predictions in the evaluator's unit, one for each stage of {@link Stages}; by
   *     default empty
   */
  default Optional<ProbCutTable> predictions() {
    return Optional.empty();
  }

  /**
   * Returns an evaluator that returns another evaluator's estimates and names their unit. Finished
   * games are counted by {@link TerminalScore#STANDARD} in that unit, not in the other evaluator's
   * {@code unit()}.
   *
   * @param unitsPerDisc how many units of the estimates make one disc, in {@code [1, 1000000]}
   * @param estimates values positions whose game is not over; usually a lambda
   * @return the evaluator, as safe for use by several threads as {@code estimates} is
   * @throws IllegalArgumentException if the number is outside its range
   */
  static DiscEvaluator of(int unitsPerDisc, Evaluator<Reversi> estimates) {
    return new NamedUnit(unitsPerDisc, Objects.requireNonNull(estimates, "estimates"));
  }

  /**
   * Returns an evaluator that counts discs: the discs of the side to move less the discs of the
   * other side. The first players of the 2011 blog evaluate positions by this difference alone. The
   * unit is one disc and the range [-64, 64]. Works on boards of every size.
   *
   * <p>The difference predicts the outcome poorly, because a side with many discs in the middle
   * game has few moves. But the difference is exact on a full board, so every search that reaches
   * the end returns the right result. A search of one ply with this evaluator is the blog's greedy
   * player: {@code Searchers.greedy(Reversi.class, DiscEvaluator.ofDiscs(TerminalScore.PLAIN),
   * seed)}.
   *
   * @param terminal how a finished game is counted, in discs, too
   * @return the evaluator
   */
  static DiscEvaluator ofDiscs(TerminalScore terminal) {
    return new DiscDifference(terminal);
  }
}
