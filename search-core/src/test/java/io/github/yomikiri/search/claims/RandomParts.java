package io.github.yomikiri.search.claims;

import static io.github.yomikiri.search.algorithm.Algorithm.BISECTION;
import static io.github.yomikiri.search.algorithm.Algorithm.MTDF;
import static io.github.yomikiri.search.algorithm.Algorithm.PROOF_NUMBER;
import static io.github.yomikiri.search.algorithm.Algorithm.PVS;
import static io.github.yomikiri.search.algorithm.Algorithm.SCOUT;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.algorithm.Selection;
import io.github.yomikiri.search.claims.SolvedGame.Count;
import io.github.yomikiri.search.driver.ProofNode;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.Confirmed;
import io.github.yomikiri.search.fixture.ProofTreeCheck;
import io.github.yomikiri.search.fixture.WildSelection;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/** The random parts of a searcher for one game: evaluator, orderings, table and rules. */
final class RandomParts<N extends Node<N>> {

  private static final Set<Algorithm> PARALLEL = EnumSet.of(PVS, MTDF, BISECTION);
  private static final Set<Algorithm> NULL_WINDOWS = EnumSet.of(SCOUT, PVS, MTDF, BISECTION);
  private static final Set<Algorithm> PREDICTING =
      EnumSet.of(SCOUT, PVS, MTDF, BISECTION, PROOF_NUMBER);

  private final SolvedGame<N> game;
  private final RandomChoices random;
  private final ToIntFunction<N> values;
  private int perPoint = 1;
  private Count count = Count.OF_GAME;
  private Optional<Game<N>> lastPlayed = Optional.empty();
  private ToIntFunction<N> lastValues;

  RandomParts(SolvedGame<N> game, RandomChoices random) {
    this.game = game;
    this.random = random;
    values = game.truth().values(Game.of(game.start()), Count.OF_GAME);
    lastValues = values;
  }

  /** Returns a builder of a searcher or of a prover. */
  SearcherBuilder<N> builder(boolean forProofs) {
    boolean shortestWins = !forProofs && countPlies();
    Evaluator<N> evaluator = evaluator();
    Algorithm algorithm =
        forProofs && random.chance(50) ? PROOF_NUMBER : random.any("algorithm", Algorithm.values());
    SearcherBuilder<N> builder = forProofs && algorithm == PROOF_NUMBER
        ? Searchers.prover(game.type(), 2)
        : Searchers.bare(game.type()).algorithm(algorithm);
    builder.evaluator(evaluator);
    if (shortestWins) {
      builder.shortestWins();
    }
    game.knowledge().ifPresent(builder::knowledge);
    // A game with rules that make draws needs no call.
    boolean isAsked = random.chance(Game.hasDrawRules(game.start()) ? 50 : forProofs ? 90 : 100);
    if (isAsked && (game.cyclic() || random.chance(10))) {
      random.note("repetition");
      builder.repetition();
    }
    order(builder, evaluator);
    boolean hasTable = table(builder);
    if (random.chance(30)) {
      rules(builder, hasTable);
    }
    if (random.chance(20) && NULL_WINDOWS.contains(algorithm)) {
      random.note("a user's cuts");
      builder.rule(new Confirmed<>(1));
    }
    if (random.chance(40) && PARALLEL.contains(algorithm)) {
      builder.selection(selection());
    }
    if (random.chance(20) && PREDICTING.contains(algorithm)) {
      predict(builder);
    }
    if (random.chance(10) && PARALLEL.contains(algorithm)) {
      random.note("two threads");
      builder.threads(2);
    }
    return builder;
  }

  /** Chooses whether claims are about plies. */
  boolean countPlies() {
    if (random.chance(40)) {
      random.note("shortest wins");
      count = Count.PLIES;
    }
    return count == Count.PLIES;
  }

  /** Chooses an evaluator. Its unit is also that of all claims about scores. */
  Evaluator<N> evaluator() {
    int noise = random.any("noise", 0, 1, 20, 5_000);
    perPoint = game.range() <= 10_000 ? random.any("per point", 1, 1, 3, 1_000) : 1;
    if (game.knowledge().isPresent() && game.range() <= 1_000 && random.chance(25)) {
      random.note("points that were banked, and noise");
      int most = Math.min(noise, perPoint * game.range() - 1);
      return new BankAndNoise<>(game.knowledge().get(), perPoint, most);
    }
    ToIntFunction<N> estimates =
        switch (random.any("evaluator", "none", "noisy", "near the range's ends")) {
          case "none" -> node -> 0;
          case "noisy" -> node -> estimate(perPoint * values.applyAsInt(node) + noise(node, noise));
          default -> node -> estimate((node.key() & 16) == 0 ? 100_000_000 : -99_999_999);
        };
    if (game.start().maxScore() == 1 && random.chance(50)) {
      random.note("no stated unit");
      perPoint = Score.WIN;
      return estimates::applyAsInt;
    }
    return Evaluator.of(estimates, perPoint);
  }

  private int estimate(int value) {
    int max = (int) Math.min((long) perPoint * game.start().maxScore() - 1, Score.MAX);
    int limit = count == Count.PLIES ? Score.LONGEST_WIN - 1 : Math.max(0, max);
    return Math.max(-limit, Math.min(limit, value));
  }

  /** Returns the true value of a game's position, as claims count it. */
  int value(Game<N> played) {
    N root = played.position();
    if (played.isOver()) {
      return played.isDrawnByRule() ? 0 : perPoint * root.terminalScore();
    }
    return root.legalMoves().stream()
        .mapToInt(move -> valueAfter(played, move))
        .max()
        .orElseThrow();
  }

  /** Returns the true value of a move, from the view of the side that makes it. */
  int valueAfter(Game<N> played, Move move) {
    N after = played.position().play(move.code());
    int value = values(played).applyAsInt(after);
    return Score.ofMove(after, count == Count.PLIES ? Score.oneMorePly(value) : perPoint * value);
  }

  /** Checks a tree by the rules of the game, and what its nodes claim. */
  void checkTree(ProofNode<N> tree, Game<N> played) {
    ProofTreeCheck.check(tree, played, perPoint);
    ProofTreeCheck.checkClaims(
        tree, value(played), node -> perPoint * values(played).applyAsInt(node));
  }

  private ToIntFunction<N> values(Game<N> played) {
    if (!lastPlayed.filter(played::equals).isPresent()) {
      lastPlayed = Optional.of(played);
      lastValues = game.truth().values(played, count);
    }
    return lastValues;
  }

  private int noise(N node, int maximum) {
    return noise(node.key(), maximum);
  }

  private static int noise(long key, int maximum) {
    return (int) Long.remainderUnsigned(key >>> 7, 2L * maximum + 1) - maximum;
  }

  /** Adds the points that were banked and an estimate of the rest. */
  private record BankAndNoise<N extends Node<N>>(Knowledge<N> knowledge, int perPoint, int most)
      implements Evaluator<N> {

    @Override
    public int evaluate(N node) {
      long rest = knowledge.key(node, knowledge.symmetry(node));
      return perPoint * knowledge.banked(node) + noise(rest, most);
    }

    @Override
    public Unit<N> unit() {
      return Unit.points(perPoint);
    }

    @Override
    public boolean countsBanked() {
      return true;
    }
  }

  private void order(SearcherBuilder<N> builder, Evaluator<N> evaluator) {
    if (random.chance(40)) {
      random.note("killers");
      int depth = random.any("orderingDepth", 1, 2, 3);
      builder.ordering(() -> MoveOrdering.killers(2)).compose(old -> old.withOrderingDepth(depth));
    }
    if (random.chance(40)) {
      random.note("history");
      builder.ordering(MoveOrdering::history);
    }
    if (random.chance(30)) {
      random.note("evaluation");
      builder.ordering(() -> MoveOrdering.byEvaluation(evaluator, 2));
    }
  }

  /** Adds a table. Returns whether there is one. */
  private boolean table(SearcherBuilder<N> builder) {
    String kind =
        random.any("table", "none", "map", "chained", "crowded", "lock-free", "two-level");
    switch (kind) {
      case "none" -> {
        return false;
      }
      case "map" -> builder.table(TranspositionTable::unbounded);
      case "chained" -> builder.table(() -> TranspositionTable.chained(50));
      case "crowded" -> builder.table(() -> new LockFreeTable(256));
      case "two-level" ->
        builder.table(() -> TranspositionTable.twoLevel(new LockFreeTable(1 << 12)));
      default -> builder.table(() -> new LockFreeTable(1 << 14));
    }
    int depth = random.any("tableDepth", 1, 1, 2, 3);
    builder.compose(old -> old.withTableDepth(depth));
    if (random.chance(60)) {
      DepthRule rule = random.any("rule", DepthRule.values());
      builder.compose(old -> old.withDepthRule(rule));
    }
    return true;
  }

  private void rules(SearcherBuilder<N> builder, boolean hasTable) {
    if (hasTable && random.chance(50)) {
      random.note("cutoffs by the table");
      builder.rule(NodeRule.tableCutoffs(2));
    }
    if (hasTable && random.chance(50)) {
      random.note("internal deepening");
      builder.rule(NodeRule.internalDeepening(3));
    }
    if (random.chance(30)) {
      random.note("quiescence");
      builder.rule(NodeRule.quiescence((node, out) -> {
        if ((node.key() & 3) == 0) {
          node.moves(out);
        }
      }));
    }
    if (random.chance(20)) {
      random.note("a user's extensions");
      builder.rule(new Extended<>());
    }
  }

  private Selection<N> selection() {
    return random.chance(30)
        ? Selection.usual(new SmallGains<N>(), random.any("step", 1, 3, 20))
        : new WildSelection<>(random.any("wild", 1, 2, 3, 4), Optional.of(new FirstMove<N>()));
  }

  /** Moves that gain little, except where no side may decline. */
  private record SmallGains<N extends Node<N>>() implements NoisyMoves<N> {

    @Override
    public void list(N node, MoveList out) {
      node.moves(out);
    }

    @Override
    public boolean mayDecline(N node) {
      return (node.key() & 7) != 0;
    }

    @Override
    public int gain(N node, int move) {
      return move & 3;
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
    double deviation = random.any("deviation", 0.0, 0.5, 3.0, 50.0);
    double offset = random.any("offset", -3.0, 0.0, 2.5);
    double slope = random.any("slope", 0.5, 1.0, 1.25);
    builder.probCut(
        (node, depth) -> depth < 2
            ? List.of(new Prediction(0, slope, offset, deviation))
            : List.of(
                new Prediction(0, slope, offset, 2 * deviation),
                new Prediction(depth - 1, slope, offset, deviation)),
        random.any("selectivity", Selectivity.values()));
  }
}
