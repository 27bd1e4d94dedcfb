package io.github.yomikiri.bench.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.Draughts;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextbookSearchTest {

  private static <N extends Node<N>> TextbookSearch<N> searcher(
      Evaluator<N> evaluator, LongSupplier nanoTime) {
    Tactics<N> tactics = new Tactics<>() {
      @Override
      public int cell(N node, int move) {
        return move % TextbookSearch.CELLS;
      }

      @Override
      public int pawn() {
        return 1;
      }
    };
    return new TextbookSearch<>(evaluator, tactics, 1, nanoTime);
  }

  @Test
  void countsWinsByTheirDistance() {
    // The white piece is three steps from its goal, and no black piece can stop it.
    Breakthrough node = new Breakthrough(1L << 8, 1L << 23, true, 4, 6);
    SearchResult result = searcher(Breakthrough::lead, () -> 0).search(node, Limits.depth(8));
    assertThat(result.score()).isEqualTo(Score.MAX - 5);
    assertThat(result.principalVariation()).hasSize(5);
    Breakthrough after = node.play(result.bestMove()).orElseThrow();
    assertThat(
            searcher(Breakthrough::lead, () -> 0).search(after, Limits.depth(8)).score())
        .isEqualTo(4 - Score.MAX);
  }

  @Test
  void preventsAWin() {
    Game<ConnectFour> game = Game.of(ConnectFour.START);
    for (String move : "4 5 4 5 4".split(" ")) {
      game = game.play(move);
    }
    SearchResult result = searcher((ConnectFour node) -> 0, () -> 0).search(game, Limits.depth(4));
    assertThat(result.bestMove().notation()).isEqualTo("4");
  }

  @Test
  void knowsDrawsByQuietPlies() {
    // Two kings, far from each other, and only two plies are left.
    Draughts node = new Draughts(1, 1L << 63, 1 | 1L << 63, true, 2);
    Evaluator<Draughts> blackIsWorse = each -> each.blackToMove() ? -9 : 9;
    SearchResult result = searcher(blackIsWorse, () -> 0).search(node, Limits.depth(4));
    assertThat(result.score()).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 10, 1000})
  void visitsAtMostTheNodesOfALimit(int nodes) {
    SearchResult result =
        searcher(Draughts::lead, () -> 0).search(Draughts.START, Limits.nodes(nodes));
    assertThat(result.statistics().nodes()).isEqualTo(nodes);
    assertThat(result.completion()).isEqualTo(Completion.NODES);
    assertThat(Draughts.START.legalMoves()).contains(result.bestMove());
  }

  @Test
  void endsWhenTheTimeIsOver() {
    AtomicLong now = new AtomicLong();
    SearchResult result = searcher(Draughts::lead, () -> now.addAndGet(1_000_000))
        .search(Draughts.START, Limits.time(Duration.ofMillis(50)));
    assertThat(result.completion()).isEqualTo(Completion.TIME);
    assertThat(now.get()).isBetween(50_000_000L, 55_000_000L);
  }

  @Test
  void afterAResetASearchIsTheSame() {
    TextbookSearch<Draughts> searcher = searcher(Draughts::lead, () -> 0);
    SearchResult first = searcher.search(Draughts.START, Limits.nodes(3000));
    searcher.search(Draughts.START.play(first.bestMove().code()), Limits.nodes(3000));
    searcher.reset();
    assertThat(searcher.search(Draughts.START, Limits.nodes(3000))).isEqualTo(first);
  }

  @Test
  void theTableKeepsTheDeepestAndTheLastSearch() {
    Slots table = new Slots(1);
    long key = 0x1234_5678_9ABC_DEF0L;
    table.put(key, 77, 9, -1234, Slots.EXACT);
    table.put(key + 1, 5, 3, Score.MAX, Slots.LOWER);
    table.put(key + 2, -1, 2, -Score.MAX, Slots.UPPER);
    assertThat(table.get(key + 1)).isEqualTo(Slots.NONE);
    assertThat(Slots.move(table.get(key))).isEqualTo(77);
    assertThat(Slots.depth(table.get(key))).isEqualTo(9);
    assertThat(Slots.score(table.get(key))).isEqualTo(-1234);
    assertThat(Slots.bound(table.get(key))).isEqualTo(Slots.EXACT);
    assertThat(Slots.move(table.get(key + 2))).isEqualTo(-1);
    assertThat(Slots.score(table.get(key + 2))).isEqualTo(-Score.MAX);
    table.clear();
    assertThat(table.get(key)).isEqualTo(Slots.NONE);
  }
}
