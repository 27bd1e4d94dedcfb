package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import io.github.yomikiri.search.fixture.WildSelection;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class NodeRuleProperties {

  private static final int LENGTH = 7;

  /** A pass that plays some move. It is nonsense, and the claims of a result must stand it. */
  static final NullMove<RandomGame> NONSENSE = new NullMove<>() {
    @Override
    public boolean isAllowed(RandomGame node) {
      return !play(node).isTerminal();
    }

    @Override
    public RandomGame play(RandomGame node) {
      MoveList moves = new MoveList();
      node.moves(moves);
      return node.play(moves.get(moves.size() - 1));
    }
  };

  static List<NodeRule<RandomGame>> anyRules(long seed, Algorithm algorithm, Setup setup) {
    Random random = new Random(seed);
    List<NodeRule<RandomGame>> rules = new ArrayList<>(List.of(
        NodeRule.tableCutoffs(2 + random.nextInt(3)),
        NodeRule.internalDeepening(3 + random.nextInt(3)),
        NodeRule.lateMoveReductions(3, 1 + random.nextInt(3)),
        NodeRule.nullMove(NONSENSE, 1 + random.nextInt(3), 2 + random.nextInt(4)),
        NodeRule.futility(random.nextInt(9), random.nextInt(20)),
        NodeRule.futility(QuiescenceProperties.BOUNDED, 0, random.nextInt(9)),
        NodeRule.selection(new WildSelection<>(seed, Optional.of(NONSENSE))),
        NodeRule.quiescence(QuiescenceProperties.NOISY)));
    rules.removeIf(rule -> random.nextInt(3) == 0);
    rules.removeIf(rule -> rule.needsNullWindows() && !algorithm.hasNullWindows());
    rules.removeIf(rule -> rule instanceof SelectionRule && !algorithm.isParallel());
    rules.removeIf(rule -> rule.needsTable() && !setup.hasTable());
    return rules;
  }

  @Property
  void tableCutoffsAndInternalDeepeningKeepTheValue(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 7) int depth) {
    Assume.that(setup.hasTable());
    RandomGame root = setup == Setup.AT_LEAST
        ? RandomGame.tree(seed, LENGTH, 3, 20)
        : RandomGame.graph(seed, LENGTH, 4, 20);
    SearchResult result = setup
        .builder(RandomGame.class, RandomGame.evaluator(), algorithm)
        .rule(NodeRule.tableCutoffs(2))
        .rule(NodeRule.internalDeepening(3))
        .build()
        .search(root, Limits.depth(depth));
    assertThat(result.score())
        .isEqualTo(Reference.value(root, result.depth(), RandomGame.evaluator()));
    Checks.assertLegalLine(result, root);
  }

  @Property
  void whateverTheRulesDoResultsAreLegalAndSolvedMeansSolved(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll boolean predictions,
      @ForAll @IntRange(min = 1, max = 9) int depth,
      @ForAll @IntRange(min = 1, max = 4000) int nodes) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    SearcherBuilder<RandomGame> builder =
        setup.builder(RandomGame.class, RandomGame.evaluator(), algorithm);
    anyRules(seed, algorithm, setup).forEach(builder::rule);
    if (predictions && algorithm.canPredict()) {
      builder.probCut(
          (node, deep) -> List.of(new Prediction(deep / 2, 1, 0, 3)), Selectivity.PERCENT_73);
    }
    var searcher = builder.build();
    int value = Reference.value(root, LENGTH, node -> 0);
    // The second search finds the entries that the first one left in the table.
    for (int pass = 0; pass < 2; pass++) {
      SearchResult result = searcher.search(root, Limits.depth(depth).withNodes(nodes));
      Checks.assertLegalLine(result, root);
      assertThat(result.statistics().nodes()).isLessThanOrEqualTo(nodes);
      assertThat(result.rootMoves())
          .extracting(RootMove::move)
          .containsExactlyInAnyOrderElementsOf(root.legalMoves());
      if (result.solved()) {
        Checks.assertBound(result.score(), result.bound(), value, "the solved score");
      }
    }
  }

  @Property
  void aRuleThatWouldDoNothingIsRejected(@ForAll Algorithm algorithm) {
    SearcherBuilder<RandomGame> builder = Searchers.bare(RandomGame.class)
        .algorithm(algorithm)
        .rule(NodeRule.lateMoveReductions(3, 4));
    if (algorithm.hasNullWindows()) {
      assertThat(builder.build()).isNotNull();
    } else {
      assertThatIllegalArgumentException()
          .isThrownBy(builder::build)
          .withMessage(
              "the rule \"late move reductions 3, 4\" is for the null windows of PVS, SCOUT,"
                  + " MTDF and BISECTION; " + algorithm + " does not apply it");
    }
  }

  @Property
  void aRuleForATableIsRejectedWithoutOne(@ForAll Algorithm algorithm) {
    for (NodeRule<RandomGame> rule :
        List.<NodeRule<RandomGame>>of(NodeRule.tableCutoffs(2), NodeRule.internalDeepening(3))) {
      SearcherBuilder<RandomGame> builder =
          Searchers.bare(RandomGame.class).algorithm(algorithm).rule(rule);
      if (algorithm != Algorithm.PROOF_NUMBER) {
        assertThatIllegalArgumentException()
            .isThrownBy(builder::build)
            .withMessage("the rule \"" + rule
                + "\" asks the table, and the search has none; add a table or leave the rule out");
      }
      assertThat(builder.table(TranspositionTable::unbounded).build()).isNotNull();
    }
  }

  @Property(tries = 200)
  void selectiveSearchesStillSolveWhatIsNearTheEnd(
      @ForAll long seed, @ForAll Algorithm algorithm, @ForAll Setup setup) {
    RandomGame root = RandomGame.graph(seed, 5, 4, 20);
    SearcherBuilder<RandomGame> builder =
        setup.builder(RandomGame.class, RandomGame.evaluator(), algorithm);
    if (setup.hasTable()) {
      builder.rule(NodeRule.tableCutoffs(2)).rule(NodeRule.internalDeepening(3));
    }
    if (algorithm.hasNullWindows()) {
      builder.rule(NodeRule.lateMoveReductions(3, 1));
    }
    SearchResult result = builder.build().search(root, Limits.none());
    assertThat(result.solved()).isTrue();
    assertThat(result.score()).isEqualTo(Reference.value(root, 5, node -> 0));
  }

  @Property
  void aPassThatTheMovesConfirmKeepsTheValue(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 3) int reduction,
      @ForAll @IntRange(min = 2, max = 5) int minDepth) {
    Assume.that(algorithm.hasNullWindows());
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    NullMove<RandomGame> burden = new NullMove<>() {
      @Override
      public boolean isAllowed(RandomGame node) {
        return !play(node).isTerminal();
      }

      @Override
      public boolean isZugzwangLikely(RandomGame node) {
        return true;
      }

      @Override
      public RandomGame play(RandomGame node) {
        return node.play(1); // No position has this move.
      }
    };
    // Each search that confirms is deep enough for the rest of the game, also within another one.
    int depth = LENGTH * (2 + reduction);
    SearchResult result = setup
        .builder(RandomGame.class, RandomGame.evaluator(), algorithm)
        .rule(NodeRule.nullMove(burden, reduction, minDepth))
        .fixedDepth(depth)
        .build()
        .search(root, Limits.none());
    assertThat(result.score()).isEqualTo(Reference.value(root, LENGTH, node -> 0));
  }

  @Property(tries = 120)
  void futilityWithTrueMarginsKeepsTheValue(
      @ForAll long seed, @ForAll boolean ofMoves, @ForAll @IntRange(min = 1, max = 5) int depth) {
    Breakthrough root = breakthrough(seed);
    // A ply changes the lead by at most one piece, for the side that moves. A finished game counts
    // by its lead, too.
    Evaluator<Breakthrough> lead = lead(Breakthrough::lead);
    SearchResult plain = Searchers.bare(Breakthrough.class)
        .evaluator(lead)
        .build()
        .search(root, Limits.depth(depth));
    SearchResult pruned = Searchers.bare(Breakthrough.class)
        .evaluator(lead)
        .iterativeDeepening()
        .rule(
            ofMoves
                ? NodeRule.futility(NodeRuleTest.CAPTURES, 0, 1, 1)
                : NodeRule.futility(1, 2, 3))
        .build()
        .search(root, Limits.depth(depth));
    assertThat(pruned.score()).isEqualTo(plain.score());
    assertThat(pruned.bound()).isEqualTo(Bound.EXACT);
  }

  /** Returns the lead as an evaluator, with other values of finished games. */
  private static Evaluator<Breakthrough> lead(Unit<Breakthrough> unit) {
    return new Evaluator<>() {
      @Override
      public int evaluate(Breakthrough node) {
        return node.lead();
      }

      @Override
      public Unit<Breakthrough> unit() {
        return unit;
      }
    };
  }

  private static Breakthrough breakthrough(long seed) {
    Breakthrough root = Breakthrough.start(4, 5);
    Random random = new Random(Hash64.mix(seed));
    for (int i = random.nextInt(16); i > 0 && !root.isTerminal(); i--) {
      root = root.play(
          root.legalMoves().get(random.nextInt(root.legalMoves().size())).code());
    }
    return root;
  }

  @Property
  void futilityLeavesOutNoMoveThatEndsTheGame(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 3) int depth) {
    Breakthrough root = breakthrough(seed);
    int win = 1000;
    Evaluator<Breakthrough> lead = lead(node -> win * node.terminalScore());
    List<Boolean> ends = new ArrayList<>();
    for (boolean pruned : List.of(false, true)) {
      SearcherBuilder<Breakthrough> builder = Searchers.bare(Breakthrough.class).evaluator(lead);
      if (pruned) {
        builder.rule(NodeRule.futility(NodeRuleTest.CAPTURES, 0));
      }
      int score = builder.build().search(root, Limits.depth(depth)).score();
      ends.add(Math.abs(score) == win);
    }
    assertThat(ends.get(1)).isEqualTo(ends.get(0));
  }
}
