package example.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class PlayTest {

  private static String play(String fen, String... lines) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream printed = new PrintStream(out, true, StandardCharsets.UTF_8);
    try (Player<Chess> program = Player.builder(Engine.search(Learned.read())).build()) {
      new Play(Fen.read(fen), program, Limits.nodes(10_000), printed)
          .run(new BufferedReader(new StringReader(String.join("\n", lines))));
    }
    return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  @Test
  void theProgramMates() throws IOException {
    String shown = play("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "go", "pgn", "quit", "go");
    assertTrue(shown.contains("Rd8#"), shown);
    assertTrue(shown.contains("Black is mated."), shown);
    assertTrue(shown.contains("1. Rd8# 1-0"), shown);
  }

  @Test
  void aPersonMovesAndTakesBack() throws IOException {
    String shown = play(Chess.START.toString(), "e4", "undo", "undo", "d2d4", "Ke7", "pgn");
    assertTrue(shown.contains("\"Ke7\" is not one legal move here."), shown);
    assertTrue(shown.contains("\n1. d4 "), shown);
    assertEquals(7, shown.split("a b c d e f g h", -1).length - 1, shown);
  }

  @Test
  void nobodyMovesAfterTheEnd() throws IOException {
    String shown = play("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Kh7", "go");
    assertTrue(shown.contains("\"Kh7\" is not one legal move here."), shown);
    assertTrue(shown.endsWith("Drawn. \n"), shown);
  }
}
