package io.github.yomikiri.play.uci;

import static io.github.yomikiri.play.uci.UciServerTest.answers;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.DiceRace;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.SeatedNim;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** UCI for games with dice, and with other numbers of seats than two. */
class SeatedUciTest {

  private static final PositionText<DiceRace> RACE = PositionText.ofStart(DiceRace.to(10));
  private static final PositionText<SeatedNim> NIM = PositionText.ofStart(new SeatedNim(9, 0, 3));

  /** A player that claims to win by its first move, and expects what comes next. */
  private static final class Sure<P extends Position<P>> implements Player<P> {

    final List<Limits> limits = new ArrayList<>();

    @Override
    public String name() {
      return "sure";
    }

    @Override
    public SearchResult play(Game<P> game, Limits given, Consumer<SearchResult> listener) {
      limits.add(given);
      Move move = game.position().legalMoves().get(0);
      Move next = game.play(move).position().legalMoves().get(0);
      return SearchResult.builder(move)
          .score(200)
          .bound(Bound.EXACT)
          .solved(true)
          .depth(2)
          .shortestWins(true)
          .principalVariation(List.of(move, next))
          .build();
    }
  }

  private static <P extends Position<P>> Player<P> random() {
    return Player.seeded("random", Searchers::random, Limits.none());
  }

  @Test
  void anOutcomeIsDrawnByItsWeight() {
    UciServer<DiceRace> server = UciServer.of(random(), RACE);
    Map<String, Integer> counts = new HashMap<>();
    for (int seed = 0; seed < 400; seed++) {
      List<String> answers = answers(server.withSeed(seed), "position startpos", "go movetime 5");
      assertThat(answers).hasSize(2);
      assertThat(answers.get(0))
          .startsWith("info string chance decides in this position: the answer is an outcome");
      counts.merge(answers.get(1), 1, Integer::sum);
    }
    assertThat(counts).containsOnlyKeys("bestmove d1", "bestmove d2", "bestmove d3");
    assertThat(counts.get("bestmove d2")).isBetween(160, 240);
    assertThat(answers(server.withSeed(7), "position startpos", "go infinite", "stop"))
        .isEqualTo(answers(server.withSeed(7), "position startpos", "go"));
    assertThat(answers(server, "position startpos moves d3", "go").get(1))
        .isIn("bestmove +1", "bestmove +3");
    assertThat(answers(server, "position startpos moves d3 d2"))
        .containsExactly("info string cannot read the position: move 2, \"d2\", is not legal");
  }

  @Test
  void nothingIsSaidThatIsTrueOfTwoSidesOnly() {
    UciServer<DiceRace> race = UciServer.of(new Sure<>(), RACE);
    assertThat(answers(race, "position startpos moves d3", "go nodes 1"))
        .last()
        .isEqualTo("bestmove +1");
    assertThat(answers(race, "position startpos moves d3", "go nodes 1").get(0))
        .contains(" score cp 20000 ");
    UciServer<SeatedNim> nim = UciServer.of(new Sure<>(), NIM);
    assertThat(answers(nim, "position startpos", "go nodes 1")).last().isEqualTo("bestmove 1");
    UciServer<SeatedNim> two =
        UciServer.of(new Sure<>(), PositionText.ofStart(new SeatedNim(9, 0, 2)));
    assertThat(answers(two, "position startpos", "go nodes 1"))
        .last()
        .isEqualTo("bestmove 1 ponder 1");
  }

  @Test
  void aSeatHasItsOwnClockOrNone() {
    Sure<SeatedNim> player = new Sure<>();
    UciServer<SeatedNim> server = UciServer.of(player, NIM);
    for (String moves : List.of("", " moves 1", " moves 1 1")) {
      answers(server, "position startpos" + moves, "go wtime 60000 btime 30000");
    }
    assertThat(player.limits)
        .extracting(each -> each.clock().map(GameClock::left))
        .containsExactly(
            Optional.of(Duration.ofMinutes(1)),
            Optional.of(Duration.ofSeconds(30)),
            Optional.empty());
    assertThat(player.limits.get(2).time()).contains(Duration.ofSeconds(1));
  }

  @Test
  void theReferenceOfUgiIsToldWhoWon() {
    UciServer<SeatedNim> server = UciServer.of(random(), NIM);
    assertThat(answers(server, "position startpos", "query p1turn", "query result"))
        .containsExactly("response true", "response none");
    assertThat(answers(server, "position startpos moves 3 3", "query p1turn"))
        .containsExactly("response false");
    assertThat(answers(server, "position startpos moves 3 3 3", "query gameover", "query result"))
        .containsExactly("response true", "response p3win");
    assertThat(answers(server, "position startpos moves 3 3 2 1", "query result"))
        .containsExactly("response p1win");
    UciServer<DiceRace> race = UciServer.of(random(), RACE);
    assertThat(answers(race, "position startpos", "query p1turn"))
        .containsExactly("response false");
  }

  @Test
  void aProgramGetsTheShareOfASeatWithoutAClock() {
    StringWriter asked = new StringWriter();
    Player<SeatedNim> player = UciEngine.of(NIM)
        .connect(new StringReader("uciok\nreadyok\nbestmove 1\nreadyok\nbestmove 1\n"), asked);
    Limits clock = Limits.clock(GameClock.of(Duration.ofMinutes(1)));
    Game<SeatedNim> game = Game.of(NIM.start()).play("1");
    player.play(game, clock);
    player.play(game.play("1"), clock);
    assertThat(asked.toString().lines().filter(line -> line.startsWith("go")))
        .hasSize(2)
        .first()
        .isEqualTo("go wtime 60000 btime 60000");
    assertThat(asked.toString().lines().filter(line -> line.startsWith("go movetime ")))
        .hasSize(1);
  }

  @Test
  void aMatchIsPlayedWithAProgram() {
    try (Conversation talk = new Conversation(UciServer.of(random(), RACE));
        Player<DiceRace> program = UciEngine.of(RACE).connect(talk.fromServer(), talk.toServer())) {
      List<GameResult<DiceRace>> games = new ArrayList<>();
      Match.between(program, SeatedUciTest.<DiceRace>random())
          .from(RACE.start())
          .games(6)
          .listener((game, soFar) -> games.add(game))
          .play();
      assertThat(games).hasSize(6).allMatch(game -> game.game().isOver());
    }
  }
}
