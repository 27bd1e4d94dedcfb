package example.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.input.InvalidInputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games as other programs write them, and files with games that nobody can read. */
class PgnReaderTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. d4 1. ... Nf6 2. c4 *",
        "1.d4 Nf6 2.c4",
        "1 d4 Nf6 2 c4 1/2-1/2",
        "\uFEFF[Event \"?\"]\n\n1. d4 Nf6 2. c4 *",
        "% written by hand\n[Event \"?\"]\n\n1. d4\n% a page ends\nNf6 2. c4 *",
        "1. d4 ! $1 Nf6$2 2. c4!? *",
        "1. d4 (1. -- e5 {null}) 1... Nf6 {a} {b} ; c\n2. c4 *",
        "[Event \"?\"]\r\n[Site \"?\"]\r\n\r\n1. d4 Nf6\r\n2. c4 *\r\n"
      })
  void marksAreSkipped(String text) {
    assertEquals("d2d4 g8f6 c2c4", Pgn.read(text).game().toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"exd6 e.p. *", "exd6e.p.+ *"})
  void aCaptureEnPassantMayBeMarked(String moves) {
    Pgn read = Pgn.read("[FEN \"7k/8/8/3pP3/8/8/8/K7 w - d6 0 1\"]\n" + moves);
    assertEquals("e5d6", read.game().toString());
  }

  @Test
  void nothingIsTooLong() {
    String name = "\\\"".repeat(5_000);
    String comments = "{one} ; two\n".repeat(1_000) + "{" + "long ".repeat(100_000) + "}";
    String variations = "(".repeat(5_000) + ")".repeat(5_000);
    Pgn read = Pgn.read("[Event \"" + name + "\"]\n1. d4 " + comments + variations + " d5 *");
    assertEquals("\"".repeat(5_000), read.tags().get("Event"));
    assertEquals("d2d4 d7d5", read.game().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. e4 e4              | line 1 (move 1): \"e4\" is not one legal move in rnbqkbnr",
        "1. e4 -- 2. d4        | line 1 (move 1): \"--\" is not one legal move in rnbqkbnr",
        "1. e4 (1. d4          | line 1 (move 1): a variation has no end",
        "1. e4 )               | line 1 (move 1): \")\" is out of place",
        "1. e4 e5 2. d4 {oh    | line 1 (move 2): a comment has no end",
        "[Event                | line 1 (move 1): the tag Event has no value in quotes",
        "[Event \"?            | line 1 (move 1): the tag Event has no end",
        "[                     | line 1 (move 1): a tag has no end",
        "[FEN \"8/8 w - -\"]   | line 1 (move 1): FEN, field 1 (pieces): 2 ranks instead of 8",
        "% none                | the text: it has no game",
      })
  void faultsAreNamed(String text, String message) {
    InvalidInputException e = assertThrows(InvalidInputException.class, () -> Pgn.read(text));
    assertTrue(e.getMessage().startsWith(message), e::getMessage);
  }

  /** Each fault would hide the games after it if it did not end with its game. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"bad\"]\n[Site ?]\n[Date \"?\"]\n\n1. e4 *\n",
        "[Event \"bad\"]\n\n1. e4 {no end\n\n",
        "[Event \"bad\"]\n\n1. e4 (1. d4\n\n",
        "[Event \"bad\"]\n\n1. e4 e5\n2. -- d5 *\n\n",
        "[Event \"bad\"]\n\n1. Qe4 *\n"
      })
  void aFaultCostsOneGame(String bad, @TempDir Path folder) throws IOException {
    String first = "[Event \"first\"]\n\n1. d4 {[%clk 0:01]} *\n\n";
    String last = "[Event \"Jos\u00E9\"]\n\n[Site \"?\"]\n1. c4 {good} e5\n";
    Path file = folder.resolve("games.pgn");
    Files.write(file, (first + bad + last).getBytes(StandardCharsets.ISO_8859_1));
    List<String> faults = new ArrayList<>();
    List<Pgn> games = Pgn.readAll(file, fault -> faults.add(fault.getMessage()));
    assertEquals(
        List.of("d2d4", "c2c4 e7e5"),
        games.stream().map(each -> each.game().toString()).toList());
    assertEquals("Jos\uFFFD", games.get(1).tags().get("Event"));
    assertEquals(1, faults.size());
    assertTrue(faults.get(0).matches("(?s).*games.pgn, line [5-9] .*"), faults::toString);
  }
}
