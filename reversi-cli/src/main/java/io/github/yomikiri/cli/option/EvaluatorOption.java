package io.github.yomikiri.cli.option;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.EvaluatorChoice;
import io.github.yomikiri.cli.player.Evaluators;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine.Option;

/** The option that names the evaluator of a command. */
public final class EvaluatorOption implements EvaluatorChoice<Reversi> {

  private static final String OPTION = "--evaluator";

  @Option(
      names = OPTION,
      paramLabel = "NAME|FILE",
      description =
          "Evaluator: discs, weights, mobility, tanuki, interprism, pattern, network, or a weight"
              + " file that train wrote. pattern and network value the 8x8 board only; interprism"
              + " replaces them on smaller boards. The engine and selfplay need values in discs,"
              + " which weights and mobility do not give. Default: ${DEFAULT-VALUE}.")
  private String name;

  private final String usual;
  private final InputFiles files;

  /** Makes an option with a default, for files of this machine. */
  public EvaluatorOption(String usual) {
    this(usual, InputFiles.LOCAL);
  }

  /** Makes an option with a default. */
  public EvaluatorOption(String usual, InputFiles files) {
    name = usual;
    this.usual = usual;
    this.files = files;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void check(Reversi position) {
    if (get() instanceof PatternEvaluator && position.size() != 8) {
      throw new UserError(OPTION + " " + name + ": its patterns are for 8x8, but the board is "
          + position.size() + "x" + position.size());
    }
  }

  /** Returns whether another evaluator than the usual one was typed. */
  public boolean isGiven() {
    return !name.equals(usual);
  }

  @Override
  public String described(Evaluator<Reversi> evaluator) {
    return described(name, evaluator);
  }

  /** Returns the name, without its folder, and the checksum of the weights of an evaluator. */
  public static String described(String name, Evaluator<Reversi> evaluator) {
    String last = String.valueOf(Path.of(name).getFileName());
    return evaluator instanceof PatternEvaluator trained
        ? last + ", weights " + checksum(trained.weights())
        : last;
  }

  /** Returns the checksum of weights as text. */
  public static String checksum(PatternWeights weights) {
    return String.format(Locale.ROOT, "%08x", weights.checksum());
  }

  @Override
  public Evaluator<Reversi> get() {
    try {
      return Evaluators.of(name, files);
    } catch (IOException e) {
      throw new UserError(OPTION + ": " + e.getMessage());
    }
  }

  /**
   * Returns the evaluator, for a command that needs values in discs.
   *
   * @throws UserError if there is none of that name, no weight file, or its values are in a unit of
   *     their own
   */
  public DiscEvaluator inDiscs() {
    try {
      return Evaluators.inDiscs(name, get());
    } catch (IllegalArgumentException e) {
      throw new UserError(OPTION + ": " + e.getMessage());
    }
  }
}
