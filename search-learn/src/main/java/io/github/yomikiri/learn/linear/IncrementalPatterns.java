package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import java.util.List;

/** The learned evaluator of patterns, whose configurations a search updates move by move. */
final class IncrementalPatterns<N extends Node<N>> extends LearnedEvaluator<N>
    implements IncrementalEvaluator<N, PatternNode<N>> {

  private final Patterns<N> patterns;
  /** The weights of all configurations of each stage. */
  private final List<short[]> ofConfigurations;

  IncrementalPatterns(Patterns<N> patterns, Scale scale, String origin, List<short[]> weights) {
    super(patterns, scale, origin, weights);
    this.patterns = patterns;
    ofConfigurations = weights.stream().map(patterns::ofConfigurations).toList();
  }

  @Override
  public Class<? super PatternNode<N>> nodeType() {
    return PatternNode.class;
  }

  @Override
  public PatternNode<N> enriched(N node) {
    return PatternNode.of(patterns, node);
  }

  @Override
  public N plain(PatternNode<N> node) {
    return node.plain();
  }

  @Override
  public Evaluator<PatternNode<N>> incremental() {
    return new Updated();
  }

  private final class Updated implements Evaluator<PatternNode<N>> {

    @Override
    public int evaluate(PatternNode<N> node) {
      return limited(node.sum(ofConfigurations.get(patterns.stage(node.plain()))));
    }

    @Override
    public Unit<PatternNode<N>> unit() {
      return IncrementalPatterns.this.unit().over(IncrementalPatterns.this);
    }
  }
}
