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

/** The jar that people run: it starts, and what its parts look up by name has survived the packing. */
class RunnableJarIT {

  private static final Path JAR = Path.of("target", "yomikiri.jar");

  @Test
  void namesItsMainClass() throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      assertThat(jar.getManifest().getMainAttributes().getValue("Main-Class"))
          .isEqualTo("io.github.yomikiri.bench.cli.Main");
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
  void listsTheBenchmarks() throws Exception {
    assertThat(run("org.openjdk.jmh.Main", "-l")).contains(KeyBenchmark.class.getName());
  }

  private static String run(String... command) throws IOException, InterruptedException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> line = new ArrayList<>(List.of(java.toString(), "-cp", JAR.toString()));
    line.addAll(List.of(command));
    Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }
}
