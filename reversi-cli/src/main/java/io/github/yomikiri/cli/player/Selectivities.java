package io.github.yomikiri.cli.player;

import io.github.yomikiri.search.probcut.Selectivity;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** The levels of selectivity by their names in players' names. */
final class Selectivities {

  private Selectivities() {}

  /** Returns the level of a percentage, or empty if there is none. */
  static Optional<Selectivity> of(String percent) {
    return Arrays.stream(Selectivity.values())
        .filter(level -> Integer.toString(level.percent()).equals(percent))
        .findFirst();
  }

  /** Returns all levels in percent, including full width. */
  static String percents() {
    return Arrays.stream(Selectivity.values())
        .map(level -> Integer.toString(level.percent()))
        .collect(Collectors.joining(", "));
  }

  /** Returns the parts of players' names that make a search selective. */
  static String parts() {
    return Arrays.stream(Selectivity.values())
        .filter(level -> level != Selectivity.FULL_WIDTH)
        .map(level -> "probcut" + level.percent())
        .collect(Collectors.joining(", "));
  }
}
