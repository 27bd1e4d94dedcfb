package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.WthorGame;
import io.github.yomikiri.reversi.WthorReader;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Solves the position with 24 empty squares of every game of a WTHOR file, and compares it with the database's theoretical score.
 * It takes about two seconds a position and runs only when the system property {@code wthor} names a file:
 *
 * <pre>{@code ./mvnw -pl reversi-eval -am verify -Dtest=WthorScoresTest -Dtest.args=-Dwthor=/data/WTH_1977.wtb}</pre>
 *
 * <p>{@code wthor.games} limits the number of games.
 */
class WthorScoresTest {

  @Test
  void theoreticalScoresAreTheSolvers() throws IOException {
    String file = System.getProperty("wthor");
    assumeTrue(file != null, "the system property wthor does not name a .wtb file");
    EndgameSolver solver = new EndgameSolver(EndgameOptions.exact());
    List<String> differences = new ArrayList<>();
    int solved = 0;
    try (WthorReader reader = WthorReader.open(Path.of(file))) {
      int empties = reader.header().depth();
      int max = Integer.getInteger("wthor.games", Integer.MAX_VALUE);
      while (reader.hasNext() && solved < max) {
        WthorGame game = reader.next();
        Reversi node = game.record().positionWithEmpties(empties).orElse(null);
        if (node == null || node.isTerminal()) {
          continue;
        }
        int score = solver.search(node, Limits.none()).score();
        int expected = game.theoreticalScore(node.sideToMove());
        if (score != expected) {
          differences.add("game " + game.number() + ": " + score + ", not " + expected);
        }
        solved++;
      }
    }
    assertThat(differences).as("of %d positions", solved).isEmpty();
    assertThat(solved).isPositive();
  }
}
