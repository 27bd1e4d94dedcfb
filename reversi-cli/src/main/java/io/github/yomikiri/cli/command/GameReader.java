package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.cli.job.PositionLine;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.notation.GgfGame;
import io.github.yomikiri.reversi.notation.Transcript;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads games on the command line: a transcript, a game in GGF, or a file of games. */
final class GameReader {

  /**
   * A game with its players, as far as they are known.
   *
   * @param players such as {@code Ann - Bob}; empty if the source does not name them
   * @param game the game
   */
  record NamedGame(String players, Game<Reversi> game) {}

  /** What a game may be, for messages. */
  static final String FORMS =
      "a transcript such as f5d6c3, a game in GGF, a WTHOR file (.wtb), or a file of transcripts or"
          + " games in GGF";

  private static final String GGF_BEGINNING = "(;";
  private static final int USUAL_SIZE = 8;

  private GameReader() {}

  /**
   * Reads games.
   *
   * @param what was typed
   * @param size of the board that transcripts are for
   * @return at least one game, each with a move
   * @throws UserError if the text has none of these forms, or if there is no game
   */
  static List<NamedGame> read(Console console, String what, int size) throws IOException {
    List<NamedGame> games = new ArrayList<>();
    for (NamedGame game : readAny(console, what, size)) {
      if (!game.game().moves().isEmpty()) {
        games.add(game);
      }
    }
    if (games.isEmpty()) {
      throw new UserError(PositionInput.name(what) + ": holds no game with moves");
    }
    return games;
  }

  private static List<NamedGame> readAny(Console console, String what, int size)
      throws IOException {
    boolean isFile = PositionInput.isFileOrInput(what);
    if (isFile && what.toLowerCase(Locale.ROOT).endsWith(".wtb")) {
      return wthor(console, what);
    }
    if (isFile) {
      return text(PositionInput.name(what), PositionInput.lines(console, what), size);
    }
    if (!PositionLine.isTranscript(what) && !what.contains(GGF_BEGINNING)) {
      throw new UserError(what + ": neither a file nor a game; expected " + FORMS);
    }
    return text("the game", List.of(what), size);
  }

  private static List<NamedGame> wthor(Console console, String file) {
    List<NamedGame> games = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    try (GameInput input = new GameInput(console, List.of(file), game -> true, errors::add)) {
      input.forEachRemaining(game -> games.add(new NamedGame("", game.game())));
    }
    check(file, errors);
    return games;
  }

  private static List<NamedGame> text(String source, List<String> lines, int size) {
    List<String> used =
        lines.stream().map(String::strip).filter(line -> !isBlank(line)).toList();
    if (!used.isEmpty() && used.get(0).contains(GGF_BEGINNING)) {
      return ggf(source, String.join("\n", lines));
    }
    List<NamedGame> games = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (isBlank(line)) {
        continue;
      }
      try {
        games.add(new NamedGame("", parse(line, size)));
      } catch (InvalidInputException e) {
        errors.add(String.valueOf(e.in(source, "line " + (i + 1)).getMessage()));
      }
    }
    check(source, errors);
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

  private static List<NamedGame> ggf(String source, String text) {
    try {
      return GgfGame.parseAll(text).stream()
          .map(game -> new NamedGame(players(game), game.game()))
          .toList();
    } catch (InvalidInputException e) {
      throw new UserError(source + ": " + e.getMessage());
    }
  }

  private static String players(GgfGame game) {
    String dark = game.properties().getOrDefault("PB", "");
    String light = game.properties().getOrDefault("PW", "");
    return (dark + light).isEmpty() ? "" : (dark + " - " + light).replaceAll("\\p{Cntrl}", "?");
  }

  private static void check(String source, List<String> errors) {
    if (!errors.isEmpty()) {
      throw new UserError(source + ": not all lines are games\n" + String.join("\n", errors));
    }
  }
}
