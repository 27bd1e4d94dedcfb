package example.android;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.search.Limits;
import java.util.ArrayDeque;
import java.util.Queue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Uses the game as an activity does. The queues are the two threads. */
class AppGameTest {

  private final Queue<Runnable> searches = new ArrayDeque<>();
  private final Queue<Runnable> mainThread = new ArrayDeque<>();
  private final AppGame.Screen<TicTacToe> screen = new AppGame.Screen<>() {

    @Override
    public void show(Game<TicTacToe> game, boolean thinks) {
      shown = game;
      isThinking = thinks;
    }

    @Override
    public void fail(Throwable cause) {
      throw new AssertionError(cause);
    }
  };
  private Game<TicTacToe> shown = Game.of(new TicTacToe(0, 0));
  private boolean isThinking;
  private AppGame<TicTacToe> app = start();

  private AppGame<TicTacToe> start() {
    return new AppGame<>(
        new TicTacToe(0, 0),
        PlayerSpec.parse(new TicTacToeKit(), "engine").make(),
        Limits.depth(9),
        searches::add,
        mainThread::add,
        screen);
  }

  @AfterEach
  void close() {
    app.close();
  }

  private void play(String move) {
    app.play(shown.position().parse(move).orElseThrow());
  }

  private void runBoth() {
    while (!searches.isEmpty() || !mainThread.isEmpty()) {
      (searches.isEmpty() ? mainThread : searches).remove().run();
    }
  }

  @Test
  void theOpponentAnswers() {
    app.resume();
    play("4");
    assertTrue(isThinking);
    Move tooEarly = shown.position().legalMoves().get(0);
    app.play(tooEarly);
    assertEquals("4", app.save());
    runBoth();
    assertEquals(2, shown.moves().size());
    app.takeBack();
    assertEquals("", app.save());
  }

  @Test
  void aPauseDropsTheSearch() {
    app.resume();
    play("4");
    app.pause();
    runBoth();
    assertEquals("4", app.save());
    app.resume();
    runBoth();
    assertEquals(2, shown.moves().size());
  }

  @Test
  void aRestoredGameGoesOn() {
    app.resume();
    play("4");
    String saved = app.save();
    app.close();
    app = start();
    app.restore(saved);
    assertFalse(isThinking);
    app.resume();
    assertTrue(isThinking);
    runBoth();
    assertEquals(2, shown.moves().size());
  }
}
