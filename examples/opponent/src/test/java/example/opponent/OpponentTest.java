package example.opponent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Starts the program as the README does, types moves, and compares its last line. */
class OpponentTest {

  /** A move that is not legal only shows the board again. */
  @ParameterizedTest
  @CsvSource({"5 nine 1 8 3 4 9, DRAWN", "1 2 3 4 5 6 7 8 9, SECOND_WON", "5, UNFINISHED"})
  void playsToTheEnd(String moves, String end) throws IOException, InterruptedException {
    Process program = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            "target/dependency/*",
            "Opponent.java")
        .redirectErrorStream(true)
        .start();
    program.getOutputStream().write(moves.replace(' ', '\n').getBytes(StandardCharsets.UTF_8));
    program.getOutputStream().close();
    String shown = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, program.waitFor(), shown);
    assertTrue(shown.strip().endsWith(end), shown);
  }
}
