package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CompositionTest {

  private final Composition<RandomGame> parts =
      Composition.of(RandomGame.class, RandomGame.evaluator());

  @Test
  void refusesATableDepthBelowOne() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> parts.withTableDepth(0))
        .withMessageContaining("0");
  }

  @Test
  void theTableIsTouchedOnlyFarEnoughAboveTheHorizon() {
    TranspositionTable table = TranspositionTable.unbounded();
    WindowSearch<RandomGame> search = Algorithm.PVS.create(
        parts.withTable(() -> table).withDepthRule(DepthRule.EXACT).withTableDepth(4));
    RandomGame root = RandomGame.tree(1, 9, 3, 50);
    search.search(root, 3, -100, 100, new SearchContext(Limits.none()));
    assertThat(table.size()).isZero();
    search.search(root, 4, -100, 100, new SearchContext(Limits.none()));
    assertThat(table.size()).isOne();
  }

  /** Returns the level of full width, and a selective one if the algorithm can be selective. */
  private static List<Selectivity> levels(Algorithm algorithm) {
    return algorithm.canPredict()
        ? List.of(Selectivity.FULL_WIDTH, Selectivity.PERCENT_95)
        : List.of(Selectivity.FULL_WIDTH);
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void resetClearsTheTable(Algorithm algorithm) {
    for (Selectivity selectivity : levels(algorithm)) {
      TranspositionTable table = TranspositionTable.chained(100);
      WindowSearch<RandomGame> search = algorithm.create(parts
          .withTable(() -> table)
          .withDepthRule(DepthRule.EXACT)
          .withProbCut((node, depth) -> List.of(), selectivity));
      search.search(RandomGame.tree(1, 9, 3, 50), 3, -100, 100, new SearchContext(Limits.none()));
      assertThat(table.size()).isPositive();
      search.reset();
      assertThat(table.size()).isZero();
    }
  }

  /** A finished game is valued by the evaluator, also by decorated searches. */
  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void finishedGamesHaveTheEvaluatorsScore(Algorithm algorithm) {
    RandomGame over = RandomGame.tree(1, 0, 3, 50);
    Composition<RandomGame> scaled = parts.withEvaluator(new Evaluator<>() {
      @Override
      public int evaluate(RandomGame node) {
        return 0;
      }

      @Override
      public Unit<RandomGame> unit() {
        return node -> 7_000 + node.terminalScore();
      }
    });
    for (Selectivity selectivity : levels(algorithm)) {
      WindowSearch<RandomGame> search =
          algorithm.create(scaled.withProbCut((node, depth) -> List.of(), selectivity));
      assertThat(search.unit().terminalScore(over)).isEqualTo(7_000 + over.terminalScore());
    }
  }

  @Test
  void partsAreThoseThatWereChosen() {
    Composition<RandomGame> composed = parts
        .withOrdering(Searches::new)
        .withOrderingDepth(4)
        .withTable(Searches::new)
        .withDepthRule(DepthRule.EXACT)
        .withTableDepth(5);
    assertThat(composed.orderings().minDepth()).isEqualTo(4);
    assertThat(composed.tableDepth()).isEqualTo(5);
    assertThat(composed.depthRule()).isEqualTo(DepthRule.EXACT);
    assertThat(composed.game()).isEqualTo(RandomGame.class);
  }

  /** Counts the calls of {@code newSearch}. */
  private static final class Searches implements MoveOrdering<RandomGame>, TranspositionTable {

    private int count;

    @Override
    public void newSearch() {
      count++;
    }

    @Override
    public void score(RandomGame node, int ply, int depth, MoveList moves, int[] scores) {}

    @Override
    public long probe(long key) {
      return TableEntry.NONE;
    }

    @Override
    public void store(long key, long entry) {}

    @Override
    public void reset() {}

    @Override
    public void clear() {}

    @Override
    public long size() {
      return 0;
    }
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void tableAndOrderingAreToldOfEverySearch(Algorithm algorithm) {
    for (Selectivity selectivity : levels(algorithm)) {
      Searches table = new Searches();
      Searches ordering = new Searches();
      WindowSearch<RandomGame> search = algorithm.create(parts
          .withTable(() -> table)
          .withDepthRule(DepthRule.EXACT)
          .withOrdering(() -> ordering)
          .withProbCut((node, depth) -> List.of(), selectivity));
      for (int searches = 1; searches <= 3; searches++) {
        new RootSearch<>(search, RandomGame.tree(1, 9, 3, 50), Limits.none(), () -> 0).iterate(2);
        assertThat(table.count).as("table, %s", selectivity).isEqualTo(searches);
        assertThat(ordering.count).as("ordering, %s", selectivity).isEqualTo(searches);
      }
    }
  }

  @Test
  void searchesOfOneCompositionShareNothing() {
    List<Searches> orderings = new ArrayList<>();
    List<Searches> tables = new ArrayList<>();
    Composition<RandomGame> composed = parts
        .withOrdering(() -> newest(orderings))
        .withOrdering(() -> newest(orderings))
        .withTable(() -> newest(tables));
    search(Algorithm.PVS.create(composed));
    assertThat(orderings).hasSize(2);
    assertThat(tables).hasSize(1);
    search(Algorithm.PVS.create(composed, 3, Runnable::run));
    assertThat(orderings).as("two orderings for each of three threads").hasSize(2 + 6);
    assertThat(tables).as("one table for all threads").hasSize(2);
  }

  /** Its parts are made for the first position, which knows the rules of the game. */
  private static void search(WindowSearch<RandomGame> search) {
    search.search(
        RandomGame.tree(1, 3, 3, 9),
        1,
        -Score.INFINITY,
        Score.INFINITY,
        new SearchContext(Limits.none()));
  }

  private static Searches newest(List<Searches> all) {
    all.add(new Searches());
    return all.get(all.size() - 1);
  }

  @Test
  void aCompositionDoesNotChange() {
    Composition<RandomGame> ruled = parts.withRule(NodeRule.tableCutoffs(3));
    ruled.withRule(NodeRule.internalDeepening(3)).withRepetition();
    assertThat(ruled.rules()).hasSize(1);
    assertThat(ruled.repetition()).isFalse();
    assertThat(parts.rules()).isEmpty();
  }

  @Test
  void deeperEntriesAnswerUnlessExactDepthIsAsked() {
    assertThat(parts.depthRule()).isEqualTo(DepthRule.AT_LEAST);
    assertThat(parts.withRepetition().depthRule()).isEqualTo(DepthRule.AT_LEAST);
    assertThat(parts.withDepthRule(DepthRule.EXACT).withRepetition().depthRule())
        .isEqualTo(DepthRule.EXACT);
  }

  @Test
  void theNumberOfThreadsIsChecked() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Algorithm.PVS.create(parts, 0, Runnable::run))
        .withMessage("number of threads 0 is less than 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Algorithm.MINIMAX.create(parts, 2, Runnable::run))
        .withMessageContaining("MINIMAX runs on one thread");
  }

  /** The example in {@link Expander}'s javadoc, completed. */
  private record Own(Expander<TicTacToe> expander) implements WindowSearch<TicTacToe> {

    @Override
    public int search(TicTacToe root, int depth, int alpha, int beta, SearchContext context) {
      expander.begin(context);
      return value(root, depth, 0);
    }

    private int value(TicTacToe node, int depth, int ply) {
      int known = expander.open(node, depth, -100, 100, ply);
      if (known != Expander.OPEN) {
        return known;
      }
      MovePicker<TicTacToe> moves = expander.moves(ply);
      int best = -100;
      int bestMove = Expander.NO_MOVE;
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.pick(i);
        int score = -value(node.play(move), depth - 1, ply + 1);
        if (score > best) {
          best = score;
          bestMove = move;
        }
      }
      expander.close(depth, best, bestMove, -100, 100, ply);
      return best;
    }
  }

  @Test
  void anAlgorithmOfOnesOwnComposesWithATable() {
    Composition<TicTacToe> own = Composition.of(TicTacToe.class, node -> 0)
        .withTable(TranspositionTable::unbounded)
        .withDepthRule(DepthRule.EXACT);
    SearchContext context = new SearchContext(Limits.none());
    int value = new Own(Algorithm.expander(own)).search(TicTacToe.START, 9, -100, 100, context);
    assertThat(value).isEqualTo(Reference.value(TicTacToe.START, 9, node -> 0)).isZero();
    assertThat(context.estimates())
        .as("a game searched to its end needs no estimate")
        .isZero();
  }
}
