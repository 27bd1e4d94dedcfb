package io.github.yomikiri.bench.command;

import io.github.yomikiri.bench.learn.LearnableGame;
import java.nio.file.Path;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A game and its learned evaluator. */
final class LearnedOptions {

  @Parameters(
      paramLabel = "GAME",
      converter = LearnableGameConverter.class,
      description = "The game.")
  private LearnableGame<?> game = LearnableGameConverter.first();

  @Option(
      names = "--weights",
      paramLabel = "F",
      required = true,
      description = "The evaluator, or the folder in which it was learned.")
  private Path weights = Path.of("");

  /** Returns the game. */
  LearnableGame<?> game() {
    return game;
  }

  /** Returns the file of the evaluator, or its folder. */
  Path weights() {
    return weights;
  }
}
