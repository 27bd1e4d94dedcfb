package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.CountedGraph;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGraph;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Truth;
import io.github.yomikiri.search.fixture.Values;
import java.util.HashSet;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.ToIntFunction;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/**
 * Compares Monte-Carlo searches for shortest wins with the distances of random games: the claims of
 * each search, and the bounds of each node of its tree. A searcher plays along a game, so its tree
 * is kept.
 */
class DistanceProperties {

  private static final int MAX_PLIES = 12;

  /**
   * The options of a search.
   *
   * @param evaluator 0 for roll-outs, otherwise how great the values of the evaluator are
   */
  record Options(
      double exploration, int evaluator, boolean isBiased, int nodes, int threads, int seed) {

    <N extends Node<N>> MonteCarloBuilder<N> builder(Class<N> game) {
      return plain(game).shortestWins();
    }

    <N extends Node<N>> MonteCarloBuilder<N> plain(Class<N> game) {
      Evaluator<N> guess = node ->
          Math.max(1, evaluator) * ((int) Long.remainderUnsigned(Hash64.of(node.key(), 9), 7) - 3);
      MonteCarloBuilder<N> builder = Searchers.monteCarlo(game)
          .exploration(exploration)
          .tuning(new TreeConstants(OptionalDouble.empty(), 1, 1, OptionalDouble.of(3), 20))
          .memoryNodes(nodes)
          .threads(threads)
          .seed(seed);
      if (evaluator > 0) {
        builder.evaluator(guess);
      }
      return isBiased ? builder.progressiveBias(guess) : builder;
    }
  }

  /** Knows who wins, now and then. */
  private static final Knowledge<RandomGraph> WINNERS = new Knowledge<>() {
    @Override
    public int lowerBound(RandomGraph node) {
      return node.key() % 3 == 0 ? node.value() : -1;
    }

    @Override
    public int upperBound(RandomGraph node) {
      return node.key() % 5 == 0 ? node.value() : 1;
    }
  };

  @Provide
  Arbitrary<Options> options() {
    return Combinators.combine(
            Arbitraries.doubles().between(0, 3),
            Arbitraries.of(0, 1, Score.MAX / 3),
            Arbitraries.of(false, true),
            Arbitraries.of(20, 200, 100_000),
            Arbitraries.of(1, 1, 2),
            Arbitraries.integers())
        .as(Options::new);
  }

  @Provide
  Arbitrary<CountedGraph.Rules> rules() {
    return Combinators.combine(
            Arbitraries.of(2, 3, Integer.MAX_VALUE), Arbitraries.of(2, 5, 9, Integer.MAX_VALUE))
        .as(CountedGraph.Rules::new);
  }

  // What may be claimed.

  private static boolean holds(int score, Bound bound, int value) {
    return switch (bound) {
      case EXACT -> score == value;
      case LOWER -> score <= value;
      case UPPER -> score >= value;
      case ESTIMATE -> false;
    };
  }

  private static int plies(int value) {
    return Score.MAX - Math.abs(value);
  }

  /** Checks a result, and the moves that do not lead back to the root. */
  static <N extends Node<N>> void check(
      SearchResult result, N root, ToIntFunction<N> value, boolean returns, boolean plies) {
    int exact = value.applyAsInt(root);
    String what = result + ", value " + exact;
    assertThat(!result.solved() || holds(result.score(), result.bound(), exact))
        .as(what)
        .isTrue();
    assertThat(result.completion() == Completion.SOLVED)
        .as(what)
        .isEqualTo(result.bound() == Bound.EXACT);
    assertThat(result.pliesToEnd().isPresent())
        .as(what)
        .isEqualTo(plies && result.solved() && result.score() != 0);
    for (RootMove move : result.rootMoves()) {
      int before = Reference.ofMove(root, move.move().code(), value);
      int after = plies ? Score.oneMorePly(before) : before;
      boolean isSure = !returns || exact <= 0;
      assertThat(!isSure || !move.solved() || holds(move.score(), move.bound(), after))
          .as("%s of %s", move, what)
          .isTrue();
      if (move.move().equals(result.bestMove()) && result.bound() == Bound.EXACT) {
        assertThat(after).as(what).isEqualTo(exact);
        assertThat(move.score()).as(what).isEqualTo(exact);
      }
      if (move.move().equals(result.bestMove()) && result.pliesToEnd().isPresent()) {
        assertThat(move.score()).as(what).isEqualTo(result.score());
      }
      if (plies && !move.solved() && move.visits() > 0) {
        assertThat(Score.isDecided(move.score())).as("%s of %s", move, what).isFalse();
      }
    }
  }

  /**
   * Checks the bounds of all nodes of a tree.
   *
   * @param returns whether a position that occurred before is a draw, so that only what a side
   *     reaches without such draws is true of the position
   */
  static <N extends Node<N>> void check(
      VisitedNode<N> node, ToIntFunction<N> value, boolean returns) {
    int exact = value.applyAsInt(node.position());
    int lower = returns && node.lower() <= 0 ? -Score.MAX : node.lower();
    int upper = returns && node.upper() >= 0 ? Score.MAX : node.upper();
    assertThat(exact).as("%s\n%s", node, node.position()).isBetween(lower, upper);
    node.children().forEach(child -> check(child, value, returns));
  }

  /** Checks that a position that occurred before on its line has no children. */
  private static void checkRepetitions(VisitedNode<?> node, Set<Long> before) {
    if (before.contains(node.position().key())) {
      assertThat(node.children()).as("%s\n%s", node, node.position()).isEmpty();
    }
    Set<Long> line = new HashSet<>(before);
    line.add(node.position().key());
    node.children().forEach(child -> checkRepetitions(child, line));
  }

  /** Searches the positions of a game that is played at random, one or two plies at a time. */
  private static <N extends Node<N>> void play(
      MonteCarloSearcher<N> searcher,
      N start,
      int nodes,
      long seed,
      ToIntFunction<N> value,
      boolean returns) {
    N root = start;
    for (int ply = 0; ply < MAX_PLIES && !root.isTerminal(); ply++) {
      SearchResult result = searcher.search(root, Limits.nodes(nodes));
      check(result, root, value, returns, true);
      searcher.tree(Integer.MAX_VALUE).ifPresent(tree -> {
        check(tree, value, returns);
        if (returns) {
          checkRepetitions(tree, Set.of());
        }
      });
      for (int step = ply % 3; step < 2 && !root.isTerminal(); step++) {
        var moves = root.legalMoves();
        int choice = (int) Long.remainderUnsigned(Hash64.of(seed, ply, step), moves.size());
        root = root.play(moves.get(choice).code());
      }
    }
  }

  // Games without repetitions.

  @Property
  void nothingFalseIsClaimed(
      @ForAll("options") Options options,
      @ForAll long seed,
      @ForAll boolean isTree,
      @ForAll boolean knows,
      @ForAll @IntRange(min = 1, max = 1500) int nodes) {
    RandomGame root = isTree ? RandomGame.tree(seed, 8, 3, 2) : RandomGame.graph(seed, 9, 3, 2);
    MonteCarloBuilder<RandomGame> builder = options.builder(RandomGame.class);
    if (knows) {
      builder.knowledge(new Truth(seed));
    }
    play(builder.build(), root, nodes, seed, Values.distancesOfGame(), false);
  }

  @Property(tries = 200)
  void withEnoughVisitsTheDistanceIsFound(
      @ForAll("options") Options options, @ForAll long seed, @ForAll boolean knows) {
    RandomGame root = RandomGame.tree(seed, 6, 3, 2);
    MonteCarloBuilder<RandomGame> builder = new Options(
            options.exploration,
            options.evaluator,
            options.isBiased,
            100_000,
            options.threads,
            options.seed)
        .builder(RandomGame.class)
        .visits(20_000);
    if (knows) {
      builder.knowledge(new Truth(seed));
    }
    SearchResult result = builder.build().search(root, Limits.none());
    check(result, root, Values.distancesOfGame(), false, true);
    assertThat(result.completion()).as("%s", result).isEqualTo(Completion.SOLVED);
    if (result.score() != 0) {
      assertThat(result.pliesToEnd()).hasValue(plies(result.score()));
      assertThat(result.principalVariation()).hasSize(plies(result.score()));
    }
  }

  // Games with repetitions.

  @Property
  void nothingFalseIsClaimedWherePositionsRepeat(
      @ForAll("options") Options options,
      @ForAll long seed,
      @ForAll boolean bipartite,
      @ForAll boolean areDraws,
      @ForAll boolean knows,
      @ForAll @IntRange(min = 3, max = 7) int half,
      @ForAll @IntRange(min = 1, max = 3000) int nodes) {
    RandomGraph root = RandomGraph.of(seed, 2 * half, 3, 1, bipartite);
    MonteCarloBuilder<RandomGraph> builder = options.builder(RandomGraph.class);
    if (knows) {
      builder.knowledge(WINNERS);
    }
    if (areDraws) {
      builder.repetition();
    }
    play(builder.build(), root, nodes, seed, RandomGraph::shortestWin, areDraws);
  }

  /**
   * What the game says about a position holds on all paths, and a draw by repetition on one.
   * Together they say nothing certain of a move that is not the best one.
   */
  @Property(tries = 100)
  void boundsAndRepetitionsProveTheBestMoveOnly(
      @ForAll("options") Options options,
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 3000) int nodes) {
    RandomGraph root = RandomGraph.of(seed, 8, 3, 1, true);
    SearchResult result = options
        .builder(RandomGraph.class)
        .knowledge(WINNERS)
        .repetition()
        .build()
        .search(root, Limits.nodes(nodes));
    assertThat(result.rootMoves().stream().skip(1).filter(RootMove::solved)).isEmpty();
  }

  /** Visits to a kept tree solve its positions as well, although some bounds were left out. */
  @Property(tries = 100)
  void withEnoughVisitsEachPositionOfAGameIsSolved(
      @ForAll("options") Options options, @ForAll long seed, @ForAll boolean bipartite) {
    MonteCarloSearcher<RandomGraph> searcher = new Options(
            options.exploration,
            options.evaluator,
            options.isBiased,
            200_000,
            options.threads,
            options.seed)
        .builder(RandomGraph.class)
        .repetition()
        .visits(20_000)
        .build();
    RandomGraph root = RandomGraph.of(seed, 8, 3, 1, bipartite);
    for (int ply = 0; ply < MAX_PLIES && !root.isTerminal(); ply++) {
      SearchResult result = searcher.search(root, Limits.none());
      assertThat(result.completion()).as("%s", result).isEqualTo(Completion.SOLVED);
      check(result, root, RandomGraph::shortestWin, true, true);
      var moves = root.legalMoves();
      root = root.play(moves
          .get((int) Long.remainderUnsigned(Hash64.of(seed, ply), moves.size()))
          .code());
    }
  }

  /** The mean of rewards that are all -1 is the least estimate, which is a value. */
  @Example
  void theLeastEstimateIsAValue() {
    nothingFalseIsClaimedAfterWhatWasPlayed(
        new Options(0, Score.MAX / 3, false, 20, 1, 1),
        102_334_155,
        false,
        true,
        new CountedGraph.Rules(3, 9),
        194);
  }

  /** What was played before the root makes draws, with and without distances. */
  @Property
  void nothingFalseIsClaimedAfterWhatWasPlayed(
      @ForAll("options") Options options,
      @ForAll long seed,
      @ForAll boolean plies,
      @ForAll boolean areDraws,
      @ForAll("rules") CountedGraph.Rules rules,
      @ForAll @IntRange(min = 1, max = 3000) int nodes) {
    CountedGraph start = CountedGraph.of(RandomGraph.of(seed, 8, 3, 2, true), rules);
    MonteCarloBuilder<CountedGraph> builder = options.plain(CountedGraph.class);
    if (plies) {
      builder.shortestWins();
    }
    if (areDraws) {
      builder.repetition();
    }
    MonteCarloSearcher<CountedGraph> searcher = builder.build();
    Game<CountedGraph> game = Game.of(start);
    boolean countsDraws = areDraws || Game.hasDrawRules(start);
    for (int ply = 0; ply < 2 * MAX_PLIES && !game.isOver(); ply++) {
      SearchResult result = searcher.search(game, Limits.nodes(nodes));
      ToIntFunction<CountedGraph> values = CountedGraph.values(game, plies);
      check(result, game.position(), valueOf(game, values, plies), countsDraws, plies);
      searcher
          .tree(Integer.MAX_VALUE)
          .ifPresent(tree -> tree.children().forEach(child -> check(child, values, countsDraws)));
      var moves = game.position().legalMoves();
      game = game.play(moves.get((int) Long.remainderUnsigned(Hash64.of(seed, ply), moves.size())));
    }
  }

  /** Returns the values in a game whose current position may be a draw if it occurs once more. */
  private static ToIntFunction<CountedGraph> valueOf(
      Game<CountedGraph> game, ToIntFunction<CountedGraph> values, boolean plies) {
    CountedGraph root = game.position();
    int best = root.legalMoves().stream()
        .mapToInt(move -> Reference.ofMove(root, move.code(), values))
        .max()
        .orElseThrow();
    int value = plies ? Score.oneMorePly(best) : best;
    return node -> node == root ? value : values.applyAsInt(node);
  }
}
