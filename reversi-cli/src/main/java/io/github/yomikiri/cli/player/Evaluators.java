package io.github.yomikiri.cli.player;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.player.PlayerSyntaxException;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.Features;
import io.github.yomikiri.reversi.eval.InterprismMix;
import io.github.yomikiri.reversi.eval.PositionWeights;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.reversi.eval.TerminalScore;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.File;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The evaluators by their names in players' names and in options. */
public final class Evaluators {

  /** The disc difference of the players of 2011: empty squares count for nobody. */
  static final Evaluator<Reversi> DISCS = DiscEvaluator.ofDiscs(TerminalScore.PLAIN);

  /** The evaluator that plays best without training. It supports boards of any size. */
  static final Evaluator<Reversi> BEST = new InterprismMix();

  /**
   * The makers of the evaluators. An evaluator is made when it is needed, because reading weights
   * takes time.
   */
  private static final Map<String, Supplier<Evaluator<Reversi>>> NAMES = new LinkedHashMap<>();

  static {
    NAMES.put("discs", () -> DISCS);
    NAMES.put("weights", PositionWeights::new);
    NAMES.put("mobility", Features::byMobility);
    NAMES.put("tanuki", Tanuki::new);
    NAMES.put("interprism", () -> BEST);
    NAMES.put("pattern", PatternEvaluator::linear);
    NAMES.put("network", PatternEvaluator::network);
  }

  private Evaluators() {}

  /**
   * Returns the evaluator of a name.
   *
   * @param name a name in lower case
   * @return the evaluator, or empty when there is none of that name
   */
  public static Optional<Evaluator<Reversi>> named(String name) {
    return Optional.ofNullable(NAMES.get(name)).map(Supplier::get);
  }

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
    Optional<Evaluator<Reversi>> named = named(text);
    if (named.isPresent()) {
      return named.get();
    }
    File file = files.find(text);
    if (!file.exists()) {
      throw new IOException("no evaluator or weight file \"" + text + "\"; there are " + names());
    }
    if (file.isDirectory()) {
      throw new IOException(text + " is a directory");
    }
    try {
      return PatternEvaluator.of(PatternWeights.read(file.toPath()));
    } catch (InvalidInputException e) {
      throw new IOException(e.getMessage(), e);
    } catch (IllegalArgumentException e) {
      throw new IOException(text + ": " + e.getMessage(), e);
    }
  }

  /**
   * Returns the evaluator that a part of a player's name stands for.
   *
   * @param player the whole name, for messages
   * @param part an evaluator's name in either case, or a weight file's path
   * @param files finds the weight file
   * @return the evaluator, or empty if no evaluator has that name and there is no such file
   * @throws PlayerSyntaxException if there is such a file, but it holds no evaluator
   */
  static Optional<Evaluator<Reversi>> ofPart(String player, String part, InputFiles files) {
    Optional<Evaluator<Reversi>> named = named(part.toLowerCase(Locale.ROOT));
    if (named.isPresent() || !files.find(part).isFile()) {
      return named;
    }
    try {
      return Optional.of(of(part, files));
    } catch (IOException e) {
      throw new PlayerSyntaxException(player, String.valueOf(e.getMessage()));
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
    return NAMES.entrySet().stream()
        .filter(each -> wanted.test(each.getValue().get()))
        .map(Map.Entry::getKey)
        .collect(Collectors.joining(", "));
  }

  /**
   * Returns all names.
   *
   * @return such as {@code discs, weights}
   */
  public static String names() {
    return String.join(", ", NAMES.keySet());
  }
}
