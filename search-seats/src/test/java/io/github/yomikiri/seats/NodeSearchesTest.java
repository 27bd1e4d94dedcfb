package io.github.yomikiri.seats;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A game without chance has the same values by the searches of nodes and by those of seats. */
class NodeSearchesTest {

  private static final long SEED = Long.getLong("seats.seed", 20261129);
  private static final int GAMES = Integer.getInteger("seats.nodes", 40);

  private static <N extends Node<N>> void compare(Class<N> type, N start, int max, int plies) {
    // Any numbers will do, if they are those of the position.
    Evaluator<N> evaluator = Evaluator.of(node -> (int) (node.key() % max), 1);
    for (int number = 0; number < GAMES; number++) {
      PortableRandom random = new PortableRandom(SEED + number);
      AsSeated<N> root = new AsSeated<>(start, 0);
      for (int ply = random.nextInt(plies); ply > 0 && !root.isTerminal(); ply--) {
        root = root.play(random.pick(root.node().legalMoves()).code());
      }
      int depth = 1 + random.nextInt(5);
      SeatedEvaluator<AsSeated<N>> seated = (position, seat) ->
          (seat == position.seat() ? 1 : -1) * evaluator.evaluate(position.node());
      SearchResult expected = Searchers.bare(type)
          .evaluator(evaluator)
          .algorithm(Algorithm.NEGAMAX)
          .build()
          .search(root.node(), Limits.depth(depth));
      SearchResult found = Searchers.deepening(new Expectiminimax<>(
              new Estimates<>(seated, root.maxScore()),
              Optional.of(SeatedTable.ofPlaces(1 << 12, false)),
              Replies.ALL,
              false))
          .search(root, Limits.depth(depth));
      assertThat(found.points())
          .as("seed " + (SEED + number) + ", depth " + depth + "\n" + root.node())
          .isEqualTo(expected.points());
    }
  }

  @Test
  void connectFour() {
    compare(ConnectFour.class, ConnectFour.START, ConnectFour.START.maxScore(), 40);
  }

  @Test
  void kalahWithItsExtraTurns() {
    compare(Kalah.class, Kalah.start(3, 3), 10, 12);
  }
}
