package io.github.yomikiri.reversi.kit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.InterprismMix;
import io.github.yomikiri.reversi.eval.PositionWeights;
import io.github.yomikiri.reversi.eval.ReversiFeatures;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.reversi.eval.TerminalScore;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The evaluators by their names in players' names and in options. */
final class Evaluators {

  /** The disc difference of the players of 2011: empty squares count for nobody. */
  static final Evaluator<Reversi> DISCS = DiscEvaluator.ofDiscs(TerminalScore.PLAIN);

  /** The evaluator that plays best without training. It supports boards of any size. */
  static final NamedEvaluator<Reversi> INTERPRISM;

  static {
    Evaluator<Reversi> interprism = new InterprismMix();
    INTERPRISM = new NamedEvaluator<>("interprism", () -> interprism);
  }

  /** All evaluators in the order of messages. */
  static final List<NamedEvaluator<Reversi>> ALL = List.of(
      new NamedEvaluator<>("discs", () -> DISCS),
      new NamedEvaluator<>("weights", PositionWeights::new),
      new NamedEvaluator<>("mobility", ReversiFeatures::byMobility),
      new NamedEvaluator<>("tanuki", Tanuki::new),
      INTERPRISM,
      new NamedEvaluator<>("pattern", PatternEvaluator::linear),
      new NamedEvaluator<>("network", PatternEvaluator::network));

  private Evaluators() {}

  /**
   * Reads a weight file.
   *
   * @param file the file
   * @return its evaluator
   * @throws IOException if the file holds none
   */
  static Evaluator<Reversi> read(File file) throws IOException {
    try {
      return PatternEvaluator.of(PatternWeights.read(file.toPath()));
    } catch (InvalidInputException e) {
      throw new IOException(e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  /** Returns the evaluators whose values are discs, for messages. */
  static String namesInDiscs() {
    return namesOf(DiscEvaluator.class::isInstance);
  }

  /** Returns the evaluators with which a search can be selective, for messages. */
  static String namesWithPredictions() {
    return namesOf(
            each -> each instanceof DiscEvaluator discs && discs.predictions().isPresent())
        + " and linear or embedding weight files";
  }

  private static String namesOf(Predicate<Evaluator<Reversi>> wanted) {
    return ALL.stream()
        .filter(each -> wanted.test(each.maker().get()))
        .map(NamedEvaluator::name)
        .collect(Collectors.joining(", "));
  }

  /** Returns all names, such as {@code discs, weights}, for messages. */
  static String names() {
    return namesOf(evaluator -> true);
  }
}
