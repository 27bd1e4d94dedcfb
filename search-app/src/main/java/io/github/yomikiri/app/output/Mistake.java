package io.github.yomikiri.app.output;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How bad a move is, by the points that it has lost. */
public enum Mistake {
  /** No mistake. */
  NONE("", ""),

  /** A mistake that costs little. */
  MISTAKE("?", "mistake"),

  /** A mistake that costs much. */
  BLUNDER("??", "blunder");

  private final String mark;
  private final String word;

  Mistake(String mark, String word) {
    this.mark = mark;
    this.word = word;
  }

  /** Returns how bad a move is that has lost some points. */
  public static Mistake of(ValueScale scale, double loss) {
    return loss >= scale.blunder() ? BLUNDER : loss >= scale.mistake() ? MISTAKE : NONE;
  }

  /** Returns the mark of chess players. */
  public String mark() {
    return mark;
  }

  /** Returns the word, which is empty if the move is no mistake. */
  public String word() {
    return word;
  }

  private double least(ValueScale scale) {
    return this == BLUNDER ? scale.blunder() : scale.mistake();
  }

  /** Returns sentences that say from which loss on a move is a mistake or a blunder. */
  public static String limits(ValueScale scale) {
    return Stream.of(MISTAKE, BLUNDER)
        .map(kind -> "A " + kind.word + " (" + kind.mark + ") loses "
            + scale.amount(kind.least(scale)) + " or more.")
        .collect(Collectors.joining(" "));
  }
}
