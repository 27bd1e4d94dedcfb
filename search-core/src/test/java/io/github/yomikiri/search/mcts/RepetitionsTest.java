package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.fixture.RandomGraph;
import java.util.List;
import org.junit.jupiter.api.Test;

class RepetitionsTest {

  private static final RandomGraph FIRST = RandomGraph.of(1, 8, 3, 1, true);

  private final VisitedLine line = line(Limits.none());

  private static VisitedLine line(Limits limits) {
    return new Repetitions(new SearchContext(limits), 5);
  }

  private void enter(int ply, int index) {
    line.enter(ply, new RandomGraph(FIRST.rules(), index, false));
  }

  @Test
  void aPositionRepeatsAnyEarlierOneOfItsLine() {
    enter(0, 0);
    enter(1, 1);
    enter(2, 2);
    assertThat(line.repeats(2)).isFalse();
    enter(3, 1);
    assertThat(line.repeats(3)).isTrue();
    enter(2, 0);
    assertThat(line.repeats(2)).as("repeats the root").isTrue();
    assertThat(line.repeats(1)).as("comes before its repetition").isFalse();
  }

  /** With some of its moves, the root is another position than the one that occurs below it. */
  @Test
  void noLineReturnsToARootWithoutSomeOfItsMoves() {
    VisitedLine some =
        line(Limits.none().withRootMoves(List.of(FIRST.legalMoves().get(0))));
    some.enter(0, FIRST);
    some.enter(1, FIRST);
    some.enter(2, FIRST);
    assertThat(some.repeats(1)).isFalse();
    assertThat(some.repeats(2)).isTrue();
  }

  @Test
  void aWinAndALossAreKept() {
    assertThat(Repetitions.kept(5, 9)).isEqualTo(5);
    assertThat(Repetitions.kept(0, 9)).isEqualTo(-9);
    assertThat(Repetitions.kept(-5, 9)).isEqualTo(-9);
  }

  @Test
  void withoutTheSettingNothingRepeats() {
    VisitedLine.NONE.enter(0, FIRST);
    VisitedLine.NONE.enter(1, FIRST);
    assertThat(VisitedLine.NONE.repeats(1)).isFalse();
  }
}
