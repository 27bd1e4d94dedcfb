package io.github.yomikiri.cli.option;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.EvaluatorChoice;
import io.github.yomikiri.reversi.kit.ReversiKit;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import picocli.CommandLine.Option;

/** The option that names the endgame solver's evaluator, which has to be a trained one. */
public final class TrainedEvaluatorOption {

  private static final String USUAL = "pattern";

  @Option(
      names = "--evaluator",
      paramLabel = "NAME|FILE",
      defaultValue = USUAL,
      description = "Evaluator by which the endgame solver orders moves and predicts cutoffs:"
          + " pattern, network, or a weight file that train wrote. Default: pattern.")
  private String name = USUAL;

  private final InputFiles files;

  public TrainedEvaluatorOption(InputFiles files) {
    this.files = files;
  }

  public boolean isUsual() {
    return name.equals(USUAL);
  }

  /** Returns what was typed, or the usual name. */
  public String name() {
    return name;
  }

  /** Returns the name of an evaluator of this option, without its folder, and its checksum. */
  public String described(PatternEvaluator evaluator) {
    return EvaluatorChoice.described(ReversiKit.KIT, name, evaluator);
  }

  /**
   * Returns the evaluator.
   *
   * @throws UserError if there is none of that name, no weight file, or it is not trained
   */
  public PatternEvaluator get() {
    if (EvaluatorOption.read("--evaluator", name, files) instanceof PatternEvaluator trained) {
      return trained;
    }
    throw new UserError("--evaluator " + name
        + ": the endgame solver takes pattern, network or a weight file that train wrote");
  }
}
