package io.github.yomikiri.distribution;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.cli.command.CommandLines;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/** Writes a manual page in AsciiDoc for each command, from the texts of its help. */
public final class ManPages {

  private ManPages() {}

  /**
   * Writes the pages.
   *
   * @param args the folder
   */
  public static void main(String[] args) throws IOException {
    CommandLine line = CommandLines.all(Console.silent());
    CommandSpec[] shown = line.getSubcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(spec -> !spec.usageMessage().hidden())
        .toArray(CommandSpec[]::new);
    int exitCode =
        ManPageGenerator.generateManPage(new File(args[0]), null, new boolean[0], true, shown);
    exitCode |= ManPageGenerator.generateManPage(
        new File(args[0]), null, new boolean[0], true, line.getCommandSpec());
    if (exitCode != 0) {
      throw new IOException(args[0] + ": the manual pages were not written, see above");
    }
    try (DirectoryStream<Path> pages = Files.newDirectoryStream(Path.of(args[0]), "*.adoc")) {
      for (Path page : pages) {
        Files.write(page, ManText.kept(Files.readAllLines(page)));
      }
    }
  }
}
