package io.github.yomikiri.app.fit;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/**
 * The sample positions of a fit: those of games that were played, or of games that the command
 * plays itself.
 */
public final class Samples<N extends Node<N>> implements WithMixins {

  private final GameContext<N> context;
  private final NodeKit<N> kit;
  private final Predicate<N> wanted;

  @Option(
      names = "--games",
      paramLabel = "GAMES",
      arity = "1..*",
      description = "Games to take the positions from: ${bundle:input.games}. Default: games of"
          + " random moves followed by moves of a search of depth 2.")
  private List<String> files = List.of();

  private int games;
  private int errors;

  /**
   * Makes the option.
   *
   * @param context the game, and the program
   * @param kit the game
   * @param wanted whether a position may be a sample
   */
  public Samples(GameContext<N> context, NodeKit<N> kit, Predicate<N> wanted) {
    this.context = context;
    this.kit = kit;
    this.wanted = wanted;
  }

  @Override
  public List<Object> mixins() {
    return List.of(this);
  }

  /**
   * Returns an endless source of positions, for one thread.
   *
   * @param values the evaluator of the search that plays
   * @param plies the random moves before those of the search
   * @throws UserError if the games of the option are wrong
   */
  public Supplier<N> positions(Evaluator<N> values, RandomPlies plies, long seed)
      throws IOException {
    return files.isEmpty()
        ? new PlayedPositions<>(
            kit.start(),
            Searchers.bare(kit.type()).evaluator(values).build(),
            wanted,
            plies.least(),
            plies.most(),
            seed)
        : ofGames(read(), new Random(Hash64.mix(seed)));
  }

  /** Reads the games. Lines that are no games are reported and skipped. */
  private List<Game<N>> read() throws IOException {
    List<Game<N>> read = new ArrayList<>();
    for (String file : files) {
      LineListing<NamedGame<N>> listing = context.inputs().get().games(context.console(), file);
      listing.entries().forEach(game -> read.add(game.game()));
      errors += listing.errors().size();
    }
    games = read.size();
    if (read.stream().flatMap(game -> game.positions().stream()).noneMatch(this::isWanted)) {
      throw new UserError("--games: no position of these games has a choice: " + origin());
    }
    return read;
  }

  /** Returns each time a random position of a random game. */
  private Supplier<N> ofGames(List<Game<N>> played, Random random) {
    return () -> {
      while (true) {
        List<N> positions = played.get(random.nextInt(played.size())).positions();
        N position = positions.get(random.nextInt(positions.size()));
        if (isWanted(position)) {
          return position;
        }
      }
    };
  }

  private boolean isWanted(N position) {
    return !Game.of(position).isOver() && wanted.test(position);
  }

  /** Returns where the positions come from, as text. */
  String source(String played) {
    return files.isEmpty() ? played : files.size() + " files of games";
  }

  /** Returns what was read of the games, for messages; empty if the command plays them. */
  String origin() {
    return files.isEmpty()
        ? ""
        : "read from --games: files " + files.size() + ", games " + games
            + ", records that are no games " + errors;
  }

  /** Returns the exit code of a command that has fitted. */
  int exitCode() {
    return ExitCode.skipping(errors);
  }
}
