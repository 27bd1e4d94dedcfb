package io.github.yomikiri.cli.command;

import io.github.yomikiri.reversi.eval.DiscEvaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How games are labeled.
 *
 * @param empties the number of empty squares from which play is perfect
 * @param search the search that labels earlier positions, if one does
 * @param variations the number of positions to add near each game
 * @param seed the seed of the variations
 */
record LabelSettings(int empties, Optional<Search> search, int variations, long seed) {

  /**
   * A search that labels positions.
   *
   * @param depth its depth in plies
   * @param judge its evaluator
   * @param described the name of the evaluator, and the checksum of its weights
   */
  record Search(int depth, DiscEvaluator judge, String described) {}

  /** Returns the lines of a header that name the settings. */
  List<String> described() {
    List<String> lines = new ArrayList<>();
    lines.add("empties " + empties);
    search.ifPresent(each -> {
      lines.add("search " + each.depth());
      lines.add("evaluator " + each.described());
    });
    if (variations > 0) {
      lines.add("variations " + variations);
      lines.add("seed " + seed);
    }
    return lines;
  }
}
