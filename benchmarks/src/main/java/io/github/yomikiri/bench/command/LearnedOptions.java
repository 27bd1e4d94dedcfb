package io.github.yomikiri.bench.command;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A game and its learned evaluator. */
final class LearnedOptions {

  @Parameters(
      paramLabel = "GAME",
      converter = LearningKitConverter.class,
      description = "The game.")
  private LearningKit<?> game = LearningKitConverter.first();

  @Option(
      names = "--weights",
      paramLabel = "F",
      description = "The evaluator, or the folder in which it was learned. Default: the one that"
          + " comes with this program; only Connect Four has one.")
  private Optional<Path> weights = Optional.empty();

  /** Returns the game. */
  LearningKit<?> game() {
    return game;
  }

  /**
   * Returns the evaluator.
   *
   * @throws UserError if the game comes without one, and no file is named
   */
  <N extends Node<N>> LearnedEvaluator<N> evaluator(LearningKit<N> of) throws IOException {
    if (weights.isPresent()) {
      return of.readLearned(weights.get());
    }
    return of.learned()
        .orElseThrow(() -> new UserError(
            "--weights F is missing: no evaluator of " + of.name() + " comes with this program"));
  }
}
