package io.github.yomikiri.search.claims;

import static io.github.yomikiri.search.algorithm.Algorithm.BISECTION;
import static io.github.yomikiri.search.algorithm.Algorithm.MTDF;
import static io.github.yomikiri.search.algorithm.Algorithm.PROOF_NUMBER;
import static io.github.yomikiri.search.algorithm.Algorithm.PVS;
import static io.github.yomikiri.search.algorithm.Algorithm.SCOUT;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.driver.Proof;
import io.github.yomikiri.search.driver.Prover;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.mcts.MonteCarloBuilder;
import io.github.yomikiri.search.mcts.Tunings;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;

/**
 * A searcher of random parts for one random game. It searches some positions one after another, so
 * the later searches use what the earlier ones have left. Each claim is compared with the game's
 * true values.
 */
final class RandomSearch<N extends Node<N>> {

  private static final int MAX_SEARCHES = 3;
  private static final Set<Algorithm> PARALLEL = EnumSet.of(PVS, MTDF, BISECTION);
  private static final Set<Algorithm> NULL_WINDOWS = EnumSet.of(SCOUT, PVS, MTDF, BISECTION);
  private static final Set<Algorithm> PREDICTING =
      EnumSet.of(SCOUT, PVS, MTDF, BISECTION, PROOF_NUMBER);

  private final Class<N> game;
  private final N start;
  private final ToIntFunction<N> values;
  private final Optional<Knowledge<N>> knowledge;
  private final boolean cyclic;
  private final boolean isSmall;
  private final SplittableRandom random;
  private final List<String> parts = new ArrayList<>();
  private int perPoint = 1;

  /**
   * Makes a search.
   *
   * @param values the true values of all positions, in the game's own unit
   * @param range the maximum value
   * @param knowledge what the searcher knows, if it knows something
   * @param cyclic whether positions repeat, and a repetition is a draw
   * @param random chooses the searcher's parts
   */
  RandomSearch(
      Class<N> game,
      N start,
      ToIntFunction<N> values,
      int range,
      Optional<Knowledge<N>> knowledge,
      boolean cyclic,
      SplittableRandom random) {
    this.game = game;
    this.start = start;
    this.values = values;
    this.knowledge = knowledge;
    this.cyclic = cyclic;
    isSmall = range <= 10_000;
    this.random = random;
    parts.add(start.toString());
    knowledge.ifPresent(known -> parts.add("knowledge"));
  }

  /** Returns the parts that were chosen so far. */
  @Override
  public String toString() {
    return String.join(", ", parts);
  }

  void run() {
    switch (random.nextInt(cyclic ? 5 : 6)) {
      case 0, 1 -> prove(builder(true).buildProver());
      case 5 -> searchTree();
      default -> search();
    }
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  @SafeVarargs
  private <T> T any(String what, T... choices) {
    T choice = choices[random.nextInt(choices.length)];
    parts.add(what + " " + choice);
    return choice;
  }

  // The parts.

  private SearcherBuilder<N> builder(boolean forProofs) {
    Evaluator<N> evaluator = evaluator();
    Algorithm algorithm =
        forProofs && chance(50) ? PROOF_NUMBER : any("algorithm", Algorithm.values());
    SearcherBuilder<N> builder = forProofs && algorithm == PROOF_NUMBER
        ? Searchers.prover(game, 2)
        : Searchers.bare(game).algorithm(algorithm);
    builder.evaluator(evaluator);
    knowledge.ifPresent(builder::knowledge);
    if (cyclic) {
      builder.repetition();
    }
    order(builder, evaluator);
    boolean hasTable = table(builder);
    if (chance(30)) {
      rules(builder, hasTable);
    }
    if (chance(30) && NULL_WINDOWS.contains(algorithm)) {
      rulesForNullWindows(builder);
    }
    if (chance(20) && PREDICTING.contains(algorithm)) {
      predict(builder);
    }
    if (chance(10) && PARALLEL.contains(algorithm)) {
      parts.add("two threads");
      builder.threads(2);
    }
    return builder;
  }

  /** Chooses an evaluator. Its unit is also that of all claims. */
  private Evaluator<N> evaluator() {
    int noise = any("noise", 0, 1, 20, 5_000);
    perPoint = isSmall ? any("per point", 1, 1, 3, 1_000) : 1;
    Evaluator<N> estimates = switch (any("evaluator", "none", "noisy", "near the range's ends")) {
      case "none" -> node -> 0;
      case "noisy" -> node -> within(value(node) + noise(node, noise));
      default -> node -> (node.key() & 16) == 0 ? 100_000_000 : -99_999_999;
    };
    Unit<N> unit = Unit.points(perPoint);
    return new Evaluator<>() {
      @Override
      public int evaluate(N node) {
        return estimates.evaluate(node);
      }

      @Override
      public Unit<N> unit() {
        return unit;
      }
    };
  }

  /** Returns the true value of a position in the evaluator's unit. */
  private int value(N node) {
    return perPoint * values.applyAsInt(node);
  }

  private int valueAfter(N node, Move move) {
    return -value(node.play(move.code()));
  }

  private int noise(N node, int maximum) {
    return (int) Long.remainderUnsigned(node.key() >>> 7, 2L * maximum + 1) - maximum;
  }

  private static int within(int value) {
    return Math.max(-100_000_000, Math.min(100_000_000, value));
  }

  private void order(SearcherBuilder<N> builder, Evaluator<N> evaluator) {
    if (chance(40)) {
      parts.add("killers");
      builder.ordering(() -> MoveOrdering.killers(2)).orderingDepth(any("orderingDepth", 1, 2, 3));
    }
    if (chance(40)) {
      parts.add("history");
      builder.ordering(MoveOrdering::history);
    }
    if (chance(30)) {
      parts.add("evaluation");
      builder.ordering(() -> MoveOrdering.byEvaluation(evaluator, 2));
    }
  }

  /** Adds a table. Returns whether there is one. */
  private boolean table(SearcherBuilder<N> builder) {
    String kind = any("table", "none", "map", "chained", "crowded", "lock-free");
    switch (kind) {
      case "none" -> {
        return false;
      }
      case "map" -> builder.table(TranspositionTable::unbounded);
      case "chained" -> builder.table(() -> TranspositionTable.chained(50));
      case "crowded" -> builder.table(() -> new LockFreeTable(256));
      default -> builder.table(() -> new LockFreeTable(1 << 14));
    }
    builder.tableDepth(any("tableDepth", 1, 1, 2, 3));
    if (chance(60)) {
      builder.depthRule(any("rule", DepthRule.values()));
    }
    return true;
  }

  private void rules(SearcherBuilder<N> builder, boolean hasTable) {
    if (hasTable && chance(50)) {
      parts.add("cutoffs by the table");
      builder.rule(NodeRule.tableCutoffs(2));
    }
    if (hasTable && chance(50)) {
      parts.add("internal deepening");
      builder.rule(NodeRule.internalDeepening(3));
    }
    if (chance(30)) {
      parts.add("quiescence");
      builder.rule(NodeRule.quiescence((node, out) -> {
        if ((node.key() & 3) == 0) {
          node.moves(out);
        }
      }));
    }
    if (chance(20)) {
      parts.add("a user's extensions");
      builder.rule(new Extended<>());
    }
  }

  private void rulesForNullWindows(SearcherBuilder<N> builder) {
    if (chance(50)) {
      parts.add("late-move reductions");
      builder.rule(NodeRule.lateMoveReductions(3, 1));
    }
    if (chance(40)) {
      parts.add("futility");
      builder.rule(NodeRule.futility(2, 5));
    }
    if (chance(40)) {
      parts.add("null moves");
      builder.rule(NodeRule.<N>nullMove(new FirstMove<N>(), 1));
    }
    if (chance(40)) {
      parts.add("a user's cuts");
      builder.rule(new Confirmed<>(1));
    }
  }

  /** A pass that is a move. It is allowed if the game does not end with that move. */
  private record FirstMove<N extends Node<N>>() implements NullMove<N> {

    @Override
    public boolean isAllowed(N node) {
      return !play(node).isTerminal();
    }

    @Override
    public N play(N node) {
      MoveList moves = new MoveList();
      node.moves(moves);
      return node.play(moves.get(0));
    }
  }

  private void predict(SearcherBuilder<N> builder) {
    double deviation = any("deviation", 0.0, 0.5, 3.0, 50.0);
    double offset = any("offset", -3.0, 0.0, 2.5);
    double slope = any("slope", 0.5, 1.0, 1.25);
    builder.probCut(
        (node, depth) -> depth < 2
            ? List.of(new Prediction(0, slope, offset, deviation))
            : List.of(
                new Prediction(0, slope, offset, 2 * deviation),
                new Prediction(depth - 1, slope, offset, deviation)),
        any("selectivity", Selectivity.values()));
  }

  // The searches.

  private Limits limits() {
    // A search of a game with cycles may never end without a limit.
    return switch (random.nextInt(cyclic ? 2 : 3)) {
      case 0 -> Limits.nodes(1 + random.nextInt(chance(50) ? 60 : 3_000)).withDepth(40);
      case 1 -> Limits.depth(1 + random.nextInt(8)).withNodes(20_000);
      default -> Limits.nodes(200_000);
    };
  }

  private List<N> roots() {
    List<N> roots = new ArrayList<>();
    N node = start;
    int count = 1 + random.nextInt(MAX_SEARCHES);
    while (roots.size() < count) {
      roots.add(node);
      List<Move> moves = node.legalMoves();
      if (chance(60) && !moves.isEmpty()) {
        node = node.play(moves.get(random.nextInt(moves.size())).code());
      }
    }
    return roots;
  }

  private void search() {
    SearcherBuilder<N> builder = builder(false);
    var searcher = switch (any(
        "driver", "deepening", "fixed", "aspiration", "winner first", "steps", "best")) {
      case "fixed" -> builder.fixedDepth(1 + random.nextInt(9)).build();
      case "aspiration" -> builder.aspiration(any("delta", 1, 3, 40)).build();
      case "winner first" -> builder.winLossDrawFirst().build();
      case "steps" -> builder.deepenBy(2).build();
      case "best" -> builder.buildForBestMoves(any("best", 2, 3, Integer.MAX_VALUE));
      default -> builder.iterativeDeepening().build();
    };
    for (N root : roots()) {
      Limits limits = limits();
      SearchResult result = searcher.search(root, limits);
      parts.add("searched " + root + " with " + limits + ": " + result);
      check(root, result, true);
    }
  }

  private void prove(Prover<N> prover) {
    for (N root : roots()) {
      int bound = within(value(root) + any("distance", -20, -1, 0, 0, 1, 1, 2, 20));
      Limits limits = limits();
      Proof<N> proof = prover.prove(root, bound, limits);
      parts.add("asked " + root + " for " + bound + " with " + limits + ": " + proof.answer() + " "
          + proof.result());
      int value = value(root);
      switch (proof.answer()) {
        case YES -> {
          assertThat(value).as("value").isGreaterThanOrEqualTo(bound);
          proof
              .result()
              .move()
              .ifPresent(move -> assertThat(valueAfter(root, move))
                  .as("value of the move %s", move)
                  .isGreaterThanOrEqualTo(bound));
        }
        case NO -> assertThat(value).as("value").isLessThan(bound);
        default -> {}
      }
      check(root, proof.result(), false);
    }
  }

  private void searchTree() {
    parts.add("Monte-Carlo");
    MonteCarloBuilder<N> builder =
        Searchers.monteCarlo(game).seed(random.nextLong()).evaluator(evaluator());
    knowledge.ifPresent(builder::knowledge);
    var searcher = Tunings.smallTree(builder, any("memory", 200, 20_000), 3).build();
    for (N root : roots()) {
      SearchResult result = searcher.search(root, Limits.nodes(1 + random.nextInt(3_000)));
      parts.add("searched " + root + ": " + result);
      check(root, result, false);
    }
  }

  // The claims.

  private void check(N root, SearchResult result, boolean bestPlay) {
    int value = value(root);
    if (result.solved()) {
      assertBound(result.score(), result.bound(), value, "the solved score");
      if (result.bound() != Bound.UPPER) {
        result
            .move()
            .ifPresent(move -> assertThat(valueAfter(root, move))
                .as("value of the solved best move %s", move)
                .isGreaterThanOrEqualTo(result.score()));
      }
    }
    if (bestPlay && result.completion() == Completion.SOLVED) {
      assertThat(result.bound())
          .as("bound of a search that ended as solved")
          .isEqualTo(Bound.EXACT);
      assertThat(result.solved()).isTrue();
    }
    if (cyclic) {
      return; // A return to the root counts as a draw, so values of the other moves may differ.
    }
    for (RootMove move : result.rootMoves()) {
      if (move.solved()) {
        int exact = valueAfter(root, move.move());
        assertBound(move.score(), move.bound(), exact, "the solved root move " + move.move());
      }
    }
    if (bestPlay && result.solved() && result.bound() == Bound.EXACT) {
      checkLine(root, result, value);
    }
  }

  /** Checks that each move of a solved line keeps the value. */
  private void checkLine(N root, SearchResult result, int value) {
    N node = root;
    int expected = value;
    for (Move move : result.principalVariation()) {
      node = node.play(move.code());
      expected = -expected;
      assertThat(value(node))
          .as("value after %s of the line %s", move, result.principalVariation())
          .isEqualTo(expected);
    }
  }

  private static void assertBound(int score, Bound bound, int value, String what) {
    switch (bound) {
      case EXACT -> assertThat(value).as(what).isEqualTo(score);
      case LOWER -> assertThat(value).as(what).isGreaterThanOrEqualTo(score);
      case UPPER -> assertThat(value).as(what).isLessThanOrEqualTo(score);
      case ESTIMATE -> throw new AssertionError(what + " is an estimate");
    }
  }
}
