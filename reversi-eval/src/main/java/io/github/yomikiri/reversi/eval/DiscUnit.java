package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Unit;
import io.github.yomikiri.reversi.Reversi;

/** A unit of discs by a rule that is no multiple of the game's own score. */
record DiscUnit(TerminalScore rule, int unitsPerDisc) implements Unit<Reversi> {

  private static final int MAX_UNITS = 500_000;

  DiscUnit {
    if (unitsPerDisc < 1 || unitsPerDisc > MAX_UNITS) {
      throw new IllegalArgumentException(
          unitsPerDisc + " units per disc are outside [1, " + MAX_UNITS + "]");
    }
  }

  @Override
  public int terminalScore(Reversi node) {
    return unitsPerDisc * rule.discs(node);
  }

  @Override
  public int scale() {
    return unitsPerDisc;
  }

  @Override
  public String toString() {
    return unitsPerDisc + " per disc by the rule " + rule;
  }
}
