package io.github.yomikiri.cli.option;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.EvaluatorChoice;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.kit.ReversiKit;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
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
    return EvaluatorChoice.described(ReversiKit.KIT, name, evaluator);
  }

  @Override
  public Evaluator<Reversi> get() {
    return read(OPTION, name, files);
  }

  /**
   * Returns the evaluator that an option names, in lower case or by a file.
   *
   * @throws UserError if there is none of that name, and no weight file
   */
  public static Evaluator<Reversi> read(String option, String name, InputFiles files) {
    List<NamedEvaluator<Reversi>> all = ReversiKit.KIT.evaluators();
    for (NamedEvaluator<Reversi> each : all) {
      if (each.name().equals(name)) {
        return each.maker().get();
      }
    }
    File file = files.find(name);
    if (!file.exists()) {
      throw new UserError(option + ": no evaluator or weight file \"" + name + "\"; there are "
          + all.stream().map(NamedEvaluator::name).collect(Collectors.joining(", ")));
    }
    try {
      return ReversiKit.KIT
          .readEvaluator(file)
          .orElseThrow(() -> new UserError(option + ": " + name + " is a directory"));
    } catch (IOException e) {
      throw new UserError(option + ": " + e.getMessage());
    }
  }

  /**
   * Returns the evaluator, for a command that needs values in discs.
   *
   * @throws UserError if there is none of that name, no weight file, or its values are in a unit of
   *     their own
   */
  public DiscEvaluator inDiscs() {
    return inDiscs(OPTION, name, files);
  }

  /**
   * Returns the evaluator that an option names, for a command that needs values in discs.
   *
   * @throws UserError as {@link #inDiscs()}
   */
  public static DiscEvaluator inDiscs(String option, String name, InputFiles files) {
    try {
      return ReversiKit.KIT.inDiscs(name, read(option, name, files));
    } catch (IllegalArgumentException e) {
      throw new UserError(option + ": " + e.getMessage());
    }
  }
}
