package io.github.yomikiri.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.cli.command.CommandLines;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Unpacks the files to download into a folder with a space, and uses them as people do. */
class DistributionIT {

  private static final String NAME = "yomikiri-" + System.getProperty("project.version");

  /** What a system without Java has, as far as the launcher needs it. */
  private static final List<String> TOOLS =
      List.of("sh", "dirname", "readlink", "ls", "cksum", "tr", "mkdir", "mv");

  @TempDir
  private static Path folder = Path.of("");

  private static Path tools = Path.of("");
  private static Path ownJava = Path.of("");
  private static Path anyJava = Path.of("");

  /** What a command has printed. */
  private record Run(int exitCode, String out, String err) {}

  @BeforeAll
  static void unpack() throws Exception {
    tools = Files.createDirectories(folder.resolve("tools"));
    for (String tool : TOOLS) {
      Path found = Stream.of("/bin", "/usr/bin")
          .map(place -> Path.of(place, tool))
          .filter(Files::isExecutable)
          .findFirst()
          .orElseThrow();
      Files.createSymbolicLink(tools.resolve(tool), found);
    }
    ownJava = unpack("own-java.tar.gz", "tar", "-xzf");
    anyJava = unpack(
        "any-java.zip", Path.of(System.getProperty("java.home"), "bin", "jar").toString(), "-xf");
  }

  private static Path unpack(String file, String... command) throws Exception {
    Path to = Files.createDirectories(folder.resolve("a place for " + file));
    List<String> line = new ArrayList<>(List.of(command));
    line.add(Path.of("target", NAME + "-" + file).toAbsolutePath().toString());
    assertThat(
            new ProcessBuilder(line).directory(to.toFile()).inheritIO().start().waitFor())
        .isZero();
    return to.resolve(NAME);
  }

  /** Runs the launcher on a machine without Java. */
  private static Run run(Path home, Map<String, String> environment, String input, String... args)
      throws Exception {
    List<String> line =
        new ArrayList<>(List.of("/bin/sh", home.resolve("bin/yomikiri").toString()));
    line.addAll(List.of(args));
    Path err = Files.createTempFile(folder, "err", "");
    ProcessBuilder builder = new ProcessBuilder(line).redirectError(err.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", tools.toString());
    builder.environment().put("HOME", folder.toString());
    builder.environment().putAll(environment);
    Process process = builder.start();
    process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out, Files.readString(err));
  }

  private static Run run(Path home, String... args) throws Exception {
    return run(home, Map.of(), "", args);
  }

  @Test
  void playsSolvesAndReviewsWithoutJava() throws Exception {
    Run version = run(ownJava, "--version");
    assertThat(version.out()).startsWith("yomikiri " + NAME.substring(9));
    assertThat(run(ownJava, Map.of(), "d3\nquit\n", "play", "--white", "greedy").out())
        .contains("Dark>", "Transcript: d3");
    Run solved =
        run(ownJava, "solve", "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X");
    assertThat(solved.err()).isEmpty();
    assertThat(solved.out()).contains("+38");
    Path review = folder.resolve("a review.html");
    Run reviewed = run(
        ownJava, "analyze", "--game", "f5f6e6f4", "--time", "20ms", "--html", review.toString());
    assertThat(reviewed.exitCode()).as(reviewed.err()).isZero();
    assertThat(review).isNotEmptyFile();
  }

  @Test
  void usesTheJavaThatIsThere() throws Exception {
    Map<String, String> java = Map.of("JAVA_HOME", System.getProperty("java.home"));
    assertThat(run(anyJava, java, "", "--version").out())
        .contains("Java " + System.getProperty("java.version"));
    Run missing = run(anyJava, "--version");
    assertThat(missing.exitCode()).isEqualTo(2);
    assertThat(missing.out()).isEmpty();
    assertThat(missing.err()).startsWith("yomikiri: no Java found: install Java 17 or newer");
    Run wrong = run(anyJava, Map.of("JAVA_HOME", "/nope"), "", "--version");
    assertThat(wrong.exitCode()).isEqualTo(2);
    assertThat(wrong.err())
        .isEqualTo("yomikiri: JAVA_HOME is /nope, which has no bin/java: set it to the folder of"
            + " Java 17 or newer\n");
    Path link = Files.createSymbolicLink(folder.resolve("linked"), ownJava.resolve("bin"));
    Path home = Files.createDirectories(folder.resolve("linked home"));
    Files.createSymbolicLink(
        Files.createDirectories(home.resolve("bin")).resolve("yomikiri"), link.resolve("yomikiri"));
    assertThat(run(home, "--version").out()).isEqualTo(run(ownJava, "--version").out());
  }

  @Test
  void passesArgumentsAsTheyAre() throws Exception {
    Run run = run(ownJava, "eval", "no such * file");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("no such * file");
    assertThat(run(ownJava).err()).contains("the command is missing");
    assertThat(run(ownJava, Map.of("YOMIKIRI_OPTS", "-Xmx48m -Dx=y"), "", "--version")
            .out())
        .startsWith("yomikiri");
  }

  @Test
  void preparesClassesOnce() throws Exception {
    Path cache = folder.resolve("the cache");
    Map<String, String> place = Map.of("YOMIKIRI_CACHE", cache.toString());
    Run first = run(ownJava, place, "", "--help");
    assertThat(first.err()).isEmpty();
    List<Path> prepared = files(cache);
    assertThat(prepared).singleElement().asString().endsWith(".jsa");
    assertThat(run(ownJava, place, "", "--help")).isEqualTo(first);
    assertThat(files(cache)).isEqualTo(prepared);
    // What is damaged does no harm.
    Files.delete(prepared.get(0));
    Files.writeString(prepared.get(0), "nonsense");
    assertThat(run(ownJava, place, "", "--help")).isEqualTo(first);
    Path none = folder.resolve("none");
    run(ownJava, Map.of("YOMIKIRI_CACHE", "", "XDG_CACHE_HOME", none.toString()), "", "--version");
    assertThat(none).doesNotExist();
  }

  private static List<Path> files(Path of) throws IOException {
    try (Stream<Path> files = Files.list(of)) {
      return files.toList();
    }
  }

  /** Reads the package as an archive of ar, because not every system has dpkg. */
  @Test
  void thePackageOfDebianNamesItsCopyright() throws Exception {
    byte[] deb;
    try (DirectoryStream<Path> packages =
        Files.newDirectoryStream(Path.of("target"), "yomikiri_*.deb")) {
      deb = Files.readAllBytes(packages.iterator().next());
    }
    String text = new String(deb, StandardCharsets.ISO_8859_1);
    int header = text.indexOf("data.tar.gz");
    int length = Integer.parseInt(text.substring(header + 48, header + 58).strip());
    Path data = folder.resolve("data.tar.gz");
    Files.write(data, Arrays.copyOfRange(deb, header + 60, header + 60 + length));
    Path to = Files.createDirectories(folder.resolve("debian"));
    assertThat(new ProcessBuilder("tar", "-xzf", data.toString(), "-C", to.toString())
            .inheritIO()
            .start()
            .waitFor())
        .isZero();
    assertThat(to.resolve("usr/share/doc/yomikiri/copyright"))
        .content()
        .startsWith("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/")
        .contains("License: Apache-2.0");
  }

  @Test
  void hasAManualPageForEachCommand() throws IOException {
    CommandLine line = CommandLines.all(Console.silent());
    List<String> pages = new ArrayList<>(List.of("yomikiri.1"));
    line.getSubcommands().forEach((name, command) -> {
      if (!command.getCommandSpec().usageMessage().hidden()) {
        pages.add("yomikiri-" + name + ".1");
      }
    });
    for (Path home : List.of(ownJava, anyJava)) {
      Path folderOfPages = home.resolve("share/man/man1");
      assertThat(files(folderOfPages).stream().map(Path::getFileName).map(Path::toString))
          .containsExactlyInAnyOrderElementsOf(pages);
      assertThat(Files.readString(folderOfPages.resolve("yomikiri-eval.1")))
          .contains("YOMIKIRI\\-EVAL", "\\-\\-depth");
      // A table keeps its lines, and two hyphens stay what they are.
      String play = Files.readString(folderOfPages.resolve("yomikiri-play.1"));
      assertThat(play)
          .containsPattern("\\.nf\n\\.fam C\n  random\\\\& +any legal move\n  greedy")
          .contains("O\\-\\-X\\-XXX\\-OXX\\-\\-O\\- X");
      for (Path page : files(folderOfPages)) {
        assertThat(Files.readString(page)).as("%s", page).doesNotContain("\\(em", "\u2014");
      }
      assertThat(home.resolve("share/bash-completion/completions/yomikiri"))
          .content()
          .contains("complete -F");
    }
  }
}
