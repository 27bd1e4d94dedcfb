package io.github.yomikiri.play.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Server and client together play what their player plays by itself. */
class UciGamesTest {

  private static final BreakthroughText TEXT = new BreakthroughText();

  private static Player<Breakthrough> searching() {
    return Player.builder(Searchers.forGame(Breakthrough.class).evaluator(Breakthrough::lead))
        .build();
  }

  private static List<String> games(Player<Breakthrough> player) {
    List<String> games = new ArrayList<>();
    MatchResult result = Match.between(
            player.inMatches("player", Limits.depth(3)),
            Player.<Breakthrough>seeded("random", Searchers::random, Limits.none()))
        .openings(Openings.random(TEXT.start(), 2, 5, 1))
        .listener((game, soFar) -> games.add(gameText(game)))
        .play();
    assertThat(result.total().wins()).isGreaterThan(7);
    return games;
  }

  private static String gameText(GameResult<Breakthrough> game) {
    return game.players().get(0) + ": " + game.game();
  }

  @Test
  void gamesThroughTheProtocolAreTheSame() {
    List<String> direct;
    try (Player<Breakthrough> player = searching()) {
      direct = games(player);
    }
    try (Player<Breakthrough> behind = searching();
        Conversation talk = new Conversation(UciServer.of(behind, TEXT));
        Player<Breakthrough> player =
            UciEngine.of(TEXT).withClock(() -> 0).connect(talk.fromServer(), talk.toServer())) {
      assertThat(player.name()).isEqualTo("Yomikiri");
      assertThat(games(player)).isEqualTo(direct);
    }
  }

  @Test
  void scoresSurviveTheProtocol() {
    Limits limits = Limits.depth(4);
    Breakthrough position = TEXT.read("BB.BB/B.B../..B../WW.W./WW.WW w");
    SearchResult direct;
    try (Player<Breakthrough> player = searching()) {
      direct = player.play(position, limits);
    }
    try (Player<Breakthrough> behind = searching();
        Conversation talk = new Conversation(UciServer.of(behind, TEXT));
        Player<Breakthrough> player =
            UciEngine.of(TEXT).withClock(() -> 0).connect(talk.fromServer(), talk.toServer())) {
      SearchResult result = player.play(position, limits);
      assertThat(result.points()).isEqualTo(direct.points());
      assertThat(result.depth()).isEqualTo(direct.depth());
      assertThat(result.principalVariation()).isEqualTo(direct.principalVariation());
      assertThat(result.statistics().nodes()).isEqualTo(direct.statistics().nodes());
    }
  }
}
