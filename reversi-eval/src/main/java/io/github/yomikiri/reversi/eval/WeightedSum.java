package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Reversi;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An evaluator that is the sum of named terms, each multiplied by its weight. Use this class to try
 * out a formula without writing a class for it.
 *
 * <pre>{@code
 * var evaluator = WeightedSum.of(TerminalScore.STANDARD)
 *     .plus("moves", 500, ReversiFeatures::mobility)
 *     .plus("corners", 8_000, ReversiFeatures::corners)
 *     .plus("tempo", 100, node -> 1);
 * evaluator.explain(position);   // {moves=-1500, corners=8000, tempo=100}
 * }</pre>
 *
 * <p>A term is any evaluator from the view of the side to move, such as the methods of
 * {@link ReversiFeatures}. Weights are in thousandths of a disc per unit of the term. So the sum is
 * in thousandths of a disc, and finished games are counted in the same unit. The sum is cut off at
 * {@code Score.MAX} on either side. The sum changes its sign with the sides if all terms do.
 *
 * <p>Immutable, and as safe for use by several threads as its terms are. Each term costs a call, so
 * a sum is slower than the same formula written as one class, such as {@link Tanuki}. Start with
 * this class, and write a class for a formula that turns out well.
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
   * Returns a sum without terms, whose value is 0 for every position that is not over.
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
   * @param weight the weight, in thousandths of a disc per unit of the term
   * @param term the term, from the view of the side to move
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
  public Unit<Reversi> unit() {
    return terminal.unit(1_000);
  }

  /**
   * Returns what each term contributes to a position's value.
   *
   * @param node a position that is not over
   * @return each term's value times its weight by the term's name, in the order the terms were
   *     added
   */
  public Map<String, Long> explain(Reversi node) {
    Map<String, Long> contributions = new LinkedHashMap<>();
    for (Term term : terms) {
      contributions.put(term.name, term.value(node));
    }
    return contributions;
  }
}
