package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

@Domain(Positions.class)
@Domain(DomainContext.Global.class)
class PositionWeightPlayerProperties {

  @Property(tries = 500)
  void playsWhatTheBlogsCodeWouldPlay(@ForAll Reversi node, @ForAll long seed) {
    List<Integer> candidates = blogsCandidates(node);
    Searcher<Reversi> player = PositionWeights.player(seed);
    Set<Integer> played = new HashSet<>();
    // Even with eight equal squares, 100 choices miss one of them only about once in a million
    // runs.
    for (int i = 0; i < 100; i++) {
      player.search(node, Limits.none()).move().ifPresent(move -> played.add(move.code()));
    }
    assertThat(played).hasSameElementsAs(candidates);
  }

  /**
   * Does the same as {@code SimpleHeuristicsPlayer.play} without its last line, which chooses one
   * of the returned squares at random.
   */
  private static List<Integer> blogsCandidates(Reversi node) {
    int margin = (8 - node.size()) / 2;
    List<Integer> nextMove = new ArrayList<>();
    int best = Integer.MIN_VALUE;
    for (Move move : node.legalMoves()) {
      if (move.code() == Reversi.PASS) {
        nextMove = new ArrayList<>(List.of(Reversi.PASS));
        continue;
      }
      int score = blogsScore(move.code() % 8 - margin, move.code() / 8 - margin, node.size());
      if (score > best) {
        nextMove = new ArrayList<>(List.of(move.code()));
        best = score;
      } else if (score == best) {
        nextMove.add(move.code());
      }
    }
    return nextMove;
  }

  private static int blogsScore(int x, int y, int size) {
    int[] scores = {8, 2, 7, 4, 2, 1, 3, 4, 7, 3, 6, 5, 4, 4, 5, 0};
    int half = size / 2;
    int last = size - 1;
    if (x < half) {
      return y < half ? scores[x + y * 4] : scores[x + (last - y) * 4];
    }
    return y < half ? scores[last - x + y * 4] : scores[last - x + (last - y) * 4];
  }

  @Property(tries = 300)
  void theResultClaimsNoMoreThanItKnows(@ForAll Reversi node, @ForAll long seed) {
    SearchResult result = PositionWeights.player(seed).search(node, Limits.depth(1));
    assertThat(result.move().isEmpty()).isEqualTo(node.isTerminal());
    assertThat(result.solved()).isEqualTo(node.isTerminal());
    assertThat(result.depth()).isZero();
    assertThat(result.rootMoves()).extracting(RootMove::move).hasSameElementsAs(node.legalMoves());
    assertThat(result.rootMoves()).isSortedAccordingTo((one, other) -> other.score() - one.score());
    if (result.move().isPresent()) {
      assertThat(result.rootMoves().get(0).move()).isEqualTo(result.bestMove());
      assertThat(result.rootMoves().get(0).score()).isEqualTo(result.score());
      assertThat(result.principalVariation()).containsExactly(result.bestMove());
    }
  }
}
