package example.benchmark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The packaged jar prints the table. */
class MainIT {

  @Test
  void printsARowForEachSubject() throws IOException, InterruptedException {
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-jar",
            "target/benchmark.jar",
            "-f", "1", "-wi", "0", "-i", "1", "-r", "10ms", "-p", "depth=2")
        .redirectErrorStream(true)
        .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), out);
    List<String> names = out.lines()
        .filter(line -> line.matches("(library|mine).*\\d"))
        .map(line -> line.replaceAll(" +[\\d.,]+ .*", ""))
        .toList();
    assertEquals(Subject.ALL.stream().map(Subject::name).toList(), names, out);
  }
}
