package io.github.yomikiri.testkit.faulty;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.Kalah;

/** Kalah with a fault of those that games with extra turns have. */
record FaultyKalah(Kalah kalah, Fault fault) implements Node<FaultyKalah> {

  enum Fault {
    NONE,
    SCORE_OF_LOSER,
    EXTRA_TURN_AFTER_CAPTURE,
    NO_EXTRA_TURN,
    EXTRA_TURN_WITHOUT_PASS,
    PASS_KEEPS_SIDES,
    KEY_WITHOUT_SKIP
  }

  @Override
  public void moves(MoveList out) {
    kalah.moves(out);
  }

  @Override
  public FaultyKalah play(int move) {
    Kalah next = kalah.play(move);
    int before = store(kalah.own());
    int after = store(next.opponent());
    boolean captures = move != Kalah.PASS && after > before + 1;
    return new FaultyKalah(
        switch (fault) {
          case EXTRA_TURN_AFTER_CAPTURE -> with(next, next.mustPass() || captures);
          case NO_EXTRA_TURN -> with(next, false);
          case EXTRA_TURN_WITHOUT_PASS ->
            next.mustPass() && !next.isTerminal() ? next.play(Kalah.PASS) : next;
          case PASS_KEEPS_SIDES -> move == Kalah.PASS ? with(kalah, false) : next;
          default -> next;
        },
        fault);
  }

  private int store(long side) {
    return (int) (side >>> 8 * kalah.houses());
  }

  private static Kalah with(Kalah kalah, boolean mustPass) {
    return new Kalah(kalah.own(), kalah.opponent(), kalah.houses(), mustPass);
  }

  @Override
  public int terminalScore() {
    return fault == Fault.SCORE_OF_LOSER ? -kalah.terminalScore() : kalah.terminalScore();
  }

  @Override
  public long key() {
    return fault == Fault.KEY_WITHOUT_SKIP ? Hash64.of(kalah.own(), kalah.opponent()) : kalah.key();
  }

  @Override
  public boolean isTerminal() {
    return kalah.isTerminal();
  }

  @Override
  public String notation(int move) {
    return kalah.notation(move);
  }

  /** As many games do, this one compares keys. */
  @Override
  public boolean equals(Object other) {
    return other instanceof FaultyKalah that && key() == that.key();
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  @Override
  public String toString() {
    return kalah.toString();
  }
}
