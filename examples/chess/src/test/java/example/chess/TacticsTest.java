package example.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.PlayerSpec;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TacticsTest {

  @Test
  void allAreSolvedWithFewNodes() throws IOException {
    List<Tactics.Task> tasks;
    try (InputStream file = TacticsTest.class.getResourceAsStream("tactics.epd")) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      tasks = Tactics.read("tactics.epd", text.lines().toList());
    }
    StringWriter out = new StringWriter();
    try (Player<Chess> player = PlayerSpec.parse(new ChessKit(), "engine:nodes=20000").make()) {
      int solved = Tactics.solve(tasks, player, new PrintWriter(out));
      assertEquals(10, solved, out::toString);
    }
  }

  @Test
  void operationsComeInAnyOrder() {
    Tactics.Task task = Tactics.read(
            "file",
            List.of("", "# none", "6k1/8/8/8/8/8/8/R5KQ w - - id \"two\"; am Ra8+ Qh7+; acd 3;"))
        .get(0);
    assertEquals("two", task.name());
    assertEquals("not Ra8+ or Qh7+", task.expected());
  }

  @ParameterizedTest
  @ValueSource(strings = {"w - -; bm Ra8;", "w - - ; bm Ra8", "w - -;bm Ra8;", "w - - bm Ra8"})
  void signsMayBeMissingOrTooMany(String end) {
    List<String> lines = List.of("\uFEFF6k1/8/8/8/8/8/8/R5KQ " + end);
    assertEquals("Ra8+", Tactics.read("file", lines).get(0).expected());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "6k1/8/8/8/8/8/8/R5KQ w - - id \"none\"; | file, line 2, the line: it is no position of 4"
            + " fields with a move \"bm\" or \"am\"",
        "6k1/8/8/8/8/8/8/R5KQ w - bm Ra8; | file, line 2, the line: it is no position of 4",
        "6k1/8/8/8/8/8/8/R5KQ w - - bm Ra9; | file, line 2, the move Ra9: it is not one legal move",
        "6k1/8/8/8/8/8/8/R5K w - - bm Ra8; | file, line 2, rank 1: 7 squares instead of 8"
      })
  void faultsAreNamed(String line, String message) {
    InvalidInputException e = assertThrows(
        InvalidInputException.class, () -> Tactics.read("file", List.of("# A comment", line)));
    assertEquals(message, e.getMessage().substring(0, message.length()));
  }
}
