package io.github.yomikiri.learn.selfplay;

import java.time.Duration;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** The lines of a learning's table, one for each generation. */
final class LearningLine {

  static final String TITLES = "generation,games,moves,seconds,loss,points,best,rival";

  private static final String SHARE = "(0\\.\\d{4}|1\\.0000)";
  private static final Pattern LINE =
      Pattern.compile("\\d{1,9},\\d{1,18},\\d{1,18},\\d{1,9}\\.\\d{3},\\d{1,9}\\.\\d{6}," + SHARE
          + ",[01]," + SHARE + "?");

  private LearningLine() {}

  /** Returns whether a learning can have written a line. */
  static boolean isRight(String line) {
    return LINE.matcher(line).matches();
  }

  static String of(LearningProgress generation) {
    return String.format(
        Locale.ROOT,
        "%d,%d,%d,%.3f,%.6f,%.4f,%d,%s",
        generation.generation(),
        generation.games(),
        generation.moves(),
        generation.learning().toNanos() / 1e9,
        generation.loss(),
        generation.points(),
        generation.isBest() ? 1 : 0,
        generation.rival().isPresent()
            ? String.format(Locale.ROOT, "%.4f", generation.rival().getAsDouble())
            : "");
  }

  /** Returns the generation of a line that is right. */
  static LearningProgress parse(String line) {
    String[] cells = line.split(",", -1);
    return new LearningProgress(
        Integer.parseInt(cells[0]),
        Long.parseLong(cells[1]),
        Long.parseLong(cells[2]),
        Duration.ofMillis(Math.round(1_000 * Double.parseDouble(cells[3]))),
        Double.parseDouble(cells[4]),
        Double.parseDouble(cells[5]),
        cells[6].equals("1"),
        cells[7].isEmpty()
            ? OptionalDouble.empty()
            : OptionalDouble.of(Double.parseDouble(cells[7])));
  }
}
