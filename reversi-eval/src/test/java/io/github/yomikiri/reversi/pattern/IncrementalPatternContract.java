package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.testkit.IncrementalEvaluatorContract;
import java.util.List;

/** The tests that the search's nodes of every evaluator over patterns must pass. */
interface IncrementalPatternContract
    extends IncrementalEvaluatorContract<Reversi, PatternPosition> {

  PatternSet SET = PatternSet.vsotha();

  @Override
  default List<Reversi> positions() {
    return List.of(Reversi.start());
  }
}
