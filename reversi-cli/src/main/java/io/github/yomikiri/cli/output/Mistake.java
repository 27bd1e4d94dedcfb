package io.github.yomikiri.cli.output;

import io.github.yomikiri.play.JudgedMove;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How bad a move is, by the discs that it has lost. */
public enum Mistake {
  /** No mistake. */
  NONE("", "", 0),

  /** A mistake that costs little. */
  MISTAKE("?", "mistake", 2),

  /** A mistake that costs much. */
  BLUNDER("??", "blunder", 6);

  private final String mark;
  private final String word;
  private final int least;

  Mistake(String mark, String word, int least) {
    this.mark = mark;
    this.word = word;
    this.least = least;
  }

  /** Returns how bad a judged move is. */
  public static Mistake of(JudgedMove move) {
    return move.loss() >= BLUNDER.least ? BLUNDER : move.loss() >= MISTAKE.least ? MISTAKE : NONE;
  }

  /** Returns the mark of chess players. */
  public String mark() {
    return mark;
  }

  /** Returns the word, which is empty if the move is no mistake. */
  public String word() {
    return word;
  }

  /** Returns sentences that say from which loss on a move is a mistake or a blunder. */
  public static String limits() {
    return Stream.of(MISTAKE, BLUNDER)
        .map(kind ->
            "A " + kind.word + " (" + kind.mark + ") loses " + kind.least + " discs or more.")
        .collect(Collectors.joining(" "));
  }
}
