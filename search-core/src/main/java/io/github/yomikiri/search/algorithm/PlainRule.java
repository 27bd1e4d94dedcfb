package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;

/** A rule that is asked about the game's own nodes, while the search uses an evaluator's nodes. */
final class PlainRule<N extends Node<N>, I extends Node<I>> extends NodeRule<I> {

  private final NodeRule<N> rule;
  private final IncrementalEvaluator<N, I> evaluator;

  PlainRule(NodeRule<N> rule, IncrementalEvaluator<N, I> evaluator) {
    super(rule.toString(), rule);
    this.rule = rule;
    this.evaluator = evaluator;
  }

  @Override
  protected Answers<I> answers(Search<I> search) {
    Answers<N> answers = rule.answers(new Search<>() {
      @Override
      public int evaluate(N node) {
        return search.evaluate(evaluator.enriched(node));
      }

      @Override
      public int search(N node, int depth, int alpha, int beta, int ply) {
        return search.search(evaluator.enriched(node), depth, alpha, beta, ply);
      }

      @Override
      public int move(int ply) {
        return search.move(ply);
      }

      @Override
      public int earlier(int ply) {
        return search.earlier(ply);
      }
    });
    return (node, depth, alpha, beta, ply) ->
        answers.answer(evaluator.plain(node), depth, alpha, beta, ply);
  }

  @Override
  protected boolean isSelective() {
    return rule.isSelective();
  }

  @Override
  protected boolean needsNullWindows() {
    return rule.needsNullWindows();
  }

  @Override
  protected boolean isAskedAtHorizon() {
    return rule.isAskedAtHorizon();
  }
}
