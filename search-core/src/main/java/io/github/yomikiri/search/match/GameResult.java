package io.github.yomikiri.search.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import java.util.Optional;

/**
 * A game as it was played. Immutable.
 *
 * @param <N> the game's node type
 * @param game the moves that were played, the opening's included; whoever resigns or plays an illegal move is to move
 *     at its end
 * @param first the name of the player who was the first mover
 * @param second the name of the other one
 * @param ending what ended it
 * @param illegalMove the move that was not legal; present exactly when that ended the game
 */
public record GameResult<N extends Node<N>>(
    Game<N> game, String first, String second, Ending ending, Optional<Move> illegalMove) {

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if they contradict each other
   */
  public GameResult {
    if (illegalMove.isPresent() != (ending == Ending.ILLEGAL_MOVE)) {
      throw new IllegalArgumentException(
          "a game that ended by " + ending + " with the illegal move " + illegalMove);
    }
    if (game.isOver() != (ending == Ending.PLAYED_OUT)) {
      throw new IllegalArgumentException(
          "a game that ended by " + ending + " in " + game.position());
    }
  }

  /**
   * Tells who won: the final score's side, or the opponent of one who resigned or made an illegal move.
   *
   * @return the outcome
   */
  public Outcome outcome() {
    return switch (ending) {
      case PLAYED_OUT -> {
        int score = game.score().orElseThrow();
        yield score > 0 ? Outcome.FIRST_WON : score < 0 ? Outcome.SECOND_WON : Outcome.DRAWN;
      }
      case RESIGNED, ILLEGAL_MOVE -> game.isFirstToMove() ? Outcome.SECOND_WON : Outcome.FIRST_WON;
      case STOPPED -> Outcome.UNFINISHED;
    };
  }

  /** Returns one line: the players, what ended the game, and the moves. */
  @Override
  public String toString() {
    return first + " D, " + second + " L: " + describeEnding() + " [" + game + "]";
  }

  private String describeEnding() {
    String mover = game.isFirstToMove() ? first : second;
    return switch (ending) {
      case PLAYED_OUT -> {
        int score = game.score().orElseThrow();
        yield score > 0 ? "+" + score : Integer.toString(score);
      }
      case RESIGNED -> mover + " resigned";
      case ILLEGAL_MOVE ->
        mover + " played " + illegalMove.orElseThrow() + ", which is illegal in " + game.position();
      case STOPPED -> "stopped";
    };
  }
}
