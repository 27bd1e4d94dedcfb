package io.github.yomikiri.bench.learn;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads evaluators of the games. */
public final class LearnedFiles {

  private LearnedFiles() {}

  /**
   * Reads an evaluator.
   *
   * @param <N> the game's node type
   * @param game the game
   * @param path a file that an evaluator has written, or the folder in which it was learned
   * @return the evaluator
   * @throws IOException if reading fails
   */
  public static <N extends Node<N>> LearnedEvaluator<N> read(LearnableGame<N> game, Path path)
      throws IOException {
    Path file = Files.isDirectory(path) ? path.resolve("evaluator") : path;
    try (InputStream in = Files.newInputStream(file)) {
      return LearnedEvaluator.read(in, file.toString(), game.patterns());
    }
  }
}
