package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReversiKnowledgeTest {

  private static final long SEED = 20;

  private static Reversi withEmpties(int size, int empties, Random random) {
    Reversi node = Reversi.start(size);
    while (node.emptyCount() > empties) {
      List<Move> moves = node.legalMoves();
      node = moves.isEmpty()
          ? Reversi.start(size)
          : node.play(moves.get(random.nextInt(moves.size())).code());
    }
    return node;
  }

  private static SearchResult solve(Reversi node, boolean knows) {
    var solver = Searchers.solver(Reversi.class);
    return (knows ? solver.knowledge(new ReversiKnowledge()) : solver)
        .build()
        .search(node, Limits.none());
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void theValueLiesBetweenTheBoundsAndTakesFewerNodes(int size) {
    Random random = new Random(SEED);
    ReversiKnowledge knowledge = new ReversiKnowledge();
    long with = 0;
    long without = 0;
    int tight = 0;
    for (int i = 0; i < 30; i++) {
      Reversi node = withEmpties(size, 8, random);
      if (node.isTerminal()) {
        continue;
      }
      SearchResult plain = solve(node, false);
      SearchResult known = solve(node, true);
      assertThat(plain.score())
          .as("seed %d, position %d:%n%s", SEED, i, node)
          .isBetween(knowledge.lowerBound(node), knowledge.upperBound(node));
      assertThat(known.score()).isEqualTo(plain.score());
      assertThat(known.solved()).isTrue();
      with += known.statistics().nodes();
      without += plain.statistics().nodes();
      int area = node.board().area();
      tight += knowledge.upperBound(node) < area || knowledge.lowerBound(node) > -area ? 1 : 0;
    }
    assertThat(with).isLessThan(without);
    assertThat(tight).isGreaterThan(5);
  }
}
