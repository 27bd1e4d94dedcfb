package io.github.yomikiri.app.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.app.console.UserError;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kits in jars, whose classes are compiled here. */
class KitFolderTest {

  private static final String SERVICE = "META-INF/services/io.github.yomikiri.play.kit.GameKit";

  @TempDir
  private Path folder = Path.of("");

  /** Puts a kit of Nim with more methods into a jar. */
  private Path jar(String name, String methods, String service) throws IOException {
    Path work = Files.createDirectories(folder.resolve("work"));
    Path source = work.resolve("StrangeKit.java");
    Files.writeString(source, """
        import io.github.yomikiri.games.Nim;
        import io.github.yomikiri.play.kit.NodeKit;

        public final class StrangeKit implements NodeKit<Nim> {
          public String name() { return "strange"; }
          public Nim start() { return Nim.of(1, 2); }
          %s
        }
        """.formatted(methods));
    int exitCode = ToolProvider.findFirst("javac")
        .orElseThrow()
        .run(System.out, System.err, "-d", work.toString(), "-cp", classPath(), source.toString());
    assertThat(exitCode).isZero();
    Path jar = folder.resolve(name);
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      out.putNextEntry(new JarEntry("StrangeKit.class"));
      Files.copy(work.resolve("StrangeKit.class"), out);
      out.closeEntry();
      if (!service.isEmpty()) {
        out.putNextEntry(new JarEntry(SERVICE));
        out.write(service.getBytes(StandardCharsets.UTF_8));
        out.closeEntry();
      }
    }
    return jar;
  }

  private static String classPath() {
    String modules = System.getProperty("jdk.module.path", "");
    return System.getProperty("java.class.path")
        + (modules.isEmpty() ? "" : System.getProperty("path.separator") + modules);
  }

  private void assertRejected(String message) {
    assertThatThrownBy(() -> KitFolder.load(folder, jar -> {}))
        .isInstanceOf(UserError.class)
        .hasMessageContaining(message);
  }

  @Test
  void saysWhichJarBeforeItLoadsTheKit() throws IOException {
    Path jar = jar("a.jar", "static { System.setProperty(\"strange\", \"ran\"); }", "StrangeKit");
    List<String> said = new ArrayList<>();
    assertThat(KitFolder.load(
            folder, each -> said.add(each + " " + System.getProperty("strange", "not yet"))))
        .extracting(kit -> kit.name())
        .containsExactly("strange");
    assertThat(said).containsExactly(jar + " not yet");
    assertThat(System.clearProperty("strange")).isEqualTo("ran");
  }

  @Test
  void aFolderWithoutKitsIsRejected() throws IOException {
    assertRejected("no jar has the file META-INF/services/");
    jar("a.jar", "", "");
    assertRejected("no jar has the file META-INF/services/");
    assertThatThrownBy(() -> KitFolder.load(folder.resolve("none"), jar -> {}))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("no such folder");
  }

  @Test
  void aBrokenJarIsRejected() throws IOException {
    jar("a.jar", "", "StrangeKit");
    Files.writeString(folder.resolve("broken.jar"), "no jar");
    assertRejected("broken.jar: cannot be read as a jar: ");
  }

  @Test
  void aJarWithoutItsClassIsRejected() throws IOException {
    jar("a.jar", "", "OtherKit");
    assertRejected("a kit cannot be loaded: io.github.yomikiri.play.kit.GameKit: Provider OtherKit"
        + " not found");
  }

  @Test
  void aKitThatFailsIsRejected() throws IOException {
    jar("a.jar", "public StrangeKit() { throw new IllegalStateException(\"why\"); }", "StrangeKit");
    assertRejected("java.lang.IllegalStateException: why");
  }

  @Test
  void aKitThatBreaksItsPromisesIsRejected() throws IOException {
    jar(
        "a.jar",
        "public java.util.List<String> seats() { return java.util.List.of(\"Anna\"); }",
        "StrangeKit");
    assertRejected("kit \"strange\", seats(): there are 1 names for the 2 seats of the game");
  }
}
