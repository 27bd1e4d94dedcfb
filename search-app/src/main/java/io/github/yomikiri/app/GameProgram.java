package io.github.yomikiri.app;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.Launcher;
import io.github.yomikiri.app.program.GameCommands;
import io.github.yomikiri.app.program.KitCheck;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import java.io.Reader;
import java.io.Writer;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * The program of a game: all commands that any game has.
 *
 * <pre>{@code
 * public static void main(String[] args) {
 *   GameProgram.of(new TicTacToeKit()).run(args);
 * }
 * }</pre>
 *
 * @param <P> the game's position type
 */
public final class GameProgram<P extends Position<P>> {

  private final GameKit<P> kit;
  private final List<Supplier<?>> ownCommands;

  private GameProgram(GameKit<P> kit, List<Supplier<?>> ownCommands) {
    this.kit = kit;
    this.ownCommands = ownCommands;
  }

  /**
   * Returns the program of a game.
   *
   * @param <P> the game's position type
   * @param kit the game
   * @return the program, which has the name of the game
   * @throws IllegalArgumentException if the kit breaks a promise at the first plies of a game, such
   *     as a text that does not read back; the message names the kit and its method
   */
  public static <P extends Position<P>> GameProgram<P> of(GameKit<P> kit) {
    KitCheck.check(kit);
    return new GameProgram<>(kit, List.of());
  }

  /**
   * Returns this program with more commands, which only this game has.
   *
   * <pre>{@code
   * GameProgram.of(new ChessKit()).with(Tactics::new).run(args);
   * }</pre>
   *
   * @param commands make the commands, which have picocli's annotation {@code @Command} with a
   *     name. They are called once here, and once for each run
   * @return a new program. In its list of commands, these follow those that any game has
   * @throws CommandLine.InitializationException if an object is no command, or a command has the
   *     name of another one; the message has the name
   */
  public GameProgram<P> with(Supplier<?>... commands) {
    List<Supplier<?>> all =
        Stream.concat(ownCommands.stream(), Stream.of(commands)).toList();
    GameProgram<P> program = new GameProgram<>(kit, all);
    program.commands(Console.silent());
    return program;
  }

  /**
   * Runs a command with the streams of the process, and ends the process.
   *
   * @param args what the user typed
   */
  public void run(String... args) {
    Launcher.run(args, console -> commands(console, args));
  }

  /**
   * Runs a command with streams of your own, and returns.
   *
   * @param in standard input, such as the commands of a protocol; not closed
   * @param out standard output; flushed, and not closed
   * @param err standard error, for messages; flushed, and not closed
   * @param args what the user typed
   * @return the exit code: 0 success, 1 the command found a fault, 2 bad arguments or files
   */
  public int execute(Reader in, Writer out, Writer err, String... args) {
    Console console = Console.of(in, out, err);
    return Launcher.execute(commands(console, args), console, args);
  }

  private CommandLine commands(Console console, String... args) {
    return GameCommands.of(GameContext.of(console, kit), ownCommands, args);
  }
}
