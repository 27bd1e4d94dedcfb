package io.github.yomikiri.play.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.DotsAndBoxes;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Statistics;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class UciInfoTest {

  private static final BreakthroughText TEXT = new BreakthroughText();

  private static String line(SearchResult result) {
    return UciInfo.USUAL.lines(Game.of(TEXT.start()), result, 1).get(0);
  }

  private static SearchResult.Builder result(int score, String... line) {
    Game<Breakthrough> game = Game.of(TEXT.start());
    for (String move : line) {
      game = game.play(move);
    }
    return SearchResult.builder(game.moves().get(0))
        .score(score)
        .bound(Bound.EXACT)
        .principalVariation(game.moves())
        .statistics(Statistics.of(2_000, Duration.ofMillis(500)));
  }

  @Test
  void scoresAreCentipawns() {
    SearchResult ten = result(-10, "a2-a3").depth(2).unitsPerPoint(20).build();
    String end = " nodes 2000 nps 4000 time 500 pv a2-a3";
    assertThat(line(ten)).isEqualTo("info depth 2 score cp -50" + end);
    assertThat(UciInfo.USUAL
            .withCentipawns(score -> 2 * score)
            .lines(Game.of(TEXT.start()), ten, 1)
            .get(0))
        .isEqualTo("info depth 2 score cp -20" + end);
    assertThat(line(ten.toBuilder().bound(Bound.LOWER).build()))
        .isEqualTo("info depth 2 score cp -50 lowerbound" + end);
    assertThat(line(ten.toBuilder().bound(Bound.UPPER).build()))
        .isEqualTo("info depth 2 score cp -50 upperbound" + end);
    Move move = TEXT.start().legalMoves().get(0);
    assertThat(line(SearchResult.builder(move).build()))
        .isEqualTo("info nodes 0 nps 0 time 0 pv " + move);
  }

  /** A won game that counts more than any estimate is no number of pawns. */
  @Test
  void aWinThatIsNotProvenIsBounded() {
    assertThat(line(result(-Score.WIN, "a2-a3").build())).contains("score cp -10000 nodes");
    assertThat(UciInfo.USUAL
            .withoutMates()
            .lines(Game.of(TEXT.start()), result(Score.WIN, "a2-a3").build(), 1)
            .get(0))
        .contains("score cp 1000000000 nodes");
  }

  @Test
  void theMovesOfAMateAreTheWinners() {
    Game<DotsAndBoxes> game = Game.of(DotsAndBoxes.start(1, 2));
    for (String line : List.of("a1-b1", "a1-a2", "b1-b2", "a3-b3", "a2-a3")) {
      game = game.play(line);
    }
    // The side to move closes one box after the other.
    List<Move> both = game.play("a2-b2").play("b2-b3").moves().subList(5, 7);
    SearchResult won = SearchResult.builder(both.get(0))
        .score(2)
        .bound(Bound.EXACT)
        .solved(true)
        .principalVariation(both)
        .build();
    assertThat(UciInfo.USUAL.lines(game, won, 1).get(0)).contains("score mate 2 ");
  }

  @Test
  void aWinWithItsDistanceIsAMate() {
    SearchResult won =
        result(Score.MAX - 7, "a2-a3").solved(true).shortestWins(true).build();
    assertThat(line(won)).contains("score mate 4 nodes");
    SearchResult lost =
        result(6 - Score.MAX, "a2-a3").solved(true).shortestWins(true).build();
    assertThat(line(lost)).contains("score mate -3 nodes");
  }

  @Test
  void aProvenWinWithItsLineIsAMate() {
    String[] line = {"a2-a3", "e4-e3", "a3xb4", "e3xd2", "b4xa5"};
    SearchResult won = result(1, line).solved(true).depth(5).build();
    assertThat(line(won)).contains("score mate 3 nodes");
    assertThat(UciInfo.USUAL.withoutMates().lines(Game.of(TEXT.start()), won, 1).get(0))
        .contains("score cp 100 nodes");
    SearchResult unproven = result(1, line).depth(5).build();
    assertThat(line(unproven)).contains("score cp 100 nodes");
    SearchResult cut = result(1, "a2-a3", "e4-e3").solved(true).depth(5).build();
    assertThat(line(cut)).contains("score cp 100 nodes");
    SearchResult lost = result(-1, "a2-a3", "b4xa3", "e2-e3", "a3xb2", "e3xd4", "b2xa1")
        .solved(true)
        .depth(6)
        .build();
    assertThat(line(lost)).contains("score mate -3 nodes");
  }
}
