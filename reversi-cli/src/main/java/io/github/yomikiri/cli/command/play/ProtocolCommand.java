package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.option.BookOptions;
import io.github.yomikiri.cli.option.EngineOptions;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.protocol.EngineServer;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The common part of the commands that answer a controller until it quits. */
abstract class ProtocolCommand implements Callable<Integer> {

  private final Console console;

  @Mixin
  private EngineOptions engineOptions = new EngineOptions();

  @Mixin
  private BookOptions bookOptions = new BookOptions();

  @Option(names = "--ponder", description = "Think while the opponent does.")
  private boolean ponder;

  ProtocolCommand(Console console) {
    this.console = console;
  }

  @Override
  public final Integer call() throws IOException {
    Limits limits = engineOptions.limits();
    ExecutorService executor = Executors.newCachedThreadPool();
    try (Engine engine = bookOptions
        .addTo(engineOptions.builder(executor), engineOptions.level())
        .build()) {
      // On Ctrl-C the process ends at once; a controller ends the engine by closing its input.
      console.interrupt().atOnce(() -> {});
      engine.warmUp(Reversi.start());
      Optional<Executor> pondering = ponder ? Optional.of(executor) : Optional.empty();
      serve(engine, new Served(console, limits, engineOptions.seed(), pondering));
      return ExitCode.OK;
    } finally {
      executor.shutdownNow();
    }
  }

  /** Serves a protocol until the controller quits. */
  abstract void serve(Engine engine, Served served) throws IOException;

  /**
   * The controller, and what the options ask of a server.
   *
   * @param console where the controller's commands come from and the answers go to
   * @param limits the limits of each move
   * @param seed the seed of the first game
   * @param pondering provides a thread for pondering; empty for a server that does not ponder
   */
  record Served(Console console, Limits limits, long seed, Optional<Executor> pondering) {

    /** Runs a server of a protocol of Reversi. */
    void by(EngineServer server) throws IOException {
      EngineServer set = server
          .withName("Yomikiri", Version.PROGRAM.number())
          .withLimits(limits)
          .withSeed(seed);
      pondering.map(set::withPondering).orElse(set).run(console.in(), console.out());
    }
  }
}
