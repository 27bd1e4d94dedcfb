package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.testkit.EvaluatorContract;
import java.util.List;
import java.util.stream.IntStream;

/** The tests that every evaluator over vsOtha's patterns must pass. */
interface PatternEvaluatorContract extends EvaluatorContract<PatternPosition> {

  PatternSet SET = PatternSet.vsotha();

  @Override
  default List<PatternPosition> positions() {
    return List.of(PatternPosition.of(Reversi.start(), SET));
  }

  @Override
  default List<PatternPosition> symmetries(PatternPosition node) {
    return IntStream.range(1, 8)
        .mapToObj(symmetry -> PatternPosition.of(node.board().symmetry(symmetry), SET))
        .toList();
  }
}
