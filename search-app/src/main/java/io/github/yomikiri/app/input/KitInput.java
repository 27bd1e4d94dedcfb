package io.github.yomikiri.app.input;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.play.kit.GameKit;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The positions and games in the texts of a game's kit, or in a file that a match has written.
 *
 * @param kit the game
 */
public record KitInput<P extends Position<P>>(GameKit<P> kit) implements InputOptions<P> {

  private static final String GAMES =
      "moves from the start, perhaps after a position and the word moves; a file with one such game"
          + " on each line; or a file that match --output wrote";

  @Override
  public LineListing<Game<P>> positions(Console console, String typed) throws IOException {
    return new KitPositions<>(kit)
        .read(console, typed)
        .reported(console, new TextInput(typed).name(), "position");
  }

  @Override
  public Game<P> position(Console console, String typed) throws IOException {
    return new KitPositions<>(kit).one(console, typed);
  }

  @Override
  public LineListing<NamedGame<P>> games(Console console, String typed) throws IOException {
    TextInput input = new TextInput(typed);
    LineListing<NamedGame<P>> games =
        input.isFile() ? games(input.name(), input.lines(console)) : read(console, typed);
    return games
        .filtered(game -> !game.game().moves().isEmpty())
        .reported(console, input.name(), "game with moves");
  }

  /**
   * Reads the games of a text.
   *
   * @param text the text; blank for the start of the game
   * @return at least one game; and the errors. A position is a game without moves
   * @throws UserError if the text holds no game; the message says why
   */
  public LineListing<NamedGame<P>> typed(String text) {
    if (text.isBlank()) {
      return named(new LineListing<>(List.of(Game.of(kit.start())), List.of()));
    }
    LineListing<NamedGame<P>> games = games("the text", TextLines.split(text));
    if (games.entries().isEmpty()) {
      throw new UserError(
          games.errors().isEmpty() ? "the text is empty" : games.errors().get(0));
    }
    return games;
  }

  private LineListing<NamedGame<P>> games(String name, List<String> lines) {
    Optional<LineListing<NamedGame<P>>> ofMatch = new MatchRows<>(kit).games(name, lines);
    return ofMatch.orElseGet(() -> named(new KitPositions<>(kit).read(name, lines)));
  }

  private LineListing<NamedGame<P>> read(Console console, String typed) throws IOException {
    return named(new KitPositions<>(kit).read(console, typed));
  }

  private LineListing<NamedGame<P>> named(LineListing<Game<P>> games) {
    return new LineListing<>(
        games.entries().stream().map(game -> new NamedGame<>("", game)).toList(), games.errors());
  }

  /** Returns none, because each text says all. */
  @Override
  public List<Object> mixins() {
    return List.of();
  }

  @Override
  public Map<String, String> words() {
    return Map.of(
        "input.positions", KitPositions.ALL,
        "input.position", KitPositions.ONE,
        "input.games", GAMES + "; - for standard input");
  }

  @Override
  public String gameForms() {
    return GAMES;
  }
}
