package io.github.yomikiri.bench.seed;

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

  /**
   * The two counts of a cell.
   *
   * @param node leaves
   * @param inode inner nodes
   */
  public record Counts(long node, long inode) {}

  private static final Map<List<String>, Counts> COUNTS = read();

  private Published() {}

  private static Map<List<String>, Counts> read() {
    Map<List<String>, Counts> counts = new HashMap<>();
    for (List<String> row : CsvResource.rows(Published.class, "published-2011.csv")) {
      counts.put(
          row.subList(0, 2), new Counts(Long.parseLong(row.get(2)), Long.parseLong(row.get(3))));
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
  public static Counts of(String algorithm, String position) {
    Counts counts = COUNTS.get(List.of(algorithm, position));
    if (counts == null) {
      throw new IllegalArgumentException(
          "the published tables have no " + algorithm + " in " + position);
    }
    return counts;
  }
}
