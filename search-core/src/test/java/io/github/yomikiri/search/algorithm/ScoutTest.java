package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.game.Score.INFINITY;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchContext;
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
  private record Recorder(Expander<RandomGame> inner, List<Closed> closed)
      implements Expander<RandomGame> {

    @Override
    public void begin(SearchContext context) {
      inner.begin(context);
    }

    @Override
    public int open(RandomGame node, int depth, int alpha, int beta, int ply) {
      return inner.open(node, depth, alpha, beta, ply);
    }

    @Override
    public MovePicker moves(int ply) {
      return inner.moves(ply);
    }

    @Override
    public void scored(int move, int score, int alpha, int beta, int ply) {
      inner.scored(move, score, alpha, beta, ply);
    }

    @Override
    public void improved(int move, int ply) {
      inner.improved(move, ply);
    }

    @Override
    public void cutoff(int move, int depth, int tried, int ply) {
      inner.cutoff(move, depth, tried, ply);
    }

    @Override
    public void reSearched() {
      inner.reSearched();
    }

    @Override
    public void close(int depth, int value, int move, int alpha, int beta, int ply) {
      closed.add(new Closed(value, move, alpha, beta));
      inner.close(depth, value, move, alpha, beta, ply);
    }

    @Override
    public int terminalScore(RandomGame node) {
      return inner.terminalScore(node);
    }

    @Override
    public void newSearch() {
      inner.newSearch();
    }

    @Override
    public void reset() {
      inner.reset();
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
