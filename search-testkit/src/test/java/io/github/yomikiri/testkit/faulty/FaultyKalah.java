package io.github.yomikiri.testkit.faulty;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.games.KalahKnowledge;

/** Kalah with a fault of those that games with extra turns have. */
record FaultyKalah(Kalah kalah, Fault fault, boolean isFirstToMove) implements Node<FaultyKalah> {

  enum Fault {
    NONE,
    SCORE_OF_LOSER,
    EXTRA_TURN_AFTER_CAPTURE,
    NO_EXTRA_TURN,
    FORGOTTEN_MOVES_AGAIN,
    MOVES_AGAIN_FOR_BOTH,
    MOVES_AGAIN_IN_KEY,
    REVERSED_BANK,
    FORGOTTEN_BANK
  }

  /** Knows the rest by the houses alone, and what is in the stores. */
  static final class Rest implements Knowledge<FaultyKalah> {

    private static final KalahKnowledge KNOWLEDGE = new KalahKnowledge();

    @Override
    public long key(FaultyKalah node, int symmetry) {
      return KNOWLEDGE.key(node.kalah, symmetry);
    }

    @Override
    public int banked(FaultyKalah node) {
      int banked = KNOWLEDGE.banked(node.kalah);
      return node.fault == Fault.REVERSED_BANK ? -banked : banked;
    }
  }

  @Override
  public void moves(MoveList out) {
    kalah.moves(out);
  }

  @Override
  public FaultyKalah play(int move) {
    Kalah next = kalah.play(move);
    boolean isCapture = !next.movesAgain() && store(next.opponent()) > store(kalah.own()) + 1;
    Kalah after = switch (fault) {
      case EXTRA_TURN_AFTER_CAPTURE -> isCapture ? withOtherSide(next) : next;
      case NO_EXTRA_TURN -> next.movesAgain() ? withOtherSide(next) : next;
      default -> next;
    };
    return new FaultyKalah(after, fault, after.movesAgain() == isFirstToMove);
  }

  private int store(long side) {
    return (int) (side >>> 8 * kalah.houses());
  }

  private static Kalah withOtherSide(Kalah kalah) {
    return new Kalah(kalah.opponent(), kalah.own(), kalah.houses(), !kalah.movesAgain());
  }

  @Override
  public boolean movesAgain() {
    return switch (fault) {
      case FORGOTTEN_MOVES_AGAIN -> false;
      case MOVES_AGAIN_FOR_BOTH -> true;
      default -> kalah.movesAgain();
    };
  }

  @Override
  public int terminalScore() {
    int score = kalah.terminalScore();
    return switch (fault) {
      case SCORE_OF_LOSER -> -score;
      case FORGOTTEN_BANK -> score - store(kalah.own()) + store(kalah.opponent());
      default -> score;
    };
  }

  @Override
  public long key() {
    return fault == Fault.MOVES_AGAIN_IN_KEY && kalah.movesAgain() ? ~kalah.key() : kalah.key();
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
