package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import io.github.yomikiri.reversi.training.TrainingOptions;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options of a training: the kind of evaluator and its parameters. */
final class LearningOptions {

  private static final String LINEAR = PatternWeights.LINEAR;
  private static final String FOX = PatternWeights.FOX;
  private static final String EMBEDDING = PatternWeights.EMBEDDING;

  @Option(
      names = "--kind",
      paramLabel = LINEAR + "|" + FOX + "|" + EMBEDDING,
      defaultValue = LINEAR,
      description =
          "linear, a sum of weights; fox, the neural network of vsOtha; or embedding, a network of"
              + " three layers. Default: linear.")
  private String kind = LINEAR;

  @Option(
      names = "--passes",
      paramLabel = "N",
      description = "Number of passes over the positions of a stage. Default: 20.")
  private Optional<Integer> passes = Optional.empty();

  @Option(
      names = "--overlap",
      paramLabel = "PLIES",
      description =
          "For linear and fox: number of plies of the neighboring stages that a stage also trains"
              + " on. Default: 2, for fox 4.")
  private Optional<Integer> overlap = Optional.empty();

  @Option(
      names = "--ridge",
      paramLabel = "N",
      description =
          "For linear: the number of occurrences at which a configuration gets half of its"
              + " full weight. Default: 30.")
  private Optional<Double> ridge = Optional.empty();

  @Option(
      names = "--rate",
      paramLabel = "R",
      description =
          "For networks: the learning rate of the first pass; it falls evenly to zero. Default:"
              + " 0.0003, for embedding 0.004.")
  private Optional<Double> rate = Optional.empty();

  @Option(
      names = "--rare",
      paramLabel = "N",
      description = "For networks: configurations that occur less often are ignored. Default: 20,"
          + " for embedding 5.")
  private Optional<Integer> rare = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "S",
      description =
          "For networks: seed of the first weights and of the order of positions. Default: 1.")
  private Optional<Long> seed = Optional.empty();

  /**
   * Returns the training options that were typed, with defaults for the others.
   *
   * @throws UserError if there is no such kind, or an option is of another kind or out of its range
   */
  TrainingOptions checked() {
    try {
      return switch (kind) {
        case LINEAR -> linear();
        case FOX -> network(TrainingOptions.Network.FOX);
        case EMBEDDING -> {
          refuse("--overlap", overlap);
          yield network(TrainingOptions.Network.EMBEDDING);
        }
        default ->
          throw new UserError(
              "--kind " + kind + ": expected " + LINEAR + ", " + FOX + " or " + EMBEDDING);
      };
    } catch (IllegalArgumentException e) {
      throw new UserError(String.valueOf(e.getMessage()));
    }
  }

  private TrainingOptions.Linear linear() {
    refuse("--rate", rate);
    refuse("--rare", rare);
    refuse("--seed", seed);
    TrainingOptions.Linear usual = TrainingOptions.Linear.STANDARD;
    return usual
        .withRidge(ridge.orElse(usual.ridge()))
        .withPasses(passes.orElse(usual.passes()))
        .withOverlap(overlap.orElse(usual.overlap()));
  }

  private TrainingOptions.Network network(TrainingOptions.Network usual) {
    refuse("--ridge", ridge);
    return usual
        .withRate(rate.orElse(usual.rate()))
        .withPasses(passes.orElse(usual.passes()))
        .withRare(rare.orElse(usual.rare()))
        .withOverlap(overlap.orElse(usual.overlap()))
        .withSeed(seed.orElse(usual.seed()));
  }

  private void refuse(String option, Optional<?> given) {
    if (given.isPresent()) {
      throw new UserError(option + " does not apply to --kind " + kind);
    }
  }

  /** Returns the patterns of the library's own weights of this kind. */
  static PatternSet patterns(TrainingOptions options) {
    return options.kind().equals(EMBEDDING) ? PatternSet.network() : PatternSet.vsotha();
  }

  /**
   * Returns the options as lines of text. The weights depend only on these options and on the
   * games.
   */
  static List<String> lines(TrainingOptions options) {
    if (options instanceof TrainingOptions.Linear linear) {
      return List.of(
          "kind " + LINEAR,
          "ridge " + linear.ridge(),
          "passes " + linear.passes(),
          "overlap " + linear.overlap());
    }
    TrainingOptions.Network network = (TrainingOptions.Network) options;
    return List.of(
        "kind " + network.kind(),
        "rate " + network.rate(),
        "passes " + network.passes(),
        "rare " + network.rare(),
        "overlap " + network.overlap(),
        "seed " + network.seed());
  }
}
