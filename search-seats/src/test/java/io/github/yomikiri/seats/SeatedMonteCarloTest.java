package io.github.yomikiri.seats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.seats.SeatedSearcher.Algorithm;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class SeatedMonteCarloTest {

  private static final PigRace PIG = PigRace.start(12);

  private static <P extends SeatedPosition<P>> SeatedSearcher.Builder<P> monteCarlo(P start) {
    return SeatedSearcher.builder(start).algorithm(Algorithm.MONTE_CARLO);
  }

  private static <P extends SeatedPosition<P>> SeatedMonteCarlo<P> withNodes(P start, int nodes) {
    Estimates<P> estimates = new Estimates<>((position, seat) -> 0, start.maxScore());
    return new SeatedMonteCarlo<>(estimates, true, start.seats(), nodes, OptionalLong.of(2_000), 0);
  }

  private static long visits(SearchResult result) {
    return result.rootMoves().stream().mapToLong(RootMove::visits).sum();
  }

  private static SearchResult timeless(SearchResult result) {
    return result.toBuilder()
        .statistics(result.statistics().withElapsed(Duration.ZERO))
        .build();
  }

  private static RandomGame game(int seats, int seed, int max) {
    return RandomGame.of(new RandomGame.Rules(seed, seats, 2 + seed % 6, 8, seed % 5, max));
  }

  @Test
  void solvedValuesAreThoseOfAPlainRecursion() {
    for (int seats = 1; seats <= 2; seats++) {
      SeatedSearcher<RandomGame> searcher = monteCarlo(game(seats, 0, 3)).build();
      for (int seed = 0; seed < 2_000; seed++) {
        RandomGame root = game(seats, seed, 3);
        SearchResult result = searcher.search(root, Limits.nodes(10_000_000));
        String name = seats + " seats, seed " + seed + ": " + result;
        assertThat(result.completion()).as(name).isEqualTo(Completion.SOLVED);
        assertThat(result.isExact()).as(name).isTrue();
        TrueValue value = TrueValue.of(root);
        assertThat(searcher.payoffs()).as(name).isEqualTo(value.list());
        double mine = value.payoffs()[root.seat()];
        assertThat(result.score()).as(name).isEqualTo((int) Math.rint(mine * 1_000));
        TrueValue best = TrueValue.of(root.play(result.bestMove().code()));
        assertThat(best.payoffs()[root.seat()]).as(name).isEqualTo(mine);
        for (RootMove move : result.rootMoves()) {
          double exact = TrueValue.of(root.play(move.move().code())).payoffs()[root.seat()];
          assertThat(!move.solved() || move.score() == (int) Math.rint(exact * 1_000))
              .as(name)
              .isTrue();
        }
      }
    }
  }

  @Test
  void withThreeSeatsEachWantsMuchForItselfAndNothingIsCalledSolved() {
    SeatedSearcher<RandomGame> searcher = monteCarlo(game(3, 0, 1_000)).build();
    int clear = 0;
    for (int seed = 0; seed < 1_000; seed++) {
      RandomGame root = game(3, seed, 1_000);
      SearchResult result = searcher.search(root, Limits.nodes(10_000_000));
      String name = "seed " + seed + ": " + result;
      assertThat(result.solved()).as(name).isFalse();
      assertThat(result.bound()).as(name).isEqualTo(Bound.ESTIMATE);
      assertThat(result.completion()).as(name).isEqualTo(Completion.DEPTH);
      assertThat(result.rootMoves()).as(name).noneMatch(RootMove::solved);
      TrueValue value = TrueValue.of(root);
      if (value.isClear()) {
        clear++;
        assertThat(searcher.payoffs()).as(name).isEqualTo(value.list());
      }
    }
    assertThat(clear).isGreaterThan(900);
  }

  @Test
  void theMeanConvergesToTheExpectation() {
    for (PigRace root :
        List.of(PIG, new PigRace(12, 3, 5, 4, 1, false), new PigRace(12, 8, 9, 3, 0, false))) {
      SeatedSearcher<PigRace> searcher =
          monteCarlo(root).visits(100_000).seed(7).build();
      SearchResult result = searcher.search(root, Limits.none());
      assertThat(result.solved()).isFalse();
      assertThat(result.bound()).isEqualTo(Bound.ESTIMATE);
      assertThat(result.points()).isCloseTo(root.exactValue(), within(0.03));
      assertThat(searcher.payoffs().get(root.seat())).isCloseTo(result.points(), within(0.001));
      assertThat(searcher.payoffs().get(0)).isCloseTo(-searcher.payoffs().get(1), within(1e-9));
    }
  }

  @Test
  void theBetterMoveIsChosen() {
    // A roll wins at once by two of four, and otherwise the other seat needs a single point.
    PigRace roll = new PigRace(12, 5, 10, 5, 0, false);
    assertThat(roll.exactValue()).isGreaterThan(-roll.play(PigRace.HOLD).exactValue());
    assertThat(monteCarlo(roll).build().search(roll, Limits.none()).bestMove().code())
        .isEqualTo(PigRace.ROLL);
    PigRace hold = new PigRace(12, 0, 0, 6, 0, false);
    assertThat(hold.exactValue()).isCloseTo(-hold.play(PigRace.HOLD).exactValue(), within(1e-9));
    assertThat(monteCarlo(hold).build().search(hold, Limits.none()).bestMove().code())
        .isEqualTo(PigRace.HOLD);
  }

  @Test
  void chanceDrawsByTheWeights() {
    ChanceWalk root = ChanceWalk.at(ChanceWalk.Stage.FORCED, 0);
    SearchResult result = monteCarlo(root).visits(100_000).build().search(root, Limits.none());
    // The walk is won with the probability 1/9. Some outcomes are solved, and the others never are.
    assertThat(result.solved()).isFalse();
    assertThat(result.points()).isCloseTo(-7 / 9.0, within(0.005));
  }

  @Test
  void aTurnHasTheValueOfItsBestMoveAndNotMore() {
    for (int prize = -1; prize <= 0; prize++) {
      ChanceWalk root = ChanceWalk.at(ChanceWalk.Stage.FIRST, prize);
      SearchResult result = monteCarlo(root).visits(100_000).build().search(root, Limits.none());
      assertThat(result.solved()).isFalse();
      assertThat(result.points()).isCloseTo(prize == 0 ? 0 : -7 / 9.0, within(0.005));
      assertThat(result.principalVariation())
          .extracting(Move::code)
          .containsExactly(0, prize == 0 ? 0 : 1);
    }
  }

  @Test
  void aMoveThatIsSolvedDoesNotSolveTheRoot() {
    ChanceWalk root = ChanceWalk.at(ChanceWalk.Stage.CHOICE, 0);
    SearchResult result = monteCarlo(root).build().search(root, Limits.none());
    assertThat(result.rootMoves().get(0).solved()).isTrue();
    assertThat(result.rootMoves().get(1).solved()).isFalse();
    assertThat(result.bound()).isEqualTo(Bound.ESTIMATE);
    assertThat(result.solved()).isFalse();
    assertThat(result.score()).isZero();
  }

  @Test
  void theGreatestPayoffEndsTheSearchAtOnce() {
    ChanceWalk root = ChanceWalk.at(ChanceWalk.Stage.FIRST, 1);
    SearchResult result = monteCarlo(root).build().search(root, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.SOLVED);
    assertThat(result.isExact()).isTrue();
    assertThat(result.points()).isEqualTo(1);
    assertThat(visits(result)).isLessThan(10);
  }

  @Test
  void nothingIsSolvedIfTheRulesMakeDraws() {
    ChanceWalk root = new ChanceWalk(0, ChanceWalk.Stage.FIRST, 1, 3);
    SearchResult result = monteCarlo(root).build().search(root, Limits.none());
    assertThat(result.points()).isEqualTo(1);
    assertThat(result.solved()).isFalse();
    assertThat(result.completion()).isEqualTo(Completion.DEPTH);
  }

  @Test
  void visitsConcentrateOnTheBetterMove() {
    // A move that wins by every second number, and one that wins later, if at all.
    PigRace root = new PigRace(12, 2, 10, 8, 0, false);
    SearchResult result = monteCarlo(root).visits(2_000).build().search(root, Limits.none());
    assertThat(result.bestMove().code()).isEqualTo(PigRace.ROLL);
    assertThat(result.rootMoves().get(0).visits()).isGreaterThan(1_500);
  }

  @Test
  void theMoveToBePlayedIsTheMostVisitedOneIfNoneIsProvenToBeBetter() {
    PayoffStore store = new PayoffStore(1, 10);
    Estimates<ChanceWalk> estimates = new Estimates<>((position, seat) -> 0, 9);
    PayoffTree<ChanceWalk> tree =
        new PayoffTree<>(9, 1, store, new LeafPayoffs<>(estimates, true, 1), 1);
    int root = store.allocate(1);
    store.init(root, 0, 0);
    int first = store.allocate(4);
    int[] visits = {5, 20, 10, 0};
    double[] means = {7, 1, 4, 0};
    for (int i = 0; i < 4; i++) {
      store.init(first + i, i, 0);
      store.count(first + i, visits[i]);
      store.add(first + i, new double[] {visits[i] * means[i]});
    }
    store.setChildren(root, first, 4);
    assertThat(tree.order().bestFirst(root, 0)).containsExactly(2, 3, 1, 4);
    store.solve(2, new double[] {2});
    assertThat(tree.order().bestFirst(root, 0)).containsExactly(2, 3, 1, 4);
    // The most visited move is proven to be worse than another one, which has not enough.
    store.solve(1, new double[] {3});
    assertThat(tree.order().bestFirst(root, 0)).containsExactly(3, 2, 1, 4);
    store.solve(1, new double[] {5});
    assertThat(tree.order().bestFirst(root, 0)).containsExactly(1, 2, 3, 4);
  }

  @Test
  void anEndlessGameIsWorthNothing() {
    Endless root = new Endless(Integer.MAX_VALUE);
    SeatedSearcher<Endless> searcher = monteCarlo(root).visits(100).build();
    SearchResult result = searcher.search(root, Limits.none());
    assertThat(result.score()).isZero();
    assertThat(result.solved()).isFalse();
    assertThat(result.statistics().nodes()).isEqualTo(100L * PayoffTree.LONGEST_VISIT);
    assertThat(result.depth()).isLessThanOrEqualTo(Limits.MAX_DEPTH);
  }

  @Test
  void aDrawByTheRulesIsTheEndOfAGame() {
    SeatedSearcher<Endless> searcher = monteCarlo(new Endless(4)).build();
    SearchResult result = searcher.search(new Endless(4), Limits.none());
    assertThat(result.statistics().evaluations()).isZero();
    assertThat(result.depth()).isEqualTo(4);
    assertThat(searcher.payoffs()).containsExactly(0.0, 0.0);
    SearchResult over = searcher.search(new Endless(0), Limits.none());
    assertThat(over.completion()).isEqualTo(Completion.GAME_OVER);
    assertThat(over.score()).isZero();
  }

  @Test
  void anEvaluatorTakesThePlaceOfRandomGames() {
    SeatedSearcher<PigRace> searcher = monteCarlo(PIG)
        .evaluator((position, seat) -> {
          double lead = (position.own() - position.other()) / 12.0;
          boolean isMine = (seat == 0) == (position.play(0).seat() == 1);
          return isMine ? lead : -lead;
        })
        .visits(1_000)
        .build();
    SearchResult result = searcher.search(PIG, Limits.none());
    assertThat(result.statistics().evaluations()).isBetween(1L, 1_000L);
    assertThat(result.statistics().leaves()).isEqualTo(1_000);
  }

  @Test
  void theSameSeedGivesTheSameResult() {
    SeatedSearcher<PigRace> searcher = monteCarlo(PIG).seed(5).build();
    SearchResult first = timeless(searcher.search(PIG, Limits.nodes(50_000)));
    SearchResult more = searcher.search(PIG, Limits.nodes(50_000));
    assertThat(visits(more)).isGreaterThan(visits(first));
    searcher.reset();
    assertThat(searcher.payoffs()).isEmpty();
    assertThat(timeless(searcher.search(PIG, Limits.nodes(50_000)))).isEqualTo(first);
    SearchResult same =
        monteCarlo(PIG).seed(5).buildForAllMoves().search(PIG, Limits.nodes(50_000));
    assertThat(timeless(same)).isEqualTo(first);
    SearchResult other = monteCarlo(PIG).seed(6).build().search(PIG, Limits.nodes(50_000));
    assertThat(timeless(other)).isNotEqualTo(first);
  }

  @Test
  void visitsAndNodesEndASearch() {
    SearchResult usual = monteCarlo(PIG).build().search(PIG, Limits.none());
    assertThat(visits(usual)).isEqualTo(10_000);
    assertThat(usual.completion()).isEqualTo(Completion.DEPTH);
    SearchResult few = monteCarlo(PIG).visits(100).build().search(PIG, Limits.nodes(1_000_000));
    assertThat(visits(few)).isEqualTo(100);
    for (int nodes : new int[] {1, 2, 3, 1_000, 300_000}) {
      SearchResult limited = monteCarlo(PIG).build().search(PIG, Limits.nodes(nodes));
      assertThat(limited.statistics().nodes()).isEqualTo(nodes);
      assertThat(limited.completion()).isEqualTo(Completion.NODES);
      assertThat(limited.bestMove()).isEqualTo(PIG.legalMoves().get(0));
    }
  }

  @Test
  void aSearchThatIsStoppedBeforeAnyVisitClaimsNothing() {
    StopSignal stop = new StopSignal();
    stop.raise();
    SeatedSearcher<PigRace> searcher = monteCarlo(PIG).build();
    SearchResult result = searcher.search(PIG, Limits.none().withStop(stop));
    assertThat(result.completion()).isEqualTo(Completion.STOPPED);
    assertThat(result.valueText()).isEqualTo("not known");
    assertThat(result.bestMove()).isEqualTo(PIG.legalMoves().get(0));
    assertThat(visits(result)).isZero();
    assertThat(searcher.payoffs()).isEmpty();
  }

  @Test
  void iterationsDoubleTheVisits() {
    List<Long> visits = new ArrayList<>();
    StopSignal stop = new StopSignal();
    SearchResult result = monteCarlo(PIG)
        .build()
        .search(PIG, Limits.none().withStop(stop), SearchListener.ofIterations(soFar -> {
          visits.add(visits(soFar));
          if (visits.size() == 4) {
            stop.raise();
          }
        }));
    assertThat(visits).containsExactly(64L, 128L, 256L, 512L);
    assertThat(visits(result)).isEqualTo(512);
    assertThat(result.completion()).isEqualTo(Completion.STOPPED);
    Limits usual = Limits.none().withUsualTime(Duration.ZERO);
    SearchResult enough = monteCarlo(PIG).build().search(PIG, usual);
    assertThat(visits(enough)).isEqualTo(64);
    assertThat(enough.completion()).isEqualTo(Completion.TIME);
  }

  @Test
  void aDepthCountsMovesAndNotChance() {
    int[] most = {0};
    SeatedSearcher<PigRace> searcher = monteCarlo(PIG)
        .evaluator((position, seat) -> {
          most[0] = Math.max(most[0], position.turn());
          return 0;
        })
        .build();
    SearchResult result = searcher.search(PIG, Limits.depth(3));
    assertThat(result.depth()).isEqualTo(3);
    assertThat(visits(result)).isEqualTo(10_000);
    // The number of the third roll is beyond the horizon.
    assertThat(most[0]).isEqualTo(6);
    assertThat(visits(searcher.search(PIG, Limits.depth(3)))).isEqualTo(20_000);
  }

  @Test
  void aVisitThatIsCutShortDoesNotCount() {
    SeatedSearcher<PigRace> searcher =
        monteCarlo(PIG).evaluator((position, seat) -> 0).build();
    for (int nodes = 1; nodes <= 300; nodes++) {
      searcher.reset();
      SearchResult result = searcher.search(PIG, Limits.nodes(nodes));
      assertThat(visits(result)).isEqualTo(result.statistics().leaves());
    }
  }

  @Test
  void chanceHasNoMoveToChoose() {
    PigRace rolling = PIG.play(PigRace.ROLL);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> monteCarlo(PIG).build().search(rolling, Limits.none()))
        .withMessageContaining("chance decides");
  }

  @Test
  void aFinishedGameHasItsPayoffs() {
    SeatedSearcher<PigRace> searcher = monteCarlo(PIG).build();
    PigRace won = new PigRace(12, 7, 3, 5, 1, false);
    SearchResult result = searcher.search(won, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.GAME_OVER);
    assertThat(result.points()).isEqualTo(1);
    assertThat(searcher.payoffs()).containsExactly(-1.0, 1.0);
  }

  @Test
  void onlySomeMovesOfTheRootAreSearchedIfTheLimitsSaySo() {
    PigRace root = new PigRace(12, 2, 3, 4, 0, false);
    Move hold = root.legalMoves().get(0);
    SeatedSearcher<PigRace> searcher = monteCarlo(root).build();
    Limits one = Limits.none().withRootMoves(List.of(hold));
    SearchResult result = searcher.search(root, one);
    assertThat(result.rootMoves()).extracting(RootMove::move).containsExactly(hold);
    // A tree without all moves is of no use to a search of all.
    SearchResult all = searcher.search(root, Limits.none());
    assertThat(all.rootMoves()).hasSize(2);
    assertThat(visits(all)).isEqualTo(10_000);
    assertThat(visits(searcher.search(root, one))).isEqualTo(10_000);
    assertThat(visits(searcher.search(root, one))).isEqualTo(20_000);
    // Nor is one with all moves to a search of some.
    Limits roll = Limits.none().withRootMoves(PIG.legalMoves());
    Game<PigRace> game = Game.of(PIG);
    searcher.search(game, roll);
    game = game.play("1").play("3");
    assertThat(searcher.search(game, roll).rootMoves()).hasSize(1);
  }

  @Test
  void theTreeIsKeptFromMoveToMove() {
    Game<PigRace> game = Game.of(PIG);
    SeatedSearcher<PigRace> searcher = monteCarlo(PIG).build();
    searcher.search(game, Limits.none());
    // 1. The moves of the game lead to its last position.
    game = game.play("1").play("3").play("0").play("1").play("2");
    long kept = visits(searcher.search(game, Limits.none())) - 10_000;
    assertThat(kept).isPositive();
    // 2. Without the game, positions up to two turns below are found.
    PigRace near = game.position().play(PigRace.ROLL).play(2);
    assertThat(visits(searcher.search(near, Limits.none()))).isGreaterThan(10_000);
    PigRace far = near.play(PigRace.ROLL).play(2).play(PigRace.HOLD);
    assertThat(visits(searcher.search(far, Limits.none()))).isEqualTo(10_000);
    // 3. A tree that is deeper than the limit is not kept.
    assertThat(visits(searcher.search(far, Limits.depth(2)))).isEqualTo(10_000);
  }

  @Test
  void keptValuesAreThoseOfThePositions() {
    for (int seed = 0; seed < 200; seed++) {
      Game<RandomGame> game = Game.of(game(2, seed, 3));
      SeatedSearcher<RandomGame> searcher =
          monteCarlo(game.position()).visits(50).seed(seed).build();
      while (!game.isOver()) {
        SearchResult result = searcher.search(game, Limits.none());
        if (result.isExact()) {
          TrueValue value = TrueValue.of(game.position());
          assertThat(searcher.payoffs()).as("seed %d", seed).isEqualTo(value.list());
        }
        game = game.play(result.bestMove()).withChance(seed);
      }
    }
  }

  @Test
  void aFullTreeDoesNotEndTheSearch() {
    for (int nodes : new int[] {2, 3, 10, 100}) {
      SeatedMonteCarlo<PigRace> searcher = withNodes(PIG, nodes);
      SearchResult result = searcher.search(PIG, Limits.none());
      assertThat(visits(result)).isEqualTo(2_000);
      assertThat(result.points()).isBetween(-1.0, 1.0);
    }
    assertThatIllegalStateException()
        .isThrownBy(() -> withNodes(PIG, 1).search(PIG, Limits.none()))
        .withMessageContaining("too little for the moves");
  }

  @Test
  void anErrorOfTheGameReachesTheCallerAndCountsNoVisit() {
    SeatedSearcher<PigRace> searcher = monteCarlo(PIG)
        .evaluator((position, seat) -> position.turn() > 5 ? 2 : 0)
        .build();
    assertThatIllegalStateException()
        .isThrownBy(() -> searcher.search(PIG, Limits.none()))
        .withMessageContaining("outside [-1, 1]");
  }

  @Test
  void aSecondCallDuringTheFirstIsRejected() {
    SeatedSearcher<PigRace> searcher = monteCarlo(PIG).build();
    SearchListener again =
        SearchListener.ofIterations(soFar -> searcher.search(PIG, Limits.none()));
    assertThatIllegalStateException()
        .isThrownBy(() -> searcher.search(PIG, Limits.none(), again))
        .withMessageContaining("in use");
  }
}
