package io.github.yomikiri.reversi.pattern;

import java.util.List;

/**
 * Maps the configurations of a pattern set to the numbers of their weights. A table for searching
 * has an entry for every configuration, one pattern after another. In {@link PatternWeights}
 * mirrored configurations share one weight, so several entries may have the same number.
 */
final class ConfigurationTable {

  private final int[] base = new int[PackedConfigurations.WORDS];
  private final int[] counts = new int[PackedConfigurations.WORDS];
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
          counts[word] = patterns.get(p).configurations();
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

  /** Returns, for each word of {@link PackedConfigurations}, the first entry of its pattern. */
  int[] base() {
    return base;
  }

  /** Returns how many entries the pattern of a word has. */
  int entryCount(int word) {
    return counts[word];
  }

  /** Returns the number of an entry's weight, in {@code [0, PatternSet.weights())}. */
  int number(int entry) {
    return numbers[entry];
  }
}
