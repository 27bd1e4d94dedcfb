package io.github.yomikiri.cli.input;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.TextFile;
import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.notation.GgfGame;
import io.github.yomikiri.reversi.notation.Transcript;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** Reads games on the command line: a transcript, a game in GGF or SGF, or a file of games. */
public final class GameReader {

  /**
   * A game with its players, as far as they are known.
   *
   * @param players such as {@code Ann - Bob}; empty if the source does not name them
   * @param game the game
   */
  public record NamedGame(String players, Game<Reversi> game) {}

  /** What a game may be, for messages. */
  public static final String FORMS =
      "a transcript such as f5d6c3, a game in GGF or SGF, a WTHOR file (.wtb), or a file of"
          + " transcripts or such games";

  private static final String BEGINNING = "(;";
  private static final int USUAL_SIZE = 8;

  private GameReader() {}

  /**
   * Reads games. Of a file, lines that are no games and games that are wrong are reported and
   * skipped.
   *
   * @param what was typed
   * @param size of the board that transcripts are for
   * @return at least one game, each with a move; and the errors, for {@link GameInput#exitCode}
   * @throws UserError if the text has none of these forms, or if there is no game
   */
  public static LineListing<NamedGame> read(Console console, String what, int size)
      throws IOException {
    List<String> errors = new ArrayList<>();
    List<NamedGame> games = readAny(console, what, size, errors::add).stream()
        .filter(game -> !game.game().moves().isEmpty())
        .toList();
    if (!errors.isEmpty() && !PositionInput.isFileOrInput(what)) {
      throw new UserError(errors.get(0));
    }
    return PositionInput.reported(
        console, PositionInput.name(what), new LineListing<>(games, errors), "game with moves");
  }

  /**
   * Reads a text that somebody has pasted: games as {@link #read} reads them, or a position in OBF,
   * which is a game without moves. Games that are wrong are skipped if others are right.
   *
   * @param text the text
   * @return at least one game on the board of 8x8
   * @throws UserError if the text holds no game and no position; the message says why
   */
  public static List<NamedGame> parse(String text) {
    if (PositionInput.isObf(text)) {
      return List.of(new NamedGame("", PositionLine.parseGame(text.strip(), USUAL_SIZE)));
    }
    List<String> errors = new ArrayList<>();
    List<NamedGame> games = text("the text", TextLines.split(text), USUAL_SIZE, errors::add);
    if (games.isEmpty()) {
      throw new UserError(errors.isEmpty() ? "the text is empty" : errors.get(0));
    }
    return games;
  }

  /**
   * Reads the game of a file, in the forms of {@link #parse}: a transcript, GGF, SGF, or a position
   * in OBF.
   *
   * @param file the file, which holds one game
   * @param size of the board that a transcript is for
   * @return the game
   * @throws UserError if the file does not hold exactly one game
   * @throws IOException if the file cannot be read
   * @throws InvalidInputException if the file is not UTF-8 text, or a position is wrong
   */
  public static NamedGame load(Path file, int size) throws IOException {
    List<String> lines = TextFile.lines(file);
    List<String> used =
        lines.stream().map(String::strip).filter(line -> !isBlank(line)).toList();
    if (used.size() == 1 && PositionInput.isObf(used.get(0))) {
      return new NamedGame("", PositionLine.parseGame(used.get(0), size));
    }
    List<String> errors = new ArrayList<>();
    List<NamedGame> games = text(file.toString(), lines, size, errors::add);
    if (!errors.isEmpty()) {
      throw new UserError(errors.get(0));
    }
    if (games.size() != 1) {
      throw new UserError(file + ": holds " + games.size() + " games, not one");
    }
    return games.get(0);
  }

  private static List<NamedGame> readAny(
      Console console, String what, int size, Consumer<String> bad) throws IOException {
    boolean isFile = PositionInput.isFileOrInput(what);
    if (isFile && what.toLowerCase(Locale.ROOT).endsWith(".wtb")) {
      return wthor(console, what, bad);
    }
    if (isFile) {
      return text(PositionInput.name(what), PositionInput.lines(console, what), size, bad);
    }
    if (!PositionLine.isTranscript(what) && !what.contains(BEGINNING)) {
      throw new UserError(what + ": neither a file nor a game; expected " + FORMS);
    }
    return text("the game", List.of(what), size, bad);
  }

  private static List<NamedGame> wthor(Console console, String file, Consumer<String> bad) {
    List<NamedGame> games = new ArrayList<>();
    try (GameInput input = new GameInput(console, List.of(file), game -> true, bad)) {
      input.forEachRemaining(game -> games.add(new NamedGame("", game.game())));
    }
    return games;
  }

  private static List<NamedGame> text(
      String source, List<String> lines, int size, Consumer<String> bad) {
    List<String> used =
        lines.stream().map(String::strip).filter(line -> !isBlank(line)).toList();
    if (!used.isEmpty() && used.get(0).contains(BEGINNING)) {
      return records(
          String.join("\n", lines), e -> bad.accept(String.valueOf(e.in(source).getMessage())));
    }
    List<NamedGame> games = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (isBlank(line)) {
        continue;
      }
      try {
        games.add(new NamedGame("", parse(line, size)));
      } catch (InvalidInputException e) {
        bad.accept(String.valueOf(e.in(source, "line " + (i + 1)).getMessage()));
      }
    }
    return games;
  }

  private static boolean isBlank(String line) {
    return line.isEmpty() || line.startsWith("#") || line.startsWith("%");
  }

  /** Reads a line, which may have the fields of a game for training after its moves. */
  private static Game<Reversi> parse(String line, int size) {
    return size == USUAL_SIZE
        ? TrainingGame.parse(line).game()
        : Transcript.parse(Reversi.start(size), line);
  }

  /** Reads games in SGF or in GGF, whose properties for the players have the same names. */
  private static List<NamedGame> records(String text, Consumer<InvalidInputException> bad) {
    return SgfGame.isSgf(text)
        ? SgfGame.parseAll(text, bad).stream()
            .map(game -> new NamedGame(players(game.properties()), game.game()))
            .toList()
        : GgfGame.parseAll(text, bad).stream()
            .map(game -> new NamedGame(players(game.properties()), game.game()))
            .toList();
  }

  private static String players(Map<String, String> properties) {
    String dark = properties.getOrDefault("PB", "");
    String light = properties.getOrDefault("PW", "");
    return (dark + light).isEmpty() ? "" : (dark + " - " + light).replaceAll("\\p{Cntrl}", "?");
  }
}
