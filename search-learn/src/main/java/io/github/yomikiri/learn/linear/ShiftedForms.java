package io.github.yomikiri.learn.linear;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Forms of squares at all places of a board, which share a table of weights. If two of the forms
 * cover the same squares in some place, they are two readings of it, and their configurations are
 * alike.
 */
final class ShiftedForms {

  private final int columns;
  private final int rows;
  private final List<int[]> symmetries;
  private final int apart;
  /** The table of each distance from the edge. */
  private final SortedMap<Integer, PatternTable> tables = new TreeMap<>();
  /** The places by their squares in ascending order. */
  private final Map<List<Integer>, Place> places = new HashMap<>();

  /** A place, and its table. */
  @SuppressWarnings("ArrayRecordComponent") // Nobody compares places.
  private record Place(int[] squares, PatternTable table) {}

  /**
   * Prepares to find places.
   *
   * @param apart places that are nearer to the edge than this have a table for each distance
   */
  ShiftedForms(int columns, int rows, List<int[]> symmetries, int apart) {
    this.columns = columns;
    this.rows = rows;
    this.symmetries = symmetries;
    this.apart = apart;
  }

  /** Returns the lines of some squares in the four directions, read from both ends. */
  static List<int[]> lines(int columns, int length) {
    List<int[]> lines = new ArrayList<>();
    for (int step : new int[] {1, columns, columns + 1, columns - 1}) {
      int first = step == columns - 1 ? length - 1 : 0;
      lines.add(IntStream.range(0, length).map(i -> first + i * step).toArray());
      lines.add(
          IntStream.range(0, length).map(i -> first + (length - 1 - i) * step).toArray());
    }
    return lines;
  }

  /** Returns a form at all its places. */
  static List<int[]> shifted(int columns, int rows, int[] squares) {
    IntSummaryStatistics across =
        Arrays.stream(squares).map(square -> square % columns).summaryStatistics();
    IntSummaryStatistics down =
        Arrays.stream(squares).map(square -> square / columns).summaryStatistics();
    int corner = down.getMin() * columns + across.getMin();
    List<int[]> shifted = new ArrayList<>();
    for (int row = 0; row + down.getMax() - down.getMin() < rows; row++) {
      for (int column = 0; column + across.getMax() - across.getMin() < columns; column++) {
        int by = row * columns + column - corner;
        shifted.add(Arrays.stream(squares).map(square -> square + by).toArray());
      }
    }
    return shifted;
  }

  /** Returns the tables of forms, that of the places at the edge first. */
  List<PatternTable> tables(List<int[]> forms) {
    for (int[] form : forms) {
      for (int[] squares : shifted(columns, rows, form)) {
        PatternTable table = table(squares);
        for (int[] symmetry : symmetries) {
          read(PatternTable.image(squares, symmetry), table);
        }
      }
    }
    return List.copyOf(tables.values());
  }

  /** Returns the table of a place, which all its images share. */
  private PatternTable table(int[] squares) {
    Place known = places.get(sorted(squares));
    return known != null
        ? known.table
        : tables.computeIfAbsent(
            Math.min(apart, distance(squares)),
            distance -> new PatternTable(new ArrayList<>(), new ArrayList<>(), true));
  }

  /** Returns the distance of the nearest square from the edge. */
  private int distance(int[] squares) {
    return Arrays.stream(squares)
        .map(square -> Math.min(
            Math.min(square % columns, columns - 1 - square % columns),
            Math.min(square / columns, rows - 1 - square / columns)))
        .min()
        .orElseThrow();
  }

  /** Adds a place, or an order in which a known place is read. */
  private void read(int[] squares, PatternTable table) {
    int[] place = places.computeIfAbsent(sorted(squares), key -> {
          table.places().add(squares);
          return new Place(squares, table);
        })
        .squares;
    int[] order = Arrays.stream(squares).map(square -> indexOf(square, place)).toArray();
    List<int[]> alike = table.alike();
    if (!Arrays.equals(place, squares)
        && alike.stream().noneMatch(known -> Arrays.equals(known, order))) {
      alike.add(order);
    }
  }

  private static int indexOf(int square, int[] place) {
    return IntStream.range(0, place.length)
        .filter(i -> place[i] == square)
        .findFirst()
        .orElseThrow();
  }

  private static List<Integer> sorted(int[] squares) {
    return Arrays.stream(squares).sorted().boxed().toList();
  }
}
