package io.github.yomikiri.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import com.android.tools.r8.R8;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.Searcher;
import java.io.File;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;

/**
 * Builds a program with the library as apps are built: R8 removes what is not used, merges classes
 * and renames the others, and D8 translates them for Android. Of the JDK, both know
 * {@code java.base} alone. The only rules for the library are those in its jars.
 */
class ShrinkerIT {

  private static final String PROGRAM = "io.github.yomikiri.user.EverySearch";
  private static final Path SOURCE =
      Path.of("../../docs/src/test/java", PROGRAM.replace('.', '/') + ".java");

  private static final List<Class<?>> PARTS = List.of(
      Node.class,
      TicTacToe.class,
      Searcher.class,
      Player.class,
      Reversi.class,
      PatternEvaluator.class,
      Engine.class,
      Logger.class,
      Nullable.class);

  @TempDir
  private static Path folder = Path.of("");

  private static Path program = Path.of("");
  private static Path base = Path.of("");

  @BeforeAll
  static void prepare() throws Exception {
    Path classes = folder.resolve("classes");
    int exitCode = ToolProvider.getSystemJavaCompiler()
        .run(
            null,
            null,
            null,
            "--release",
            "17",
            "-cp",
            String.join(File.pathSeparator, parts()),
            "-d",
            classes.toString(),
            SOURCE.toString());
    assertThat(exitCode).isZero();
    program = zip("program.jar", classes);
    base = zip(
        "base.jar", FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules/java.base"));
  }

  @Test
  void aShrunkProgramSearchesTheSame() throws Exception {
    Path rules = Files.writeString(
        folder.resolve("rules.pro"),
        "-keep class " + PROGRAM + " { public static void main(java.lang.String[]); }");
    Path shrunk = folder.resolve("shrunk.jar");
    List<String> shrinker = new ArrayList<>(List.of(
        "-cp",
        path(R8.class),
        R8.class.getName(),
        "--classfile",
        "--lib",
        base.toString(),
        "--pg-conf",
        rules.toString(),
        "--output",
        shrunk.toString(),
        program.toString()));
    shrinker.addAll(parts());
    java(shrinker);
    String expected =
        start(String.join(File.pathSeparator, parts()) + File.pathSeparator + program);
    assertThat(expected).isNotBlank();
    assertThat(start(shrunk.toString())).isEqualTo(expected);
  }

  private static String start(String classPath) throws Exception {
    return java(List.of(
        "--limit-modules",
        "java.base",
        // Without this SLF4J reports that nobody reads its log.
        "-Dslf4j.internal.verbosity=ERROR",
        "-cp",
        classPath,
        PROGRAM));
  }

  private static String java(List<String> arguments) throws Exception {
    List<String> line = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC"));
    line.addAll(arguments);
    Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }

  private static List<String> parts() throws URISyntaxException {
    List<String> parts = new ArrayList<>();
    for (Class<?> part : PARTS) {
      parts.add(path(part));
    }
    return parts;
  }

  private static String path(Class<?> part) throws URISyntaxException {
    return Path.of(part.getProtectionDomain().getCodeSource().getLocation().toURI())
        .toString();
  }

  /** Packs the classes of a folder. */
  private static Path zip(String name, Path classes) throws Exception {
    Path zip = folder.resolve(name);
    try (OutputStream file = Files.newOutputStream(zip);
        ZipOutputStream out = new ZipOutputStream(file);
        Stream<Path> all = Files.walk(classes)) {
      for (Path found : (Iterable<Path>) all::iterator) {
        String entry = classes.relativize(found).toString().replace(File.separatorChar, '/');
        if (entry.endsWith(".class") && !entry.equals("module-info.class")) {
          out.putNextEntry(new ZipEntry(entry));
          Files.copy(found, out);
          out.closeEntry();
        }
      }
    }
    return zip;
  }
}
