package io.github.yomikiri.search.driver;

import static io.github.yomikiri.search.fixture.Checks.assertSame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Setup;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ListenerTest {

  private static final RandomGame ROOT =
      RandomGame.of(new RandomGame.Rules(7, 300, 4, 1 << 30, 50, 0));

  /** Records its calls as lines, and throws an exception at one of these lines. */
  private static final class Recorder implements SearchListener {

    private final List<String> reports = new ArrayList<>();
    private final String trouble;

    Recorder(String trouble) {
      this.trouble = trouble;
    }

    private void tell(String line) {
      reports.add(line);
      if (line.equals(trouble)) {
        throw new IllegalStateException(line);
      }
    }

    @Override
    public void started(Limits limits) {
      tell("started " + limits.depth().orElse(Limits.MAX_DEPTH));
    }

    @Override
    public void iterationFinished(SearchResult soFar) {
      tell("iteration " + soFar.depth());
    }

    @Override
    public void finished(SearchResult result) {
      tell("finished " + result.completion());
    }
  }

  @Test
  void isToldInOrder() {
    Recorder recorder = new Recorder("");
    Searchers.forGame(RandomGame.class).build().search(ROOT, Limits.depth(3), recorder);
    assertThat(recorder.reports)
        .containsExactly(
            "started 3", "iteration 1", "iteration 2", "iteration 3", "finished DEPTH");
  }

  @Test
  void isNotToldOfAnIterationThatWasStopped() {
    Recorder recorder = new Recorder("");
    Searchers.forGame(RandomGame.class).build().search(ROOT, Limits.nodes(2), recorder);
    assertThat(recorder.reports).containsExactly("started 250", "finished NODES");
  }

  @Test
  void isToldByEverySearcherOfItsIterations() {
    Recorder greedy = new Recorder("");
    Searchers.greedy(RandomGame.class, RandomGame.evaluator(), 1)
        .search(ROOT, Limits.depth(3), greedy);
    assertThat(greedy.reports).containsExactly("started 3", "iteration 1", "finished DEPTH");
    Recorder random = new Recorder("");
    Searchers.<RandomGame>random(1).search(ROOT, Limits.depth(3), random);
    assertThat(random.reports).containsExactly("started 3", "finished DEPTH");
  }

  @ParameterizedTest
  @ValueSource(strings = {"started 3", "iteration 1", "iteration 3", "finished DEPTH"})
  void whatItThrowsReachesTheCallerAndLeavesTheSearcherUsable(String trouble) {
    Searcher<RandomGame> searcher =
        Searchers.forGame(RandomGame.class).evaluator(RandomGame.evaluator()).build();
    SearchResult undisturbed = searcher.search(ROOT, Limits.depth(3));
    searcher.reset();
    Recorder recorder = new Recorder(trouble);
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> searcher.search(ROOT, Limits.depth(3), recorder))
        .withMessage(trouble);
    assertThat(recorder.reports).as("no further report").last().isEqualTo(trouble);
    searcher.reset();
    assertSame(searcher.search(ROOT, Limits.depth(3)), undisturbed);
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void whatAnEvaluatorThrowsReachesTheCallerAndLeavesTheSearcherUsable(Algorithm algorithm) {
    int[] callsLeft = {1_000_000};
    Evaluator<RandomGame> fragile = node -> {
      if (callsLeft[0]-- == 0) {
        throw new IllegalStateException("broken");
      }
      return RandomGame.evaluator().evaluate(node);
    };
    Searcher<RandomGame> searcher =
        Setup.LOCK_FREE.builder(RandomGame.class, fragile, algorithm).build();
    SearchResult undisturbed = searcher.search(ROOT, Limits.depth(4));
    int calls = 1_000_000 - callsLeft[0];
    for (int good = 0; good < calls; good += 1 + calls / 12) {
      searcher.reset();
      callsLeft[0] = good;
      assertThatExceptionOfType(IllegalStateException.class)
          .isThrownBy(() -> searcher.search(ROOT, Limits.depth(4)));
      callsLeft[0] = 1_000_000;
      SearchResult next = searcher.search(ROOT, Limits.depth(4));
      Checks.assertHonest(next, ROOT, RandomGame.evaluator());
      searcher.reset();
      assertSame(searcher.search(ROOT, Limits.depth(4)), undisturbed);
    }
  }
}
