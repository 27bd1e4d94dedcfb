package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.explore.ExploredRoot;
import io.github.yomikiri.app.explore.ExploredRoots;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.cli.input.GameReader;
import io.github.yomikiri.cli.input.PositionInput;
import io.github.yomikiri.cli.input.PositionLine;
import io.github.yomikiri.cli.option.ReversiStart;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The position that {@code explore} searches: one that was typed, or one of a game. */
final class ExploredInput implements ExploredRoots<Reversi> {

  @Parameters(
      paramLabel = "POSITION|FILE",
      arity = "0..1",
      description = PositionInput.ONE_HELP + " Default: start.")
  private Optional<String> what = Optional.empty();

  @Option(
      names = "--size",
      paramLabel = "N",
      defaultValue = "8",
      description = "Squares along an edge of the board of a transcript: 4, 6 or 8. Default: 8.")
  private int size = 8;

  @Option(
      names = "--game",
      description = "Search a position of a game: of a transcript, a game in GGF or SGF, a WTHOR"
          + " file (.wtb), or a file with such games; - for standard input. Needs --ply.")
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

  @Override
  public ExploredRoot<Reversi> root(Console console) throws IOException {
    ReversiStart.checkSize(size);
    if (game) {
      String typed = what.orElseThrow(
          () -> new UserError("--game needs a game; expected " + GameReader.FORMS));
      return ofGame(typed, GameReader.read(console, typed, size).entries());
    }
    if (only.isPresent() || ply.isPresent()) {
      throw new UserError((only.isPresent() ? "--only" : "--ply") + " needs --game");
    }
    String typed = what.orElse("start");
    Game<Reversi> read = PositionInput.readGame(console, typed, size);
    Reversi node = read.position();
    String name = typed.equals("start")
        ? "Reversi from the start"
        : PositionLine.isTranscript(typed)
            ? "Reversi after " + typed.strip()
            : "Reversi, " + node.sideToMove() + " to move, " + node.emptyCount() + " empty squares";
    return new ExploredRoot<>(typed, name, read);
  }

  private ExploredRoot<Reversi> ofGame(String typed, List<NamedGame<Reversi>> games) {
    if (only.isEmpty() && games.size() > 1) {
      throw new UserError(
          "the input has " + games.size() + " games; expected --only N, the number of a game");
    }
    int number = only.orElse(1);
    if (number < 1 || number > games.size()) {
      throw new UserError(
          "--only " + number + " is outside 1-" + games.size() + ", the games of the input");
    }
    NamedGame<Reversi> game = games.get(number - 1);
    int moves = game.game().moves().size();
    int at = ply.orElseThrow(() -> new UserError(
        "--game needs --ply N, the number of moves before the position, in 0-" + moves));
    if (at < 0 || at > moves) {
      throw new UserError("--ply " + at + " is outside 0-" + moves + ", the moves of the game");
    }
    String name = game.players().isEmpty() ? "Game " + number : game.players();
    return new ExploredRoot<>(
        typed,
        name + ", after " + at + (at == 1 ? " move" : " moves"),
        game.game().first(at));
  }
}
