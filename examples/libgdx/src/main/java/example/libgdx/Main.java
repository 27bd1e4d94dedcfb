package example.libgdx;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.util.Random;

/** Starts the game loop in a window of the desktop. */
public final class Main {

  private Main() {}

  /** Starts the program: {@code connect-four} or {@code draughts}. */
  public static void main(String[] args) {
    Lwjgl3ApplicationConfiguration window = new Lwjgl3ApplicationConfiguration();
    window.setTitle("Yomikiri");
    window.setWindowedMode(560, 640);
    String game = args.length == 0 ? "connect-four" : args[0];
    new Lwjgl3Application(
        new GameLoop<>(Games.named(game), new Random().nextLong(), 3, BoardPainter::new), window);
  }
}
