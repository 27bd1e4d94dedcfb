package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Replays a game move by move, whether its source writes passes or leaves them out. A forced pass
 * is played at once. If the source writes a pass next, it is taken for the same pass. A source may
 * also end a finished game with the passes of both sides, which are no moves.
 */
final class GameBuilder {

  private final Reversi start;
  private final List<Move> moves = new ArrayList<>();
  private Reversi position;
  private boolean passMayFollow;

  GameBuilder(Reversi start) {
    this.start = start;
    position = start;
    passIfForced();
  }

  /** Returns the position reached. */
  Reversi position() {
    return position;
  }

  /** Returns the number of moves so far, passes included. */
  int plies() {
    return moves.size();
  }

  /** Returns the number of discs placed so far. */
  int discs() {
    return start.emptyCount() - position.emptyCount();
  }

  /** Returns whether a pass was just played that the source may still write. */
  boolean passMayFollow() {
    return passMayFollow;
  }

  /**
   * Plays a move and the pass that it forces. If the move cannot be played, returns the reason and
   * changes nothing.
   */
  Optional<String> play(int move) {
    if (move == Reversi.PASS && (passMayFollow || position.isTerminal())) {
      passMayFollow = false;
      return Optional.empty();
    }
    Optional<String> refusal = refusal(move);
    if (refusal.isEmpty()) {
      append(move);
      passIfForced();
    }
    return refusal;
  }

  private Optional<String> refusal(int move) {
    Side side = position.sideToMove();
    if (move != Reversi.PASS && !position.board().contains(move)) {
      return Optional.of(move + " is not a square of the " + position.board() + " board");
    }
    String text = position.notation(move);
    if (position.isTerminal()) {
      return Optional.of(text + " is played after the game is over");
    }
    if (move == Reversi.PASS) {
      return Optional.of(side + " may not pass: it has a legal move");
    }
    if ((position.empties() >>> move & 1) == 0) {
      return Optional.of(text + " is not empty");
    }
    if ((position.legalMoveSquares() >>> move & 1) == 0) {
      return Optional.of(text + " flips nothing for " + side);
    }
    return Optional.empty();
  }

  private void passIfForced() {
    passMayFollow = position.mustPass();
    if (passMayFollow) {
      append(Reversi.PASS);
    }
  }

  private void append(int move) {
    moves.add(position.board().move(move));
    position = position.play(move);
  }

  /** Returns the game so far. */
  Game<Reversi> build() {
    return Game.of(start, moves);
  }
}
