package io.github.yomikiri.testkit;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.board.PieceType;
import io.github.wolfraam.chessgame.board.Side;
import io.github.wolfraam.chessgame.board.Square;
import io.github.wolfraam.chessgame.move.Move;
import io.github.wolfraam.chessgame.notation.NotationType;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.stream.IntStream;

/**
 * Chess by the rules of a library whose games can change. A position has a game of its own, on
 * which nobody plays: {@link #play} plays on a copy, which does not keep the moves before. A side
 * that is mated has lost 1 point. The rules that need the moves before are left out: repetitions
 * and the fifty moves.
 *
 * <p>The code of a move is {@code from + 64 * to + 4096 * promotion}.
 */
final class Chess implements Node<Chess> {

  private static final Square[] SQUARES = Square.values();
  private static final PieceType[] TYPES = PieceType.values();

  private final ChessGame game;
  private final String fen;
  private final String position;

  private Chess(ChessGame game) {
    this.game = game;
    fen = game.getFen();
    // Without the counters of moves, which do not matter here.
    String[] fields = fen.split(" ");
    position = String.join(" ", fields[0], fields[1], fields[2], fields[3]);
  }

  static Chess of(String fen) {
    return new Chess(new ChessGame(fen));
  }

  Side sideToMove() {
    return game.getSideToMove();
  }

  private static int code(Move move) {
    int promotion = move.promotion == null ? 0 : 1 + move.promotion.ordinal();
    return move.from.ordinal() + 64 * move.to.ordinal() + 4096 * promotion;
  }

  private static Move move(int code) {
    Square from = SQUARES[code & 63];
    Square to = SQUARES[code >> 6 & 63];
    return code < 4096 ? new Move(from, to) : new Move(from, to, TYPES[(code >> 12) - 1]);
  }

  /** The library lists moves in an order that differs from run to run, so they are sorted. */
  @Override
  public void moves(MoveList out) {
    IntStream codes = game.getLegalMoves().stream().mapToInt(Chess::code);
    codes.sorted().forEach(out::add);
  }

  @Override
  public Chess play(int move) {
    ChessGame next = new ChessGame(fen);
    next.playMove(move(move));
    return new Chess(next);
  }

  @Override
  public boolean isTerminal() {
    // A piece that can move is found sooner than all moves.
    for (Square square : SQUARES) {
      if (!game.getLegalMoves(square).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** Misses stalemates, which are draws. So no moves are searched for a king that is safe. */
  @Override
  public boolean isTerminalLeaf() {
    return game.isKingAttacked() && isTerminal();
  }

  @Override
  public int terminalScore() {
    return game.isKingAttacked() ? -1 : 0;
  }

  @Override
  public long key() {
    long key = 0;
    for (int i = 0; i < position.length(); i++) {
      key = Hash64.of(key, position.charAt(i));
    }
    return key;
  }

  @Override
  public String notation(int move) {
    return game.getNotation(NotationType.SAN, move(move));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Chess that && position.equals(that.position);
  }

  @Override
  public int hashCode() {
    return position.hashCode();
  }

  @Override
  public String toString() {
    return position;
  }
}
