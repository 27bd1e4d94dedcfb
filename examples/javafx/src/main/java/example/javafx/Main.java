package example.javafx;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import java.util.List;
import java.util.Random;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** Opens the window of the game that the first argument names. */
public final class Main extends Application {

  /** Starts the program: {@code reversi}, {@code connect-four} or {@code draughts}. */
  public static void main(String[] args) {
    launch(args);
  }

  @Override
  public void start(Stage stage) {
    List<String> names = getParameters().getUnnamed();
    open(Games.named(names.isEmpty() ? "reversi" : names.get(0)), new Random().nextLong(), stage);
  }

  static <P extends Position<P>> GameWindow<P> open(GameKit<P> kit, long seed, Stage stage) {
    GameWindow<P> window = new GameWindow<>(kit, seed);
    stage.setScene(new Scene(window.root()));
    stage.setTitle(kit.title());
    stage.setOnHidden(event -> window.close());
    stage.show();
    return window;
  }
}
