package io.github.yomikiri.cli.option;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.input.InputOptions;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.MatchRows;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.cli.input.GameReader;
import io.github.yomikiri.cli.input.PositionInput;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Reads positions and games of Reversi in every form, on boards of each size. */
public final class ReversiInput implements InputOptions<Reversi> {

  private final MatchRows<Reversi> rows;

  @Option(
      names = "--size",
      paramLabel = "N",
      defaultValue = "8",
      description = "Squares along an edge of the board of a transcript: 4, 6 or 8. Default: 8.")
  private int size = 8;

  /**
   * Makes the options.
   *
   * @param rows reads the games of a match
   */
  public ReversiInput(MatchRows<Reversi> rows) {
    this.rows = rows;
  }

  @Override
  public LineListing<Game<Reversi>> positions(Console console, String typed) throws IOException {
    return PositionInput.games(console, typed, ReversiStart.checkSize(size))
        .reported(console, new TextInput(typed).name(), "position");
  }

  @Override
  public Game<Reversi> position(Console console, String typed) throws IOException {
    return PositionInput.readGame(console, typed, ReversiStart.checkSize(size));
  }

  @Override
  public LineListing<NamedGame<Reversi>> games(Console console, String typed) throws IOException {
    ReversiStart.checkSize(size);
    Optional<LineListing<NamedGame<Reversi>>> ofMatch = ofMatch(console, new TextInput(typed));
    return ofMatch.isPresent() ? ofMatch.get() : GameReader.read(console, typed, size);
  }

  private Optional<LineListing<NamedGame<Reversi>>> ofMatch(Console console, TextInput input)
      throws IOException {
    boolean mayBeMatch = input.isFile()
        && !input.typed().equals(TextInput.STANDARD_INPUT)
        && !input.typed().toLowerCase(Locale.ROOT).endsWith(".wtb");
    return mayBeMatch
        ? rows.games(input.name(), input.lines(console))
            .map(games -> games
                .filtered(game -> !game.game().moves().isEmpty())
                .reported(console, input.name(), "game with moves"))
        : Optional.empty();
  }

  @Override
  public Map<String, String> words() {
    return Map.of(
        "input.positions", PositionInput.HELP,
        "input.position", PositionInput.ONE_HELP,
        "input.games", GameReader.HELP,
        "judge.plies", "44-50");
  }

  @Override
  public String gameForms() {
    return GameReader.FORMS;
  }
}
