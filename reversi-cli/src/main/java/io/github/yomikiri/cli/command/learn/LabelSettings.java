package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.reversi.dataset.GameValuer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

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
   * @param valuer makes a valuer of games, from the number of empty squares from which play is
   *     perfect; each call makes a new one, and any thread may call it
   * @param described the lines of a header that name the search
   */
  record Search(IntFunction<GameValuer> valuer, List<String> described) {}

  /** Returns the lines of a header that name the settings. */
  List<String> described() {
    List<String> lines = new ArrayList<>();
    lines.add("empties " + empties);
    search.ifPresent(each -> lines.addAll(each.described()));
    if (variations > 0) {
      lines.add("variations " + variations);
      lines.add("seed " + seed);
    }
    return lines;
  }
}
