package io.github.yomikiri.reversi.pattern;

import java.util.List;

/**
 * Where the weights of a pattern set's configurations are found. In a table for searching there is
 * an entry for every configuration of every pattern, mirrored ones too, one pattern after another;
 * in {@link PatternWeights} merged ones share one number.
 */
final class ConfigurationTable {

  private final int[] base = new int[PackedConfigurations.WORDS];
  private final int[] numbers;

  ConfigurationTable(PatternSet set) {
    List<Pattern> patterns = set.patterns();
    numbers = new int[patterns.stream().mapToInt(Pattern::configurations).sum()];
    int at = 0;
    int first = 0;
    for (int p = 0; p < patterns.size(); p++) {
      for (int word = 0; word < base.length; word++) {
        if (set.vectors().pattern(word) == p) {
          base[word] = at;
        }
      }
      Configurations classes = set.configurations(p);
      for (int c = 0; c < patterns.get(p).configurations(); c++) {
        numbers[at++] = first + classes.classOf(c);
      }
      first += classes.count();
    }
  }

  /** Returns the number of entries. */
  int size() {
    return numbers.length;
  }

  /** Returns per word of {@link PackedConfigurations}, where the entries of its pattern begin. */
  int[] base() {
    return base;
  }

  /** Returns the number of an entry's weight, in {@code [0, PatternSet.weights())}. */
  int number(int entry) {
    return numbers[entry];
  }
}
