package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;
import org.junit.jupiter.api.Test;

/** What UCI means for Reversi. {@code UciServerTest} has the protocol itself. */
class ReversiUciTest {

  private static final String POSITION = "position fen O--X-XXX-OXX--O- X";
  private static final String MUST_PASS = POSITION + " moves a3 a2 a4 d4 c1";

  private static String answers(String... script) {
    try (Engine engine = Engine.builder().tables(1, 1).build()) {
      return Scripts.run(EngineServer.uci(engine).withLimits(Limits.nodes(10_000)), script);
    }
  }

  @Test
  void hasANameAndAVersion() {
    assertThat(answers("uci"))
        .startsWith("id name Yomikiri 1.2.3\nid author Yomikiri contributors\n")
        .endsWith("uciok\n");
    assertThat(answers("ugi")).endsWith("ugiok\n");
  }

  @Test
  void aPassIsAMove() {
    assertThat(answers(MUST_PASS, "go")).endsWith("bestmove -- ponder b4\n");
    assertThat(answers(MUST_PASS + " -- b4", "query gameover", "query result"))
        .isEqualTo("response true\nresponse p1win\n");
    assertThat(answers("position startpos moves --"))
        .isEqualTo("info string cannot read the position: move 1, \"--\", is not legal\n");
  }

  /** The discs of a win count, however sure the win is. */
  @Test
  void aProvenWinIsNoMate() {
    assertThat(answers(POSITION, "go"))
        .containsPattern("score cp 800 nodes .* pv a3 a2 a4 d4 c1 -- b4\n")
        .doesNotContain("mate");
  }

  @Test
  void showsSeveralMovesAndSearchesSome() {
    assertThat(answers(POSITION, "setoption name MultiPV value 2", "go"))
        .containsPattern("multipv 1 score cp 800 .* pv a3 .*\n.* multipv 2 score cp .*");
    assertThat(answers(POSITION, "go searchmoves a4 nonsense"))
        .startsWith("info string searchmoves: \"nonsense\" is not a legal move\n")
        .containsPattern("bestmove a4")
        .doesNotContain("pv a3");
    assertThat(answers("go perft 4")).endsWith("\n\nNodes searched: 244\n");
  }

  @Test
  void darkIsTheFirstPlayer() {
    assertThat(answers("query p1turn", "position startpos moves f5", "query p1turn"))
        .isEqualTo("response true\nresponse false\n");
  }
}
