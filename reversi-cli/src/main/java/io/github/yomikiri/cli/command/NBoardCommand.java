package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.reversi.protocol.NBoardServer;
import io.github.yomikiri.reversi.protocol.Seated;
import java.io.IOException;
import picocli.CommandLine.Command;

/** The engine behind the protocol of the Othello board NBoard. */
@Command(
    name = "nboard",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Plays and analyzes games for the Othello board NBoard.",
    description = {
      "%nAnswers NBoard's commands on standard input, versions 1 and 2 of its protocol, until the input"
          + " ends. NBoard sets the depth; a game's clock (TI in the game's record) applies as well."
          + " Told nothing of either, a move takes a second.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri nboard",
      "  yomikiri nboard --level 5",
      "  yomikiri nboard --hash 512 --threads 2",
      "",
      "In NBoard, add an engine whose command is 'java -jar' with the path of yomikiri.jar, and nboard."
    })
final class NBoardCommand extends ProtocolCommand {

  NBoardCommand(Console console) {
    super(console);
  }

  @Override
  void serve(Console streams, Seated seated) throws IOException {
    new NBoardServer(seated, streams.out()).run(streams.in());
  }
}
