package example.chess;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/** Chess with a fault that many programs had at first. */
record FaultyChess(Chess node, Fault fault) implements Node<FaultyChess> {

  enum Fault {
    NONE,
    CASTLING_NOT_IN_KEY,
    EN_PASSANT_NOT_IN_KEY,
    SIDE_NOT_IN_KEY,
    CLOCK_IN_KEY,
    PLIES_IN_KEY,
    MATE_WINS,
    CLOCK_BELOW_ZERO,
    CLOCK_STANDS_STILL,
    CLOCK_COUNTS_TWO,
    REPETITION_LIMIT_BY_SIDE
  }

  @Override
  public void moves(MoveList out) {
    node.moves(out);
  }

  @Override
  public FaultyChess play(int move) {
    return new FaultyChess(node.play(move), fault);
  }

  @Override
  public boolean isTerminal() {
    return node.isTerminal();
  }

  @Override
  public int terminalScore() {
    return fault == Fault.MATE_WINS ? -node.terminalScore() : node.terminalScore();
  }

  @Override
  public long key() {
    return switch (fault) {
      case CASTLING_NOT_IN_KEY -> node.key() ^ Chess.CASTLING[node.castling];
      case EN_PASSANT_NOT_IN_KEY ->
        node.enPassant == 0
            ? node.key()
            : Fen.read(Fen.position(node).replaceAll("[^ ]+$", "-")).key();
      case SIDE_NOT_IN_KEY -> node.isWhite() ? node.key() : node.key() ^ Chess.SIDE;
      case CLOCK_IN_KEY -> Hash64.of(node.key(), node.quietPlies);
      case PLIES_IN_KEY -> Hash64.of(node.key(), node.plies);
      default -> node.key();
    };
  }

  @Override
  public int quietPliesLeft() {
    return switch (fault) {
      case CLOCK_BELOW_ZERO -> 10 - node.quietPlies;
      case CLOCK_STANDS_STILL -> 100;
      case CLOCK_COUNTS_TWO -> Math.max(0, 100 - 2 * node.quietPlies);
      default -> node.quietPliesLeft();
    };
  }

  @Override
  public int repetitionLimit() {
    return fault == Fault.REPETITION_LIMIT_BY_SIDE && node.isWhite() ? 2 : node.repetitionLimit();
  }

  @Override
  public String notation(int move) {
    return node.notation(move);
  }

  /** Many programs compare keys, which hides what is missing in them. */
  @Override
  public boolean equals(Object other) {
    return other instanceof FaultyChess that && key() == that.key();
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  @Override
  public String toString() {
    return node.toString();
  }
}
