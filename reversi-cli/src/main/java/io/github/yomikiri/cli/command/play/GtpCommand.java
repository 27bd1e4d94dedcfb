package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.protocol.EngineServer;
import picocli.CommandLine.Command;

/** The command {@code gtp}: the engine behind the Go Text Protocol. */
@Command(
    name = "gtp",
    mixinStandardHelpOptions = true,
    header = "Plays by the Go Text Protocol (GTP), for matches between programs.",
    description = {
      "%nAnswers commands on standard input until quit. Squares are named as in Othello, black"
          + " moves first; boards of 8x8, 6x6 and 4x4. The controller's time (time_settings,"
          + " time_left) and the limits given here all apply; the first that is reached ends a"
          + " move. GoGui shows the game, too: add the command as a program and as a ruler"
          + " (gogui-rules commands).%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri gtp",
      "  yomikiri gtp --level 5",
      "  yomikiri gtp --time 5s --hash 512 --ponder",
      "",
      "Without a limit, here or from the controller, a move takes a second, or what its level"
          + " needs.",
      "A line '# interrupt' ends the thinking about a move."
    })
final class GtpCommand extends ProtocolCommand {

  GtpCommand(Console console) {
    super(console);
  }

  @Override
  EngineServer server(Engine engine) {
    return EngineServer.gtp(engine);
  }
}
