package example.javafx;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.session.GameSession;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;

/** A window that a test uses with the mouse, from its own thread. */
final class OpenWindow<P extends Position<P>> implements AutoCloseable {

  private final Stage stage;
  private final GameWindow<P> window;

  private OpenWindow(Stage stage, GameWindow<P> window) {
    this.stage = stage;
    this.window = window;
  }

  static void startJavaFx() throws InterruptedException {
    CountDownLatch started = new CountDownLatch(1);
    Platform.startup(started::countDown);
    Platform.setImplicitExit(false);
    started.await();
  }

  static <P extends Position<P>> OpenWindow<P> of(GameKit<P> kit) {
    return onFxThread(() -> {
      Stage stage = new Stage();
      return new OpenWindow<>(stage, Main.open(kit, 1, stage));
    });
  }

  GameSession<P> session() {
    return window.session();
  }

  void level(int level) {
    onFxThread(() -> {
      @SuppressWarnings("unchecked") // The window has one choice, of levels.
      ChoiceBox<Integer> levels = (ChoiceBox<Integer>) window.root().lookup("#level");
      levels.setValue(level);
      return level;
    });
  }

  /** Clicks the button with a text. */
  void press(String text) {
    click(onFxThread(() -> window.root().lookupAll(".button").stream()
        .filter(node -> node instanceof Button button && button.getText().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no button " + text))));
  }

  /** Clicks the cell with a name. */
  void clickCell(String name) {
    click(onFxThread(() -> window.root().lookupAll(".cell").stream()
        .filter(node -> node.getId().equals(name))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no cell " + name))));
  }

  /** Clicks the first thing that a person may choose: a cell, or a button beside the status. */
  void clickAnyMove() {
    click(onFxThread(() -> Optional.ofNullable(window.root().lookup(".next"))
        .orElseGet(() -> window.root().lookup("#choices .button"))));
  }

  /** Clicks the middle of a node, and waits until the window has got the click. */
  private void click(Node node) {
    CompletableFuture<MouseEvent> got = new CompletableFuture<>();
    EventHandler<MouseEvent> handler = got::complete;
    onFxThread(() -> {
      stage.addEventFilter(MouseEvent.MOUSE_CLICKED, handler);
      Bounds place = node.localToScreen(node.getLayoutBounds());
      Robot robot = new Robot();
      robot.mouseMove(place.getCenterX(), place.getCenterY());
      robot.mouseClick(MouseButton.PRIMARY);
      return robot;
    });
    get(got);
    onFxThread(() -> {
      stage.removeEventFilter(MouseEvent.MOUSE_CLICKED, handler);
      return handler;
    });
  }

  /** Waits for something that happens on the thread of JavaFX. It is looked for at each pulse. */
  void await(BooleanSupplier condition) {
    CompletableFuture<Boolean> isSo = new CompletableFuture<>();
    Platform.runLater(() -> new AnimationTimer() {
      @Override
      public void handle(long now) {
        if (condition.getAsBoolean()) {
          stop();
          isSo.complete(true);
        }
      }
    }.start());
    get(isSo);
  }

  @Override
  public void close() {
    onFxThread(() -> {
      stage.close();
      return stage;
    });
  }

  /** Does something between two pulses of JavaFX, when the window is laid out. */
  static <T> T onFxThread(Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    Platform.runLater(task);
    return get(task);
  }

  private static <T> T get(Future<T> future) {
    try {
      return future.get(20, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new AssertionError(e);
    }
  }
}
