package io.github.yomikiri.reversi.pattern;

import java.util.Arrays;
import java.util.List;

/**
 * What a disc on each square adds to the {@link PackedConfigurations} of a position. This class
 * also assigns the places of the patterns to words and lanes.
 *
 * <p>A pattern's places fill whole words, four places a word. A lane without a place always holds
 * the middle configuration of the word's pattern, which is the configuration of empty squares. If a
 * pattern set needs fewer than {@link PackedConfigurations#WORDS} words, the other words are
 * unused.
 */
final class DiscVectors {

  private static final int LANES = 4;

  /** Indexed by {@code PackedConfigurations.WORDS * square + word}; a pass, 64, adds nothing. */
  private final long[] discs = new long[65 * PackedConfigurations.WORDS];
  /** Twice {@link #discs}: what a disc adds when a move flips it. */
  private final long[] doubled = new long[discs.length];
  /** For each word, the middle configuration in each lane. */
  private final long[] middle = new long[PackedConfigurations.WORDS];
  /** For each word, the number of its pattern. */
  private final int[] patterns = new int[PackedConfigurations.WORDS];
  /** For each word, the number of lanes that hold a place. */
  private final int[] lanes = new int[PackedConfigurations.WORDS];

  /** The number of words that hold places. */
  private final int count;

  DiscVectors(List<Pattern> set) {
    count = set.stream().mapToInt(p -> wordsOf(p)).sum();
    if (count > PackedConfigurations.WORDS) {
      throw new IllegalArgumentException("the patterns' places need " + count + " words of " + LANES
          + " places, but a set has at most " + PackedConfigurations.WORDS + " words");
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

  /** Returns the number of words that hold places. They are the first words. */
  int count() {
    return count;
  }

  /** Returns the number of a word's pattern. */
  int pattern(int word) {
    return patterns[word];
  }

  /** Returns how many places a word holds. The places begin at the word's lowest lane. */
  int lanes(int word) {
    return lanes[word];
  }

  /** Returns, for each word, the middle configuration in each lane; with it lanes count from 0. */
  long[] middle() {
    return middle;
  }
}
