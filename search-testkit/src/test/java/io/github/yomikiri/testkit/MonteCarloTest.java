package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.mcts.MonteCarloBuilder;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that Monte-Carlo searches find good moves, and the values of games they can solve. */
class MonteCarloTest {

  /** Positions of Connect Four, each with its score. */
  private static List<String[]> solved() throws IOException {
    Path file = Path.of("src/test/resources/io/github/yomikiri/testkit/connect-four-solved.txt");
    return Files.readAllLines(file).stream().map(line -> line.split(" ")).toList();
  }

  private static MonteCarloBuilder<ConnectFour> builder() {
    return Searchers.monteCarlo(ConnectFour.class)
        .knowledge(new ConnectFourKnowledge())
        .memoryMebibytes(4);
  }

  private static int value(ConnectFour node) {
    return node.isTerminal()
        ? node.terminalScore()
        : Searchers.solver(ConnectFour.class)
            .knowledge(new ConnectFourKnowledge())
            .ordering(() -> MoveOrdering.byEvaluation(ConnectFourKnowledge.THREATS, 1))
            .build()
            .search(node, Limits.none())
            .score();
  }

  @Test
  void aBestMoveOfConnectFourIsFound() throws IOException {
    for (String[] line : solved()) {
      ConnectFour position = ConnectFour.START.after(line[0]);
      SearchResult result = builder().visits(5000).build().search(position, Limits.none());
      assertThat(-value(position.play(result.bestMove().code())))
          .as("%s in %s", result.bestMove(), line[0])
          .isEqualTo(Integer.parseInt(line[1]));
    }
  }

  @Test
  void whatIsProvenOfConnectFourIsTrue() throws IOException {
    int solved = 0;
    for (String[] line : solved()) {
      int score = Integer.parseInt(line[1]);
      for (int visits : new int[] {100, 5000}) {
        SearchResult result = builder()
            .visits(visits)
            .build()
            .search(ConnectFour.START.after(line[0]), Limits.none());
        assertThat(!result.solved()
                || result.bound() == Bound.LOWER && result.score() <= score
                || result.bound() == Bound.UPPER && result.score() >= score
                || result.bound() == Bound.EXACT && result.score() == score)
            .as("%s, value %d: %s", line[0], score, result)
            .isTrue();
        solved += result.bound() == Bound.EXACT ? 1 : 0;
      }
    }
    assertThat(solved).isPositive();
  }

  @Test
  void theMoveConvergesToTheBest() {
    for (int seed = 0; seed < 8; seed++) {
      RandomTree root = RandomTree.of(seed, 5, 6, 30);
      Reference<RandomTree> reference = new Reference<>(RandomTree::estimate);
      Searcher<RandomTree> searcher = Searchers.monteCarlo(RandomTree.class)
          .evaluator(RandomTree::estimate)
          .visits(100_000)
          .memoryMebibytes(4)
          .build();
      SearchResult result = searcher.search(root, Limits.none());
      assertThat(reference.bestMoves(root, 6)).as("seed %d", seed).contains(result.bestMove());
    }
  }
}
