package io.github.yomikiri.reversi.pattern;

import java.util.ArrayList;
import java.util.List;

/**
 * The patterns of an evaluator. Each place of each pattern selects one weight, and a position's
 * value is computed from these weights.
 *
 * <pre>{@code
 * PatternSet own = PatternSet.of(
 *     Pattern.of("edge", "a1 b1 c1 d1 e1 f1 g1 h1"),
 *     Pattern.of("corner", "a1 b1 c1 a2 b2 c2 a3 b3 c3"));
 * }</pre>
 *
 * <p>A set declares one place of each pattern; the other places follow from the symmetries of the
 * board. Immutable.
 */
public final class PatternSet {

  private final List<Pattern> patterns;
  private final List<Configurations> configurations = new ArrayList<>();
  private final DiscVectors vectors;
  private final int places;
  private final ConfigurationTable table;

  private PatternSet(List<Pattern> patterns) {
    this.patterns = List.copyOf(patterns);
    for (int i = 0; i < patterns.size(); i++) {
      Pattern pattern = patterns.get(i);
      for (Pattern other : patterns.subList(0, i)) {
        if (other.name().equals(pattern.name())) {
          throw new IllegalArgumentException("there are two patterns \"" + pattern.name() + '"');
        }
        if (pattern.places().stream().anyMatch(place -> place.bits() == other.bits())) {
          throw new IllegalArgumentException(
              "the patterns " + other.name() + " and " + pattern.name() + " have the same squares");
        }
      }
      configurations.add(new Configurations(pattern));
    }
    vectors = new DiscVectors(this.patterns);
    places = patterns.stream().mapToInt(pattern -> pattern.places().size()).sum();
    table = new ConfigurationTable(this);
  }

  /**
   * Returns a set of patterns.
   *
   * @param patterns at least one; no two of the same name or the same squares
   * @return the set
   * @throws IllegalArgumentException if there is none, or two are the same
   */
  public static PatternSet of(List<Pattern> patterns) {
    if (patterns.isEmpty()) {
      throw new IllegalArgumentException("a pattern set needs a pattern");
    }
    return new PatternSet(patterns);
  }

  /**
   * Returns a set of patterns.
   *
   * @param patterns at least one; no two of the same name or the same squares
   * @return the set
   * @throws IllegalArgumentException if there is none, or two are the same
   */
  public static PatternSet of(Pattern... patterns) {
    return of(List.of(patterns));
  }

  /**
   * Returns the patterns of vsOtha (2005), most of which are patterns of Logistello (Buro 1997).
   * Eight patterns are lines: the rows two to four, and the diagonals of four to eight squares. The
   * other patterns are the edge with its two X squares, and rectangles of 2x5 and 3x3 squares at
   * the corner.
   *
   * @return 11 patterns in 46 places
   */
  public static PatternSet vsotha() {
    return of(
        Pattern.of("row 2", "a2 b2 c2 d2 e2 f2 g2 h2"),
        Pattern.of("row 3", "a3 b3 c3 d3 e3 f3 g3 h3"),
        Pattern.of("row 4", "a4 b4 c4 d4 e4 f4 g4 h4"),
        Pattern.of("diagonal 4", "d1 c2 b3 a4"),
        Pattern.of("diagonal 5", "e1 d2 c3 b4 a5"),
        Pattern.of("diagonal 6", "f1 e2 d3 c4 b5 a6"),
        Pattern.of("diagonal 7", "g1 f2 e3 d4 c5 b6 a7"),
        Pattern.of("diagonal 8", "h1 g2 f3 e4 d5 c6 b7 a8"),
        Pattern.of("edge+2X", "b2 a1 b1 c1 d1 e1 f1 g1 h1 g2"),
        Pattern.of("corner 2x5", "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"),
        Pattern.of("corner 3x3", "a1 b1 c1 a2 b2 c2 a3 b3 c3"));
  }

  /**
   * Returns the patterns of the library's network on embeddings. They are vsOtha's without row 4,
   * and with the two shortest diagonals joined. A network that also sees mobility is as good
   * without row 4, and better with the joined diagonals. Fewer places make it faster.
   *
   * @return 9 patterns in 38 places
   */
  public static PatternSet network() {
    List<Pattern> patterns = new ArrayList<>(vsotha().patterns());
    patterns.removeIf(
        pattern -> List.of("row 4", "diagonal 4", "diagonal 5").contains(pattern.name()));
    patterns.add(Pattern.of("diagonals 4+5", "e1 d2 c3 b4 a5 d1 c2 b3 a4"));
    return of(patterns);
  }

  /**
   * Returns the patterns.
   *
   * @return the patterns, in the order they were declared
   */
  public List<Pattern> patterns() {
    return patterns;
  }

  /**
   * Returns the number of places of all patterns. A position selects one weight in each place.
   *
   * @return the number
   */
  public int places() {
    return places;
  }

  /**
   * Returns the number of different weights of a stage: one for each configuration of each pattern.
   * Configurations that share a weight count once.
   *
   * @return the number
   */
  public int weights() {
    return configurations.stream().mapToInt(Configurations::count).sum();
  }

  /**
   * Finds the weights of a stage that a position selects: one for each place of each pattern. A
   * trainer learns these weights from the position.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @param numbers the array whose first {@link #places()} elements become the numbers of the
   *     weights, each in {@code [0, weights())}, in the order of the patterns
   * @throws ArrayIndexOutOfBoundsException if the array is shorter
   */
  public void weightNumbers(long own, long opponent, int[] numbers) {
    PackedConfigurations position = new PackedConfigurations();
    position.set(own, opponent, vectors);
    int n = 0;
    for (int word = 0; word < PackedConfigurations.WORDS; word++) {
      long lanes = position.word(word) + vectors.middle()[word];
      for (int lane = 0; lane < vectors.lanes(word); lane++) {
        numbers[n++] = table.number(table.base()[word] + (int) (lanes & 0xFFFF));
        lanes >>>= 16;
      }
    }
  }

  /** Returns the classes of a pattern's configurations that share a weight. */
  Configurations configurations(int pattern) {
    return configurations.get(pattern);
  }

  /** Returns the index of each configuration in a table and in the weights. */
  ConfigurationTable table() {
    return table;
  }

  DiscVectors vectors() {
    return vectors;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PatternSet that && patterns.equals(that.patterns);
  }

  @Override
  public int hashCode() {
    return patterns.hashCode();
  }

  @Override
  public String toString() {
    return patterns.toString();
  }
}
