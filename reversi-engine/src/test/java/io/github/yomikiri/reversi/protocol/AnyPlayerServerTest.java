package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Servers with players that are no engine. */
class AnyPlayerServerTest {

  private static String answers(
      Function<Player<Reversi>, EngineServer> protocol, Player<Reversi> player, String... lines)
      throws IOException {
    StringWriter out = new StringWriter();
    try (player) {
      protocol.apply(player).run(new StringReader(String.join("\n", lines) + "\n"), out);
    }
    return out.toString();
  }

  private static Player<Reversi> own() {
    return Player.builder(Searchers.forGame(Reversi.class).evaluator(new Tanuki()))
        .build()
        .inMatches("own", Limits.depth(3));
  }

  @Test
  void searchesOfOnesOwnTalkGtp() throws IOException {
    String move = own().play(Reversi.start(), Limits.none()).bestMove().notation();
    assertThat(answers(EngineServer::gtp, own(), "genmove black", "play white " + reply(move)))
        .isEqualToIgnoringCase("= " + move + "\n\n=\n\n");
  }

  private static String reply(String move) {
    return Reversi.start()
        .play(Reversi.start().parse(move).orElseThrow())
        .orElseThrow()
        .legalMoves()
        .get(0)
        .notation();
  }

  /** NBoard gets discs, although the evaluator counts thousandths. */
  @Test
  void searchesOfOnesOwnTalkNBoard() throws IOException {
    SearchResult result = own().play(Reversi.start(), Limits.none());
    String discs = String.format("%.2f", result.score() / 1000.0 + 0.0);
    assertThat(answers(EngineServer::nboard, own(), "go", "quit"))
        .containsPattern("=== [A-H][1-8]/" + discs + "/");
    assertThat(answers(EngineServer::nboard, own(), "move f5", "hint 2", "quit"))
        .containsPattern("(?s)search .* 0 3\nsearch .* 0 3\n");
    assertThat(answers(EngineServer::nboard, own(), "move f5", "analyze", "quit"))
        .containsPattern("(?s)analysis 1 .*analysis 0 ");
  }

  @Test
  void aPlayerThatDoesNotAnalyzeSaysSo() throws IOException {
    Player<Reversi> greedy = Player.seeded(
        "greedy", seed -> Searchers.greedy(Reversi.class, new Tanuki(), seed), Limits.none());
    assertThat(answers(EngineServer::nboard, greedy, "hint 3", "ping 1", "quit"))
        .contains("plays moves, but does not value them")
        .contains("pong 1");
  }

  @Test
  void aPlayerMayResign() throws IOException {
    Player<Reversi> quitter = new Player<>() {
      @Override
      public String name() {
        return "quitter";
      }

      @Override
      public SearchResult play(Game<Reversi> game, Limits limits, Consumer<SearchResult> listener) {
        return SearchResult.resignation();
      }
    };
    assertThat(answers(EngineServer::gtp, quitter, "genmove black", "genmove black"))
        .isEqualTo("= resign\n\n= resign\n\n");
  }
}
