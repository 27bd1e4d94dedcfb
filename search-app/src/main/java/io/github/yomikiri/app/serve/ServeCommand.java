package io.github.yomikiri.app.serve;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.game.Position;
import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code serve}: the game in a browser of this machine. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    header = "Serves a page of the game to browsers of this machine.",
    description = {
      "%nPrints the address of the page, and serves it until Ctrl-C. Other machines cannot reach it."
          + " Programs play by the calls that the guide describes.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {"  ${COMMAND-FULL-NAME}", "  ${COMMAND-FULL-NAME} --port 0   on any port that is free"
    })
public final class ServeCommand<P extends Position<P>> implements Callable<Integer> {

  private static final int MOST_PORT = 65_535;

  /** The table of a player of the first game. Later ones have a share, at least one MiB. */
  private static final int TABLE_MEBIBYTES = 8;

  private final Console console;
  private final GameTexts<P> texts;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8040",
      description = "Port of this machine; 0 for any that is free. Default: 8040.")
  private int port = 8040;

  /** Makes the command. */
  public ServeCommand(GameContext<P> context) {
    console = context.console();
    texts = context.texts();
  }

  @Override
  public Integer call() throws InterruptedException {
    NumberRanges.check("--port", port, 0, MOST_PORT);
    try (GameServer server = start()) {
      console.out().println(texts.kit().title() + " is at " + server.address() + " until Ctrl-C.");
      console.out().flush();
      CountDownLatch ended = new CountDownLatch(1);
      console.interrupt().atOnce(ended::countDown);
      ended.await();
    }
    return ExitCode.OK;
  }

  private GameServer start() {
    try {
      return GameServer.start(port, this::game);
    } catch (NoClassDefFoundError e) {
      throw new UserError("this Java has no module jdk.httpserver, which serves pages");
    } catch (IOException e) {
      throw new UserError("--port " + port + ": " + e.getMessage());
    }
  }

  private ServedGame<P> game(int share, long seed, Executor searches, Executor events) {
    int mebibytes = Math.max(1, TABLE_MEBIBYTES / share);
    return new ServedGame<>(
        texts, new KitOpponents<>(texts.kit(), mebibytes), seed, searches, events);
  }
}
