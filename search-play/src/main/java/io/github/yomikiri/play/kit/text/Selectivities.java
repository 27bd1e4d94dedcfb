package io.github.yomikiri.play.kit.text;

import io.github.yomikiri.search.probcut.Selectivity;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** The levels of selectivity by their percentages. */
public final class Selectivities {

  private Selectivities() {}

  /**
   * Returns the level of a percentage.
   *
   * @param percent such as {@code 95}
   * @return the level, or empty if there is none
   */
  public static Optional<Selectivity> of(String percent) {
    return Arrays.stream(Selectivity.values())
        .filter(level -> Integer.toString(level.percent()).equals(percent))
        .findFirst();
  }

  /**
   * Returns all levels in percent, including full width.
   *
   * @return the percentages, separated by commas
   */
  public static String percents() {
    return Arrays.stream(Selectivity.values())
        .map(level -> Integer.toString(level.percent()))
        .collect(Collectors.joining(", "));
  }

  /**
   * Returns the parts of players' names that make a search selective.
   *
   * @return the parts, separated by commas
   */
  public static String parts() {
    return Arrays.stream(Selectivity.values())
        .filter(level -> level != Selectivity.FULL_WIDTH)
        .map(level -> "probcut" + level.percent())
        .collect(Collectors.joining(", "));
  }
}
