package io.github.yomikiri.cli.output;

import io.github.yomikiri.reversi.Reversi;

/** A part of a game, by the empty squares before a move. */
public enum GamePhase {
  /** The part with more than 40 empty squares. */
  OPENING("opening", "over 40 empties", 41),

  /** The part between the others. */
  MIDGAME("midgame", "21 to 40 empties", 21),

  /** The part with at most 20 empty squares. */
  ENDGAME("endgame", "up to 20 empties", 0);

  private final String text;
  private final String range;
  private final int least;

  GamePhase(String text, String range, int least) {
    this.text = text;
    this.range = range;
    this.least = least;
  }

  /** Returns the phase of a move, by the position before it. */
  public static GamePhase of(Reversi before) {
    int empties = before.emptyCount();
    return empties >= OPENING.least ? OPENING : empties >= MIDGAME.least ? MIDGAME : ENDGAME;
  }

  /** Returns the name of the phase. */
  public String text() {
    return text;
  }

  /** Returns which positions belong to the phase, in words. */
  public String range() {
    return range;
  }
}
