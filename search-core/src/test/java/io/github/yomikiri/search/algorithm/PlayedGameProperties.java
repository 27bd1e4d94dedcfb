package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.search.fixture.PlayedGames.BOUNDS;
import static io.github.yomikiri.search.fixture.PlayedGames.GUESS;
import static io.github.yomikiri.search.fixture.PlayedGames.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.CountedGraph;
import io.github.yomikiri.search.fixture.PlayedGames;
import io.github.yomikiri.search.fixture.Setup;
import io.github.yomikiri.search.parallel.NewThreads;
import io.github.yomikiri.search.table.LockFreeTable;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/**
 * Compares searches of games whose course can make a draw with the values of these games. A game is
 * searched after each of its moves by one searcher, so its table meets what was played before.
 */
class PlayedGameProperties {

  /** Half of the positions are noisy, but only moves to positions with greater numbers. */
  private static final NoisyMoves<CountedGraph> NOISY = (node, out) -> {
    MoveList moves = new MoveList();
    node.moves(moves);
    for (int move : moves.toArray()) {
      if ((node.key() & 1) == 0
          && node.play(move).graph().index() > node.graph().index()) {
        out.add(move);
      }
    }
  };

  @Provide
  Arbitrary<CountedGraph> starts() {
    return PlayedGames.starts();
  }

  private static void check(Game<CountedGraph> game, SearchResult result) {
    int value = CountedGraph.value(game);
    assertThat(result.solved()).isTrue();
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.score()).as("%s", game).isEqualTo(value);
    if (!game.isOver()) {
      Game<CountedGraph> after = game.play(result.bestMove());
      assertThat(Score.ofMove(after.position(), CountedGraph.value(after))).isEqualTo(value);
    }
  }

  @Property(tries = 150)
  void everyAlgorithmKnowsWhatWasPlayed(
      @ForAll("starts") CountedGraph start,
      @ForAll long seed,
      @ForAll Setup setup,
      @ForAll Algorithm algorithm,
      @ForAll boolean knows) {
    Searcher<CountedGraph> searcher =
        PlayedGames.search(setup, algorithm, knows).fixedDepth(Limits.MAX_DEPTH).build();
    play(start, seed, game -> check(game, searcher.search(game, Limits.none())));
  }

  /** A table keeps what searches of the same positions with other counts have left. */
  @Property(tries = 15)
  void searchesOfAllCountsShareATable(
      @ForAll("starts") CountedGraph start, @ForAll Setup setup, @ForAll Algorithm algorithm) {
    Searcher<CountedGraph> searcher =
        PlayedGames.search(setup, algorithm, false).fixedDepth(Limits.MAX_DEPTH).build();
    for (CountedGraph root : start.all()) {
      Game<CountedGraph> game = Game.of(root);
      check(game, searcher.search(game, Limits.none()));
    }
  }

  @Property(tries = 30)
  void solvedMeansSolvedAtAnyDepth(
      @ForAll("starts") CountedGraph start,
      @ForAll long seed,
      @ForAll Setup setup,
      @ForAll Algorithm algorithm) {
    Searcher<CountedGraph> searcher =
        PlayedGames.search(setup, algorithm, false).build();
    play(start, seed, game -> {
      SearchResult result = searcher.search(game, Limits.depth(7));
      if (result.solved()) {
        check(game, result);
      }
    });
  }

  /** A win that noisy moves lead to is proven, even if the evaluator has valued other positions. */
  @Property
  void quiescenceSearchKnowsWhatWasPlayed(
      @ForAll("starts") CountedGraph start,
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll @IntRange(min = 1, max = 3) int depth) {
    Assume.that(algorithm != Algorithm.PROOF_NUMBER); // It does not look for shortest wins.
    Searcher<CountedGraph> searcher = Setup.BARE
        .builder(CountedGraph.class, GUESS, algorithm)
        .repetition()
        .shortestWins()
        .rule(NodeRule.quiescence(NOISY))
        .build();
    play(start, seed, game -> {
      SearchResult result = searcher.search(game, Limits.depth(depth));
      if (result.solved() && !game.isOver() && Score.isDecided(result.score())) {
        assertThat(Integer.signum(CountedGraph.value(game)))
            .as("%s in %s", result, game)
            .isEqualTo(Integer.signum(result.score()));
      }
    });
  }

  @Property(tries = 100)
  void threadsKnowWhatWasPlayed(@ForAll("starts") CountedGraph start, @ForAll long seed) {
    Searcher<CountedGraph> searcher = Searchers.bare(CountedGraph.class)
        .search(() -> Algorithm.PVS.create(
            Composition.of(CountedGraph.class, GUESS)
                .withTable(() -> new LockFreeTable(1 << 12))
                .withRepetition(),
            3,
            NewThreads.INSTANCE,
            0))
        .fixedDepth(Limits.MAX_DEPTH)
        .build();
    play(start, seed, game -> check(game, searcher.search(game, Limits.none())));
  }

  /** A Monte-Carlo search needs no option, because it sees the whole line of play. */
  @Property(tries = 100)
  void monteCarloKnowsWhatWasPlayed(
      @ForAll("starts") CountedGraph start, @ForAll long seed, @ForAll boolean knows) {
    var builder = Searchers.monteCarlo(CountedGraph.class).memoryMebibytes(1);
    if (knows) {
      builder.knowledge(BOUNDS);
    }
    Searcher<CountedGraph> searcher = builder.build();
    play(start, seed, game -> {
      SearchResult result = searcher.search(game, Limits.nodes(3_000));
      int value = CountedGraph.value(game);
      boolean holds = switch (result.bound()) {
        case EXACT -> result.score() == value;
        case LOWER -> result.score() <= value;
        case UPPER -> result.score() >= value;
        case ESTIMATE -> true;
      };
      assertThat(!result.solved() || holds).as("%s, value %d", result, value).isTrue();
    });
  }
}
