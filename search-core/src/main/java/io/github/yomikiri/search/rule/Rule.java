package io.github.yomikiri.search.rule;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.Limits;

/**
 * A rule of this library. It uses more of its search than the rule of a user, who knows it as a
 * {@link io.github.yomikiri.search.algorithm.NodeRule}. That class says what the questions mean.
 * Immutable.
 */
public abstract class Rule<N extends Node<N>> {

  private final String text;
  private final Object rest;

  /**
   * Makes a rule.
   *
   * @param text the rule's name, its numbers, and the class of the game's part
   * @param rest what the text does not describe; equal for equal rules
   */
  Rule(String text, Object rest) {
    this.text = text;
    this.rest = rest;
  }

  /** Checks the minimum depth of a rule. */
  static int checkDepth(String rule, int depth, int minimum) {
    Ranges.between("minimum depth", depth, " of " + rule, minimum, Limits.MAX_DEPTH);
    return depth;
  }

  /** Returns what the text does not describe; equal for equal rules. */
  public final Object rest() {
    return rest;
  }

  /** Makes the rule's part of one search. */
  public abstract ActiveRule<N> activate(RuleSearch<N> search);

  /** Returns this rule for the nodes of an incremental evaluator. */
  public abstract <I extends Node<I>> Rule<I> over(IncrementalEvaluator<N, I> evaluator);

  /** Returns whether the rule asks the table. */
  public boolean needsTable() {
    return false;
  }

  /** Returns whether values may differ from those of a search without the rule. */
  public boolean isSelective() {
    return true;
  }

  /** Returns whether the rule is also asked about nodes at the horizon. */
  public boolean isAskedAtHorizon() {
    return false;
  }

  /** Returns whether the rule values the nodes at the horizon. */
  public boolean isQuiescence() {
    return false;
  }

  /** Returns the rule's text. */
  @Override
  public final String toString() {
    return text;
  }
}
