package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.SelectivityConverter;
import io.github.yomikiri.app.solve.SolverChoice;
import io.github.yomikiri.app.solve.SolverOptions;
import io.github.yomikiri.play.kit.text.Algorithms;
import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The endgame solver with its options, or an algorithm for any game. */
final class EndgameChoice implements SolverChoice<Reversi> {

  private static final String ENDGAME = "endgame";

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      defaultValue = ENDGAME,
      description = "endgame, the endgame solver, or one of minimax, negamax, branchandbound,"
          + " alphabeta, negaalpha, scout, pvs, mtdf: each with a table and fastest-first"
          + " ordering, in one thread. Default: endgame.")
  private String algorithm = ENDGAME;

  @Option(
      names = "--selectivity",
      paramLabel = "PERCENT",
      converter = SelectivityConverter.class,
      defaultValue = "100",
      description =
          "How sure the score has to be: 73, 87, 95, 98, 99 or 100. Below 100 the score is"
              + " an estimate, which takes a fraction of the time. Default: 100.")
  private Selectivity selectivity = Selectivity.FULL_WIDTH;

  @Mixin
  private EndgameParts parts;

  EndgameChoice(InputFiles files) {
    parts = new EndgameParts(files);
  }

  private boolean isEndgame() {
    return algorithm.equalsIgnoreCase(ENDGAME);
  }

  @Override
  public Map<String, String> words() {
    return SolveWords.WORDS;
  }

  @Override
  public Searcher<Reversi> solver(SolverOptions options, Executor helpers) {
    if (isEndgame()) {
      return new EndgameSolver(endgame(options), options.threads(), helpers);
    }
    if (options.threads() > 1) {
      throw new UserError("--threads " + options.threads() + " goes with --algorithm " + ENDGAME
          + " or with --output; " + algorithm + " searches a position in one thread");
    }
    return workers(options).get();
  }

  @Override
  public Supplier<Searcher<Reversi>> workers(SolverOptions options) {
    if (isEndgame()) {
      return () -> new EndgameSolver(endgame(options));
    }
    if (isSelective()) {
      throw new UserError("--selectivity " + selectivity.percent() + " goes with --algorithm "
          + ENDGAME + ", not with " + algorithm);
    }
    if (parts.isUnusual()) {
      throw new UserError("--evaluator and --predictions go with --algorithm " + ENDGAME
          + ", not with " + algorithm);
    }
    Algorithm chosen = Algorithms.named(algorithm.toLowerCase(Locale.ROOT))
        .orElseThrow(() -> new UserError("--algorithm " + algorithm + ": expected one of " + ENDGAME
            + ", " + Algorithms.names()));
    return () -> new SearcherSolver(chosen, options.mebibytes());
  }

  private EndgameOptions endgame(SolverOptions options) {
    return parts.options(options.mebibytes(), selectivity);
  }

  @Override
  public List<String> settings(SolverOptions options) {
    List<String> settings = new ArrayList<>(List.of(
        "algorithm " + algorithm.toLowerCase(Locale.ROOT),
        "selectivity " + selectivity.percent(),
        "hash " + options.mebibytes()));
    settings.addAll(parts.settings());
    return settings;
  }

  @Override
  public boolean isSelective() {
    return selectivity != Selectivity.FULL_WIDTH;
  }

  @Override
  public String note() {
    return Bitboard.usesVectorApi() ? ", vector kernels" : "";
  }
}
