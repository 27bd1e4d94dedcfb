package io.github.yomikiri.cli.input;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.game.internal.text.PlainText;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.notation.GgfGame;
import io.github.yomikiri.reversi.notation.SgfGame;
import io.github.yomikiri.reversi.notation.Transcript;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads games on the command line: a transcript, a game in GGF or SGF, or a file of games. */
public final class GameReader {

  /** What a game may be, for messages. */
  public static final String FORMS =
      "a transcript such as f5d6c3, a game in GGF or SGF, a WTHOR file (.wtb), or a file of"
          + " transcripts or such games";

  /** The text about games in the output of {@code --help}. */
  public static final String HELP =
      "a transcript, a game in GGF or SGF (as GoGui writes it), a WTHOR file (.wtb), a file of such"
          + " games or of match --output; - for standard input";

  private static final String BEGINNING = "(;";
  private static final int USUAL_SIZE = 8;

  private GameReader() {}

  /**
   * Reads games. Of a file, lines that are no games and games that are wrong are reported and
   * skipped.
   *
   * @param what was typed
   * @param size of the board that transcripts are for
   * @return at least one game, each with a move; and the errors
   * @throws UserError if the text has none of these forms, or if there is no game
   */
  public static LineListing<NamedGame<Reversi>> read(Console console, String what, int size)
      throws IOException {
    LineListing<NamedGame<Reversi>> all = readAny(console, what, size);
    if (!all.errors().isEmpty() && !new TextInput(what).isFile()) {
      throw new UserError(all.errors().get(0));
    }
    return all.filtered(game -> !game.game().moves().isEmpty())
        .reported(console, new TextInput(what).name(), "game with moves");
  }

  /**
   * Reads a text that somebody has pasted: games as {@link #read} reads them, or a position in OBF,
   * which is a game without moves. Games that are wrong are skipped if others are right.
   *
   * @param text the text
   * @param size of the board that a transcript is for
   * @return at least one game; and the errors
   * @throws UserError if the text holds no game and no position; the message says why
   * @throws InvalidInputException if a position is wrong
   */
  public static LineListing<NamedGame<Reversi>> parse(String text, int size) {
    LineListing<NamedGame<Reversi>> games = PositionInput.isObf(text)
        ? position(text, size)
        : text("the text", TextLines.split(text), size);
    if (games.entries().isEmpty()) {
      throw new UserError(
          games.errors().isEmpty() ? "the text is empty" : games.errors().get(0));
    }
    return games;
  }

  /**
   * Reads one game that somebody has typed or that a file holds, in the forms of {@link #parse}.
   *
   * @param what a game, or the name of a file
   * @param size of the board that a transcript is for
   * @return the game
   * @throws UserError if the text or the file does not hold exactly one game
   * @throws IOException if the file cannot be read
   * @throws InvalidInputException if the file is no text, or a position is wrong
   */
  public static NamedGame<Reversi> load(String what, int size) throws IOException {
    boolean isTyped = !new TextInput(what).isFile()
        && (PositionLine.hasMoves(what) || PositionInput.isObf(what) || what.contains(BEGINNING));
    LineListing<NamedGame<Reversi>> games = isTyped ? parse(what, size) : file(Path.of(what), size);
    if (!games.errors().isEmpty()) {
      throw new UserError(games.errors().get(0));
    }
    if (games.entries().size() != 1) {
      throw new UserError(what + ": holds " + games.entries().size() + " games, not one");
    }
    return games.entries().get(0);
  }

  private static LineListing<NamedGame<Reversi>> file(Path file, int size) throws IOException {
    List<String> lines = TextFile.lines(file);
    List<String> used =
        lines.stream().map(String::strip).filter(line -> !isBlank(line)).toList();
    return used.size() == 1 && PositionInput.isObf(used.get(0))
        ? position(used.get(0), size)
        : text(file.toString(), lines, size);
  }

  private static LineListing<NamedGame<Reversi>> position(String obf, int size) {
    NamedGame<Reversi> game = new NamedGame<>("", PositionLine.parseGame(obf.strip(), size));
    return new LineListing<>(List.of(game), List.of());
  }

  private static LineListing<NamedGame<Reversi>> readAny(Console console, String what, int size)
      throws IOException {
    boolean isFile = new TextInput(what).isFile();
    if (isFile && what.toLowerCase(Locale.ROOT).endsWith(".wtb")) {
      return wthor(console, what);
    }
    if (isFile) {
      return text(new TextInput(what).name(), new TextInput(what).lines(console), size);
    }
    if (!PositionLine.hasMoves(what) && !what.contains(BEGINNING)) {
      throw new UserError(what + ": neither a file nor a game; expected " + FORMS);
    }
    return text("the game", TextLines.split(what), size);
  }

  private static LineListing<NamedGame<Reversi>> wthor(Console console, String file) {
    List<NamedGame<Reversi>> games = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    try (GameInput input = new GameInput(console, List.of(file), game -> true, errors::add)) {
      input.forEachRemaining(game -> games.add(new NamedGame<>("", game.game())));
    }
    return new LineListing<>(games, errors);
  }

  /** Reads games in SGF or GGF with the text before them, or transcripts. */
  private static LineListing<NamedGame<Reversi>> text(String source, List<String> lines, int size) {
    Optional<String> first = lines.stream()
        .filter(line -> !isBlank(line.strip()) && line.contains(BEGINNING))
        .findFirst();
    if (first.isEmpty()) {
      return ReversiLine.read(
          source, lines, (number, line) -> new NamedGame<>("", game(line, size)));
    }
    List<String> before = lines.subList(0, lines.indexOf(first.get()));
    LineListing<NamedGame<Reversi>> transcripts = before.stream().anyMatch(PositionLine::hasMoves)
        ? text(source, before, size)
        : new LineListing<>(List.of(), List.of());
    return transcripts.plus(records(source, String.join("\n", lines)));
  }

  private static boolean isBlank(String line) {
    return line.isEmpty() || line.startsWith("#") || line.startsWith("%");
  }

  /** Reads a line, which may have the fields of a game for training after its moves. */
  private static Game<Reversi> game(String line, int size) {
    if (GameLink.isLink(line)) {
      return GameLink.parse(line);
    }
    return size == USUAL_SIZE
        ? TrainingGame.parse(line).game()
        : Transcript.parse(Reversi.start(size), line);
  }

  /** Reads games in SGF or in GGF, whose properties for the players have the same names. */
  private static LineListing<NamedGame<Reversi>> records(String source, String text) {
    List<String> errors = new ArrayList<>();
    Consumer<InvalidInputException> bad =
        e -> errors.add(String.valueOf(e.inSource(source).getMessage()));
    List<NamedGame<Reversi>> games = SgfGame.isSgf(text)
        ? SgfGame.parseAll(text, bad).stream()
            .map(game -> new NamedGame<>(players(game.properties()), game.game()))
            .toList()
        : GgfGame.parseAll(text, bad).stream()
            .map(game -> new NamedGame<>(players(game.properties()), game.game()))
            .toList();
    return new LineListing<>(games, errors);
  }

  private static String players(Map<String, String> properties) {
    String dark = properties.getOrDefault("PB", "");
    String light = properties.getOrDefault("PW", "");
    return (dark + light).isEmpty()
        ? ""
        : PlainText.printable((dark + " - " + light).replace('\n', ' '));
  }
}
