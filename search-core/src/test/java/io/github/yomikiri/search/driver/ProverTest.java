package io.github.yomikiri.search.driver;

import static io.github.yomikiri.search.fixture.ProofTreeCheck.check;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.games.KalahKnowledge;
import io.github.yomikiri.games.Nim;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.driver.Proof.Answer;
import io.github.yomikiri.search.driver.ProofNode.Kind;
import io.github.yomikiri.search.fixture.CountedGraph;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGraph;
import io.github.yomikiri.search.fixture.Values;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ProverTest {

  private static final int LENGTH = 7;

  /** X has two squares of the lowest row, whose neighbors are free, and wins with the next two. */
  private static final ConnectFour WON = ConnectFour.START.after("4433");

  private static <N extends Node<N>> SearcherBuilder<N> prover(Class<N> game) {
    return Searchers.prover(game, 2);
  }

  private static SearcherBuilder<ConnectFour> connectFour() {
    return prover(ConnectFour.class)
        .knowledge(new ConnectFourKnowledge())
        .table(() -> LockFreeTable.ofMebibytes(1));
  }

  @Test
  void answersBothWays() {
    Prover<TicTacToe> prover = prover(TicTacToe.class).buildProver();
    Proof<TicTacToe> draw = prover.prove(TicTacToe.START, 0, Limits.none());
    assertThat(draw.answer()).isEqualTo(Answer.YES);
    assertThat(draw.result().completion()).isEqualTo(Completion.SOLVED);
    Proof<TicTacToe> win = prover.prove(TicTacToe.START, 1, Limits.none());
    assertThat(win.answer()).isEqualTo(Answer.NO);
    for (Proof<TicTacToe> proof : List.of(draw, win)) {
      ProofNode<TicTacToe> tree = prover.tree(proof, 100_000, Limits.none());
      assertThat(check(tree)).isTrue();
      assertThat(tree.kind()).isEqualTo(proof.answer() == Answer.YES ? Kind.OR : Kind.AND);
      assertThat(tree.longestLine()).hasSize(9);
    }
  }

  /** Four moves win at once, and the game's knowledge knows it: its lower bound is above 1. */
  @Test
  void theMoveOfAYesReachesTheBoundThatTheGameKnew() {
    ConnectFour root = ConnectFour.START.after("112233");
    ConnectFourKnowledge knowledge = new ConnectFourKnowledge();
    assertThat(knowledge.lowerBound(root)).isGreaterThan(1);
    Prover<ConnectFour> prover = Searchers.solver(ConnectFour.class)
        .knowledge(knowledge)
        .table(() -> LockFreeTable.ofMebibytes(1))
        .buildProver();
    Proof<ConnectFour> proof = prover.prove(root, 1, Limits.none());
    assertThat(proof.answer()).isEqualTo(Answer.YES);
    assertThat(proof.result().bestMove().notation()).isEqualTo("4");
    assertThat(check(prover.tree(proof, 1_000, Limits.none()))).isTrue();
  }

  /** The replies of a proof may lose more than necessary, so they are no line of best play. */
  @Property(tries = 200)
  void aSolvedLineIsBestPlay(@ForAll long seed) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    SearchResult result = prover(RandomGame.class).build().search(root, Limits.none());
    assertThat(result.solved()).isTrue();
    ToIntFunction<RandomGame> values = Values.ofGame();
    RandomGame node = root;
    int value = result.score();
    for (Move move : result.principalVariation()) {
      node = node.play(move.code());
      value = Score.ofMove(node, value);
      assertThat(values.applyAsInt(node)).as("value after %s", move).isEqualTo(value);
    }
  }

  @Test
  void aFinishedGameIsItsOwnProof() {
    Prover<TicTacToe> prover = prover(TicTacToe.class).buildProver();
    TicTacToe lost = TicTacToe.after(0, 3, 1, 4, 2);
    Proof<TicTacToe> proof = prover.prove(lost, 0, Limits.none());
    assertThat(proof.answer()).isEqualTo(Answer.NO);
    assertThat(prover.prove(lost, -1, Limits.none()).answer()).isEqualTo(Answer.YES);
    ProofNode<TicTacToe> tree = prover.tree(proof, 1, Limits.none());
    assertThat(tree.kind()).isEqualTo(Kind.TERMINAL);
    assertThat(tree.score()).isEqualTo(-1);
    assertThat(tree.longestLine()).isEmpty();
  }

  @Test
  void findsTheWinnerOfNim() {
    Prover<Nim> prover = prover(Nim.class).buildProver();
    for (int a = 0; a <= 5; a++) {
      for (int b = 0; b <= 5; b++) {
        for (int c = 1; c <= 5; c++) {
          Nim node = Nim.of(a, b, c);
          assertThat(prover.prove(node, 1, Limits.none()).answer())
              .as("%s", node)
              .isEqualTo(node.value() == 1 ? Answer.YES : Answer.NO);
        }
      }
    }
  }

  /** The bounds, candidates and symmetries of the game are used; all values are a solver's. */
  @Test
  void agreesWithASolverOnSmallBoards() {
    ConnectFour start = ConnectFour.start(5, 4);
    Prover<ConnectFour> prover = connectFour().buildProver();
    var solver = Searchers.solver(ConnectFour.class)
        .knowledge(new ConnectFourKnowledge())
        .table(() -> LockFreeTable.ofMebibytes(1))
        .build();
    for (String moves : List.of("3232", "1335", "12124", "333342")) {
      ConnectFour node = start.after(moves);
      int value = solver.search(node, Limits.none()).score();
      for (int bound = value - 1; bound <= value + 2; bound++) {
        assertThat(prover.prove(node, bound, Limits.none()).answer())
            .as("after %s at least %d", moves, bound)
            .isEqualTo(value >= bound ? Answer.YES : Answer.NO);
      }
    }
    Prover<Kalah> kalah = prover(Kalah.class).knowledge(new KalahKnowledge()).buildProver();
    // Irving, Donkers and Uiterwijk (2000), for 2 houses of 1 to 6 seeds, and for 3 houses.
    for (String outcomes : List.of("WLLLWW", "DWW")) {
      for (int seeds = 1; seeds <= outcomes.length(); seeds++) {
        char outcome = outcomes.charAt(seeds - 1);
        Kalah node = Kalah.start(outcomes.startsWith("W") ? 2 : 3, seeds);
        assertThat(kalah.prove(node, 1, Limits.none()).answer())
            .isEqualTo(outcome == 'W' ? Answer.YES : Answer.NO);
        assertThat(kalah.prove(node, 0, Limits.none()).answer())
            .isEqualTo(outcome == 'L' ? Answer.NO : Answer.YES);
      }
    }
  }

  @Test
  void aSearcherOfTheSamePartsFindsTheValue() {
    SearchResult result = connectFour().build().search(ConnectFour.start(4, 4), Limits.none());
    assertThat(result.score()).isZero();
    assertThat(result.bound()).isEqualTo(Bound.EXACT);
    assertThat(result.solved()).isTrue();
  }

  @Test
  void deepeningFindsTheShortestWin() {
    Proof<ConnectFour> proof =
        connectFour().iterativeDeepening().buildProver().prove(WON, 1, Limits.none());
    assertThat(proof.answer()).isEqualTo(Answer.YES);
    int depth = proof.result().depth();
    assertThat(depth).isBetween(2, 7);
    Prover<ConnectFour> prover = connectFour().buildProver();
    assertThat(prover.prove(WON, 1, Limits.depth(1)).answer()).isEqualTo(Answer.UNKNOWN);
    assertThat(prover.prove(WON, 1, Limits.depth(depth)).answer()).isEqualTo(Answer.YES);
  }

  @Test
  void limitsLeaveTheAnswerOpen() {
    Prover<ConnectFour> prover = connectFour().buildProver();
    StopSignal raised = new StopSignal();
    raised.raise();
    for (Limits limits :
        List.of(Limits.nodes(100), Limits.none().withStop(raised), Limits.depth(5))) {
      Proof<ConnectFour> proof = prover.prove(ConnectFour.START, 1, limits);
      assertThat(proof.answer()).isEqualTo(Answer.UNKNOWN);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> prover.tree(proof, 100, Limits.none()))
          .withMessage("there is no proof, because the answer is UNKNOWN");
    }
  }

  @Test
  void boundsOutsideTheScoresAreRefused() {
    Prover<Nim> prover = prover(Nim.class).buildProver();
    for (int bound : new int[] {Score.MAX + 1, -Score.MAX - 1, Integer.MIN_VALUE}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> prover.prove(Nim.of(3), bound, Limits.none()))
          .withMessage("bound " + bound + " is outside [-100000000, 100000000]");
    }
    assertThat(prover.prove(Nim.of(3), Score.MAX, Limits.none()).answer()).isEqualTo(Answer.NO);
    assertThat(prover.prove(Nim.of(3), -Score.MAX, Limits.none()).answer()).isEqualTo(Answer.YES);
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void resetMakesTheNextQuestionReproducible(Algorithm algorithm) {
    Prover<TicTacToe> prover = prover(TicTacToe.class).algorithm(algorithm).buildProver();
    TicTacToe node = TicTacToe.after(4, 0);
    long first = prover.prove(node, 1, Limits.none()).result().statistics().nodes();
    prover.reset();
    assertThat(prover.prove(node, 1, Limits.none()).result().statistics().nodes())
        .isEqualTo(first);
  }

  @Test
  void aProverThatWasGivenNoTableLearnsFromQuestionToQuestion() {
    Prover<TicTacToe> prover = Searchers.bare(TicTacToe.class)
        .algorithm(Algorithm.PROOF_NUMBER)
        .fixedDepth(9)
        .buildProver();
    long first =
        prover.prove(TicTacToe.START, 1, Limits.none()).result().statistics().nodes();
    Proof<TicTacToe> second = prover.prove(TicTacToe.START, 1, Limits.none());
    assertThat(second.answer()).isEqualTo(Answer.NO);
    assertThat(second.result().statistics().nodes()).isLessThan(first / 10);
  }

  /** With predictions, an answer could rest on an estimate, and would be no proof. */
  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void aProverMakesNoPredictions(Algorithm algorithm) {
    ProbCut<TicTacToe> always = (node, depth) -> List.of(new Prediction(0, 1, 10, 0));
    SearcherBuilder<TicTacToe> plain = prover(TicTacToe.class).algorithm(algorithm);
    SearcherBuilder<TicTacToe> predicting =
        prover(TicTacToe.class).algorithm(algorithm).probCut(always, Selectivity.PERCENT_73);
    Proof<TicTacToe> expected = plain.buildProver().prove(TicTacToe.START, 1, Limits.none());
    Proof<TicTacToe> proof = predicting.buildProver().prove(TicTacToe.START, 1, Limits.none());
    assertThat(proof.answer()).isEqualTo(Answer.NO);
    assertThat(proof.result().statistics().nodes())
        .isEqualTo(expected.result().statistics().nodes());
  }

  /** The pages and the builder's javadoc say so. */
  @ParameterizedTest
  @EnumSource(names = {"SCOUT", "PVS", "MTDF", "BISECTION", "PROOF_NUMBER"})
  void aSearcherOfTheSamePartsCallsNoEstimateSolved(Algorithm algorithm) {
    ProbCut<TicTacToe> always = (node, depth) -> List.of(new Prediction(0, 1, 10, 0));
    SearchResult result = prover(TicTacToe.class)
        .algorithm(algorithm)
        .evaluator(node -> 0)
        .probCut(always, Selectivity.PERCENT_73)
        .build()
        .search(TicTacToe.START, Limits.none());
    assertThat(result.solved()).isFalse();
  }

  /** Nobody knows whether a user's own search asks for the draws of the game. */
  @Test
  void aSearchOfYourOwnRejectsWhatWasPlayed() {
    CountedGraph start =
        CountedGraph.of(RandomGraph.of(1, 6, 3, 2, true), new CountedGraph.Rules(2, 9));
    Game<CountedGraph> counted = Game.of(start);
    Game<CountedGraph> played = Game.of(
            CountedGraph.of(start.graph(), new CountedGraph.Rules(2, Integer.MAX_VALUE)))
        .play("0");
    assertThat(played.isOver()).isFalse();
    Prover<CountedGraph> prover = Searchers.bare(CountedGraph.class)
        .search(() -> Algorithm.PVS.create(Composition.of(CountedGraph.class, node -> 0)))
        .buildProver();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> prover.prove(played, 1, Limits.none()))
        .withMessage(
            "a position would be a draw if it occurred once more, which a prover of a search of your"
                + " own does not know, after [0] in\n" + played.position());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> prover.prove(counted, 1, Limits.none()))
        .withMessage(
            "the game is a draw after 9 more quiet plies, which a prover of a search of your"
                + " own does not know, after [] in\n" + start);
  }

  @Test
  void theMemoryOfTheTablesIsChecked() {
    for (int mebibytes : new int[] {1, 8193}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Searchers.prover(Nim.class, mebibytes))
          .withMessage("a prover's tables of " + mebibytes + " MiB are outside [2, 8192]");
    }
    Prover<Nim> small = Searchers.prover(Nim.class, 2).buildProver();
    assertThat(small.prove(Nim.of(3, 4, 5), 1, Limits.none()).answer()).isEqualTo(Answer.YES);
  }

  @Test
  void servesOneCallAtATime() {
    Prover<Nim> prover = prover(Nim.class).buildProver();
    List<String> calls = new ArrayList<>();
    prover.prove(Nim.of(3), 1, Limits.none(), new SearchListener() {
      @Override
      public void started(Limits limits) {
        calls.add("started");
        assertThatIllegalStateException()
            .isThrownBy(() -> prover.prove(Nim.of(1), 1, Limits.none()))
            .withMessageContaining("this prover is in use");
      }

      @Override
      public void finished(SearchResult result) {
        calls.add(result.bound() + " " + result.score());
      }
    });
    assertThat(calls).containsExactly("started", "EXACT 1");
  }
}
