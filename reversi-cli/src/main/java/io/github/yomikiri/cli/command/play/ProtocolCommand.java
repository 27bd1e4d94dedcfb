package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.option.ServedEngine;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.protocol.EngineServer;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The common part of the commands that answer a controller until it quits. */
abstract class ProtocolCommand implements Callable<Integer> {

  private final Console console;

  @Mixin
  private ServedEngine options = new ServedEngine();

  @Option(names = "--ponder", description = "Think while the opponent does.")
  private boolean ponder;

  ProtocolCommand(Console console) {
    this.console = console;
  }

  @Override
  public final Integer call() throws IOException {
    ExecutorService executor = Executors.newCachedThreadPool();
    try (Engine engine = options.make(executor)) {
      // On Ctrl-C the process ends at once; a controller ends the engine by closing its input.
      console.interrupt().atOnce(() -> {});
      EngineServer server = server(engine)
          .withName("Yomikiri", Version.PROGRAM.number())
          .withLimits(options.limits())
          .withSeed(options.seed());
      (ponder ? server.withPondering(executor) : server).run(console.in(), console.out());
      return ExitCode.OK;
    } finally {
      executor.shutdownNow();
    }
  }

  /** Makes the server of a protocol. */
  abstract EngineServer server(Engine engine);
}
