package io.github.yomikiri.play;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.input.InvalidInputException;

/**
 * The texts that stand for the positions of a game, such as FEN for chess. Files and protocols use
 * them. Moves have their texts from {@link Position#notation} and {@link Position#parse}.
 *
 * <p>Implementations must be safe for use by several threads.
 *
 * @param <P> the game's position type
 */
public interface PositionText<P extends Position<P>> {

  /**
   * Returns the position that UCI calls {@code startpos}.
   *
   * @return the start position of the game
   */
  P start();

  /**
   * Reads a position.
   *
   * @param text words with single spaces between, none of them {@code moves}
   * @return the position
   * @throws IllegalArgumentException if the text is not that of a position; the message says what
   *     is wrong
   */
  P read(String text);

  /**
   * Returns the text of a position, which {@link #read} reads.
   *
   * @param position any position
   * @return one line, without the word {@code moves}
   */
  String write(P position);

  /**
   * Returns whether it is the turn of the side that UCI calls White, and UGI player 1. The clocks
   * of a game have these names. A {@link SeatedPosition} is not asked for, because White has its
   * seat 0.
   *
   * @param position any position
   * @return whether the side to move is the one that begins in the {@linkplain #start() start
   *     position}
   */
  boolean isFirstToMove(P position);

  /**
   * Reads a game.
   *
   * @param text a position, the word {@code moves}, and moves with white space between. The start
   *     position may be missing, or be {@code startpos}. Without the word, the text is a position
   *     or, if it is none, moves from the start
   * @return the game
   * @throws InvalidInputException if the position or a move is wrong; the message has the place
   */
  default Game<P> readGame(String text) {
    return GameText.read(text, this);
  }

  /**
   * Returns the text of a game, which {@link #readGame} reads.
   *
   * @param game any game
   * @return one line. A game from the start begins with {@code startpos}
   */
  default String writeGame(Game<P> game) {
    String start = game.start().equals(start()) ? GameText.START : write(game.start());
    return game.moves().isEmpty() ? start : start + " " + GameText.MOVES + " " + game;
  }

  /**
   * Returns the texts of a game by its drawing, if the drawing has a {@link Drawing#setUp} that
   * {@linkplain Drawing.SetUp#isComplete is complete}. A text has the rows of the board from above,
   * with the symbol of each piece or a dot. Then 1 or 2 stands for the side to move:
   * {@code .../.X./..O 1}. For positions with seats, and otherwise positions have no texts, as with
   * {@link #ofStart}.
   *
   * @param <P> the game's position type
   * @param start the start position of the game
   * @param drawing the drawing of its board
   * @return the texts
   */
  static <P extends Position<P>> PositionText<P> ofDrawing(P start, Drawing<P> drawing) {
    return drawing
        .setUp()
        .filter(setUp -> setUp.isComplete() && start instanceof Node<?>)
        .<PositionText<P>>map(setUp -> new DrawnText<>(start, drawing, setUp))
        .orElseGet(() -> ofStart(start));
  }

  /**
   * Returns the texts of a game whose positions have none: a position is given by its moves from
   * the start.
   *
   * @param <P> the game's position type
   * @param start the start position of the game
   * @return texts that know the start position only
   */
  static <P extends Position<P>> PositionText<P> ofStart(P start) {
    return new StartText<>(start);
  }
}
