package example.chess;

import io.github.yomikiri.app.GameProgram;

/** The program: all that programs of games can do, and {@link Tactics}. */
public final class Main {

  private Main() {}

  /**
   * Runs a command.
   *
   * @param args the command and its arguments
   */
  public static void main(String[] args) {
    program().run(args);
  }

  static GameProgram<Chess> program() {
    return GameProgram.of(new ChessKit()).with(Tactics::new);
  }
}
