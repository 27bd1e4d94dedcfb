package io.github.yomikiri.search.mcts;

import static io.github.yomikiri.search.fixture.Checks.assertSame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGame.Rules;
import io.github.yomikiri.search.visits.VisitIterations;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TreeReuseTest {

  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();
  private static final long VISITS = 500;

  /** A game too long for any search to reach its end, without transpositions. */
  private static final RandomGame ROOT =
      RandomGame.of(new Rules(3, 200, 4, Integer.MAX_VALUE, 50, 0));

  private static MonteCarloBuilder<RandomGame> builder() {
    return builder(EVALUATOR);
  }

  private static MonteCarloBuilder<RandomGame> builder(Evaluator<RandomGame> evaluator) {
    return Searchers.monteCarlo(RandomGame.class)
        .evaluator(evaluator)
        .tuning(Tunings.scale(30))
        .memoryNodes(20_000)
        .visits(VISITS);
  }

  private static long visits(SearchResult result) {
    return result.rootMoves().stream().mapToLong(RootMove::visits).sum();
  }

  private static RandomGame after(RandomGame node, SearchResult result, int plies) {
    RandomGame at = node;
    for (int ply = 0; ply < plies; ply++) {
      at = at.play(result.principalVariation().get(ply).code());
    }
    return at;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void theNextRootKeepsItsTree(int plies) {
    Searcher<RandomGame> searcher = builder().build();
    SearchResult first = searcher.search(ROOT, Limits.none());
    assertThat(visits(first)).isEqualTo(VISITS);
    RandomGame next = after(ROOT, first, plies);
    SearchResult second = searcher.search(next, Limits.none());
    assertThat(visits(second)).isGreaterThan(VISITS);
    if (plies == 0) {
      assertThat(visits(second)).isEqualTo(2 * VISITS);
    }
    assertThat(second.depth()).isGreaterThanOrEqualTo(first.depth() - plies);
  }

  @Test
  void aRootFurtherAwayBeginsANewTree() {
    Searcher<RandomGame> searcher = builder().build();
    RandomGame next = after(ROOT, searcher.search(ROOT, Limits.none()), 3);
    assertThat(visits(searcher.search(next, Limits.none()))).isEqualTo(VISITS);
    assertThat(visits(searcher.search(ROOT, Limits.none()))).isEqualTo(VISITS);
  }

  @Test
  void aTreeThatIsTooDeepIsNotKept() {
    Searcher<RandomGame> searcher = builder().build();
    assertThat(searcher.search(ROOT, Limits.none()).depth()).isGreaterThan(3);
    SearchResult shallow = searcher.search(ROOT, Limits.depth(3));
    assertThat(visits(shallow)).isEqualTo(VISITS);
    assertThat(shallow.depth()).isEqualTo(3);
  }

  @Test
  void resetForgetsTheTree() {
    Searcher<RandomGame> searcher = builder().build();
    SearchResult first = searcher.search(ROOT, Limits.none());
    searcher.search(after(ROOT, first, 1), Limits.none());
    searcher.reset();
    assertSame(searcher.search(ROOT, Limits.none()), first);
  }

  /** Below the root only the candidates have nodes, but a root has all moves. */
  @Test
  void aNewRootHasAllItsMoves() {
    Knowledge<RandomGame> firstMoveOnly = new Knowledge<>() {
      @Override
      public void candidates(RandomGame node, MoveList out) {
        MoveList all = new MoveList();
        node.moves(all);
        out.add(all.get(all.size() - 1));
      }
    };
    Searcher<RandomGame> searcher = builder().knowledge(firstMoveOnly).build();
    SearchResult first = searcher.search(ROOT, Limits.none());
    RandomGame next = after(ROOT, first, 1);
    SearchResult second = searcher.search(next, Limits.none());
    assertThat(visits(second)).isGreaterThan(VISITS);
    assertThat(second.rootMoves()).hasSameSizeAs(next.legalMoves());
    assertThat(second.rootMoves()).allMatch(move -> move.visits() > 0);
    RandomGame third = after(next, second, 2);
    assertThat(searcher.search(third, Limits.none()).rootMoves()).hasSameSizeAs(third.legalMoves());
  }

  @Test
  void aSearchThatWasStoppedAtOnceLeavesNoTree() {
    Searcher<RandomGame> searcher =
        Searchers.monteCarlo(RandomGame.class).evaluator(EVALUATOR).build();
    SearchResult stopped = searcher.search(ROOT, Limits.nodes(3));
    assertThat(stopped.completion()).isEqualTo(Completion.NODES);
    assertThat(visits(stopped)).isZero();
    SearchResult next = searcher.search(ROOT, Limits.none());
    assertThat(visits(next)).isEqualTo(VisitIterations.DEFAULT_VISITS);
  }

  @Test
  void anExceptionOfTheEvaluatorLeavesTheSearcherUsable() {
    AtomicBoolean fails = new AtomicBoolean();
    Searcher<RandomGame> searcher = builder(node -> {
          if (fails.get()) {
            throw new IllegalStateException("planted");
          }
          return EVALUATOR.evaluate(node);
        })
        .build();
    searcher.search(ROOT, Limits.none());
    fails.set(true);
    assertThatThrownBy(() -> searcher.search(ROOT, Limits.none()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("planted");
    fails.set(false);
    assertThat(visits(searcher.search(ROOT, Limits.none()))).isEqualTo(2 * VISITS);
  }
}
