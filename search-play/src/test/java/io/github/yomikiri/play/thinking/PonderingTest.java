package io.github.yomikiri.play.thinking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class PonderingTest {

  private final Thread asking = Thread.currentThread();
  private final AtomicReference<Thread> pondering = new AtomicReference<>(asking);

  /** A player whose evaluator fails on every thread but the test's. */
  private Player<TicTacToe> failing() {
    return Player.builder(Searchers.forGame(TicTacToe.class).evaluator(node -> {
          if (!Thread.currentThread().equals(asking)) {
            throw new UnsupportedOperationException("no value of " + node);
          }
          return 0;
        }))
        .build();
  }

  private void ponder(Player<TicTacToe> player) throws InterruptedException {
    player.ponder(TicTacToe.START, task -> {
      Thread thread = new Thread(task);
      pondering.set(thread);
      thread.start();
    });
    pondering.get().join();
  }

  private void checkThatTheNextCallThrows(Consumer<Player<TicTacToe>> call)
      throws InterruptedException {
    try (Player<TicTacToe> player = failing()) {
      ponder(player);
      assertThatThrownBy(() -> call.accept(player))
          .isInstanceOf(UnsupportedOperationException.class)
          .hasMessageStartingWith("no value of ");
      assertThat(player.play(TicTacToe.START, Limits.depth(2)).depth())
          .as("the player can be used afterwards")
          .isEqualTo(2);
    }
  }

  @Test
  void theNextCallThrowsWhatTheEvaluatorThrew() throws InterruptedException {
    checkThatTheNextCallThrows(Player::stopPondering);
    checkThatTheNextCallThrows(player -> player.play(TicTacToe.START, Limits.depth(2)));
    checkThatTheNextCallThrows(player -> player.analyze(TicTacToe.START, Limits.depth(2)));
    checkThatTheNextCallThrows(player -> player.newGame(Game.of(TicTacToe.START), 1));
  }

  @Test
  void closingThrowsAndClosesAllTheSame() throws InterruptedException {
    Player<TicTacToe> player = failing();
    ponder(player);
    assertThatThrownBy(player::close).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> player.play(TicTacToe.START, Limits.depth(1)))
        .hasMessage("the player is closed");
    assertThatCode(player::close).doesNotThrowAnyException();
  }

  @Test
  void anErrorIsThrownToo() {
    Pondering pondering = new Pondering(stop -> {
      throw new StackOverflowError("too deep");
    });
    pondering.run();
    assertThatThrownBy(pondering::stop)
        .isInstanceOf(StackOverflowError.class)
        .hasMessage("too deep");
  }

  @Test
  void anExecutorMayRejectTheTask() {
    try (Player<TicTacToe> player = failing()) {
      player.ponder(TicTacToe.START, task -> {
        throw new RejectedExecutionException("full");
      });
      assertThatCode(player::stopPondering).doesNotThrowAnyException();
      assertThat(player.play(TicTacToe.START, Limits.depth(2)).depth()).isEqualTo(2);
    }
  }
}
