package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.PositionText;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A game as programs for people need it: its name, its texts, and who can play it. A game is
 * described once, and every program works with it: a terminal, a match, a protocol.
 *
 * <p>A game of two sides implements {@link NodeKit}, which has a default for all but the name and
 * the start.
 *
 * <p>Implementations must be safe for use by several threads.
 *
 * @param <P> the game's position type
 */
public interface GameKit<P extends Position<P>> {

  /**
   * Returns the name of the game.
   *
   * @return the name in small letters, digits and hyphens, such as {@code connect-four}
   */
  String name();

  /**
   * Returns the name of the game as texts have it.
   *
   * @return such as {@code Nine Men's Morris}; by default the words of {@link #name}, each with a
   *     capital letter
   */
  default String title() {
    return Arrays.stream(name().split("-"))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining(" "));
  }

  /**
   * Returns the position from which games are played.
   *
   * @return the start position, always the same
   */
  P start();

  /**
   * Returns the texts of positions. By default they are those of the drawing. If it has none, a
   * position is given by its moves from the start.
   *
   * @return the texts
   */
  default PositionText<P> text() {
    return drawing()
        .map(drawing -> PositionText.ofDrawing(start(), drawing))
        .orElseGet(() -> PositionText.ofStart(start()));
  }

  /**
   * Returns how people see the game. Without a drawing, programs show {@code toString()} of a
   * position and a list of moves.
   *
   * @return the drawing of the start position's board; empty by default
   */
  default Optional<Drawing<P>> drawing() {
    return Optional.empty();
  }

  /**
   * Returns how people see the board of a position. Only a game with boards of several sizes needs
   * to say so.
   *
   * @param position any position
   * @return the drawing of the position's board; by default {@link #drawing()}
   */
  default Optional<Drawing<P>> drawing(P position) {
    return drawing();
  }

  /**
   * Returns a number that is the same for positions that are symmetric to each other. Lists of
   * openings and books have such positions once.
   *
   * @param position any position; its game may be over
   * @return 64 well-mixed bits; by default the position's key, so no positions are symmetric
   */
  default long identity(P position) {
    return position.key();
  }

  /**
   * Returns the name of a game's opening. Programs show it.
   *
   * @param game any game
   * @return the name that people use, such as {@code Tiger}; by default empty
   */
  default Optional<String> openingName(Game<P> game) {
    return Optional.empty();
  }

  /**
   * Returns what the seats of the game are called, such as {@code White} and {@code Black}.
   *
   * @return a name for each seat, in the order of play
   */
  List<String> seats();

  /**
   * Returns what the points of the game are called.
   *
   * @return a plural, such as {@code discs}; by default {@code points}
   */
  default String points() {
    return "points";
  }

  /**
   * Returns the kinds of players that the game has.
   *
   * @return the kinds in the order of the help, at least one
   */
  List<PlayerKind<P>> players();

  /**
   * Returns the name of the player that people play against, if they name no other one.
   *
   * @return a name that {@link #players} can read
   */
  String usualPlayer();
}
