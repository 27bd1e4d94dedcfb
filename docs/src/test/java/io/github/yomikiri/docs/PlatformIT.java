package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.user.EverySearch;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;

/** Runs the packed modules where the platform has little besides the module {@code java.base}. */
class PlatformIT {

  private static final List<Class<?>> PARTS = List.of(
      Node.class,
      TicTacToe.class,
      Searcher.class,
      Player.class,
      Reversi.class,
      PatternEvaluator.class,
      Engine.class,
      Logger.class);

  /** Classes of the JDK that browsers lack, and Android in some release or in all. */
  private static final List<String> MISSING = List.of(
      "jdk.jfr.",
      "java.lang.management.",
      "java.lang.invoke.VarHandle",
      "java.lang.ClassValue",
      "java.util.zip.CRC32C");

  private static final List<String> EXPECTED = new ArrayList<>();

  @TempDir
  Path folder;

  /** On the whole JDK each search gives the same results, and the processor time is known. */
  @BeforeAll
  static void runOnTheWholeJdk() throws Exception {
    List<String> lines = EverySearch.run();
    assertThat(lines).last().isEqualTo(EverySearch.MEASURED);
    EXPECTED.addAll(lines.subList(0, lines.size() - 1));
    EXPECTED.add(EverySearch.NOT_MEASURED);
  }

  @Test
  void everySearchRunsOnTheClassPath() throws Exception {
    assertThat(run(
            "--limit-modules",
            "java.base",
            "-cp",
            parts() + File.pathSeparator + path(EverySearch.class),
            EverySearch.class.getName()))
        .containsExactlyElementsOf(EXPECTED);
  }

  @Test
  void everySearchRunsOnTheModulePath() throws Exception {
    makeModule();
    assertThat(run(
            "--limit-modules",
            "java.base,user",
            "-p",
            parts() + File.pathSeparator + folder,
            "-m",
            "user/" + EverySearch.class.getName()))
        .containsExactlyElementsOf(EXPECTED);
  }

  @Test
  void everySearchRunsWithoutTheClassesThatAndroidLacks() throws Exception {
    List<URL> places = new ArrayList<>();
    for (Class<?> part : PARTS) {
      places.add(path(part).toUri().toURL());
    }
    places.add(path(EverySearch.class).toUri().toURL());
    try (URLClassLoader loader =
        new URLClassLoader(places.toArray(URL[]::new), new PoorPlatform())) {
      Object lines =
          loader.loadClass(EverySearch.class.getName()).getMethod("run").invoke(null);
      assertThat(lines).isEqualTo(EXPECTED);
    }
  }

  /** The classes of the JDK, without some of them. */
  private static final class PoorPlatform extends ClassLoader {

    private PoorPlatform() {
      super(ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      Optional<String> missing = MISSING.stream().filter(name::startsWith).findFirst();
      if (missing.isPresent()) {
        throw new ClassNotFoundException(name + " is hidden by the test");
      }
      return super.loadClass(name, resolve);
    }
  }

  /** Makes a named module of the program, which is compiled already. */
  private void makeModule() throws Exception {
    String program = EverySearch.class.getName().replace('.', '/') + ".class";
    Files.createDirectories(folder.resolve(program).getParent());
    Files.copy(path(EverySearch.class).resolve(program), folder.resolve(program));
    Path descriptor = Files.writeString(
        folder.resolve("module-info.java"),
        "module user { requires io.github.yomikiri.games; "
            + "requires io.github.yomikiri.reversi.engine; }");
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    int exit = ToolProvider.getSystemJavaCompiler()
        .run(
            null,
            messages,
            messages,
            "-p",
            parts(),
            "-d",
            folder.toString(),
            descriptor.toString());
    assertThat(exit).as(messages.toString(StandardCharsets.UTF_8)).isZero();
  }

  private static String parts() throws URISyntaxException {
    List<Path> paths = new ArrayList<>();
    for (Class<?> part : PARTS) {
      paths.add(path(part));
    }
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static Path path(Class<?> part) throws URISyntaxException {
    return Path.of(part.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** Runs a JVM that starts fast, and returns the lines of its output. */
  private static List<String> run(String... arguments) throws Exception {
    List<String> line = Stream.concat(
            Stream.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                // Without this SLF4J reports that nobody reads its log.
                "-Dslf4j.internal.verbosity=ERROR"),
            Stream.of(arguments))
        .toList();
    Process process = new ProcessBuilder(line).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output.lines().toList();
  }
}
