package example.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainTest {

  private static String run(String... args) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Main.run(new ArrayList<>(List.of(args)), new PrintStream(out, true, StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8);
  }

  /** The name of the position is not in UTF-8. */
  @Test
  void aFileOfTacticsIsSolved(@TempDir Path folder) throws IOException {
    String line = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; id \"mat\u00E9\";";
    Path file =
        Files.write(folder.resolve("one.epd"), line.getBytes(StandardCharsets.ISO_8859_1));
    String expected = "mat\uFFFD       Rd8#           found Rd8#    yes";
    for (String[] limit :
        List.of(new String[] {"--nodes", "1000"}, new String[] {"--time", "1s"})) {
      assertTrue(run("tactics", file.toString(), limit[0], limit[1]).startsWith(expected));
      assertTrue(run("tactics", limit[0], limit[1], file.toString()).startsWith(expected));
    }
  }

  @Test
  void theProgramPlaysByUci() throws IOException {
    String answers = uci("uci\nposition startpos moves e2e4\ngo nodes 1000\n");
    assertTrue(answers.startsWith("id name Yomikiri chess"), answers);
    assertTrue(answers.contains("\nbestmove "), answers);
  }

  @Test
  void scoresByUciAreInHundredthsOfAPawn() throws IOException {
    String answers = uci("position fen 4k1n1/8/8/8/8/8/4P3/Q3K3 w - - 0 1\ngo depth 1\n");
    Matcher score = Pattern.compile("score cp (\\d+)").matcher(answers);
    assertTrue(score.find(), answers);
    int centipawns = Integer.parseInt(score.group(1));
    assertTrue(centipawns > 500 && centipawns < 3_000, answers);
  }

  private static String uci(String commands) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Main.uci(
        new ByteArrayInputStream(commands.getBytes(StandardCharsets.UTF_8)),
        new PrintStream(out, true, StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void helpNamesTheCommands() throws IOException {
    assertTrue(run("--help").startsWith("Usage: java -jar chess.jar COMMAND"));
    assertEquals(run("--help"), run());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve | \"solve\" with [] is no command",
        "tactics | \"tactics\" with [] is no command",
        "tactics a b | \"tactics\" with [a, b] is no command",
        "play --time 3 | --time 3 is no time, such as 1s or 0.1s",
        "play --time -1s | time limit PT-1S is not positive",
        "play --time | the FEN: 1 fields instead of 6",
        "tactics f --nodes 1k | --nodes 1k is no number from 0 to 999999999"
      })
  void faultsAreNamed(String args, String message) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> run(args.split(" ")));
    assertTrue(e.getMessage().startsWith(message), e::getMessage);
  }
}
