package io.github.yomikiri.cli.output;

import io.github.yomikiri.play.JudgedMove;

/** How bad a move is, by the discs that it has lost. */
enum Mistake {
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

  static Mistake of(JudgedMove move) {
    return move.loss() >= BLUNDER.least ? BLUNDER : move.loss() >= MISTAKE.least ? MISTAKE : NONE;
  }

  /** Returns the mark of chess players. */
  String mark() {
    return mark;
  }

  /** Returns the word, which is empty if the move is no mistake. */
  String word() {
    return word;
  }

  /** Returns the least loss, in discs. */
  int least() {
    return least;
  }
}
