package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.ExitCode;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.protocol.Seated;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands have in common that answer a controller until it quits. */
abstract class ProtocolCommand implements Callable<Integer> {

  private static final Duration TIME = Duration.ofSeconds(1);

  private final Console console;

  @Mixin
  private EngineOptions engineOptions = new EngineOptions();

  @Option(names = "--ponder", description = "Think while the opponent does.")
  private boolean ponder;

  ProtocolCommand(Console console) {
    this.console = console;
  }

  @Override
  public final Integer call() throws IOException {
    ExecutorService executor = Executors.newCachedThreadPool();
    try (Engine engine = engineOptions.make(executor)) {
      // A controller's interrupts are none of ours: it ends us by closing our input.
      console.interrupt().atOnce(() -> {});
      engine.warmUp();
      serve(
          console,
          new Seated(
              engine,
              engineOptions.limits(TIME),
              ponder ? Optional.of(executor) : Optional.empty(),
              engineOptions.seed(),
              Version.number()));
      return ExitCode.OK;
    } finally {
      executor.shutdownNow();
    }
  }

  /** Answers until there is nothing more to answer. */
  abstract void serve(Console streams, Seated seated) throws IOException;
}
