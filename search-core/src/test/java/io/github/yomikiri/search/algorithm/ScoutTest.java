package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.game.Score.INFINITY;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.fixture.RandomGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoutTest {

  private static final int DEPTH = 5;

  /** The arguments with which a node of an expander was closed. */
  private record Closed(int value, int move, int alpha, int beta) {}

  /** An expander that records how nodes are closed. */
  private static final class Recorder extends ForwardingExpander<RandomGame> {

    private final List<Closed> closed;

    Recorder(Expander<RandomGame> inner, List<Closed> closed) {
      super(inner);
      this.closed = closed;
    }

    @Override
    public void close(int depth, int value, int move, int alpha, int beta, int ply) {
      closed.add(new Closed(value, move, alpha, beta));
      super.close(depth, value, move, alpha, beta, ply);
    }
  }

  private final List<Closed> closed = new ArrayList<>();

  private SearchResult search(int seed) {
    Composition<RandomGame> parts = Composition.of(RandomGame.class, RandomGame.evaluator());
    RootSearch<RandomGame> run = new RootSearch<>(
        Algorithm.SCOUT.create(parts, inner -> new Recorder(inner, closed)),
        RandomGame.tree(seed, 12, 4, 50),
        Limits.none(),
        () -> 0);
    run.iterate(DEPTH);
    return run.result();
  }

  @Test
  void aMoveThatIsNoBetterHasAnUpperBound() {
    int upper = 0;
    for (int seed = 1; seed <= 20; seed++) {
      SearchResult result = search(seed);
      for (RootMove each : result.rootMoves()) {
        assertThat(each.depth()).isEqualTo(DEPTH);
        assertThat(each.score()).isLessThanOrEqualTo(result.score());
        upper += each.bound() == Bound.UPPER ? 1 : 0;
      }
    }
    assertThat(upper).isPositive();
  }

  @Test
  void everyQuestionIsAnsweredToTheTable() {
    for (int seed = 1; seed <= 20; seed++) {
      search(seed);
    }
    List<Closed> questions = closed.stream()
        .filter(each -> each.alpha != -INFINITY || each.beta != INFINITY)
        .toList();
    assertThat(questions).allMatch(each -> each.beta - each.alpha == 1);
    assertThat(questions)
        .filteredOn(each -> each.move != Expander.NO_MOVE)
        .isNotEmpty()
        .allMatch(each -> each.value == each.beta);
    assertThat(questions)
        .filteredOn(each -> each.move == Expander.NO_MOVE)
        .isNotEmpty()
        .allMatch(each -> each.value == each.alpha);
  }
}
