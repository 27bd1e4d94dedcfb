package io.github.yomikiri.play.kit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import org.junit.jupiter.api.Test;

/** The searches that a kit starts. */
class NodeKitTest {

  /** Both sides walk around a ring. Who stands at the gate may leave by it, and wins. */
  private record Gate(int at) implements Node<Gate> {

    private static final int FIELDS = 40;
    private static final int OUTSIDE = 99;

    @Override
    public void moves(MoveList out) {
      if (at != OUTSIDE) {
        out.add((at + 1) % FIELDS);
        out.add((at + 3) % FIELDS);
        if (at == 0) {
          out.add(OUTSIDE);
        }
      }
    }

    @Override
    public Gate play(int move) {
      return new Gate(move);
    }

    @Override
    public long key() {
      return Hash64.of(at, 3);
    }

    @Override
    public int repetitionLimit() {
      return 3;
    }

    @Override
    public int terminalScore() {
      return -1;
    }

    @Override
    public int maxScore() {
      return 1;
    }
  }

  private record GateKit() implements NodeKit<Gate> {

    @Override
    public String name() {
      return "gate";
    }

    @Override
    public Gate start() {
      return new Gate(0);
    }
  }

  private static SearchResult search(Searcher<Gate> solver) {
    return solver.search(new Gate(0), Limits.nodes(5_000));
  }

  @Test
  void theSolverDoesNotFollowCircles() {
    SearchResult result = search(new GateKit().solver().build());
    assertThat(result.isExact()).isTrue();
    assertThat(result.score()).isEqualTo(1);
    assertThat(result.bestMove().code()).isEqualTo(Gate.OUTSIDE);
    assertThat(search(Searchers.solver(Gate.class).build()).isExact()).isFalse();
  }
}
