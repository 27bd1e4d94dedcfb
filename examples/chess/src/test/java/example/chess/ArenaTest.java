package example.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.notation.NotationType;
import io.github.yomikiri.game.Game;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArenaTest {

  @Test
  void openingsAreDistinct() throws IOException {
    Set<Chess> positions = new HashSet<>();
    for (Game<Chess> opening : Arena.openings()) {
      assertEquals(8, opening.moves().size(), opening::toString);
      assertTrue(positions.add(opening.position()), opening::toString);
    }
    assertEquals(50, positions.size());
  }

  @Test
  void gamesOfAMatchAreLegalForAnotherLibrary(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("games.pgn");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String[] args = {"4", "300", file.toString(), "learned", "material"};
    Arena.run(args, new PrintStream(out, true, StandardCharsets.UTF_8));
    List<Pgn> games = Pgn.readAll(file, fault -> fail(fault));
    assertEquals(4, games.size());
    for (Pgn game : games) {
      replay(game);
    }
  }

  private static void replay(Pgn pgn) throws Exception {
    ChessGame other = new ChessGame();
    for (int ply = 0; ply < pgn.game().moves().size(); ply++) {
      Chess position = pgn.game().positions().get(ply);
      String san = San.write(position, pgn.game().moves().get(ply).code());
      other.playMove(other.getMove(NotationType.SAN, san));
    }
    assertEquals(pgn.game().position().toString().split(" ")[0], other.getFen().split(" ")[0]);
  }
}
