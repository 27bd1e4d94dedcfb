package io.github.yomikiri.learn.kit;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.learn.linear.Features;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.selfplay.Learning;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * A game of two sides that learns an evaluator by playing against itself. What it has learned has a
 * place in names of players: {@code engine:FOLDER} searches with the evaluator of a folder.
 *
 * <pre>{@code
 * public final class TicTacToeKit implements LearningKit<TicTacToe> {
 *
 *   public String name() {
 *     return "tic-tac-toe";
 *   }
 *
 *   public TicTacToe start() {
 *     return TicTacToe.START;
 *   }
 *
 *   public BoardView<TicTacToe> view() {
 *     return new TicTacToeView();
 *   }
 * }
 * }</pre>
 *
 * @param <N> the game's node type
 */
public interface LearningKit<N extends Node<N>> extends NodeKit<N> {

  /**
   * Returns how the board looks.
   *
   * @return the view
   */
  BoardView<N> view();

  /**
   * Returns what an evaluator sees of a position.
   *
   * @return always the same features; by default those of {@link Patterns#usual}
   */
  default Features<N> features() {
    return Patterns.usual(view());
  }

  /**
   * Prepares to learn the game by self-play. The caller sets how long, the seed and the threads.
   *
   * @return a new learning; by default one of the chance to win, by the usual method. Its rival is
   *     the first of {@link #evaluators} that was not learned, if there is one
   */
  default Learning<N> learning() {
    Learning<N> learning = Learning.of(start(), features());
    for (NamedEvaluator<N> each : evaluators()) {
      Evaluator<N> evaluator = each.maker().get();
      if (!(evaluator instanceof LearnedEvaluator)) {
        return learning.against(evaluator);
      }
    }
    return learning;
  }

  /**
   * Reads an evaluator that this game has learned.
   *
   * @param place a file that {@link LearnedEvaluator#write} wrote, or a folder of {@link Learning}
   * @return the evaluator
   * @throws IOException if reading fails, or the folder has no evaluator
   * @throws InvalidInputException if the file is no such file, is damaged, or belongs to other
   *     features
   */
  default LearnedEvaluator<N> readLearned(Path place) throws IOException {
    Path file = Files.isDirectory(place) ? place.resolve("evaluator") : place;
    try (InputStream in = Files.newInputStream(file)) {
      return LearnedEvaluator.read(in, file.toString(), features());
    }
  }

  /**
   * Returns the learned evaluator that comes with the game.
   *
   * @return the first of {@link #evaluators} that was learned; empty if none was
   */
  default Optional<LearnedEvaluator<N>> learned() {
    for (NamedEvaluator<N> each : evaluators()) {
      if (each.maker().get() instanceof LearnedEvaluator<N> learned) {
        return Optional.of(learned);
      }
    }
    return Optional.empty();
  }

  /** Reads an evaluator as {@link #readLearned} does. */
  @Override
  default Optional<Evaluator<N>> readEvaluator(File file) throws IOException {
    try {
      return Optional.of(readLearned(file.toPath()));
    } catch (NoSuchFileException e) {
      throw new IOException(e.getMessage() + ": no such file", e);
    } catch (InvalidInputException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  /** Returns the model of a table that has a stage for each of the {@link #features}. */
  @Override
  default ProbCut<N> predictions(ProbCutTable table) {
    Features<N> features = features();
    if (table.stages() != features.stages()) {
      throw new IllegalArgumentException(
          "the predictions have " + table.stages() + " stages; expected " + features.stages());
    }
    return table.model(features::stage);
  }

  /** Returns the checksum of an evaluator that was learned. */
  @Override
  default Optional<String> fingerprint(Evaluator<N> evaluator) {
    return evaluator instanceof LearnedEvaluator<N> learned
        ? Optional.of(String.format(Locale.ROOT, "%08x", learned.checksum()))
        : Optional.empty();
  }
}
