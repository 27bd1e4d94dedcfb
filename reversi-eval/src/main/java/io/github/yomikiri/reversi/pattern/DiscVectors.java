package io.github.yomikiri.reversi.pattern;

import java.util.Arrays;
import java.util.List;

/**
 * What a disc on each square adds to the {@link PackedConfigurations} of a position, and which
 * place of which pattern is where in them.
 *
 * <p>A pattern's places fill whole words, four each; lanes that are left over always read as the
 * pattern's middle configuration, that of empty squares. A pattern set that needs fewer words than
 * there are leaves some unused altogether.
 */
final class DiscVectors {

  private static final int LANES = 4;

  /** At {@code PackedConfigurations.WORDS * square + word}; a pass adds nothing. */
  private final long[] discs = new long[65 * PackedConfigurations.WORDS];
  /** The same, twice: what a disc adds that changes sides. */
  private final long[] doubled = new long[discs.length];
  /** Per word: the middle configuration in each lane. */
  private final long[] middle = new long[PackedConfigurations.WORDS];
  /** Per word: which pattern it is of. */
  private final int[] patterns = new int[PackedConfigurations.WORDS];
  /** Per word: how many lanes are places. */
  private final int[] lanes = new int[PackedConfigurations.WORDS];

  DiscVectors(List<Pattern> set) {
    int wanted = set.stream().mapToInt(p -> wordsOf(p)).sum();
    if (wanted > PackedConfigurations.WORDS) {
      throw new IllegalArgumentException("the patterns' places take " + wanted + " words of "
          + LANES + ", and a set has " + PackedConfigurations.WORDS + " at most");
    }
    int word = 0;
    for (int p = 0; p < set.size(); p++) {
      List<Pattern> places = set.get(p).places();
      for (int i = 0; i < places.size(); i++) {
        lanes[word + i / LANES]++;
        long digit = 1L << 16 * (i % LANES);
        for (int square : places.get(i).squares()) {
          discs[PackedConfigurations.WORDS * square + word + i / LANES] += digit;
          digit *= 3;
        }
      }
      for (int end = word + wordsOf(set.get(p)); word < end; word++) {
        patterns[word] = p;
        middle[word] = (set.get(p).configurations() - 1) / 2 * 0x0001_0001_0001_0001L;
      }
    }
    Arrays.setAll(doubled, at -> 2 * discs[at]);
  }

  private static int wordsOf(Pattern pattern) {
    return (pattern.places().size() + LANES - 1) / LANES;
  }

  long[] words() {
    return discs;
  }

  long[] doubled() {
    return doubled;
  }

  /** Returns which pattern the places of a word are of. */
  int pattern(int word) {
    return patterns[word];
  }

  /** Returns how many places a word holds, from its lowest lane. */
  int lanes(int word) {
    return lanes[word];
  }

  /** Returns per word what makes its lanes count from 0 when it is added. */
  long[] middle() {
    return middle;
  }
}
