package io.github.yomikiri.reversi;

/** One of the two sides. Dark, also called Black, moves first in a standard game. */
public enum Side {
  /** The side that begins a standard game, drawn as {@code X}. */
  DARK('X', "Dark"),

  /** The other side, drawn as {@code O}. */
  LIGHT('O', "Light");

  private final char symbol;
  private final String text;

  Side(char symbol, String text) {
    this.symbol = symbol;
    this.text = text;
  }

  /**
   * Returns the other side.
   *
   * @return the other side
   */
  public Side opposite() {
    return this == DARK ? LIGHT : DARK;
  }

  /**
   * Returns the letter that stands for this side's discs in drawings and OBF lines.
   *
   * @return {@code X} for Dark, {@code O} for Light
   */
  public char symbol() {
    return symbol;
  }

  /** Returns {@code Dark} or {@code Light}. */
  @Override
  public String toString() {
    return text;
  }
}
