package io.github.yomikiri.cli.player;

import io.github.yomikiri.app.console.InputFiles;
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
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The evaluators by their names in players' names and in options. */
public final class Evaluators {

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
   * Returns the evaluator of a name or a file.
   *
   * @param text a name in lower case, or a weight file's path
   * @return the evaluator
   * @throws IOException if no evaluator has that name, and there is no weight file of an evaluator
   *     at that path
   */
  public static Evaluator<Reversi> of(String text) throws IOException {
    return of(text, InputFiles.LOCAL);
  }

  /**
   * Returns the evaluator of a name or a file.
   *
   * @param text a name in lower case, or a weight file's path
   * @param files finds the weight file
   * @return the evaluator
   * @throws IOException if no evaluator has that name, and there is no weight file of an evaluator
   *     at that path
   */
  public static Evaluator<Reversi> of(String text, InputFiles files) throws IOException {
    Optional<NamedEvaluator<Reversi>> named =
        ALL.stream().filter(each -> each.name().equals(text)).findFirst();
    if (named.isPresent()) {
      return named.get().maker().get();
    }
    File file = files.find(text);
    if (!file.exists()) {
      throw new IOException("no evaluator or weight file \"" + text + "\"; there are " + names());
    }
    if (file.isDirectory()) {
      throw new IOException(text + " is a directory");
    }
    return read(file);
  }

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

  /**
   * Returns an evaluator as an evaluator in discs.
   *
   * @param name what the person typed
   * @param evaluator the evaluator of that name
   * @return the same evaluator
   * @throws IllegalArgumentException if its values are in a unit of their own
   */
  public static DiscEvaluator inDiscs(String name, Evaluator<Reversi> evaluator) {
    if (evaluator instanceof DiscEvaluator discs) {
      return discs;
    }
    throw new IllegalArgumentException("the values of the evaluator \"" + name
        + "\" are not discs, which are wanted here; those of " + namesInDiscs()
        + " and of weight files are");
  }

  private static String namesInDiscs() {
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

  /**
   * Returns all names.
   *
   * @return such as {@code discs, weights}
   */
  public static String names() {
    return namesOf(evaluator -> true);
  }
}
