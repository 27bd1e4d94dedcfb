package io.github.yomikiri.app.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.uci.UciServer;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code uci}: a player behind the Universal Chess Interface. */
@Command(
    name = "uci",
    mixinStandardHelpOptions = true,
    header = "Plays by the Universal Chess Interface (UCI), for matches between programs.",
    description = {
      "%nAnswers commands on standard input until quit, also those of the Universal Game Interface"
          + " (UGI).${bundle:uci.texts} The limits of go and those given here all apply; the first"
          + " that is reached ends a move.${bundle:uci.players}%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ${COMMAND-FULL-NAME}${bundle:uci.examples}",
      "",
      "Without a limit, here or in go, a move takes a second, or what its level needs."
    })
public final class UciCommand<P extends Position<P>> implements Callable<Integer>, WithMixins {

  private final Console console;
  private final UciPlayers<P> players;

  @Option(names = "--ponder", description = "Think while the opponent does.")
  private boolean ponder;

  /**
   * Makes the command.
   *
   * @param console the streams of the process
   * @param players the options that choose the player
   */
  public UciCommand(Console console, UciPlayers<P> players) {
    this.console = console;
    this.players = players;
  }

  @Override
  public List<Object> mixins() {
    return players.mixins();
  }

  @Override
  public Map<String, String> words() {
    return players.words();
  }

  @Override
  public Integer call() throws IOException {
    ExecutorService executor = Executors.newCachedThreadPool();
    try (UciPlayers.Served<P> served = players.make(executor)) {
      // On Ctrl-C the process ends at once; a controller ends the player by closing its input.
      console.interrupt().atOnce(() -> {});
      UciServer<P> server = served.server();
      (ponder ? server.withPondering() : server).run(console.in(), console.out());
      return ExitCode.OK;
    } finally {
      executor.shutdownNow();
    }
  }
}
