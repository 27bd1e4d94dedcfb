package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.protocol.EngineServer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command {@code nboard}: the engine behind the protocol of the Othello board NBoard. */
@Command(
    name = "nboard",
    mixinStandardHelpOptions = true,
    header = "Plays and analyzes games for the Othello board NBoard.",
    description = {
      "%nAnswers NBoard's commands on standard input, versions 1 and 2 of its protocol, until the"
          + " input ends. The depth that NBoard sets, the game's clock (TI in the game's record)"
          + " and the limits given here all apply; the first that is reached ends a move. Without"
          + " a limit, here or from NBoard, a move takes a second.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri nboard",
      "  yomikiri nboard --level 5",
      "  yomikiri nboard --hash 512 --threads 2",
      ""
    })
final class NBoardCommand extends ProtocolCommand {

  NBoardCommand(Console console) {
    super(console);
  }

  /**
   * Appends to the help what to type into NBoard's dialog, with the paths of the Java and the jar
   * that print the help.
   */
  @Spec
  void describeSetup(CommandSpec command) {
    Optional<Path> jar = jar();
    Path folder = jar.flatMap(path -> Optional.ofNullable(path.getParent()))
        .orElse(Path.of("").toAbsolutePath());
    String name = jar.map(path -> escaped(path.getFileName())).orElse("yomikiri.jar");
    List<String> footer = new ArrayList<>(List.of(command.usageMessage().footer()));
    footer.addAll(List.of(
        "In NBoard, choose Engine, Select Opponent..., Add engine... and type",
        "",
        "  Name:               Yomikiri",
        "  Working Directory:  " + escaped(folder),
        "  Command:            " + escaped(java()) + " -jar " + name + " nboard",
        "",
        "The name may have letters and digits only. NBoard looks for programs in the working"
            + " directory",
        "alone, so it needs the whole path of java. It splits the command at blanks: if one of"
            + " these",
        "paths has a blank, move Java or yomikiri.jar to a path without."));
    command.usageMessage().footer(footer.toArray(String[]::new));
  }

  /** Returns a path as text in which nothing can be read as a format or as markup. */
  private static String escaped(Path path) {
    return path.toString().replace("%", "%%").replace("@|", "@ |");
  }

  private static Path java() {
    return ProcessHandle.current()
        .info()
        .command()
        .map(Path::of)
        .orElse(Path.of(System.getProperty("java.home"), "bin", "java"));
  }

  /** Returns the path of the jar that holds this class; empty where the class is in a folder. */
  private static Optional<Path> jar() {
    return Optional.ofNullable(NBoardCommand.class.getProtectionDomain().getCodeSource())
        .map(source -> Path.of(URI.create(source.getLocation().toString())))
        .filter(Files::isRegularFile);
  }

  @Override
  EngineServer server(Engine engine) {
    return EngineServer.nboard(engine);
  }
}
