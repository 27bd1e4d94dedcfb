package example.android;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.android.tools.r8.D8;
import com.android.tools.r8.D8Command;
import com.android.tools.r8.OutputMode;
import com.android.tools.r8.R8;
import com.android.tools.r8.R8Command;
import com.android.tools.r8.origin.Origin;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Shrinks the app and translates it, as Android's build does. The only rules for the library are
 * those in its jars.
 */
class ShrunkTest {

  @TempDir
  private static Path folder = Path.of("");

  @Test
  void aShrunkProgramPlaysTheSame() throws Exception {
    Path rules = folder.resolve("rules.pro");
    Files.writeString(rules, "-keep class example.android.Program { void main(...); }");
    Path shrunk = folder.resolve("shrunk.jar");
    List<String> line = new ArrayList<>(List.of("--classfile", "--output", shrunk.toString()));
    line.addAll(List.of("--lib", System.getProperty("java.home"), "--pg-conf", rules.toString()));
    line.add(zip(Path.of("target/classes"), "app.jar"));
    line.add(zip(Path.of("target/test-classes"), "program.jar"));
    Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(jar -> jar.matches(".*(game-api|search-core|search-play|slf4j-api|jspecify)-.*jar"))
        .forEach(line::add);
    R8.run(R8Command.parse(line.toArray(String[]::new), Origin.root()).build());
    assertEquals(run(System.getProperty("java.class.path")), run(shrunk.toString()));

    D8.run(D8Command.builder()
        .addProgramFiles(shrunk)
        .addLibraryFiles(Path.of(System.getProperty("java.home")))
        .setMinApiLevel(26)
        .setOutput(folder, OutputMode.DexIndexed)
        .build());
    assertTrue(Files.size(folder.resolve("classes.dex")) > 0);
  }

  private static String run(String classPath) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Dslf4j.internal.verbosity=ERROR",
            "-cp",
            classPath,
            "example.android.Program")
        .redirectErrorStream(true)
        .start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), printed);
    return printed;
  }

  /** Packs the classes of the app. */
  private static String zip(Path classes, String name) throws IOException {
    Path zip = folder.resolve(name);
    try (OutputStream file = Files.newOutputStream(zip);
        ZipOutputStream out = new ZipOutputStream(file);
        Stream<Path> all = Files.walk(classes)) {
      for (Path found : (Iterable<Path>) all::iterator) {
        String entry = classes.relativize(found).toString().replace(File.separatorChar, '/');
        if (entry.endsWith(".class") && !entry.contains("Test")) {
          out.putNextEntry(new ZipEntry(entry));
          Files.copy(found, out);
          out.closeEntry();
        }
      }
    }
    return zip.toString();
  }
}
