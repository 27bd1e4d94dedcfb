package example.chess;

import io.github.yomikiri.app.GameProgram;

/** The program: the commands of any game, and two that only chess has. */
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
    return GameProgram.of(new ChessKit()).with(Tactics::new, PgnCommand::new);
  }
}
