package io.github.yomikiri.reversi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.user.Kernels;
import java.io.File;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests the packed module in separate JVMs, with and without the switch for the Vector API. */
class VectorKernelsIT {

  private static final String ON = "-Dio.github.yomikiri.reversi.vector=true";
  private static final String MODULE = "jdk.incubator.vector";

  @Test
  void areOffUnlessAskedFor() throws Exception {
    assertThat(onClassPath()).contains("leaves 8200", "scalar").doesNotContain("WARNING");
    assertThat(onClassPath("--add-modules", MODULE)).contains("leaves 8200", "scalar");
  }

  @Test
  void areUsedOnTheClassPath() throws Exception {
    String output = onClassPath("--add-modules", MODULE, ON);
    assumeVectorsAreWide(output);
    assertThat(output).contains("leaves 8200", "vector");
  }

  @Test
  void areUsedOnTheModulePath() throws Exception {
    String output = onModulePath(MODULE);
    assumeVectorsAreWide(output);
    assertThat(output).contains("leaves 8200", "vector");
  }

  @Test
  void giveWayWithAWarningWhereTheModuleIsMissing() throws Exception {
    String warning = ON + " has no effect: it needs --add-modules " + MODULE;
    assertThat(onClassPath(ON)).contains("leaves 8200", "scalar", "WARNING", warning);
    assertThat(onModulePath("java.base")).contains("leaves 8200", "scalar", warning);
  }

  @Test
  void giveWayWithAWarningWhereVectorsAreNarrow() throws Exception {
    assertThat(onClassPath("--add-modules", MODULE, ON, "-XX:MaxVectorSize=16"))
        .contains("leaves 8200", "scalar", "has no effect: vectors of 256 bits are slow here");
  }

  /**
   * Skips the test on processors with narrow vectors, because the self-check comes after the check
   * of the width.
   */
  private static void assumeVectorsAreWide(String output) {
    assumeThat(output).doesNotContain("are slow here");
  }

  private static String onClassPath(String... options) throws Exception {
    List<String> line = new ArrayList<>(List.of(options));
    line.addAll(List.of("-cp", path(Bitboard.class, Node.class, Kernels.class)));
    return run(line);
  }

  private static String onModulePath(String addedModule) throws Exception {
    return run(List.of(
        "-p",
        path(Bitboard.class, Node.class),
        "--add-modules",
        "io.github.yomikiri.reversi," + addedModule,
        ON,
        "-cp",
        path(Kernels.class)));
  }

  private static String path(Class<?>... parts) {
    return Stream.of(parts)
        .map(part -> part == Kernels.class ? Path.of("target", "test-classes") : place(part))
        .map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Path place(Class<?> part) {
    return Path.of(
        URI.create(part.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  private static String run(List<String> options) throws Exception {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.add("-XX:+UseSerialGC");
    line.addAll(options);
    line.add(Kernels.class.getName());
    Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }
}
