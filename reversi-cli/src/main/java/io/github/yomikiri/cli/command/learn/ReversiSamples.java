package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.fit.SampleSources;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.cli.input.GameInput;
import io.github.yomikiri.cli.input.SamplePositions;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** Positions of games that were played, or of those that a command plays itself. */
final class ReversiSamples implements SampleSources<Reversi> {

  @Option(
      names = "--games",
      paramLabel = "FILE",
      arity = "1..*",
      description =
          "Files of games to take the positions from: WTHOR files (.wtb), or transcripts. Default:"
              + " games of random moves followed by moves of a search of depth 2.")
  private List<String> games = List.of();

  private int gamesRead;
  private long badRecords;

  @Override
  public List<Object> mixins() {
    return List.of(this);
  }

  @Override
  public Supplier<Reversi> played(Evaluator<Reversi> values, RandomPlies plies, long seed) {
    return SamplePositions.played(values, plies.least(), plies.most(), seed);
  }

  @Override
  public Optional<Supplier<Reversi>> ofGames(Console console, long seed) {
    return games.isEmpty()
        ? Optional.empty()
        : Optional.of(SamplePositions.of(readGames(console), seed));
  }

  /** Reads the games. Records that are no games are reported and skipped. */
  private List<Game<Reversi>> readGames(Console console) {
    List<Game<Reversi>> read = new ArrayList<>();
    try (GameInput input = new GameInput(console, games, game -> true, console::warn)) {
      input.forEachRemaining(game -> read.add(game.game()));
      badRecords = input.bad();
    }
    gamesRead = read.size();
    if (read.stream().allMatch(game -> game.moves().isEmpty())) {
      throw new UserError("--games: these files hold no moves: " + read().orElseThrow());
    }
    return read;
  }

  @Override
  public Optional<String> games() {
    return games.isEmpty() ? Optional.empty() : Optional.of(games.size() + " files of games");
  }

  @Override
  public Optional<String> read() {
    return games.isEmpty()
        ? Optional.empty()
        : Optional.of("read from --games: files " + games.size() + ", games " + gamesRead
            + ", records that are no games " + badRecords);
  }

  @Override
  public int exitCode() {
    return ExitCode.skipping(badRecords);
  }
}
