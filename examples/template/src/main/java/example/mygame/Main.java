package example.mygame;

import io.github.yomikiri.app.GameProgram;

/** The program, with the commands that the library has for any game. */
public final class Main {

  private Main() {}

  /**
   * Runs a command.
   *
   * @param args the command and its arguments
   */
  public static void main(String[] args) {
    GameProgram.of(new MyKit()).run(args);
  }
}
