package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
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
    int max = Integer.getInteger("wthor.games", 100);
    List<String> differences = new ArrayList<>();
    int solved = 0;
    for (Path path : TrainingGames.wthorFiles()) {
      solved += solve(path, max - solved, differences);
    }
    assertThat(differences).as("of %d positions", solved).isEmpty();
    assertThat(solved).as("solved games").isPositive();
  }

  /** Solves games of a file up to a limit, and returns the number of solved games. */
  private static int solve(Path path, int max, List<String> differences) throws IOException {
    EndgameSolver solver = new EndgameSolver(EndgameOptions.exact());
    int solved = 0;
    try (TrainingFile games = TrainingFile.open(path)) {
      while (games.hasNext() && solved < max) {
        TrainingGame game = games.next();
        OptionalInt ply = TrainingGames.solvedPly(game);
        if (ply.isEmpty()) {
          continue;
        }
        int score = solver
            .search(game.game().positions().get(ply.getAsInt()), Limits.none())
            .score();
        int expected = game.label(ply.getAsInt());
        if (score != expected) {
          differences.add(path + ", " + game + ": " + score + ", not " + expected);
        }
        solved++;
      }
    }
    return solved;
  }
}
