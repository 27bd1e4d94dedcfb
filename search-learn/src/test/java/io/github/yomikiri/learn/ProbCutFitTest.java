package io.github.yomikiri.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.learn.ProbCutFit.DepthPair;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class ProbCutFitTest {

  private static final long SEED = 20261120;

  /**
   * A search whose values follow a known regression. The value at depth 4 is 1.25 times the value
   * at depth 2, plus 300 and a normally distributed error with a deviation of 500. In the second
   * stage all three numbers are doubled.
   */
  private static final WindowSearch<RandomGame> SYNTHETIC = (root, depth, alpha, beta, context) -> {
    context.visit(0);
    context.countEvaluation();
    Random random = new Random(Hash64.of(SEED, root.key()));
    int scale = 1 + stage(root);
    double shallow = 4000 * random.nextGaussian();
    double deep = scale * (1.25 * shallow + 300 + 500 * random.nextGaussian());
    return (int) Math.round(depth < 4 ? shallow : deep);
  };

  private static int stage(RandomGame node) {
    return node.rules().seed() % 2 == 0 ? 0 : 1;
  }

  /** Returns the start of a game that is over after 50 plies and not earlier. */
  private static RandomGame sample(int seed) {
    return RandomGame.of(new RandomGame.Rules(seed, 50, 4, Integer.MAX_VALUE, 100, 0));
  }

  @Test
  void findsTheRegressionsThatThereAre() {
    ProbCutFit<RandomGame> fit = new ProbCutFit<>(
        SYNTHETIC, node -> 0, 2, ProbCutFitTest::stage, List.of(new DepthPair(4, 2)));
    for (int seed = 0; seed < 20_000; seed++) {
      assertThat(fit.add(sample(seed), StopSignal.NEVER)).isTrue();
    }
    assertThat(fit.positions()).isEqualTo(20_000);
    ProbCutTable table = fit.table(30);
    assertThat(table.stages()).isEqualTo(2);
    assertThat(table.rows()).hasSize(2);
    for (int stage = 0; stage < 2; stage++) {
      ProbCutTable.Row row = table.rows().get(stage);
      int scale = 1 + stage;
      assertThat(row.stage()).isEqualTo(stage);
      assertThat(row.depth()).isEqualTo(4);
      assertThat(row.samples()).isEqualTo(10_000);
      assertThat(row.prediction().depth()).isEqualTo(2);
      // The tolerances are four standard errors, for the seed 20261120.
      assertThat(row.prediction().slope()).isCloseTo(1.25 * scale, within(0.005 * scale));
      assertThat(row.prediction().offset()).isCloseTo(300 * scale, within(20.0 * scale));
      assertThat(row.prediction().deviation()).isCloseTo(500 * scale, within(15.0 * scale));
    }
  }

  @Test
  void predictsExactValues() {
    Searcher<RandomGame> solver =
        Searchers.bare(RandomGame.class).evaluator(node -> 0).build();
    // Twice the exact score, less 100: in tenths of a point the score is five times this, plus 500.
    Evaluator<RandomGame> evaluator =
        node -> 2 * solver.search(node, Limits.none()).score() - 100;
    ProbCutFit<RandomGame> fit = ProbCutFit.ofExact(
        Searchers.bare(RandomGame.class).evaluator(evaluator).buildWindowSearch(),
        evaluator,
        solver,
        10,
        0);
    for (int seed = 0; seed < 40; seed++) {
      assertThat(fit.add(RandomGame.tree(seed, 3, 4, 100), StopSignal.NEVER)).isTrue();
    }
    ProbCutTable table = fit.table(30);
    assertThat(table.stages()).isEqualTo(1);
    assertThat(table.rows()).hasSize(1);
    ProbCutTable.Row row = table.rows().get(0);
    assertThat(row.depth()).isEqualTo(Limits.MAX_DEPTH);
    assertThat(row.samples()).isEqualTo(40);
    assertThat(row.prediction().depth()).isZero();
    assertThat(row.prediction().slope()).isCloseTo(5, within(1e-9));
    assertThat(row.prediction().offset()).isCloseTo(500, within(1e-6));
    assertThat(row.prediction().deviation()).isCloseTo(0, within(1e-3));
  }

  @Test
  void aSampleThatIsNotSolvedDoesNotCount() {
    ProbCutFit<RandomGame> fit = exact(1, 2);
    StopSignal stop = new StopSignal();
    stop.raise();
    assertThat(fit.add(sample(1), stop)).isFalse();
    assertThat(fit.positions()).isZero();
  }

  @Test
  void refusesUnitsAndDepthsBelowTheirRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> exact(0, 2))
        .withMessage("unit 0 is less than 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> exact(1, -1))
        .withMessage("shallow depth -1 is negative");
  }

  private static ProbCutFit<RandomGame> exact(int unit, int shallow) {
    return ProbCutFit.ofExact(
        SYNTHETIC,
        node -> 0,
        Searchers.bare(RandomGame.class).evaluator(node -> 0).build(),
        unit,
        shallow);
  }

  @Test
  void leavesOutWhatIsNotPredicted() {
    // First greater shallow values have smaller deep values; then all deep values are the same.
    for (int factor : new int[] {-1, 0}) {
      WindowSearch<RandomGame> search = (root, depth, alpha, beta, context) -> {
        context.visit(0);
        context.countEvaluation();
        int value = new Random(root.key()).nextInt(100);
        return depth == 1 ? value : factor * value;
      };
      ProbCutFit<RandomGame> fit =
          new ProbCutFit<>(search, node -> 0, 1, node -> 0, List.of(new DepthPair(2, 1)));
      for (int seed = 0; seed < 50; seed++) {
        fit.add(sample(seed), StopSignal.NEVER);
      }
      assertThat(fit.table(3).rows()).isEmpty();
    }
  }

  @Test
  void leavesOutRowsWithFewSamples() {
    ProbCutFit<RandomGame> fit =
        new ProbCutFit<>(SYNTHETIC, node -> 0, 1, node -> 0, List.of(new DepthPair(4, 2)));
    for (int seed = 0; seed < 29; seed++) {
      fit.add(sample(seed), StopSignal.NEVER);
    }
    assertThat(fit.table(29).rows()).hasSize(1);
    assertThatIllegalStateException()
        .isThrownBy(() -> fit.table(30))
        .withMessage(
            "29 positions are too few: a stage needs 30 undecided positions, but no stage has"
                + " more than 29");
  }

  @Test
  void refusesToFitToNothing() {
    ProbCutFit<RandomGame> fit =
        new ProbCutFit<>(SYNTHETIC, node -> 0, 1, node -> 0, List.of(new DepthPair(4, 2)));
    assertThatIllegalStateException()
        .isThrownBy(() -> fit.table(30))
        .withMessageStartingWith("0 positions are too few: a stage needs 30 ");
  }

  @Test
  void aStageWithFewSamplesIsLeftOutBesideOneWithMore() {
    ProbCutFit<RandomGame> fit = new ProbCutFit<>(
        SYNTHETIC,
        node -> 0,
        2,
        node -> node.rules().seed() < 20 ? 0 : 1,
        List.of(new DepthPair(4, 2)));
    for (int seed = 0; seed < 50; seed++) {
      fit.add(sample(seed), StopSignal.NEVER);
    }
    assertThat(fit.table(30).rows()).extracting(ProbCutTable.Row::stage).containsExactly(1);
  }

  @Test
  void positionsThatAreSolvedAtADepthDoNotCount() {
    // The first side prefers every estimate to a win, so it wins only if nothing else is left.
    Unit<TicTacToe> withoutPoints = TicTacToe::terminalScore;
    Evaluator<TicTacToe> evaluator = Evaluator.of(
        node -> {
          boolean isFirst = Integer.bitCount(node.own() | node.opponent()) % 2 == 0;
          return isFirst ? 50 + node.own() : -50 - node.opponent();
        },
        withoutPoints);
    WindowSearch<TicTacToe> search =
        Searchers.bare(TicTacToe.class).evaluator(evaluator).buildWindowSearch();
    ProbCutFit<TicTacToe> fit = new ProbCutFit<>(
        search, evaluator, 1, node -> 0, List.of(new DepthPair(2, 0), new DepthPair(3, 1)));
    // A position with five empty squares and no win on the way is solved at depth 5, one with three
    // at depth 3.
    List<TicTacToe> deep = List.of(
        TicTacToe.after(0, 1, 3, 4),
        TicTacToe.after(4, 0, 8, 2),
        TicTacToe.after(1, 0, 5, 2),
        TicTacToe.after(0, 4, 2, 1));
    TicTacToe shallow = TicTacToe.after(0, 1, 2, 4, 3, 5);
    for (TicTacToe position : deep) {
      fit.add(position, StopSignal.NEVER);
    }
    fit.add(shallow, StopSignal.NEVER);
    assertThat(fit.positions()).isEqualTo(5);
    assertThat(fit.decidedPositions()).isEqualTo(1);
    assertThat(fit.table(3).rows())
        .isNotEmpty()
        .allSatisfy(row -> assertThat(row.samples()).isEqualTo(4));
  }

  /**
   * Fits to positions of Breakthrough. The evaluator is the lead in pieces with an error of at most
   * 200, and a won game counts as much as given.
   */
  private static ProbCutFit<Breakthrough> fitWithWins(
      int win, List<DepthPair> pairs, Consumer<SearcherBuilder<Breakthrough>> parts) {
    Evaluator<Breakthrough> evaluator = new Evaluator<>() {

      @Override
      public int evaluate(Breakthrough node) {
        return 300 * node.lead() + (int) Math.floorMod(Hash64.of(SEED, node.key()), 401L) - 200;
      }

      @Override
      public Unit<Breakthrough> unit() {
        return Unit.points(win);
      }
    };
    SearcherBuilder<Breakthrough> search = Searchers.bare(Breakthrough.class).evaluator(evaluator);
    parts.accept(search);
    ProbCutFit<Breakthrough> fit =
        new ProbCutFit<>(search.buildWindowSearch(), evaluator, 1, node -> 0, pairs);
    Random random = new Random(SEED);
    for (int i = 0; i < 150; i++) {
      Breakthrough position = Breakthrough.start(5, 5);
      for (int ply = 0; ply < 6 + i % 8 && !position.isTerminal(); ply++) {
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())).code());
      }
      assertThat(fit.add(position, StopSignal.NEVER)).isTrue();
    }
    return fit;
  }

  @Test
  void wonAndLostGamesDoNotCount() {
    // The searches are quiet enough for a deviation of 400, which is more than the evaluator's
    // error. With the won games in the fit the deviation would be thousands.
    List<DepthPair> pairs = List.of(new DepthPair(3, 1), new DepthPair(4, 2));
    ProbCutTable small = fitWithWins(10_000, pairs, search -> {}).table(30);
    ProbCutTable great = fitWithWins(Score.MAX, pairs, search -> {}).table(30);
    assertThat(small.rows())
        .hasSize(2)
        .allSatisfy(row -> assertThat(row.prediction().deviation()).isLessThan(400));
    assertThat(great.rows()).isEqualTo(small.rows());
  }

  @Test
  void aTableThatCutsBestLinesShortHidesNoEnd() {
    List<DepthPair> pairs = List.of(new DepthPair(4, 2), new DepthPair(5, 2));
    ProbCutFit<Breakthrough> bare = fitWithWins(10_000, pairs, search -> {});
    for (Supplier<TranspositionTable> table : List.<Supplier<TranspositionTable>>of(
        () -> LockFreeTable.ofMebibytes(1), TranspositionTable::unbounded)) {
      ProbCutFit<Breakthrough> fit = fitWithWins(
          10_000,
          pairs,
          search -> search
              .table(table)
              .compose(old -> old.withTableDepth(1).withDepthRule(DepthRule.EXACT)));
      assertThat(fit.table(30).rows()).isEqualTo(bare.table(30).rows());
      assertThat(fit.decidedPositions()).isEqualTo(bare.decidedPositions());
    }
  }

  @Test
  void saysHowManyPositionsTheEndOfTheGameDecides() {
    ProbCutFit<Breakthrough> fit = fitWithWins(10_000, List.of(new DepthPair(4, 2)), search -> {});
    assertThat(fit.positions()).isEqualTo(150);
    int decided = fit.decidedPositions();
    assertThat(decided).isBetween(10, 140);
    assertThatIllegalStateException()
        .isThrownBy(() -> fit.table(151))
        .withMessageContaining("needs 151 undecided positions")
        .withMessageEndingWith("decides " + decided);
  }

  @Test
  void aStoppedSampleDoesNotCount() {
    StopSignal stop = new StopSignal();
    stop.raise();
    ProbCutFit<RandomGame> fit = new ProbCutFit<>(
        Searchers.bare(RandomGame.class).buildWindowSearch(),
        node -> 0,
        1,
        node -> 0,
        List.of(new DepthPair(4, 2)));
    assertThat(fit.add(sample(1), stop)).isFalse();
    assertThat(fit.positions()).isZero();
  }

  @Test
  void refusesStagesThatThereAreNot() {
    ProbCutFit<RandomGame> fit =
        new ProbCutFit<>(SYNTHETIC, node -> 0, 2, node -> 2, List.of(new DepthPair(4, 2)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> fit.add(sample(1), StopSignal.NEVER))
        .withMessageContaining("stage 2 of")
        .withMessageContaining("[0, 1]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ProbCutFit<>(SYNTHETIC, node -> 0, 0, node -> 0, List.of()))
        .withMessageContaining("stages 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> fit.table(2))
        .withMessageContaining("samples 2");
  }

  @Test
  void theEvaluatorPredictsAsASearchOfNoDepth() {
    WindowSearch<RandomGame> search = (root, depth, alpha, beta, context) -> {
      context.visit(0);
      context.countEvaluation();
      return 3 * (int) (root.key() & 0xFF) + depth;
    };
    ProbCutFit<RandomGame> fit = new ProbCutFit<>(
        search,
        node -> (int) (node.key() & 0xFF),
        1,
        node -> 0,
        List.of(new DepthPair(1, 0), new DepthPair(2, 0)));
    for (int seed = 0; seed < 10; seed++) {
      fit.add(sample(seed), StopSignal.NEVER);
    }
    assertThat(fit.table(3).rows()).hasSize(2).allSatisfy(row -> {
      assertThat(row.prediction().depth()).isZero();
      assertThat(row.prediction().slope()).isCloseTo(3, within(1e-9));
      assertThat(row.prediction().offset()).isCloseTo(row.depth(), within(1e-6));
    });
  }

  @Test
  void theUsualPairsAreAtMostHalfAsDeep() {
    assertThat(DepthPair.usual(6))
        .extracting(DepthPair::toString)
        .containsExactly(
            "1:0", "2:0", "2:1", "3:0", "3:1", "4:0", "4:1", "4:2", "5:0", "5:1", "5:2", "6:0",
            "6:1", "6:2", "6:3");
    assertThat(DepthPair.usual(0)).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new DepthPair(4, 4))
        .withMessageContaining("shallow depth 4 is outside [0, 3]");
  }
}
