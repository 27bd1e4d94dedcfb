package io.github.yomikiri.app.fit;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import java.util.Optional;
import java.util.function.Supplier;

/** The sources of a fit's sample positions. */
public interface SampleSources<N extends Node<N>> extends WithMixins {

  /**
   * Returns positions of games that begin with random moves, after which a search two plies deep
   * plays both sides.
   *
   * @param values the evaluator of the search
   * @return an endless source, for one thread
   */
  Supplier<N> played(Evaluator<N> values, RandomPlies plies, long seed);

  /**
   * Returns positions of games that options name. By default, there are no such options.
   *
   * @return an endless source, for one thread; empty if no games are named
   * @throws UserError if the games are wrong
   */
  default Optional<Supplier<N>> ofGames(Console console, long seed) {
    return Optional.empty();
  }

  /** Returns what games are named, in a few words; empty if none are. */
  default Optional<String> games() {
    return Optional.empty();
  }

  /** Returns what was read of the games that are named, for messages; empty if none are. */
  default Optional<String> read() {
    return Optional.empty();
  }

  /** Returns the exit code of a command that has fitted. */
  default int exitCode() {
    return ExitCode.OK;
  }
}
