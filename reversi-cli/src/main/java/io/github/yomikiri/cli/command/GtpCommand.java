package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.reversi.protocol.GtpServer;
import io.github.yomikiri.reversi.protocol.Seated;
import java.io.IOException;
import picocli.CommandLine.Command;

/** The engine behind the Go Text Protocol. */
@Command(
    name = "gtp",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Plays by the Go Text Protocol (GTP), for matches between programs.",
    description = {
      "%nAnswers commands on standard input until quit. Squares are named as in Othello, black moves first;"
          + " boards of 8x8, 6x6 and 4x4. Where the controller sets a time (time_settings, time_left) it"
          + " applies in place of --time. Told nothing of either, a move takes a second.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri gtp",
      "  yomikiri gtp --level 5",
      "  yomikiri gtp --time 5s --hash 512 --ponder",
      "",
      "Without --time, --depth, --nodes and a time of the controller's a move takes a second, or what",
      "its level needs. A line '# interrupt' ends the thinking about a move."
    })
final class GtpCommand extends ProtocolCommand {

  GtpCommand(Console console) {
    super(console);
  }

  @Override
  void serve(Console streams, Seated seated) throws IOException {
    new GtpServer(seated, streams.out()).run(streams.in());
  }
}
