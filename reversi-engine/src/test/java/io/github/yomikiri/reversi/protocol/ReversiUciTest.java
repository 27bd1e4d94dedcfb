package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.uci.UciEngine;
import io.github.yomikiri.play.uci.UciServer;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What UCI means for Reversi. {@code UciServerTest} has the protocol itself. */
class ReversiUciTest {

  private static final ReversiText TEXT = new ReversiText();
  private static final String POSITION = "position fen O--X-XXX-OXX--O- X";
  private static final String MUST_PASS = POSITION + " moves a3 a2 a4 d4 c1";

  private static String answers(String... script) throws IOException {
    StringWriter out = new StringWriter();
    try (Engine engine = Engine.builder().tables(1, 1).build()) {
      UciServer.of(engine, TEXT)
          .withoutMates()
          .withLimits(Limits.nodes(10_000))
          .run(new StringReader(String.join("\n", script) + "\n" + Scripts.IDLE_LINES), out);
    }
    return out.toString();
  }

  @Test
  void aPassIsAMove() throws IOException {
    assertThat(answers(MUST_PASS, "go")).endsWith("bestmove -- ponder b4\n");
    assertThat(answers(MUST_PASS + " -- b4", "query gameover", "query result"))
        .isEqualTo("response true\nresponse p1win\n");
    assertThat(answers("position startpos moves --"))
        .isEqualTo("info string cannot read the position: move 1, \"--\", is not legal\n");
  }

  @Test
  void anotherProgramMayPass() {
    StringWriter asked = new StringWriter();
    Player<Reversi> player =
        UciEngine.of(TEXT).connect(new StringReader("uciok\nreadyok\nbestmove --\n"), asked);
    Game<Reversi> game = Game.of(TEXT.read("O--X-XXX-OXX--O- X"));
    for (String move : List.of("a3", "a2", "a4", "d4", "c1")) {
      game = game.play(move);
    }
    assertThat(player.play(game, Limits.depth(1)).bestMove()).hasToString("--");
    assertThat(asked.toString()).endsWith("\n" + MUST_PASS + "\ngo depth 1\n");
  }

  /** The discs of a win count, however sure the win is. */
  @Test
  void aProvenWinIsNoMate() throws IOException {
    assertThat(answers(POSITION, "go"))
        .containsPattern("score cp 800 nodes .* pv a3 a2 a4 d4 c1 -- b4\n")
        .doesNotContain("mate");
  }

  @Test
  void showsSeveralMovesAndSearchesSome() throws IOException {
    assertThat(answers(POSITION, "setoption name MultiPV value 2", "go"))
        .containsPattern("multipv 1 score cp 800 .* pv a3 .*\n.* multipv 2 score cp .*");
    assertThat(answers(POSITION, "go searchmoves a4 nonsense"))
        .startsWith("info string searchmoves: \"nonsense\" is not a legal move\n")
        .containsPattern("bestmove a4")
        .doesNotContain("pv a3");
    assertThat(answers("go perft 4")).endsWith("\n\nNodes searched: 244\n");
  }

  @Test
  void darkIsTheFirstPlayer() throws IOException {
    assertThat(answers("query p1turn", "position startpos moves f5", "query p1turn"))
        .isEqualTo("response true\nresponse false\n");
  }
}
