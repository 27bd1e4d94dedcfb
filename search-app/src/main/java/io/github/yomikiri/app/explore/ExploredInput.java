package io.github.yomikiri.app.explore;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.input.InputOptions;
import io.github.yomikiri.app.input.KitPositions;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The position that {@code explore} searches: one that was typed, or one of a game. */
final class ExploredInput<N extends Node<N>> implements WithMixins {

  private final GameContext<N> context;
  private final InputOptions<N> input;

  @Parameters(
      paramLabel = "POSITION|FILE",
      arity = "0..1",
      description = "${bundle:input.position} Default: start.")
  private Optional<String> what = Optional.empty();

  @Option(
      names = "--game",
      description = "Search a position of a game: ${bundle:input.games}. Needs --ply.")
  private boolean game;

  @Option(
      names = "--only",
      paramLabel = "N",
      description = "With --game: the Nth game of a file. Games that cannot be read do not count.")
  private Optional<Integer> only = Optional.empty();

  @Option(
      names = "--ply",
      paramLabel = "N",
      description = "With --game: the position after N moves, passes included.")
  private Optional<Integer> ply = Optional.empty();

  /** Makes the options of a game. */
  ExploredInput(GameContext<N> context) {
    this.context = context;
    input = context.inputs().get();
  }

  @Override
  public List<Object> mixins() {
    return Stream.concat(Stream.of(this), input.mixins().stream()).toList();
  }

  /**
   * Returns the position.
   *
   * @throws UserError if what was typed is no position, or no game with such a position
   */
  ExploredRoot<N> root() throws IOException {
    if (game) {
      String typed = what.orElseThrow(
          () -> new UserError("--game needs a game; expected " + input.gameForms()));
      return ofGame(typed, input.games(context.console(), typed).entries());
    }
    if (only.isPresent() || ply.isPresent()) {
      throw new UserError((only.isPresent() ? "--only" : "--ply") + " needs --game");
    }
    String typed = what.orElse(KitPositions.START);
    Game<N> read = input.position(context.console(), typed);
    return new ExploredRoot<>(typed, context.kit().title() + place(typed, read), read);
  }

  /** Returns what the title says about a position that was typed. */
  private String place(String typed, Game<N> read) {
    if (typed.equals(KitPositions.START)) {
      return " from the start";
    }
    return read.moves().isEmpty() || new TextInput(typed).isFile()
        ? ", " + context.texts().position(read)
        : " after " + context.texts().opening(read);
  }

  private ExploredRoot<N> ofGame(String typed, List<NamedGame<N>> games) {
    if (only.isEmpty() && games.size() > 1) {
      throw new UserError(
          "the input has " + games.size() + " games; expected --only N, the number of a game");
    }
    int number = only.orElse(1);
    if (number < 1 || number > games.size()) {
      throw new UserError(
          "--only " + number + " is outside 1-" + games.size() + ", the games of the input");
    }
    NamedGame<N> chosen = games.get(number - 1);
    int moves = chosen.game().moves().size();
    int at = ply.orElseThrow(() -> new UserError(
        "--game needs --ply N, the number of moves before the position, in 0-" + moves));
    if (at < 0 || at > moves) {
      throw new UserError("--ply " + at + " is outside 0-" + moves + ", the moves of the game");
    }
    String name = chosen.players().isEmpty() ? "Game " + number : chosen.players();
    return new ExploredRoot<>(
        typed,
        name + ", after " + at + (at == 1 ? " move" : " moves"),
        chosen.game().first(at));
  }
}
