package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Setup;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class AspirationTest {

  private static final String WHOLE = "-100000001..100000001";

  /** A search with a given value for each depth, which records the windows of its calls. */
  private static final class Script implements WindowSearch<TicTacToe> {

    private final int[] values;
    private final List<String> windows = new ArrayList<>();

    Script(int... values) {
      this.values = values;
    }

    @Override
    public int search(TicTacToe root, int depth, int alpha, int beta, SearchContext context) {
      windows.add(depth + ": " + alpha + ".." + beta);
      context.visit(0);
      context.countEvaluation();
      int value = Math.max(alpha, Math.min(beta, values[depth - 1]));
      context.rootScored(4, value, alpha, beta);
      return value;
    }
  }

  private static SearchResult search(Script script, int delta) {
    return Searchers.bare(TicTacToe.class)
        .search(() -> script)
        .aspiration(delta)
        .build()
        .search(TicTacToe.START, Limits.depth(script.values.length));
  }

  @Test
  void theWindowIsAroundTheLastValue() {
    Script script = new Script(10, 12, 9);
    SearchResult result = search(script, 4);
    assertThat(script.windows).containsExactly("1: " + WHOLE, "2: 6..14", "3: 8..16");
    assertThat(result.score()).isEqualTo(9);
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.statistics().reSearches()).isZero();
  }

  @Test
  void theWindowIsWidenedToTheSideOnWhichTheValueLies() {
    Script script = new Script(10, 100, -100);
    SearchResult result = search(script, 4);
    assertThat(script.windows)
        .containsExactly(
            "1: " + WHOLE,
            "2: 6..14",
            "2: 6..30",
            "2: 6..94",
            "2: 6..350",
            "3: 96..104",
            "3: 80..104",
            "3: 16..104",
            "3: -240..104");
    assertThat(result.score()).isEqualTo(-100);
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.statistics().reSearches()).isEqualTo(6);
  }

  @Test
  void theWindowEndsAtTheMaximumValue() {
    Script script = new Script(Score.MAX - 1, -Score.MAX);
    assertThat(search(script, Score.MAX).score()).isEqualTo(-Score.MAX);
    assertThat(script.windows).containsExactly("1: " + WHOLE, "2: -1..100000001", "2: " + WHOLE);
  }

  @Property
  void everyDepthHasTheReferencesValue(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 25) int delta,
      @ForAll @IntRange(min = 1, max = 7) int depth) {
    RandomGame root = RandomGame.tree(seed, 7, 4, 30);
    List<SearchResult> iterations = new ArrayList<>();
    SearchResult result = setup
        .builder(RandomGame.class, RandomGame.evaluator(), algorithm)
        .aspiration(delta)
        .build()
        .search(root, Limits.depth(depth), new SearchListener() {
          @Override
          public void iterationFinished(SearchResult soFar) {
            iterations.add(soFar);
          }
        });
    assertThat(iterations).extracting(SearchResult::bound).containsOnly(Bound.EXACT);
    iterations.forEach(each -> Checks.assertHonest(each, root, RandomGame.evaluator()));
    assertThat(iterations).extracting(SearchResult::depth).doesNotHaveDuplicates();
    assertThat(result.score()).isEqualTo(iterations.get(iterations.size() - 1).score());
  }

  @Test
  void aTimedSearchAspiresToo() {
    Script script = new Script(5, 5, 5);
    Searcher<TicTacToe> searcher = Searchers.bare(TicTacToe.class)
        .search(() -> script)
        .timed(Duration.ofHours(1))
        .aspiration(2)
        .clock(() -> 0)
        .build();
    SearchResult result = searcher.search(TicTacToe.START, Limits.depth(3));
    assertThat(result.completion()).isEqualTo(Completion.DEPTH);
    assertThat(script.windows).containsExactly("1: " + WHOLE, "2: 3..7", "3: 3..7");
  }

  @Test
  void refusesAWindowOfNoWidth() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Searchers.bare(TicTacToe.class).aspiration(0))
        .withMessageContaining("aspiration window of 0");
  }
}
