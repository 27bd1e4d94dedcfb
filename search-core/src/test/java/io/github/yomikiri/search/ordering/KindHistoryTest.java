package io.github.yomikiri.search.ordering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.games.TicTacToe;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class KindHistoryTest {

  private static final int LIMIT = 1 << 14;

  /** Moves from 1000 on are of no kind, and others of the kind that is a tenth of the move. */
  private final MoveOrdering<TicTacToe> history =
      MoveOrdering.history((node, move) -> move >= 1000 ? -1 : move / 10);

  private static MoveList moves(int... codes) {
    MoveList moves = new MoveList();
    for (int code : codes) {
      moves.add(code);
    }
    return moves;
  }

  /** Reports a cutoff by the last of some moves. */
  private void cutoff(int depth, int... tried) {
    history.cutoff(TicTacToe.START, 3, depth, moves(tried), tried.length - 1);
  }

  private int[] scores(int... codes) {
    int[] scores = new int[codes.length];
    history.score(TicTacToe.START, 1, 4, moves(codes), scores);
    return scores;
  }

  @Example
  void aCutoffGainsByItsDepthForAllMovesOfItsKind() {
    cutoff(2, 57);
    assertThat(scores(57, 50, 60, 900)).containsExactly(128, 128, 0, 0);
    cutoff(1, 900);
    assertThat(scores(57, 900)).containsExactly(128, 48);
    cutoff(99, 70);
    assertThat(scores(70)).containsExactly(2048);
  }

  @Example
  void theMovesBeforeLoseAsMuchAndThoseAfterNothing() {
    history.cutoff(TicTacToe.START, 0, 2, moves(10, 20, 30, 40), 2);
    assertThat(scores(10, 20, 30, 40)).containsExactly(-128, -128, 128, 0);
  }

  @Example
  void movesOfNoKindTeachNothingAndHaveNoValue() {
    cutoff(2, 10, 1000);
    assertThat(scores(10, 1000)).containsExactly(0, 0);
    cutoff(2, 1000, 10);
    assertThat(scores(10, 1000)).containsExactly(128, 0);
  }

  @Example
  void addsItsValuesToTheScores() {
    cutoff(2, 30);
    int[] scores = {10, 20};
    history.score(TicTacToe.START, 0, 3, moves(30, 40), scores);
    assertThat(scores).containsExactly(138, 20);
  }

  @Property(tries = 100)
  void noValueIsBeyondTheLimit(
      @ForAll @Size(min = 1, max = 300) List<@IntRange(min = 1, max = 30) Integer> depths) {
    for (int depth : depths) {
      cutoff(depth, 10, 20);
      assertThat(scores(20)[0]).isPositive().isLessThanOrEqualTo(LIMIT);
      assertThat(scores(10)[0]).isEqualTo(-scores(20)[0]);
    }
  }

  @Example
  void oldCutoffsAreForgotten() {
    for (int i = 0; i < 100; i++) {
      cutoff(30, 10, 20);
    }
    assertThat(scores(10, 20)).containsExactly(-LIMIT, LIMIT);
    for (int i = 0; i < 10; i++) {
      cutoff(30, 20, 10);
    }
    assertThat(scores(20)[0]).isNegative();
  }

  @Example
  void halvedBeforeEverySearchAndForgottenOnReset() {
    cutoff(2, 10, 20);
    history.newSearch();
    assertThat(scores(10, 20)).containsExactly(-64, 64);
    history.reset();
    assertThat(scores(10, 20)).containsExactly(0, 0);
  }

  @Example
  void kindsHaveALimit() {
    int most = (1 << 20) - 1;
    MoveOrdering<TicTacToe> kinds = MoveOrdering.history((node, move) -> most + move);
    kinds.cutoff(TicTacToe.START, 0, 2, moves(0), 0);
    int[] scores = new int[2];
    kinds.score(TicTacToe.START, 0, 2, moves(0, 1), scores);
    assertThat(scores).containsExactly(128, 0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> kinds.cutoff(TicTacToe.START, 0, 2, moves(1), 0))
        .withMessage("the kind 1048576 of a move is not less than 1048576");
  }
}
