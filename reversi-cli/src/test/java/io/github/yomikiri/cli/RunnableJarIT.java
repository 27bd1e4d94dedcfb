package io.github.yomikiri.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the packed jar. Classes and resources that are looked up by name must be in the jar, too.
 */
class RunnableJarIT {

  private static final Path JAR = Path.of("target", "yomikiri.jar");

  @Test
  void namesItsMainClass() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      assertThat(jar.getManifest().getMainAttributes().getValue("Main-Class"))
          .isEqualTo("io.github.yomikiri.cli.command.Main");
    }
  }

  @Test
  void holdsNoModuleDescriptorAndNoSignatureOfItsParts() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      assertThat(jar.stream().map(entry -> entry.getName()))
          .noneMatch(name -> name.endsWith("module-info.class"))
          .noneMatch(name -> name.startsWith("META-INF/") && name.endsWith(".SF"));
    }
  }

  @Test
  void holdsNeitherJmhNorTestLibraries() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      assertThat(jar.stream().map(entry -> entry.getName()))
          .noneMatch(
              name -> name.matches("org/(openjdk|junit|assertj|opentest4j)/.*|net/jqwik/.*"));
    }
  }

  /** A command that values nothing reads no weights, which take longer than the rest of a start. */
  @Test
  void tellsItsVersionAtOnce() throws Exception {
    String output = output(
        start(ChildJvm.command(List.of("-verbose:class", "-jar", JAR.toString(), "--version"))));
    assertThat(output)
        .contains("\nyomikiri 0.", "Java ", "scalar kernels", "yomikiri.cli.command.Main")
        .doesNotContain("WeightFile");
  }

  /** The command reports the kernels that this machine uses, with the reason. */
  @Test
  void usesTheVectorApiWhereItIsSwitchedOn() throws Exception {
    // The kernels on the Vector API need the compiler that the fast start leaves out.
    String output = output(start(List.of(
        ChildJvm.java(),
        "--add-modules",
        "jdk.incubator.vector",
        "-Dio.github.yomikiri.reversi.vector=true",
        "-jar",
        JAR.toString(),
        "ffo",
        "1")));
    assertThat(output).contains("1 of 1 solved, 1 of them right");
    assertThat(output).containsPattern("nodes/s, vector kernels|256 bits are slow here");
  }

  @Test
  void playsAndPlaysAMatch() throws Exception {
    assertThat(runJar("play")).contains("End of input: the game ends here.");
    assertThat(runJar("match", "time=1ms", "random", "--games", "2")).contains("Elo");
  }

  @Test
  void playsAgainstItselfByProtocols() throws Exception {
    String engine = ChildJvm.command(List.of("-jar", JAR.toString())).stream()
        .map(word -> "'" + word + "' ")
        .collect(Collectors.joining());
    String gtp = "gtp:" + engine + "gtp --level 1";
    String nboard = "nboard:depth=1:time=5s:" + engine + "nboard --level 1";
    assertThat(runJar("match", gtp, nboard, "--games", "2")).contains(" of 2 points, Elo");
    String uci = "uci:depth=1:time=5s:" + engine + "uci --level 1";
    assertThat(runJar("match", uci, "random", "--games", "2")).contains(" of 2 points, Elo");
  }

  @Test
  void analyzes() throws Exception {
    assertThat(runJar("analyze", "--depth", "2")).contains("Dark to move, 60 empty squares");
  }

  @Test
  void holdsTheBook() throws Exception {
    assertThat(runJar("book-show", "f5")).contains("Light to move", "d6 ");
  }

  @Test
  void endsWithTwoForBadArguments() throws Exception {
    Process process = start(command("perft", "--depth", "x"));
    assertThat(process.waitFor()).isEqualTo(2);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void reportsThatStandardOutputIsFull(@TempDir Path folder) throws Exception {
    Path err = folder.resolve("err");
    Process process = new ProcessBuilder(command("ffo", "1", "--csv"))
        .redirectOutput(new File("/dev/full"))
        .redirectError(err.toFile())
        .start();
    assertThat(process.waitFor()).isEqualTo(74);
    assertThat(Files.readString(err))
        .startsWith("yomikiri ffo: standard output cannot be written: ")
        .hasLineCount(1);
  }

  /** Like {@code yomikiri perft ... | head -1}. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void endsQuietlyWhenNobodyReads(@TempDir Path folder) throws Exception {
    Path err = folder.resolve("err");
    // A count to this depth would take centuries.
    Process process = new ProcessBuilder(command("perft", "--depth", "60"))
        .redirectError(err.toFile())
        .start();
    process.getInputStream().read();
    process.getInputStream().close();
    assertThat(process.waitFor()).isEqualTo(141);
    assertThat(err).isEmptyFile();
  }

  private static String runJar(String... arguments) throws IOException, InterruptedException {
    return output(start(command(arguments)));
  }

  private static List<String> command(String... arguments) {
    return ChildJvm.command(
        Stream.concat(Stream.of("-jar", JAR.toString()), Stream.of(arguments)).toList());
  }

  private static Process start(List<String> command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    return process;
  }

  private static String output(Process process) throws IOException, InterruptedException {
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }
}
