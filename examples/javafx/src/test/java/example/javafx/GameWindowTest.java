package example.javafx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.play.session.GameSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameWindowTest {

  @BeforeAll
  static void startJavaFx() throws InterruptedException {
    OpenWindow.startJavaFx();
  }

  @ParameterizedTest
  @ValueSource(strings = {"reversi", "connect-four", "draughts"})
  void aGameOfClicksComesToItsEnd(String game) {
    try (OpenWindow<?> window = OpenWindow.of(Games.named(game))) {
      GameSession<?> session = window.session();
      window.level(1);
      while (!session.isOver()) {
        window.await(() -> !session.isSearching());
        if (!session.isOver()) {
          window.clickAnyMove();
        }
      }
      assertTrue(session.legalMoves().isEmpty());
      window.press("New game");
      window.await(() -> session.game().moves().isEmpty());
    }
  }

  @Test
  void anotherClickBeginsAMoveAgain() {
    try (OpenWindow<?> window = OpenWindow.of(Games.named("draughts"))) {
      window.clickCell("11");
      window.clickCell("10");
      window.clickCell("14");
      window.await(() -> window.session().game().toString().startsWith("10-14"));
    }
  }

  @Test
  void takesAMoveBackWhileThePlayerThinks() {
    try (OpenWindow<?> window = OpenWindow.of(Games.named("connect-four"))) {
      GameSession<?> session = window.session();
      window.level(8);
      window.clickCell("4a");
      window.press("Take back");
      window.await(() -> session.game().moves().isEmpty());
      assertFalse(session.isSearching());
    }
  }

  @Test
  void movesNow() {
    try (OpenWindow<?> window = OpenWindow.of(Games.named("reversi"))) {
      GameSession<?> session = window.session();
      window.level(12);
      window.clickCell("f5");
      window.press("Move now");
      window.await(() -> session.game().moves().size() == 2);
    }
  }

  @Test
  void thePersonChangesSides() {
    try (OpenWindow<?> window = OpenWindow.of(Games.named("reversi"))) {
      window.press("Change sides");
      window.await(() -> window.session().game().moves().size() == 1);
      assertEquals(1, window.session().seat());
    }
  }

  @Test
  void namesTheGamesThatItKnows() {
    assertTrue(assertThrows(IllegalArgumentException.class, () -> Games.named("go"))
        .getMessage()
        .contains("connect-four"));
  }
}
