package io.github.yomikiri.play.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a result says of the position's value if another move is played than the best one. */
class PreferredMoveTest {

  private static final Move FIRST = new Move(1, "first");
  private static final Move CHOSEN = new Move(2, "chosen");

  private static RootMove move(Move move, int score, boolean solved, int depth) {
    return new RootMove(move, score, Bound.EXACT, solved, depth, 0, List.of(move));
  }

  private static Bound bound(RootMove other, RootMove chosen) {
    SearchResult all = SearchResult.builder(FIRST)
        .score(other.score())
        .bound(Bound.EXACT)
        .depth(other.depth())
        .rootMoves(List.of(other, chosen))
        .build();
    SearchResult result = MoveChoice.preferring(all, chosen);
    assertThat(result.bestMove()).isEqualTo(CHOSEN);
    assertThat(result.score()).isEqualTo(chosen.score());
    assertThat(result.solved()).isEqualTo(chosen.solved());
    assertThat(result.depth()).isEqualTo(chosen.depth());
    assertThat(result.rootMoves()).containsExactly(chosen, other);
    return result.bound();
  }

  @Test
  void theValueIsExactOnlyIfNoOtherMoveCanBeBetter() {
    RootMove estimate = move(CHOSEN, 5, false, 4);
    assertThat(bound(move(FIRST, 5, false, 4), estimate)).isEqualTo(Bound.EXACT);
    assertThat(bound(move(FIRST, 5, false, 5), estimate)).isEqualTo(Bound.EXACT);
    assertThat(bound(move(FIRST, 5, false, 3), estimate)).isEqualTo(Bound.LOWER);
    assertThat(bound(move(FIRST, 6, false, 4), estimate)).isEqualTo(Bound.LOWER);
    assertThat(bound(move(FIRST, 5, true, 1), estimate)).isEqualTo(Bound.EXACT);
  }

  @Test
  void aProvenValueIsExactOnlyIfAllOthersAreProven() {
    RootMove proven = move(CHOSEN, 5, true, 4);
    assertThat(bound(move(FIRST, 5, true, 2), proven)).isEqualTo(Bound.EXACT);
    assertThat(bound(move(FIRST, 4, false, 9), proven)).isEqualTo(Bound.LOWER);
    assertThat(bound(move(FIRST, 6, true, 4), proven)).isEqualTo(Bound.LOWER);
  }
}
