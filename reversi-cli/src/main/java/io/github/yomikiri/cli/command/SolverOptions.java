package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.UserError;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import java.util.concurrent.Executor;
import picocli.CommandLine.Option;

/** What the endgame solver of a command may use. */
final class SolverOptions {

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Threads that search a position together. Default: 1.")
  private int threads = 1;

  @Option(
      names = "--hash",
      paramLabel = "MIB",
      defaultValue = "64",
      description = "Memory of the transposition table. Default: 64. More than a quarter of the"
          + " machine's memory wants java -Xmx.")
  private int hash = 64;

  int mebibytes() {
    return hash;
  }

  /** Refuses numbers that make no sense. */
  void check() {
    if (threads < 1 || threads > 256) {
      throw new UserError("--threads " + threads + " is outside 1-256");
    }
    if (hash < 1 || hash > 8192) {
      throw new UserError("--hash " + hash + " is outside 1-8192");
    }
  }

  /** Makes a solver of exact scores; the executor lends threads. */
  EndgameSolver solver(Executor helpers) {
    return new EndgameSolver(EndgameOptions.exact().withTableMebibytes(hash), helpers, threads);
  }
}
