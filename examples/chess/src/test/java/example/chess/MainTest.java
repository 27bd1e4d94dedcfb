package example.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainTest {

  private static final String MATE = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - ";

  /** Runs a command, which must end with an exit code. Returns its output and its messages. */
  private static String run(int exitCode, String input, String... args) {
    StringWriter out = new StringWriter();
    int actual = Main.program().execute(new StringReader(input), out, out, args);
    assertEquals(exitCode, actual, out::toString);
    return out.toString().replace(System.lineSeparator(), "\n");
  }

  private static void assertContains(String text, String part) {
    assertTrue(text.contains(part), () -> "\"" + part + "\" is not in: " + text);
  }

  /** The name of the position is not in UTF-8. */
  @Test
  void aFileOfTacticsIsSolved(@TempDir Path folder) throws IOException {
    String line = MATE + "bm Rd8#; id \"mat\u00E9\";";
    Path file =
        Files.write(folder.resolve("one.epd"), line.getBytes(StandardCharsets.ISO_8859_1));
    String expected = "mat\uFFFD       Rd8#           found Rd8#    yes";
    assertContains(run(0, "", "tactics", file.toString(), "engine:nodes=1000"), expected);
    assertContains(run(0, "", "tactics", file.toString(), "pvs3:learned"), expected);
  }

  @Test
  void theProgramPlaysByUci() {
    String answers = run(0, "uci\nposition startpos moves e2e4\ngo nodes 1000\n", "uci");
    assertContains(answers, "id name chess");
    assertContains(answers, "\nbestmove ");
  }

  @Test
  void scoresByUciAreInHundredthsOfAPawn() {
    String fen = "4k1n1/8/8/8/8/8/4P3/Q3K3 w - - 0 1";
    String answers = run(0, "position fen " + fen + "\ngo depth 1\n", "uci");
    Matcher score = Pattern.compile("score cp (\\d+)").matcher(answers);
    assertTrue(score.find(), answers);
    int centipawns = Integer.parseInt(score.group(1));
    assertTrue(centipawns > 500 && centipawns < 3_000, answers);
  }

  @Test
  void matesByUciAreCountedInMoves() {
    String answers = run(0, "position fen " + MATE + "0 1\ngo depth 3\n", "uci");
    assertContains(answers, "score mate 1 ");
  }

  @Test
  void theProgramMates() {
    String game =
        run(0, "", "play", "--from", MATE + "0 1", "--white", "nodes=1000", "--black", "random");
    assertContains(game, "8 . . . . . . k .\n7 . . . . . p p p\n");
    assertContains(game, "White (nodes=1000) plays d1d8.");
    assertContains(game, "White won.");
  }

  @Test
  void aPersonTypesAlgebraicNotation() {
    String[] args = {"play", "--black", "random", "--hints", "engine:nodes=500"};
    String game = run(0, "Ke2\ne4\nundo\nNf3\nhint 2\nquit\n", args);
    assertContains(game, "\"Ke2\" is neither a legal move nor a command.");
    assertContains(game, "1 R N B Q K B N R\n");
    assertContains(game, "\n3 . . . . . N . .\n2 P P P P P P P P\n1 R N B Q K B . R\n");
    assertContains(game, "move  pawns  depth");
  }

  @Test
  void aSavedGameBecomesPgn(@TempDir Path folder) {
    String file = folder.resolve("game.txt").toString();
    run(0, "d1d8\nsave " + file + "\n", "play", "--from", MATE + "0 1");
    String pgn = run(0, "", "pgn", file);
    assertContains(pgn, "[FEN \"" + MATE + "0 1\"]\n");
    assertContains(pgn, "\n\n1. Rd8# 1-0\n");
  }

  @Test
  void blackMayBegin() {
    String stalemate = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    assertContains(run(0, "", "play", "--from", stalemate), "A draw.");
    String fen = "7k/3Q4/8/6K1/8/8/8/8 b - - 0 1";
    String[] args = {"play", "--from", fen, "--white", "random", "--black", "human", "--seed", "1"};
    String game = run(0, "Kg8\n", args);
    assertContains(game, "White  random\nBlack  human  to move\n\nBlack> ");
    assertContains(game, "White (random) plays ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tactic | \"tactic\" is no command; did you mean tactics",
        "tactics | Missing required parameter: 'FILE'",
        "play --from 8/8 | the FEN: 1 fields instead of 6",
        "tactics none.epd | none.epd: no such file or directory",
        "pgn pom.xml | position, the FEN:",
        "tactics pom.xml | pom.xml, line 1, the line: it is no position of 4 fields",
        "play --black nobody | player \"nobody\"",
      })
  void faultsAreNamed(String args, String message) {
    assertContains(run(2, "", args.split(" ")), message);
  }

  @Test
  void anUnknownSolverIsNamed(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("one.epd"), MATE + "bm Rd8#;");
    String message = run(2, "", "tactics", file.toString(), "nobody");
    assertContains(message, "chess tactics: player \"nobody\"");
    assertContains(message, "Try 'chess tactics --help'.");
  }
}
