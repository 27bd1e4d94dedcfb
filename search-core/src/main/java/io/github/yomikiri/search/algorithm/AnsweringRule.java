package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.rule.ActiveRule;
import io.github.yomikiri.search.rule.RuleSearch;

/**
 * A rule that answers nodes by a {@link NodeRule.Answers}, as every rule of a user does: it counts
 * what the answers rest on, so that a result is called solved only if it is proven.
 */
final class AnsweringRule<N extends Node<N>> extends ActiveRule<N> implements NodeRule.Search<N> {

  private final NodeRule<N> rule;
  private final NodeRule.Answers<N> answers;
  private final boolean selective;
  private final boolean needsNullWindows;
  private final int minDepth;
  // Per ply, whether the rule is being asked about the node at that ply.
  private final boolean[] asked = new boolean[Limits.MAX_DEPTH + 1];

  AnsweringRule(RuleSearch<N> search, NodeRule<N> rule) {
    super(search);
    this.rule = rule;
    answers = rule.answers(this);
    selective = rule.isSelective();
    needsNullWindows = rule.needsNullWindows();
    minDepth = rule.isAskedAtHorizon() ? 0 : 1;
  }

  @Override
  public int beforeMoves(N node, int depth, int alpha, int beta, int ply) {
    if (depth < minDepth
        || asked[ply]
        || needsNullWindows && beta - alpha != 1
        || node.isTerminal()) {
      return OPEN;
    }
    // 1. Ask. No move of this node leads to the nodes that the rule searches.
    search.leaveMoves(ply);
    long estimates = search.context().estimates();
    int answer = ask(node, depth, alpha, beta, ply);
    // 2. Nothing rests on the searches of a rule that leaves the node open.
    if (answer == OPEN) {
      search.context().discardEstimates(estimates);
      return OPEN;
    }
    // 3. Count the node and the answer.
    search.context().visit(ply);
    Score.check(answer, node, "the rule \"" + rule + "\"");
    if (selective) {
      search.context().countUnprovenCutoff();
      // An estimate is no win, and no loss.
      return Math.max(-search.maxEstimate(), Math.min(answer, search.maxEstimate()));
    }
    return answer;
  }

  @Override
  public int evaluate(N node) {
    return search.evaluate(node);
  }

  /** Searches to a depth that is not below the deepest horizon, so that every search ends. */
  @Override
  public int search(N node, int depth, int alpha, int beta, int ply) {
    int within = Math.max(0, Math.min(depth, Limits.MAX_DEPTH - ply));
    return search.value(node, within, alpha, beta, ply);
  }

  @Override
  public int move(int ply) {
    return search.move(ply - 1);
  }

  @Override
  public int earlier(int ply) {
    return Math.max(0, search.earlier(ply - 1));
  }

  private int ask(N node, int depth, int alpha, int beta, int ply) {
    asked[ply] = true;
    try {
      return answers.answer(node, depth, alpha, beta, ply);
    } finally {
      asked[ply] = false;
    }
  }
}
