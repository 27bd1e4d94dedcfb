package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.fixture.Endings;
import io.github.yomikiri.search.SearchContext;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FewEmptiesSearchTest {

  private final NodeCounter nodes = new NodeCounter();
  private final FewEmptiesSearch search = new FewEmptiesSearch(nodes);
  private final Random random = new Random(20_261_129);

  private int search(Reversi node, int alpha, boolean expectsCut, long knownMoves) {
    int parity = Quadrants.parity(node.empties());
    return search.search(
        node.own(), node.opponent(), alpha, node.emptyCount(), parity, expectsCut, knownMoves);
  }

  /** The cache keeps its entries from one position to the next, so later searches meet them. */
  @ParameterizedTest
  @CsvSource({"8,5,8,1500", "8,9,10,30", "6,5,8,500", "4,5,8,500"})
  void everyNullWindowGetsABoundOfTheUnprunedValue(int size, int least, int most, int count) {
    nodes.begin(Endings.unlimited());
    search.begin(Board.of(size));
    int area = size * size;
    for (Reversi node : Endings.random(size, least, most, count, size + least)) {
      int value = most > 8 ? Endings.alphaBeta(node) : Endings.unpruned(node);
      long moves =
          Bitboard.legalMoves(node.own(), node.opponent()) & node.board().squares();
      // The windows around the value, around a draw, and any other.
      for (int alpha :
          new int[] {value - 1, value, value - 2, -1, 0, random.nextInt(2 * area) - area}) {
        for (boolean expectsCut : new boolean[] {false, true}) {
          int found = search(
              node, alpha, expectsCut, random.nextBoolean() ? moves : ChildPositions.UNKNOWN);
          assertThat(Endings.isHonest(found, alpha, alpha + 1, value))
              .as("%d for alpha %d, value %d, %s", found, alpha, value, node)
              .isTrue();
          assertThat(found > alpha).isEqualTo(value > alpha);
        }
      }
    }
  }

  @Test
  void aSecondSearchIsAnsweredByTheCache() {
    for (Reversi node : Endings.random(8, 6, 6, 50, 3)) {
      if (!node.mustPass()) {
        search.begin(Board.of(8));
        long first = nodesOf(node);
        assertThat(nodesOf(node)).as("%s", node).isOne();
        search.begin(Board.of(8));
        assertThat(nodesOf(node)).as("%s", node).isEqualTo(first);
      }
    }
  }

  private long nodesOf(Reversi node) {
    SearchContext context = Endings.unlimited();
    nodes.begin(context);
    search(node, 0, true, ChildPositions.UNKNOWN);
    nodes.handBack();
    return context.statistics().nodes();
  }
}
