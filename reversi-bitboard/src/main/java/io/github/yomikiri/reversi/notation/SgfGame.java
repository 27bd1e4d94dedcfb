package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.reversi.Reversi;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * A game in the Smart Game Format (SGF), as GoGui writes it for Othello. This class reads it.
 *
 * <pre>
 * (;FF[4]CA[UTF-8]AP[GoGui:1.5.1]SZ[8]
 * PB[Ann]PW[Bob];B[fd];W[dc];B[cf])
 * </pre>
 *
 * <p>{@code B} is Dark, {@code W} is Light. A move is the letters of its column and of its row, or
 * nothing for a pass. Passes may be left out. The board may be set up ({@code AB}, {@code AW},
 * {@code AE}, {@code PL}) before the first move. The game is the main line: of several variations
 * the first one. Other properties of its first node are stored unchanged and not interpreted. The
 * last bracket may be missing.
 *
 * <p>The format names rows from the top. GoGui shows Othello's first rank at the bottom, so its
 * files have the last rank first. In the usual start position each first move is legal in one of
 * these two ways only. So a game is read in the way that makes its moves legal. If both do, the
 * property {@code AP} decides, which names GoGui.
 *
 * <p>See Hollosi, <a href="https://www.red-bean.com/sgf/">SGF FF[4]</a>.
 *
 * @param properties the properties of the first node, in order, without the moves and the setup; a
 *     property with several values has a line for each
 * @param game the game
 */
public record SgfGame(Map<String, String> properties, Game<Reversi> game) {

  /** What only a game in GGF has: its board, or the name of its game in letters. */
  private static final Pattern GGF = Pattern.compile("BO\\[\\s*\\d|GM\\[\\s*[A-Za-z]");

  private static final String BEGINNING = "(;";

  /** Copies the properties. */
  public SgfGame {
    Objects.requireNonNull(game, "game");
    properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
  }

  /**
   * Returns whether a text looks like games in SGF rather than in GGF, which begins alike.
   *
   * @param text any text
   * @return whether a game begins in the text, and none in {@linkplain GgfGame GGF}
   */
  public static boolean isSgf(String text) {
    return text.contains(BEGINNING) && !GGF.matcher(text).find();
  }

  /**
   * Reads all the games of a file. Between games there may be white space, and before the first
   * game other text without brackets.
   *
   * @param text the contents of the file
   * @return its games, in order
   * @throws InvalidInputException if the text is not SGF or a move is not legal. Also if the game
   *     is not Othello, or the board has an unsupported size
   */
  public static List<SgfGame> parseAll(String text) {
    return parseAll(text, bad -> {
      throw bad;
    });
  }

  /**
   * Reads the games of a file that can be read.
   *
   * @param text the contents of the file
   * @param bad receives an exception for each game that cannot be read, as
   *     {@link #parseAll(String)} would throw it; the place has the number of the game
   * @return the other games, in order
   */
  public static List<SgfGame> parseAll(String text, Consumer<InvalidInputException> bad) {
    return new SgfParser(TextLines.withoutByteOrderMark(text)).games(bad);
  }
}
