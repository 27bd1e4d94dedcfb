package io.github.yomikiri.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGame.Rules;
import java.io.IOException;
import java.io.StringReader;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Books and variety of a {@link Player}. */
class ChoiceOfMovesTest {

  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();

  private static RandomGame endless(long seed) {
    return RandomGame.of(new Rules(seed, 200, 6, 100_000, 50, 0));
  }

  private static PlayerBuilder<RandomGame> player() {
    return Player.builder(Searchers.forGame(RandomGame.class).evaluator(EVALUATOR));
  }

  private static PlayerBuilder<ConnectFour> connectFour() {
    return Player.builder(
        Searchers.forGame(ConnectFour.class).evaluator(ConnectFourKnowledge.THREATS));
  }

  private static Book<ConnectFour> book() throws IOException {
    return Book.readText(new StringReader("1\n4 * 3\n7\n"), "test", ConnectFour.START);
  }

  @Test
  void playsFromABookByWeightAndSeed() throws IOException {
    int[] played = new int[8];
    try (Player<ConnectFour> player = connectFour().book(book(), 0).build()) {
      for (int seed = 0; seed < 200; seed++) {
        player.newGame(Game.of(ConnectFour.START), seed);
        SearchResult result = player.play(ConnectFour.START, Limits.depth(3));
        assertThat(result.completion()).isEqualTo(Completion.BOOK);
        assertThat(player.play(ConnectFour.START, Limits.depth(3))).isEqualTo(result);
        played[Integer.parseInt(result.bestMove().notation())]++;
      }
      assertThat(player.play(ConnectFour.START.after("4"), Limits.depth(3)).completion())
          .isEqualTo(Completion.DEPTH);
      assertThat(player.analyze(ConnectFour.START, Limits.depth(3)).completion())
          .isEqualTo(Completion.DEPTH);
    }
    assertThat(played[1] + played[4] + played[7]).isEqualTo(200);
    assertThat(played[4]).isBetween(90, 150);
    assertThat(played[1]).isBetween(20, 60);
  }

  @Test
  void aBookPassesUpNoWin() throws IOException {
    Book<TicTacToe> book =
        Book.readText(new StringReader("a1 a2 b1 b2 a3\n"), "test", TicTacToe.START);
    try (Player<TicTacToe> player =
        Player.builder(Searchers.forGame(TicTacToe.class)).book(book, 0).build()) {
      SearchResult result = player.play(TicTacToe.after(0, 3, 1, 4), Limits.none());
      assertThat(result.completion()).isEqualTo(Completion.BOOK);
      assertThat(result.bestMove().notation()).isEqualTo("c1");
    }
  }

  @Test
  void levelsWithRandomMovesUseNoBook() throws IOException {
    PlayerLevel weak = new PlayerLevel(1, 3, OptionalLong.empty(), 0.01);
    try (Player<ConnectFour> player = connectFour().book(book(), 0).level(weak).build()) {
      assertThat(player.play(ConnectFour.START, Limits.none()).completion())
          .isEqualTo(Completion.DEPTH);
    }
  }

  @Test
  void variesAmongMovesThatAreNearlyBest() {
    Limits limits = Limits.depth(4);
    RandomGame position = endless(1);
    for (long seed = 2; position.legalMoves().size() < 5; seed++) {
      position = endless(seed);
    }
    SearchResult all;
    try (Player<RandomGame> plain = player().build()) {
      all = plain.analyze(position, limits);
    }
    Set<Integer> played = new TreeSet<>();
    int margin = all.score() - all.rootMoves().get(2).score();
    try (Player<RandomGame> player = player().variety(node -> true, margin).build()) {
      Map<Integer, Integer> values = new TreeMap<>();
      all.rootMoves().forEach(each -> values.put(each.move().code(), each.score()));
      for (int seed = 0; seed < 40; seed++) {
        player.newGame(Game.of(endless(1)), seed);
        SearchResult result = player.play(position, limits);
        int move = result.bestMove().code();
        played.add(move);
        assertThat(result.score()).isEqualTo(values.get(move));
        assertThat(result.rootMoves().get(0).move()).isEqualTo(result.bestMove());
        assertThat(result.principalVariation().get(0)).isEqualTo(result.bestMove());
        assertThat(result.rootMoves()).containsExactlyInAnyOrderElementsOf(all.rootMoves());
      }
      assertThat(played)
          .isEqualTo(values.entrySet().stream()
              .filter(each -> each.getValue() >= all.score() - margin)
              .map(Map.Entry::getKey)
              .collect(Collectors.toCollection(TreeSet::new)))
          .hasSizeBetween(2, values.size() - 1);
    }
  }

  @Test
  void aMonteCarloPlayerVariesAmongMovesWithManyVisits() {
    Limits limits = Limits.nodes(2000);
    Set<String> played = new TreeSet<>();
    try (Player<ConnectFour> player = Player.builder(Searchers.monteCarlo(ConnectFour.class)::build)
        .variety(node -> true, 1000)
        .build()) {
      for (int seed = 0; seed < 20; seed++) {
        player.newGame(Game.of(ConnectFour.START), seed);
        SearchResult result = player.play(ConnectFour.START.after("44"), limits);
        long most =
            result.rootMoves().stream().mapToLong(RootMove::visits).max().orElseThrow();
        assertThat(most).isPositive();
        assertThat(2 * result.rootMoves().get(0).visits()).isGreaterThanOrEqualTo(most);
        played.add(result.bestMove().notation());
      }
    }
    assertThat(played).hasSizeLessThan(7);
  }

  @Test
  void variesOnlyWhereItIsAskedTo() {
    try (Player<RandomGame> plain = player().build();
        Player<RandomGame> player = player().variety(node -> false, 1_000_000).build()) {
      for (int seed = 0; seed < 10; seed++) {
        player.newGame(Game.of(endless(1)), seed);
        assertThat(player.play(endless(seed), Limits.depth(3)).bestMove())
            .isEqualTo(plain.play(endless(seed), Limits.depth(3)).bestMove());
      }
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> player().variety(node -> true, -1))
        .withMessage("margin -1 is negative");
  }
}
