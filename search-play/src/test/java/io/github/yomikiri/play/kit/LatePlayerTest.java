package io.github.yomikiri.play.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class LatePlayerTest {

  private static final Game<TicTacToe> START = Game.of(TicTacToe.START);

  /** Notes the calls that it gets. */
  private static final class Noting implements Player<TicTacToe> {

    private final List<String> calls;
    private final Searcher<TicTacToe> searcher =
        Searchers.forGame(TicTacToe.class).build();

    Noting(List<String> calls) {
      this.calls = calls;
      calls.add("made");
    }

    @Override
    public String name() {
      return "noting";
    }

    @Override
    public void newGame(Game<TicTacToe> opening, long seed) {
      calls.add("newGame " + seed);
    }

    @Override
    public SearchResult play(Game<TicTacToe> game, Limits limits, Consumer<SearchResult> listener) {
      calls.add("play");
      return searcher.search(game.position(), Limits.depth(1));
    }

    @Override
    public SearchResult analyze(
        Game<TicTacToe> game, int moves, Limits limits, Consumer<SearchResult> listener) {
      calls.add("analyze " + moves);
      return searcher.search(game.position(), Limits.depth(1));
    }

    @Override
    public List<JudgedMove> review(
        Game<TicTacToe> game, Limits limits, Consumer<JudgedMove> listener) {
      calls.add("review");
      return List.of();
    }

    @Override
    public void ponder(Game<TicTacToe> game, Executor executor) {
      calls.add("ponder");
    }

    @Override
    public void stopPondering() {
      calls.add("stopPondering");
    }

    @Override
    public void warmUp(TicTacToe position) {
      calls.add("warmUp");
    }

    @Override
    public Optional<Duration> processorTimeElsewhere() {
      calls.add("processorTimeElsewhere");
      return Optional.empty();
    }

    @Override
    public void close() {
      calls.add("close");
    }
  }

  private final List<String> calls = new ArrayList<>();
  private final Player<TicTacToe> late =
      PlayerSpec.<TicTacToe>of("noting", () -> new Noting(calls)).makeLater();

  @Test
  void whatNeedsNoPlayerMakesNone() {
    assertThat(late.name()).isEqualTo("noting");
    assertThat(late.processorTimeElsewhere()).hasValue(Duration.ZERO);
    late.stopPondering();
    late.close();
    assertThat(calls).isEmpty();
  }

  @Test
  void theFirstCallMakesThePlayerThatGetsAllCalls() {
    late.newGame(START, 7);
    late.play(START, Limits.none());
    late.analyze(START, 3, Limits.none(), soFar -> {});
    late.review(START, Limits.none(), move -> {});
    late.ponder(START, Runnable::run);
    late.stopPondering();
    late.warmUp(TicTacToe.START);
    assertThat(late.processorTimeElsewhere()).isEmpty();
    late.close();
    assertThat(calls)
        .containsExactly(
            "made",
            "newGame 7",
            "play",
            "analyze 3",
            "review",
            "ponder",
            "stopPondering",
            "warmUp",
            "processorTimeElsewhere",
            "close");
  }

  @Test
  void whatCannotBeMadeFailsAtTheFirstCall() {
    Player<TicTacToe> broken = PlayerSpec.<TicTacToe>of("broken", () -> {
          throw new EngineFailure("broken", "does not start");
        })
        .makeLater();
    assertThatExceptionOfType(EngineFailure.class)
        .isThrownBy(() -> broken.play(START, Limits.none()));
    broken.close();
  }
}
