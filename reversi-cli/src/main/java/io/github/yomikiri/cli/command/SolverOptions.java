package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.NumberRanges;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.concurrent.Executor;
import picocli.CommandLine.Option;

/** The options for the endgame solver of a command: its memory and its threads. */
final class SolverOptions {

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Number of threads that search a position together. Default: 1.")
  private int threads = 1;

  @Option(
      names = "--hash",
      paramLabel = "MIB",
      defaultValue = "64",
      description =
          "Memory of the transposition table, in MiB. Default: 64. Java needs -Xmx if this"
              + " exceeds a quarter of the machine's memory.")
  private int hash = 64;

  int threads() {
    return threads;
  }

  int mebibytes() {
    return hash;
  }

  /** Rejects numbers that are out of range. */
  void check() {
    NumberRanges.check("--threads", threads, 1, 256);
    NumberRanges.check("--hash", hash, 1, 8192);
  }

  /** Makes a solver of exact scores; the executor lends threads. */
  EndgameSolver solver(Executor helpers) {
    return solver(helpers, Selectivity.FULL_WIDTH);
  }

  /** Makes a solver of scores at a level of confidence; the executor lends threads. */
  EndgameSolver solver(Executor helpers, Selectivity selectivity) {
    return new EndgameSolver(options(selectivity), helpers, threads);
  }

  /** Makes a solver of scores at a level of confidence, with one thread. */
  EndgameSolver solver(Selectivity selectivity) {
    return new EndgameSolver(options(selectivity));
  }

  private EndgameOptions options(Selectivity selectivity) {
    return EndgameOptions.exact().withTableMebibytes(hash).withSelectivity(selectivity);
  }
}
