package io.github.yomikiri.bench.learn;

import io.github.yomikiri.bench.tune.BalancedOpenings;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.linear.Scale;
import io.github.yomikiri.learn.selfplay.Learning;
import io.github.yomikiri.learn.selfplay.TemporalDifferences;
import io.github.yomikiri.search.driver.SearcherBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A game with what its evaluator learns from, and how.
 *
 * @param name its name in the options of the commands
 * @param start the position from which games are played
 * @param patterns what the evaluator sees
 * @param scale what its values mean
 * @param method how it learns
 * @param rival the best evaluator that the game has without learning
 * @param search makes the builder of a search of the game
 * @param solver makes the builder of a solver of the game
 * @param after plays moves from the start, written as its files write them
 * @param <N> the game's node type
 */
public record LearnableGame<N extends Node<N>>(
    String name,
    N start,
    Patterns<N> patterns,
    Scale scale,
    TemporalDifferences method,
    Evaluator<N> rival,
    Supplier<SearcherBuilder<N>> search,
    Supplier<SearcherBuilder<N>> solver,
    Function<String, Game<N>> after) {

  /** The random moves of an opening. */
  private static final int OPENING_PLIES = 6;
  /** The part of the scale that an opening may be away from equality. */
  private static final int BALANCE = 24;

  /**
   * Returns openings for matches.
   *
   * @return random openings after which a learned evaluator prefers neither side
   */
  public BalancedOpenings<N> openings() {
    return new BalancedOpenings<>(start, OPENING_PLIES, scale.limit() / BALANCE);
  }

  /**
   * Prepares to learn the game.
   *
   * @return a learning with the settings of this game
   */
  public Learning<N> learning() {
    return Learning.of(start, patterns).scale(scale).method(method);
  }

  /**
   * Reads an evaluator of the game.
   *
   * @param path a file that an evaluator has written, or the folder in which it was learned
   * @return the evaluator
   * @throws IOException if reading fails
   */
  public LearnedEvaluator<N> read(Path path) throws IOException {
    Path file = Files.isDirectory(path) ? path.resolve("evaluator") : path;
    try (InputStream in = Files.newInputStream(file)) {
      return LearnedEvaluator.read(in, file.toString(), patterns);
    }
  }

  /**
   * Returns the best evaluator that comes with this program: a learned one if there is one.
   *
   * @return the evaluator
   * @throws IOException if reading fails
   */
  public Evaluator<N> evaluator() throws IOException {
    String file = name + ".evaluator";
    try (InputStream in = LearnableGame.class.getResourceAsStream(file)) {
      return in == null ? rival : LearnedEvaluator.read(in, file, patterns);
    }
  }
}
