package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import java.util.Arrays;
import java.util.Optional;

/** Makes games from lists of squares, and finds positions in games. */
public final class ReversiGames {

  private ReversiGames() {}

  /**
   * Returns the game with the given moves. Passes may be given or left out, because a forced pass
   * becomes part of the game at once. So after the last move the side to move can play a square, or
   * the game is over.
   *
   * @param start the position at which the game starts
   * @param moves squares or {@link Reversi#PASS}, as in {@link Reversi#play(int)}
   * @return the game
   * @throws InvalidInputException if a move is not legal where it is played
   */
  public static Game<Reversi> of(Reversi start, int... moves) {
    GameBuilder builder = new GameBuilder(start);
    for (int i = 0; i < moves.length; i++) {
      String place = "move " + (i + 1);
      builder.play(moves[i]).ifPresent(reason -> {
        throw new InvalidInputException(Arrays.toString(moves), place, reason);
      });
    }
    return builder.build();
  }

  /**
   * Returns the position of a game that has a given number of empty squares. If two such positions
   * differ by a pass, the later one is returned, in which the side to move can play.
   *
   * @param game the game
   * @param empties the number of empty squares
   * @return the position, or empty if the game has none
   */
  public static Optional<Reversi> positionWithEmpties(Game<Reversi> game, int empties) {
    for (int ply = game.moves().size(); ply >= 0; ply--) {
      Reversi position = game.positions().get(ply);
      if (position.emptyCount() == empties) {
        return Optional.of(position);
      }
    }
    return Optional.empty();
  }
}
