package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ReversiGames;
import io.github.yomikiri.reversi.notation.WthorGame;
import io.github.yomikiri.reversi.notation.WthorReader;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Solves positions of the WTHOR database, and compares them with the database's theoretical scores.
 * A position takes about two seconds. Runs only with {@code -Dwthor=FOLDER};
 * {@code -Dwthor.games=N} solves the first N games instead of 100.
 */
@Tag("wthor")
class WthorScoresTest {

  @Test
  void theoreticalScoresAreTheSolvers() throws IOException {
    String folder = System.getProperty("wthor", "");
    assertThat(folder).as("-Dwthor=FOLDER names the folder of the .wtb files").isNotBlank();
    List<Path> paths;
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      paths = files.filter(file -> file.toString().endsWith(".wtb")).sorted().toList();
    }
    int max = Integer.getInteger("wthor.games", 100);
    List<String> differences = new ArrayList<>();
    int solved = 0;
    for (Path path : paths) {
      solved += solve(path, max - solved, differences);
    }
    assertThat(differences).as("of %d positions", solved).isEmpty();
    assertThat(solved).as("games of the .wtb files in %s", folder).isPositive();
  }

  /** Solves games of a file up to a limit, and returns the number of solved games. */
  private static int solve(Path path, int max, List<String> differences) throws IOException {
    EndgameSolver solver = new EndgameSolver(EndgameOptions.exact());
    int solved = 0;
    try (WthorReader reader = WthorReader.open(path)) {
      int empties = reader.header().depth();
      while (reader.hasNext() && solved < max) {
        WthorGame game = reader.next();
        Reversi node = ReversiGames.positionWithEmpties(game.game(), empties).orElse(null);
        if (node == null || node.isTerminal()) {
          continue;
        }
        int score = solver.search(node, Limits.none()).score();
        int expected = game.theoreticalScore(node.sideToMove());
        if (score != expected) {
          differences.add(path + ", game " + game.number() + ": " + score + ", not " + expected);
        }
        solved++;
      }
    }
    return solved;
  }
}
