package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.reversi.dataset.GameLabeler;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;

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
   * @param labeler makes a labeler of games, from the number of empty squares from which play is
   *     perfect; each call makes a new one, and any thread may call it
   * @param described the lines of a header that name the search
   */
  record Search(IntFunction<GameLabeler> labeler, List<String> described) {}

  /** Makes a labeler of games. Any thread may call this. */
  GameLabeler labeler() {
    return search
        .map(each -> each.labeler().apply(empties))
        .orElseGet(() -> GameLabeler.exact(empties));
  }

  /** Returns the positions near a game, which is the game of the given number. */
  Stream<TrainingGame> variations(TrainingGame game, long number) {
    return game.variations(variations, Hash64.of(seed, number)).stream();
  }

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
