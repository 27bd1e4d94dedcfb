package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.notation.BoardText;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PositionWeightPlayerTest {

  @Test
  void takesTheCornerBeforeTheEdge() {
    Reversi node = BoardText.parse("""
         abcdefgh
        1........1
        2.O.O....2
        3..XX....3
        4...X....4
        5........5
        6........6
        7........7
        8........8
         abcdefgh
        X to move
        """);
    // a1 (8), d1 and c1 (4 and 7) are legal.
    SearchResult result = PositionWeights.player(1).search(node, Limits.none());
    assertThat(result.bestMove()).hasToString("a1");
    assertThat(result.score()).isEqualTo(8);
    assertThat(result.bound()).isEqualTo(Bound.ESTIMATE);
    assertThat(result.completion()).isEqualTo(Completion.DEPTH);
    assertThat(result.solved()).isFalse();
  }

  @Test
  void passesWhenItMust() {
    // Dark on a1, Light on b1 to g1 and h1 empty: Light must pass.
    Reversi node = Reversi.of(0x01L, 0x7EL, Side.LIGHT);
    SearchResult result = PositionWeights.player(1).search(node, Limits.none());
    assertThat(result.bestMove().code()).isEqualTo(Reversi.PASS);
    assertThat(result.score()).isZero();
    assertThat(result.bound()).isEqualTo(Bound.ESTIMATE);
  }

  @Test
  void hasNoMoveWhenTheGameIsOver() {
    SearchResult result =
        PositionWeights.player(1).search(Reversi.of(0x01L, 0, Side.LIGHT), Limits.none());
    assertThat(result.move()).isEmpty();
    assertThat(result.score()).isEqualTo(-64);
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.solved()).isTrue();
    assertThat(result.completion()).isEqualTo(Completion.GAME_OVER);
  }

  @Test
  void resetStartsItsRandomnessAnew() {
    Searcher<Reversi> player = PositionWeights.player(42);
    List<String> first = choices(player);
    List<String> second = choices(player);
    player.reset();
    assertThat(choices(player)).isEqualTo(first);
    assertThat(second).isNotEqualTo(first);
  }

  private static List<String> choices(Searcher<Reversi> player) {
    List<String> choices = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      choices.add(player.search(Reversi.start(), Limits.none()).bestMove().notation());
    }
    return choices;
  }

  @Test
  void tellsItsListener() {
    List<String> reports = new ArrayList<>();
    PositionWeights.player(1).search(Reversi.start(), Limits.none(), new SearchListener() {
      @Override
      public void started(Limits limits) {
        reports.add("started");
      }

      @Override
      public void finished(SearchResult result) {
        reports.add("finished");
      }
    });
    assertThat(reports).containsExactly("started", "finished");
  }

  /**
   * The published results of 1,000 games are 80.2 % won as Dark and 79.0 % as Light. The standard
   * deviation of such a share is 1.3 points.
   */
  @Test
  void beatsTheRandomPlayerAsOftenAsPublished() {
    Searcher<Reversi> player = PositionWeights.player(2011);
    Searcher<Reversi> random = Searchers.random(2012);
    assertThat(wonGames(player, random, Side.DARK)).isBetween(802 - 65, 802 + 65);
    assertThat(wonGames(random, player, Side.LIGHT)).isBetween(790 - 65, 790 + 65);
  }

  private static int wonGames(Searcher<Reversi> dark, Searcher<Reversi> light, Side winner) {
    int won = 0;
    for (int game = 0; game < 1000; game++) {
      Reversi node = Reversi.start();
      while (!node.isTerminal()) {
        Searcher<Reversi> mover = node.sideToMove() == Side.DARK ? dark : light;
        node = node.play(mover.search(node, Limits.none()).bestMove().code());
      }
      int forMover = node.terminalScore();
      won += (node.sideToMove() == winner ? forMover : -forMover) > 0 ? 1 : 0;
    }
    return won;
  }
}
