package example.libgdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.backends.headless.HeadlessApplication;
import io.github.yomikiri.game.Clicks;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plays in the loop of an application that has no display. */
class GameLoopTest {

  private static final int UNIT = 64;

  /** Draws nothing, but touches what a person may touch, until a condition holds. */
  private static final class Person<P extends Position<P>> implements Painter<P> {

    final GameLoop<P> loop;
    private final GameKit<P> kit;
    private final CompletableFuture<String> end = new CompletableFuture<>();
    private final Predicate<Person<P>> isDone;
    private Clicks<P> clicks;

    Person(GameKit<P> kit, int level, Predicate<Person<P>> isDone) {
      this.kit = kit;
      this.isDone = isDone;
      loop = new GameLoop<>(kit, 1, level, drawing -> this);
      clicks = Clicks.none(kit.drawing().orElseThrow(), loop.session().game(), List.of());
    }

    @Override
    public void draw(Game<P> game, Clicks<P> now, String status, List<String> buttons, Layout at) {
      clicks = now;
      Layout layout = new Layout(at.cells(), UNIT * 8, UNIT * 11);
      loop.resize(layout.width(), layout.height());
      try {
        if (isDone.test(this)) {
          end.complete(status);
        }
      } catch (RuntimeException | Error e) {
        end.completeExceptionally(e);
      }
    }

    /** Touches the first cell that belongs to a move. */
    void touchAny() {
      clicks.next().stream().findFirst().ifPresent(cell -> {
        Layout layout = new Layout(kit.drawing().orElseThrow().cells(), UNIT * 8, UNIT * 11);
        loop.touch(
            (int) layout.x(layout.cells().get(cell).x()),
            (int) layout.y(layout.cells().get(cell).y()));
      });
    }

    /** Touches one of the four buttons. */
    void press(int button) {
      loop.touch(UNIT * 2 * button + UNIT, UNIT * 11 - 1);
    }

    int plies() {
      return loop.session().game().moves().size();
    }

    @Override
    public void dispose() {}

    String play() throws Exception {
      HeadlessApplication application = new HeadlessApplication(loop);
      try {
        return end.get(100, TimeUnit.SECONDS);
      } finally {
        application.exit();
      }
    }
  }

  private static <P extends Position<P>> Person<P> person(
      GameKit<P> kit, int level, Predicate<Person<?>> isDone) {
    return new Person<>(kit, level, isDone::test);
  }

  @ParameterizedTest
  @ValueSource(strings = {"connect-four", "draughts"})
  void aGameOfTouchesComesToItsEnd(String game) throws Exception {
    String status = person(Games.named(game), 1, person -> {
      person.touchAny();
      return person.loop.session().isOver();
    }).play();
    assertFalse(status.isEmpty());
  }

  @Test
  void takesBackAndMovesNow() throws Exception {
    person(Games.named("connect-four"), 8, person -> {
      if (person.plies() == 2) {
        return true;
      }
      person.touchAny();
      assertTrue(person.loop.session().isSearching());
      person.press(1);
      assertFalse(person.loop.session().isSearching());
      assertEquals(0, person.plies());
      return true;
    }).play();
  }

  @Test
  void searchesOnlyWhileItIsSeen() throws Exception {
    person(Games.named("connect-four"), 8, person -> {
      if (person.plies() == 0) {
        person.touchAny();
        person.loop.pause();
        assertFalse(person.loop.session().isSearching());
        person.loop.resume();
        assertTrue(person.loop.session().isSearching());
        person.press(2);
      }
      return person.plies() == 2;
    }).play();
  }
}
