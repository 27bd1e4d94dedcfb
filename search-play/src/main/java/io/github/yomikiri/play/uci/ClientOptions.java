package io.github.yomikiri.play.uci;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;

/** The options of every server, with the values that the client has set. */
final class ClientOptions {

  static final Set<String> NAMES = Set.of("ponder", "multipv", "move overhead");

  private static final int MAX_LINES = 500;
  private static final int MAX_OVERHEAD_MILLIS = 10_000;

  private int lines = 1;
  private Duration overhead = Duration.ZERO;

  List<UciSettings.Option> list() {
    return List.of(
        spin("MultiPV", 1, 1, MAX_LINES, value -> lines = value),
        spin(
            "Move Overhead",
            0,
            0,
            MAX_OVERHEAD_MILLIS,
            value -> overhead = Duration.ofMillis(value)));
  }

  private static UciSettings.Option spin(
      String name, int usual, int least, int greatest, IntConsumer setter) {
    return new UciSettings.Option(
        name, "spin default " + usual + " min " + least + " max " + greatest, text -> {
          if (!text.matches("\\d{1,9}")
              || Integer.parseInt(text) < least
              || Integer.parseInt(text) > greatest) {
            throw new IllegalArgumentException(
                "\"" + text + "\" is not a number in [" + least + ", " + greatest + "]");
          }
          setter.accept(Integer.parseInt(text));
        });
  }

  /** Returns the number of best moves that get a value and a line. */
  int lines() {
    return lines;
  }

  /** Returns the part of the clock that passes outside the search of a move. */
  Duration overhead() {
    return overhead;
  }
}
