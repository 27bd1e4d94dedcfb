package io.github.yomikiri.cli.play;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.notation.Transcript;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The game as far as it was played. Another thread may read it, to print the game when the process
 * ends.
 */
final class GameState {

  private volatile Game<Reversi> game;
  private volatile Optional<Side> resigned = Optional.empty();

  GameState(Game<Reversi> game) {
    this.game = game;
  }

  Game<Reversi> game() {
    return game;
  }

  Side sideToMove() {
    return game.position().sideToMove();
  }

  boolean isOver() {
    return resigned.isPresent() || game.isOver();
  }

  void play(Move move) {
    game = game.play(move);
  }

  /** Replaces the game by another one. */
  void load(Game<Reversi> other) {
    game = other;
    resigned = Optional.empty();
  }

  /** Ends the game, which the other side wins. */
  void resign(Side side) {
    resigned = Optional.of(side);
  }

  /**
   * Goes back to the last position in which a human was to move, or takes back that somebody
   * resigned.
   *
   * @return whether there was something to take back
   */
  boolean undo(Predicate<Side> isHuman) {
    if (resigned.isPresent()) {
      resigned = Optional.empty();
      return true;
    }
    List<Move> moves = game.moves();
    for (int count = moves.size() - 1; count >= 0; count--) {
      if (isHuman.test(game.positions().get(count).sideToMove())) {
        game = Game.of(game.start(), moves.subList(0, count));
        return true;
      }
    }
    return false;
  }

  int discs(Side side) {
    Reversi position = game.position();
    return Long.bitCount(side == Side.DARK ? position.dark() : position.light());
  }

  /** Returns the legal moves, of which a finished game has none. */
  List<Move> legalMoves() {
    return isOver() ? List.of() : game.position().legalMoves();
  }

  /** Returns whether the game began as games do on this board, so its moves alone describe it. */
  boolean isFromUsualStart() {
    return game.start().equals(Reversi.start(game.start().size()));
  }

  /** Returns whether there is nothing to save. */
  boolean isNew() {
    return game.moves().isEmpty() && isFromUsualStart();
  }

  /** Returns the outcome and the transcript, each in a line. */
  String summary() {
    String transcript = Transcript.format(game);
    return result() + "\n" + (transcript.isEmpty() ? "" : "Transcript: " + transcript + "\n");
  }

  private String result() {
    String score = "Dark " + discs(Side.DARK) + ", Light " + discs(Side.LIGHT) + ".";
    if (resigned.isPresent()) {
      Side loser = resigned.get();
      return loser.opposite() + " wins, because " + loser + " resigned: " + score;
    }
    if (!game.isOver()) {
      return "Unfinished: " + score;
    }
    int difference =
        game.position().scoreWithEmptiesToWinner() * (sideToMove() == Side.DARK ? 1 : -1);
    String winner = difference > 0 ? "Dark wins" : difference < 0 ? "Light wins" : "A draw";
    String by = difference == 0 ? "" : " by " + Math.abs(difference);
    String counted = difference != 0 && game.position().emptyCount() > 0
        ? ", the empty squares counted for the winner"
        : "";
    return winner + by + counted + ": " + score;
  }
}
