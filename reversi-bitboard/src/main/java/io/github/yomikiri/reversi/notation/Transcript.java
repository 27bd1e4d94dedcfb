package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.reversi.Reversi;
import java.util.Arrays;

/**
 * Transcripts such as {@code f5d6c3}: the squares of a game, one after the other. This class reads
 * and writes them. It also makes a game of squares that are given as numbers.
 *
 * <p>Passes are left out when writing, as is usual. When reading, {@code --}, {@code pa},
 * {@code ps} or {@code pass} may stand where a side must pass, and passes may end a finished game.
 * Letters may be of either case and of full width. Between moves there may be white space, commas,
 * single dashes and the like, and numbers of moves, as in {@code 1. f5 d6 2. c3 d3}.
 */
public final class Transcript {

  private Transcript() {}

  /**
   * Reads a game from the standard start.
   *
   * @param text the transcript
   * @return the game
   * @throws InvalidInputException if a move is not a square, or is not legal where it is played
   */
  public static Game<Reversi> parse(String text) {
    return parse(Reversi.start(), text);
  }

  /**
   * Reads a game from any position.
   *
   * @param start the position at which the game starts
   * @param text the transcript
   * @return the game
   * @throws InvalidInputException if a move is not a square of the board, or is not legal where it
   *     is played
   */
  public static Game<Reversi> parse(Reversi start, String text) {
    return new TranscriptReader(start, TextLines.withoutByteOrderMark(text)).read();
  }

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
  public static Game<Reversi> replay(Reversi start, int... moves) {
    GameBuilder game = new GameBuilder(start);
    for (int i = 0; i < moves.length; i++) {
      String place = "move " + (i + 1);
      game.play(moves[i]).ifPresent(reason -> {
        throw new InvalidInputException(Arrays.toString(moves), place, reason);
      });
    }
    return game.build();
  }

  /**
   * Returns the position that a transcript leads to from the standard start:
   * {@code Transcript.play("f5d6c3")}.
   *
   * @param text the transcript
   * @return the position after its last move, and after the pass that this move may force
   * @throws InvalidInputException if a move is not a square, or is not legal where it is played
   */
  public static Reversi play(String text) {
    return parse(text).position();
  }

  /**
   * Writes a game.
   *
   * @param game the game
   * @return the game's moves in lower case, without passes and without the start position
   */
  public static String format(Game<Reversi> game) {
    StringBuilder text = new StringBuilder();
    for (Move move : game.moves()) {
      if (move.code() != Reversi.PASS) {
        text.append(move.notation());
      }
    }
    return text.toString();
  }
}
