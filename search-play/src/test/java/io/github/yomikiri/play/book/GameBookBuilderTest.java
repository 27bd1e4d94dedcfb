package io.github.yomikiri.play.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.DiceRace;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.SeatedNim;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

class GameBookBuilderTest {

  private static Game<TicTacToe> game(int... codes) {
    Game<TicTacToe> game = Game.of(TicTacToe.START);
    for (int code : codes) {
      game = game.play(new Move(code, game.position().notation(code)));
    }
    return game;
  }

  @Test
  void aWinIsTwoPointsAndADrawIsOne() {
    Book<TicTacToe> book = Book.<TicTacToe>fromGames(9)
        .add(game(0, 4, 8), Outcome.FIRST_WON)
        .add(game(0, 4, 1), Outcome.DRAWN)
        .add(game(4, 0), Outcome.DRAWN)
        .add(game(0, 1), Outcome.SECOND_WON)
        .add(game(2, 4), Outcome.SECOND_WON)
        .build();
    assertThat(Books.moves(book, TicTacToe.START)).isEqualTo(Map.of("a1", 3, "b2", 1));
    assertThat(Books.moves(book, TicTacToe.after(0))).isEqualTo(Map.of("b2", 1, "b1", 2));
    assertThat(Books.moves(book, TicTacToe.after(0, 4))).isEqualTo(Map.of("c3", 2, "b1", 1));
    assertThat(Books.moves(book, TicTacToe.after(2))).isEqualTo(Map.of("b2", 2));
  }

  @Test
  void positionsWithoutAnyPointsAreLeftOut() {
    Book<TicTacToe> book =
        Book.<TicTacToe>fromGames(9).add(game(0, 4), Outcome.SECOND_WON).build();
    assertThat(book.size()).isEqualTo(1);
    assertThat(Books.moves(book, TicTacToe.after(0))).isEqualTo(Map.of("b2", 2));
  }

  @Test
  void coversTheFirstPlies() {
    GameBookBuilder<TicTacToe> builder = Book.fromGames(2);
    assertThat(builder.add(game(0, 4, 8, 1), Outcome.DRAWN).build().size()).isEqualTo(2);
    assertThat(builder.add(game(), Outcome.DRAWN).build().size()).isEqualTo(2);
  }

  @Test
  void rareMovesAreLeftOut() {
    IntFunction<Book<TicTacToe>> book = minGames -> Book.<TicTacToe>fromGames(1)
        .minGames(minGames)
        .add(game(0), Outcome.FIRST_WON)
        .add(game(0), Outcome.SECOND_WON)
        .add(game(4), Outcome.FIRST_WON)
        .build();
    assertThat(Books.moves(book.apply(1), TicTacToe.START)).isEqualTo(Map.of("a1", 2, "b2", 2));
    assertThat(Books.moves(book.apply(2), TicTacToe.START)).isEqualTo(Map.of("a1", 2));
    assertThat(book.apply(3).size()).isZero();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> book.apply(0))
        .withMessage("number of games 0 is less than 1");
  }

  @Test
  void unfinishedGamesAreIgnored() {
    assertThat(Book.<TicTacToe>fromGames(9)
            .add(game(0, 4), Outcome.UNFINISHED)
            .build()
            .size())
        .isZero();
  }

  /** The points of first moves are counted apart, and the book has to pick in proportion. */
  @Test
  void aBookOfPlayedGamesPicksWithTheRightFrequencies() {
    GameBookBuilder<TicTacToe> builder = Book.fromGames(1);
    Map<String, Integer> points = new HashMap<>();
    Player<TicTacToe> one = Player.seeded("one", Searchers::random, Limits.none());
    Player<TicTacToe> two = Player.seeded("two", Searchers::random, Limits.none());
    Match.between(one, two)
        .from(TicTacToe.START)
        .games(400)
        .listener((game, soFar) -> {
          builder.add(game.game(), game.outcome());
          points.merge(game.game().moves().get(0).notation(), points(game), Integer::sum);
        })
        .play();
    Book<TicTacToe> book = builder.build();
    assertThat(Books.moves(book, TicTacToe.START)).isEqualTo(points).hasSize(9);

    int total = points.values().stream().mapToInt(Integer::intValue).sum();
    int picks = 20 * total;
    Searcher<TicTacToe> searcher = book.over(Searchers.random(1), 0, 1);
    Map<String, Integer> picked = new HashMap<>();
    for (int i = 0; i < picks; i++) {
      String move = searcher.search(TicTacToe.START, Limits.none()).bestMove().notation();
      picked.merge(move, 1, Integer::sum);
    }
    double chiSquare = 0;
    for (Map.Entry<String, Integer> each : points.entrySet()) {
      double expected = 20.0 * each.getValue();
      chiSquare += Math.pow(picked.get(each.getKey()) - expected, 2) / expected;
    }
    // There are 8 degrees of freedom. One seed of a thousand has more than 26.1.
    assertThat(chiSquare).isLessThan(26.1);
  }

  @Test
  void aBookHasWhatTwoSeatsHaveDecided() {
    DiceRace start = DiceRace.to(3);
    Game<DiceRace> game = Game.of(start).play("d3").play("+3");
    Book<DiceRace> book = Book.<DiceRace>fromGames(9)
        .add(game, Outcome.FIRST_WON)
        .add(game, Outcome.DRAWN)
        .build();
    assertThat(book.moves(start)).isEmpty();
    assertThat(Books.moves(book, start.play(3))).isEqualTo(Map.of("+3", 3));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> Book.<SeatedNim>fromGames(9).add(Game.of(new SeatedNim(3, 0, 3)), Outcome.DRAWN))
        .withMessage("a book is for two seats, not 3");
  }

  private static int points(GameResult<TicTacToe> game) {
    int score = game.game().score().orElseThrow();
    return score > 0 ? 2 : score < 0 ? 0 : 1;
  }
}
