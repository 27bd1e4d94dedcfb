package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.play.uci.UciServer;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.protocol.ReversiText;
import java.io.IOException;
import picocli.CommandLine.Command;

/** The command {@code uci}: the engine behind the Universal Chess Interface. */
@Command(
    name = "uci",
    mixinStandardHelpOptions = true,
    header = "Plays by the Universal Chess Interface (UCI), for matches between programs.",
    description = {
      "%nAnswers commands on standard input until quit, also those of the Universal Game Interface"
          + " (UGI). Moves are squares such as f5, and -- for a pass. A position is as in OBF, the"
          + " squares and the side to move: position fen ---...--- X. Boards have 8x8, 6x6 or 4x4"
          + " squares. Dark begins, so Dark is UCI's White. Scores are in hundredths of a disc. The"
          + " limits of go and those given here all apply; the first that is reached ends a move.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri uci",
      "  yomikiri uci --level 5",
      "  yomikiri uci --hash 512 --threads 2 --ponder",
      "",
      "Without a limit, here or in go, a move takes a second, or what its level needs."
    })
final class UciCommand extends ProtocolCommand {

  UciCommand(Console console) {
    super(console);
  }

  @Override
  void serve(Engine engine, Served served) throws IOException {
    UciServer<Reversi> server = UciServer.of(engine, new ReversiText())
        .withoutMates()
        .withName("Yomikiri " + Version.PROGRAM.number(), "Yomikiri contributors")
        .withLimits(served.limits())
        .withSeed(served.seed());
    (served.pondering().isPresent() ? server.withPondering() : server)
        .run(served.console().in(), served.console().out());
  }
}
