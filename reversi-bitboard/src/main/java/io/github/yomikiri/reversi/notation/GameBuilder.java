package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Replays a game move by move, whether its source writes passes or leaves them out: a forced pass is played at once,
 * and a pass that the source writes next is taken for that one.
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

  /** Tells whether a pass has just been played that the source may still write. */
  boolean passMayFollow() {
    return passMayFollow;
  }

  /** Plays a move and the pass it forces, or returns the reason why it cannot be played and changes nothing. */
  Optional<String> play(int move) {
    if (move == Reversi.PASS && passMayFollow) {
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
