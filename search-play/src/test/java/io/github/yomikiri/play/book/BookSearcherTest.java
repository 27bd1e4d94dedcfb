package io.github.yomikiri.play.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class BookSearcherTest {

  private static final Searcher<TicTacToe> SEARCHER =
      Searchers.solver(TicTacToe.class).build();

  private static List<String> moves(Searcher<TicTacToe> searcher, int count) {
    return Stream.generate(
            () -> searcher.search(TicTacToe.START, Limits.none()).bestMove().notation())
        .limit(count)
        .toList();
  }

  /** The statistic has 2 degrees of freedom, so it is above 13.8 once in a thousand seeds. */
  @Example
  void choosesInProportionToTheWeights() {
    Map<String, Long> counts = moves(Books.WEIGHTED.over(SEARCHER, 0, 1), 10_000).stream()
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    Map<String, Integer> expected = Map.of("b2", 6_000, "a1", 3_000, "c3", 1_000);
    assertThat(counts).containsOnlyKeys(expected.keySet());
    double chiSquare = expected.entrySet().stream()
        .mapToDouble(
            each -> Math.pow(counts.get(each.getKey()) - each.getValue(), 2) / each.getValue())
        .sum();
    assertThat(chiSquare).isLessThan(13.8);
  }

  @Example
  void theGreatestWeightsDoNotOverflow() {
    Map<Integer, Integer> weights = new HashMap<>();
    for (int code = 0; code < 9; code++) {
      weights.put(code, Book.MAX_WEIGHT);
    }
    Map<String, Long> counts = moves(Books.opening(weights).over(SEARCHER, 0, 1), 9_000).stream()
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    assertThat(counts).hasSize(9);
    assertThat(counts.values())
        .allSatisfy(count -> assertThat(count).isCloseTo(1_000L, within(150L)));
  }

  @Example
  void isReproducibleBySeedAndReset() {
    Searcher<TicTacToe> searcher = Books.WEIGHTED.over(SEARCHER, 0, 5);
    List<String> moves = moves(searcher, 50);
    assertThat(moves(Books.WEIGHTED.over(SEARCHER, 0, 5), 50)).isEqualTo(moves);
    assertThat(moves(Books.WEIGHTED.over(SEARCHER, 0, 6), 50)).isNotEqualTo(moves);
    assertThat(moves(searcher, 50)).isNotEqualTo(moves);
    searcher.reset();
    assertThat(moves(searcher, 50)).isEqualTo(moves);
  }

  @Example
  void resetsTheOtherSearcher() {
    Searcher<TicTacToe> searcher = Books.WEIGHTED.over(Searchers.<TicTacToe>random(3), 0, 5);
    TicTacToe outside = TicTacToe.after(0);
    List<Move> first = new ArrayList<>();
    List<Move> second = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      first.add(searcher.search(outside, Limits.none()).bestMove());
    }
    searcher.reset();
    for (int i = 0; i < 20; i++) {
      second.add(searcher.search(outside, Limits.none()).bestMove());
    }
    assertThat(second).isEqualTo(first);
  }

  @Example
  void aResultFromTheBookClaimsNothing() {
    SearchResult result =
        Books.WEIGHTED.over(SEARCHER, 0, 1).search(TicTacToe.START, Limits.depth(3));
    assertThat(result.score()).isEqualTo(-Score.MAX);
    assertThat(result.bound()).isEqualTo(Bound.LOWER);
    assertThat(result.solved()).isFalse();
    assertThat(result.depth()).isZero();
    assertThat(result.statistics().nodes()).isZero();
    assertThat(result.completion()).isEqualTo(Completion.BOOK);
    assertThat(result.principalVariation()).containsExactly(result.bestMove());
    assertThat(result.rootMoves())
        .allMatch(each -> each.score() == -Score.MAX
            && each.bound() == Bound.LOWER
            && !each.solved()
            && each.depth() == 0);
  }

  @Example
  void theRootMovesAreTheChosenOneThenTheBooksThenTheRest() {
    Searcher<TicTacToe> searcher = Books.WEIGHTED.over(SEARCHER, 0, 1);
    SearchResult result = searcher.search(TicTacToe.START, Limits.none());
    while (!result.bestMove().notation().equals("a1")) {
      result = searcher.search(TicTacToe.START, Limits.none());
    }
    assertThat(result.rootMoves())
        .extracting(each -> each.move().code())
        .containsExactly(0, 4, 8, 1, 2, 3, 5, 6, 7);
  }

  @Example
  void asksTheOtherSearcherIfTheBookHasNoMove() {
    TicTacToe outside = TicTacToe.after(0);
    SearchResult result = Books.WEIGHTED.over(SEARCHER, 0, 1).search(outside, Limits.none());
    assertThat(result.bestMove().notation()).isEqualTo("b2");
    assertThat(result.solved()).isTrue();
  }

  @Example
  void asksTheOtherSearcherIfAllMovesOfTheBookAreIllegal() {
    TicTacToe position = TicTacToe.after(0, 4);
    BookEntries entries = new BookEntries(1);
    entries.add(position.key(), 0, 1);
    entries.add(position.key(), 9, 1);
    SearchResult result =
        entries.<TicTacToe>build(1).over(SEARCHER, 0, 1).search(position, Limits.none());
    assertThat(result.solved()).isTrue();
    assertThat(position.play(result.bestMove())).isPresent();
  }

  @Example
  void aFinishedGameHasNoMove() {
    TicTacToe won = TicTacToe.after(0, 3, 1, 4, 2);
    BookEntries entries = new BookEntries(1);
    entries.add(won.key(), 8, 1);
    SearchResult result =
        entries.<TicTacToe>build(1).over(SEARCHER, 0, 1).search(won, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.GAME_OVER);
    assertThat(result.score()).isEqualTo(-1);
  }

  @Example
  void playsEvenIfTheStopSignalIsRaised() {
    StopSignal stop = new StopSignal();
    stop.raise();
    assertThat(Books.WEIGHTED
            .over(SEARCHER, 0, 1)
            .search(TicTacToe.START, Limits.none().withStop(stop))
            .move())
        .isPresent();
  }

  @Example
  void theListenerIsCalledOnceForEachSearch() {
    List<String> calls = new ArrayList<>();
    SearchListener listener = new SearchListener() {
      @Override
      public void started(Limits limits) {
        calls.add("started " + limits);
      }

      @Override
      public void finished(SearchResult result) {
        calls.add("finished " + result.depth());
      }
    };
    Searcher<TicTacToe> searcher = Books.WEIGHTED.over(Searchers.<TicTacToe>random(1), 0, 1);
    searcher.search(TicTacToe.START, Limits.depth(2), listener);
    searcher.search(TicTacToe.after(1), Limits.depth(3), listener);
    assertThat(calls)
        .containsExactly(
            "started Limits[depth=2]", "finished 0", "started Limits[depth=3]", "finished 0");
  }

  @Example
  void servesOneCallAtATime() {
    Searcher<TicTacToe> searcher = Books.WEIGHTED.over(SEARCHER, 0, 1);
    assertThatIllegalStateException()
        .isThrownBy(() -> searcher.search(TicTacToe.START, Limits.none(), new SearchListener() {
          @Override
          public void started(Limits limits) {
            searcher.reset();
          }
        }));
  }

  @Example
  void playsInMatchesThatRepeatExactly() {
    Player<TicTacToe> booked = Player.seeded(
        "booked",
        seed -> Books.WEIGHTED.over(
            Searchers.bare(TicTacToe.class).evaluator(node -> 0).build(), 0, seed),
        Limits.depth(3));
    Player<TicTacToe> random = Player.seeded("random", Searchers::random, Limits.none());
    List<String> games = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      MatchResult result = Match.between(booked, random)
          .from(TicTacToe.START)
          .games(60)
          .listener((game, soFar) -> games.add(game.toString()))
          .play();
      games.add(result.toString());
    }
    assertThat(games.subList(0, games.size() / 2))
        .isEqualTo(games.subList(games.size() / 2, games.size()));
    assertThat(games.stream().filter(each -> each.contains("[b2"))).isNotEmpty();
    assertThat(games.stream().filter(each -> each.contains("[a1"))).isNotEmpty();
  }

  /** Whatever the book has, the searcher returns a legal move, and its scores are right. */
  @Property
  void anyBookGivesLegalMovesAndHonestResults(
      @ForAll long seed, @ForAll @IntRange(max = 20) int moves) {
    RandomGame root = RandomGame.graph(seed, 5, 4, 20);
    BookEntries entries = new BookEntries(10);
    for (int i = 0; i < moves; i++) {
      entries.add(root.key(), (int) (seed >>> i & 7), 1 + i);
    }
    Book<RandomGame> book = entries.build(1);
    Searcher<RandomGame> searcher = book.over(
        Searchers.bare(RandomGame.class).evaluator(RandomGame.evaluator()).build(), 0, seed);
    SearchResult result = searcher.search(root, Limits.depth(3));
    Checks.assertHonest(result, root, RandomGame.evaluator());
    assertThat(result.rootMoves())
        .extracting(RootMove::move)
        .containsExactlyInAnyOrderElementsOf(root.legalMoves());
    if (!book.moves(root).isEmpty()) {
      assertThat(book.moves(root)).extracting(RootMove::move).contains(result.bestMove());
    }
  }
}
