package io.github.yomikiri.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.bench.jmh.KeyBenchmark;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;

/** The packed benchmarks: JMH finds them, and the commands of 2011 run. */
class BenchmarksJarIT {

  private static final Path JAR = Path.of("target", "benchmarks.jar");

  @Test
  void holdsNoTestLibraries() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      assertThat(jar.stream().map(entry -> entry.getName()))
          .noneMatch(name -> name.matches("org/(junit|assertj|opentest4j)/.*|net/jqwik/.*"))
          .noneMatch(name -> name.endsWith("module-info.class"));
    }
  }

  @Test
  void listsTheBenchmarks() throws Exception {
    assertThat(run("-cp", JAR.toString(), "org.openjdk.jmh.Main", "-l"))
        .contains(KeyBenchmark.class.getName());
  }

  @Test
  void countsWhatWasPublished() throws Exception {
    assertThat(run(
            "-jar",
            JAR.toString(),
            "seed-table",
            "--csv",
            "--positions",
            "40",
            "--algorithms",
            "history6"))
        .startsWith("algorithm,position,node,inode,millis")
        .containsPattern("\\nhistory6,end40,1445,\\d+,");
  }

  @Test
  void drawsThePiTree() throws Exception {
    assertThat(run("-jar", JAR.toString(), "pi-tree", "--svg", "-")).contains("<svg", "</svg>");
  }

  private static String run(String... arguments) throws IOException, InterruptedException {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Options under which a JVM starts fast.
    line.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    line.addAll(List.of(arguments));
    Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }
}
