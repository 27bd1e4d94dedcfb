package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Expander;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.algorithm.Selection;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.WildSelection;
import io.github.yomikiri.search.mcts.MonteCarloBuilder;
import io.github.yomikiri.search.mcts.MonteCarloSearcher;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.CachedEvaluator;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests that a search with an incremental evaluator is the same as one that computes the values at
 * each leaf.
 */
class IncrementalEvaluatorTest {

  /** A position that carries its value. */
  private record Valued(RandomGame plain, int value) implements Node<Valued> {

    @Override
    public void moves(MoveList out) {
      plain.moves(out);
    }

    @Override
    public Valued play(int move) {
      RandomGame next = plain.play(move);
      return new Valued(next, PLAIN.evaluate(next));
    }

    @Override
    public boolean movesAgain() {
      return plain.movesAgain();
    }

    @Override
    public int terminalScore() {
      return plain.terminalScore();
    }

    @Override
    public long key() {
      return plain.key();
    }
  }

  private static final Evaluator<RandomGame> PLAIN = RandomGame.evaluator();

  /** An incremental evaluator that counts the values computed from scratch and the carried ones. */
  private static final class Carried implements IncrementalEvaluator<RandomGame, Valued> {

    private final AtomicInteger fromScratch = new AtomicInteger();
    private final AtomicInteger carried = new AtomicInteger();

    @Override
    public int evaluate(RandomGame node) {
      fromScratch.incrementAndGet();
      return PLAIN.evaluate(node);
    }

    @Override
    public Class<Valued> nodeType() {
      return Valued.class;
    }

    @Override
    public Valued enriched(RandomGame node) {
      return new Valued(node, evaluate(node));
    }

    @Override
    public RandomGame plain(Valued node) {
      return node.plain();
    }

    @Override
    public Evaluator<Valued> incremental() {
      return node -> {
        carried.incrementAndGet();
        return node.value();
      };
    }
  }

  private static SearchResult search(
      Evaluator<RandomGame> evaluator, UnaryOperator<SearcherBuilder<RandomGame>> parts) {
    return parts
        .apply(Searchers.bare(RandomGame.class).evaluator(evaluator))
        .build()
        .search(RandomGame.graph(11, 9, 5, 50), Limits.depth(6));
  }

  private static void check(UnaryOperator<SearcherBuilder<RandomGame>> parts) {
    SearchResult carried = search(new Carried(), parts);
    SearchResult plain = search(PLAIN, parts);
    assertThat(carried.score()).isEqualTo(plain.score());
    assertThat(carried.principalVariation()).isEqualTo(plain.principalVariation());
    assertThat(carried.statistics().nodes()).isEqualTo(plain.statistics().nodes());
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void theTreeIsTheSame(Algorithm algorithm) {
    check(parts -> parts.algorithm(algorithm));
  }

  @Test
  void orderingsTableAndPredictionsSeeTheGamesOwnNodes() {
    ProbCut<RandomGame> model = (node, depth) ->
        depth < 3 || node.key() == 0 ? List.of() : List.of(new Prediction(1, 1, 0, 20));
    check(parts -> parts
        .ordering(() -> MoveOrdering.killers(2))
        .ordering(MoveOrdering::history)
        .ordering(() -> MoveOrdering.byEvaluation(PLAIN, 2))
        .table(() -> LockFreeTable.ofMebibytes(1))
        .probCut(model, Selectivity.PERCENT_87));
  }

  /** A user's rule, which does not know the evaluator's nodes. */
  private static final class ByKey extends NodeRule<RandomGame> {

    ByKey() {
      super("by key");
    }

    @Override
    protected Answers<RandomGame> answers(Search<RandomGame> search) {
      return (node, depth, alpha, beta, ply) -> {
        if (ply == 0 || (node.key() & 4) == 0 || depth < 2) {
          return Expander.OPEN;
        }
        // Other moves lead to other answers.
        return (node.key() + search.move(ply) + search.earlier(ply) & 1) == 0
            ? search.search(node, depth - 2, alpha, beta, ply)
            : search.evaluate(node);
      };
    }
  }

  @Test
  void aUsersRuleSeesTheGamesOwnNodes() {
    check(parts -> parts.table(() -> LockFreeTable.ofMebibytes(1)).rule(new ByKey()));
    assertThat(search(PLAIN, parts -> parts.rule(new ByKey())).statistics().nodes())
        .isLessThan(search(PLAIN, parts -> parts).statistics().nodes());
  }

  /** A pass that plays some move. It is nonsense, and searches with it are only compared. */
  private static final NullMove<RandomGame> SOME_PASS = new NullMove<>() {
    @Override
    public boolean isAllowed(RandomGame node) {
      return (node.key() & 3) != 0 && !play(node).isTerminal();
    }

    @Override
    public RandomGame play(RandomGame node) {
      return node.play(node.legalMoves().get(0).code());
    }
  };

  /** The moves of every other position, some of which gain little. */
  private static final NoisyMoves<RandomGame> SOME_NOISE = new NoisyMoves<>() {
    @Override
    public void list(RandomGame node, MoveList out) {
      if ((node.key() & 1) == 0) {
        node.moves(out);
      }
    }

    @Override
    public int gain(RandomGame node, int move) {
      return (int) (node.key() + move & 31);
    }
  };

  private static Stream<UnaryOperator<SearcherBuilder<RandomGame>>> selective() {
    return Stream.of(
        parts -> parts.selection(new WildSelection<>(1, Optional.of(SOME_PASS))),
        parts -> parts.selection(Selection.usual(SOME_NOISE, 2)),
        parts -> parts.rule(NodeRule.quiescence(SOME_NOISE)));
  }

  @ParameterizedTest
  @MethodSource("selective")
  void whatIsSelectiveSeesTheGamesOwnNodes(UnaryOperator<SearcherBuilder<RandomGame>> added) {
    UnaryOperator<SearcherBuilder<RandomGame>> all = parts -> parts.algorithm(Algorithm.PVS);
    check(parts -> added.apply(all.apply(parts)));
    assertThat(
            search(PLAIN, parts -> added.apply(all.apply(parts))).statistics().nodes())
        .isNotEqualTo(search(PLAIN, all).statistics().nodes());
  }

  @Test
  void otherPartsAreTheSameForTheEvaluatorsNodes() {
    check(parts -> parts.shortestWins());
    check(parts -> parts.repetition());
    check(parts ->
        parts.algorithm(Algorithm.PROOF_NUMBER).compose(all -> all.withProofBytes(1 << 16)));
    check(parts -> parts.table(() -> LockFreeTable.ofMebibytes(1)).rule(NodeRule.tableCutoffs(2)));
  }

  /** Knowledge that need not be true, because two searches with it are only compared. */
  private static final Knowledge<RandomGame> SOME_KNOWLEDGE = new Knowledge<>() {
    @Override
    public int lowerBound(RandomGame node) {
      return PLAIN.evaluate(node) - 9;
    }

    @Override
    public int upperBound(RandomGame node) {
      return PLAIN.evaluate(node) + 9;
    }

    @Override
    public void candidates(RandomGame node, MoveList out) {
      node.moves(out);
      out.moveForward(out.size() - 1, 0);
    }

    @Override
    public int symmetry(RandomGame node) {
      return (int) node.key() & 1;
    }

    @Override
    public long key(RandomGame node, int symmetry) {
      return node.key() >> 2 | symmetry;
    }

    @Override
    public int image(int move, int symmetry) {
      return move ^ symmetry;
    }

    @Override
    public int original(int image, int symmetry) {
      return image ^ symmetry;
    }
  };

  @Test
  void knowledgeSeesTheGamesOwnNodes() {
    check(parts -> parts.knowledge(SOME_KNOWLEDGE).table(() -> LockFreeTable.ofMebibytes(1)));
  }

  @Test
  void nothingIsWorkedOutFromScratchBelowTheRoot() {
    Carried carried = new Carried();
    search(carried, parts -> parts.ordering(() -> MoveOrdering.byEvaluation(carried, 2)));
    // Each iteration starts from the root.
    assertThat(carried.fromScratch).hasValueLessThanOrEqualTo(6);
  }

  @Test
  void aCachedEvaluatorStaysIncremental() {
    Carried without = new Carried();
    SearchResult expected =
        search(without, parts -> parts.ordering(() -> MoveOrdering.byEvaluation(without, 2)));
    Carried carried = new Carried();
    Evaluator<RandomGame> cached = CachedEvaluator.of(carried, 64);
    SearchResult result =
        search(cached, parts -> parts.ordering(() -> MoveOrdering.byEvaluation(cached, 2)));
    assertThat(result.score()).isEqualTo(expected.score());
    assertThat(result.statistics().nodes()).isEqualTo(expected.statistics().nodes());
    assertThat(carried.fromScratch).as("only the roots").hasValueLessThanOrEqualTo(6);
    assertThat(carried.carried).hasValueLessThan(without.carried.get());
    // The game's own nodes have no cache.
    RandomGame root = RandomGame.graph(11, 9, 5, 50);
    carried.fromScratch.set(0);
    assertThat(cached.evaluate(root)).isEqualTo(cached.evaluate(root));
    assertThat(carried.fromScratch).hasValue(2);
    assertThat(cached.unit()).isEqualTo(Unit.unstated());
  }

  @Test
  void anEvaluatorWithOtherEstimatesStaysIncremental() {
    Evaluator.Change<RandomGame> noise = (node, estimate) -> 3 * estimate + node.index() % 7;
    Evaluator<RandomGame> plain = PLAIN.withEstimates(noise);
    Carried carried = new Carried();
    Evaluator<RandomGame> changed = carried.withEstimates(noise);
    SearchResult expected =
        search(plain, parts -> parts.ordering(() -> MoveOrdering.byEvaluation(plain, 2)));
    SearchResult result =
        search(changed, parts -> parts.ordering(() -> MoveOrdering.byEvaluation(changed, 2)));
    assertThat(result.score()).isEqualTo(expected.score());
    assertThat(result.principalVariation()).isEqualTo(expected.principalVariation());
    assertThat(result.statistics().nodes()).isEqualTo(expected.statistics().nodes());
    assertThat(carried.fromScratch).as("only the roots").hasValueLessThanOrEqualTo(6);
    assertThat(result.score()).isNotEqualTo(search(PLAIN, parts -> parts).score());
  }

  private static MonteCarloSearcher<RandomGame> monteCarlo(
      Evaluator<RandomGame> evaluator, boolean knowing) {
    MonteCarloBuilder<RandomGame> builder = Searchers.monteCarlo(RandomGame.class)
        .evaluator(evaluator)
        .rollouts((node, moves, random) -> (int) Long.remainderUnsigned(node.key(), moves.size()))
        .memoryMebibytes(1)
        .visits(2000);
    if (knowing) {
      builder.progressiveBias(new ForOrdering()).knowledge(SOME_KNOWLEDGE);
    } else {
      builder.progressiveBias(evaluator);
    }
    return builder.build();
  }

  /** An evaluator of the game's own nodes. */
  private static final class ForOrdering implements Evaluator<RandomGame> {

    @Override
    public int evaluate(RandomGame node) {
      return PLAIN.evaluate(node) / 3;
    }

    @Override
    public Unit<RandomGame> unit() {
      return Unit.points(2);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aMonteCarloTreeIsTheSame(boolean knowing) {
    Carried carried = new Carried();
    RandomGame root = RandomGame.graph(11, 9, 5, 50);
    MonteCarloSearcher<RandomGame> incrementalSearcher = monteCarlo(carried, knowing);
    MonteCarloSearcher<RandomGame> plainSearcher = monteCarlo(PLAIN, knowing);
    SearchResult incremental = incrementalSearcher.search(root, Limits.none());
    SearchResult plain = plainSearcher.search(root, Limits.none());
    assertThat(incremental.rootMoves()).isEqualTo(plain.rootMoves());
    assertThat(incremental.principalVariation()).isEqualTo(plain.principalVariation());
    assertThat(incremental.statistics().nodes()).isEqualTo(plain.statistics().nodes());
    assertThat(carried.fromScratch).as("only the root").hasValue(1);
    assertThat(plainSearcher.tree(500)).isPresent().isEqualTo(incrementalSearcher.tree(500));
  }
}
