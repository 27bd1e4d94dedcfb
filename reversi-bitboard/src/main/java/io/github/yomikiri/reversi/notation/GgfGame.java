package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/**
 * A game in the Generic Game Format (GGF) of the Generic Game Server, which this class reads and
 * writes.
 *
 * <pre>
 * (;GM[Othello]PB[Ann]PW[Bob]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]
 * B[F5//1.5]W[D6/-2.0/3.1];)
 * </pre>
 *
 * <p>{@code *} and {@code B} are Dark, {@code O} and {@code W} are Light, {@code -} is empty. A
 * move is a square or {@code PA} for a pass, then the player's evaluation and the time in seconds;
 * the last two may be missing. Properties that describe the game (players, ratings, clocks, result,
 * komi moves) are stored unchanged and not interpreted. So games with komi or a random start are
 * read like others. Anti games, which have a type such as {@code 8a}, are rejected, because fewer
 * discs win them. Boards of 8x8, 6x6 and 4x4 are supported. The format cannot write a closing
 * bracket inside a property. See Buro, <a href="https://skatgame.net/mburo/ggsa/ggf">Generic Game
 * Format</a>.
 *
 * @param properties the properties except the board and the moves, in order; the first should be
 *     {@code GM}
 * @param game the game
 * @param notes the players' notes, one for each ply of the game, passes included
 */
public record GgfGame(Map<String, String> properties, Game<Reversi> game, List<Note> notes) {

  /**
   * A player's note at a move.
   *
   * @param evaluation the player's evaluation as written, usually in discs from the player's own
   *     view, empty if there is none
   * @param time the time taken as written, usually in seconds, empty if there is none
   */
  public record Note(String evaluation, String time) {

    /** An empty note. */
    public static final Note NONE = new Note("", "");

    /**
     * Checks the components.
     *
     * @throws IllegalArgumentException if a component contains a character that would end it: a
     *     slash or a closing bracket
     */
    public Note {
      if (evaluation.indexOf('/') >= 0 || (evaluation + time).indexOf(']') >= 0) {
        throw new IllegalArgumentException(
            "the note " + evaluation + "/" + time + " holds a slash or a bracket");
      }
    }

    /**
     * Returns the evaluation as a number.
     *
     * @return the number, or empty if there is no evaluation or it is not a decimal number
     */
    public OptionalDouble evaluationAsNumber() {
      return evaluation.matches("[+-]?\\d{1,9}(\\.\\d{0,9})?")
          ? OptionalDouble.of(Double.parseDouble(evaluation))
          : OptionalDouble.empty();
    }
  }

  /**
   * Checks and copies the components.
   *
   * @throws IllegalArgumentException if a property's name is not 1 to 8 capital letters, or is
   *     {@code B}, {@code W} or {@code BO}; if a property's value contains a closing bracket; or if
   *     there is not one note per ply
   */
  public GgfGame {
    Objects.requireNonNull(game, "game");
    properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
    notes = List.copyOf(notes);
    properties.forEach((name, value) -> {
      if (!name.matches("[A-Z]{1,8}") || name.matches("B|W|BO") || value.indexOf(']') >= 0) {
        throw new IllegalArgumentException(
            "the property " + name + "[" + value + "] cannot be written");
      }
    });
    if (notes.size() != game.moves().size()) {
      throw new IllegalArgumentException("the game has " + game.moves().size()
          + " plies, but the number of notes is " + notes.size());
    }
  }

  /**
   * Makes a game with the names of its players and without notes.
   *
   * @param dark the name of the player of Dark
   * @param light the name of the player of Light
   * @param game the moves
   * @return the game with the names
   * @throws IllegalArgumentException if a name contains a closing bracket
   */
  public static GgfGame of(String dark, String light, Game<Reversi> game) {
    Map<String, String> properties = new LinkedHashMap<>();
    properties.put("GM", "Othello");
    properties.put("PB", dark);
    properties.put("PW", light);
    properties.put("TY", Integer.toString(game.start().size()));
    return new GgfGame(properties, game, Collections.nCopies(game.moves().size(), Note.NONE));
  }

  /**
   * Reads all the games of a file. Between games there may be white space and the number of games
   * that the server writes before a pair of games. Before the first game there may be other text
   * without brackets. A property that occurs several times, as comments may, becomes one property
   * with a line for each.
   *
   * @param text the contents of the file
   * @return its games, in order
   * @throws InvalidInputException if the text is not GGF or a move is not legal. Also if the game
   *     is not Othello or is an anti game, or the board has an unsupported size
   */
  public static List<GgfGame> parseAll(String text) {
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
  public static List<GgfGame> parseAll(String text, Consumer<InvalidInputException> bad) {
    return new GgfParser(TextLines.withoutByteOrderMark(text)).games(bad);
  }

  /**
   * Writes the game on one line, passes included.
   *
   * @return the text, without a newline, which {@link #parseAll} reads back
   */
  public String format() {
    StringBuilder text = new StringBuilder("(;");
    if (!properties.containsKey("GM")) {
      text.append("GM[Othello]");
    }
    properties.forEach(
        (name, value) -> text.append(name).append('[').append(value).append(']'));
    Reversi start = game.start();
    text.append("BO[").append(start.size()).append(' ').append(start.cells('*', 'O', '-', " "));
    text.append(start.sideToMove() == Side.DARK ? " *]" : " O]");
    for (int ply = 0; ply < game.moves().size(); ply++) {
      Reversi position = game.positions().get(ply);
      Move move = game.moves().get(ply);
      text.append(position.sideToMove() == Side.DARK ? "B[" : "W[");
      text.append(move.code() == Reversi.PASS ? "PA" : move.notation().toUpperCase(Locale.ROOT));
      Note note = notes.get(ply);
      if (!note.evaluation().isEmpty() || !note.time().isEmpty()) {
        text.append('/').append(note.evaluation());
      }
      if (!note.time().isEmpty()) {
        text.append('/').append(note.time());
      }
      text.append(']');
    }
    return text.append(";)").toString();
  }
}
