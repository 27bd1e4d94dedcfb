package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.reversi.Reversi;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An evaluator that is put together from named terms: the sum of each term's value times its weight.
 *
 * <pre>{@code
 * var evaluator = WeightedSum.of(TerminalScore.STANDARD)
 *     .plus("moves", 500, Features::mobility)
 *     .plus("corners", 8_000, Features::corners)
 *     .plus("tempo", 100, node -> 1);
 * evaluator.explain(position);   // {moves=-1500, corners=8000, tempo=100}
 * }</pre>
 *
 * <p>A term is any evaluator, from the view of the side to move; those of {@link Features} are made for it. Weights are
 * in thousandths of a disc per unit of the term, so that the sum is in thousandths of a disc, and finished games are
 * counted in them as well. The sum is cut off at {@code Score.MAX} on either side. It changes its sign with the sides
 * if all terms do.
 *
 * <p>Immutable, and as safe for use by several threads as its terms are. A call per term makes it slower than the same
 * formula written out in one class, as {@link Tanuki} is; start here, and write out what turned out well.
 */
public final class WeightedSum implements DiscEvaluator {

  private record Term(String name, int weight, Evaluator<Reversi> evaluator) {

    long value(Reversi node) {
      return (long) weight * evaluator.evaluate(node);
    }
  }

  private final TerminalScore terminal;
  private final Term[] terms;

  private WeightedSum(TerminalScore terminal, Term[] terms) {
    this.terminal = terminal;
    this.terms = terms;
  }

  /**
   * Returns a sum without terms, which is 0 as long as the game goes on.
   *
   * @param terminal how a finished game is counted
   * @return the empty sum
   */
  public static WeightedSum of(TerminalScore terminal) {
    return new WeightedSum(terminal, new Term[0]);
  }

  /**
   * Returns this sum and one more term.
   *
   * @param name the term's name, for {@link #explain}
   * @param weight in thousandths of a disc per unit of the term
   * @param term its value from the view of the side to move
   * @return a new sum
   * @throws IllegalArgumentException if there is a term of that name
   */
  public WeightedSum plus(String name, int weight, Evaluator<Reversi> term) {
    List<Term> all = new ArrayList<>(List.of(terms));
    if (all.stream().anyMatch(each -> each.name.equals(name))) {
      throw new IllegalArgumentException("there is a term \"" + name + "\" already");
    }
    all.add(new Term(name, weight, term));
    return new WeightedSum(terminal, all.toArray(new Term[0]));
  }

  /** Values are thousandths of a disc. */
  @Override
  public int unitsPerDisc() {
    return 1000;
  }

  @Override
  public int evaluate(Reversi node) {
    long sum = 0;
    for (Term term : terms) {
      sum += term.value(node);
    }
    return (int) Math.max(-Score.MAX, Math.min(Score.MAX, sum));
  }

  @Override
  public int terminalScore(Reversi node) {
    return terminal.thousandths(node);
  }

  /**
   * Tells what each term contributes.
   *
   * @param node a position that is not over
   * @return each term's value times its weight by the term's name, in the order the terms were added
   */
  public Map<String, Long> explain(Reversi node) {
    Map<String, Long> contributions = new LinkedHashMap<>();
    for (Term term : terms) {
      contributions.put(term.name, term.value(node));
    }
    return contributions;
  }
}
