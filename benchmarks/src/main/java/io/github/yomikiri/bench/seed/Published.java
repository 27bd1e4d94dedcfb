package io.github.yomikiri.bench.seed;

import io.github.yomikiri.app.lesson.PublishedCounts;
import io.github.yomikiri.app.output.CsvResource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The counts that were published in 2011, for FFO positions {@value #FIRST} to {@value #LAST}. */
public final class Published {

  /** The first position of the tables. */
  public static final int FIRST = 40;

  /** The last position of the tables. */
  public static final int LAST = 59;

  private static final Map<List<String>, PublishedCounts> COUNTS = read();

  private Published() {}

  private static Map<List<String>, PublishedCounts> read() {
    Map<List<String>, PublishedCounts> counts = new HashMap<>();
    for (List<String> row : CsvResource.rows(Published.class, "published-2011.csv")) {
      counts.put(
          row.subList(0, 2),
          new PublishedCounts(Long.parseLong(row.get(2)), Long.parseLong(row.get(3))));
    }
    return Map.copyOf(counts);
  }

  /**
   * Returns the counts of a cell.
   *
   * @param algorithm a searcher's published name
   * @param position a position's published name
   * @return the counts
   * @throws IllegalArgumentException if the tables have no such cell
   */
  public static PublishedCounts of(String algorithm, String position) {
    PublishedCounts counts = COUNTS.get(List.of(algorithm, position));
    if (counts == null) {
      throw new IllegalArgumentException(
          "the published tables have no " + algorithm + " in " + position);
    }
    return counts;
  }
}
