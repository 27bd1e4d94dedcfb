package io.github.yomikiri.app.play;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.page.ShownMove;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.EngineFailure;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** A game in the terminal between people, players, or both. */
final class TerminalGame<P extends Position<P>> {

  private final GameContext<P> context;
  private final Console console;
  private final PrintWriter out;
  private final long seed;
  private final TerminalFace<P> face;
  private final Table<P> table;
  private final AtomicBoolean hasEnded = new AtomicBoolean();

  /**
   * Sets up a game.
   *
   * @param context the game, the program, and Ctrl-C, which ends a player's thinking
   * @param face how the game looks
   * @param seating the players
   * @param start the game so far
   * @param seed of the players' randomness
   */
  TerminalGame(
      GameContext<P> context, TerminalFace<P> face, Seating<P> seating, Game<P> start, long seed) {
    this.context = context;
    this.face = face;
    this.seed = seed;
    console = context.console();
    out = console.out();
    table = new Table<>(context.kit(), start, seating, seed);
  }

  /**
   * Plays the game to its end, until somebody quits, or until the input ends.
   *
   * @param input what people type
   * @throws EngineFailure if another program plays and fails; a game that had begun was printed
   * @throws IOException if the input cannot be read
   */
  void play(LineInput input) throws IOException {
    try (Table<P> closed = table) {
      closed.start();
      Hints<P> hints = new Hints<>(
          face,
          ValueScale.of(context.kit(), table.seating().hints()),
          table.seating().hints(),
          seed,
          console.stop(),
          out);
      play(new GameTalk<>(context, input, face, hints, table));
    } catch (EngineFailure e) {
      if (!face.isNew(table.game())) {
        // The message of the failure follows.
        printLastWords();
      }
      throw e;
    }
    if (!console.stop().isRaised() && !table.isOver()) {
      printLastWords();
    }
  }

  /** Returns the legal moves, for a person who types. */
  List<Move> legalMoves() {
    return table.legalMoves();
  }

  private void play(GameTalk<P> talk) throws IOException {
    if (hasHuman()) {
      out.println("Type " + face.example(table.game().position()) + ", or help.");
    }
    boolean goesOn = true;
    while (goesOn && !console.stop().isRaised()) {
      if (table.isOver()) {
        talk.draw();
        out.print(summary());
        out.flush();
        goesOn = hasHuman() && talk.afterGame();
      } else if (table.seating().isHuman(table.seat())) {
        goesOn = talk.turn();
      } else {
        computerTurn(talk);
      }
    }
  }

  private boolean hasHuman() {
    return table.seating().hasHuman();
  }

  private void computerTurn(GameTalk<P> talk) {
    int seat = table.seat();
    if (!hasHuman()) {
      talk.draw();
    }
    out.flush();
    Optional<Move> move = table.think(console.stop());
    if (console.stop().isRaised()) {
      return;
    }
    String name = context.kit().seats().get(seat) + " (" + table.seating().name(seat) + ") ";
    String chance = move.isEmpty() ? "" : ShownMove.chance(table.game());
    out.println(name + move.map(face::played).orElse("resigns") + "."
        + (chance.isEmpty() ? "" : " " + chance + "."));
  }

  private String summary() {
    String transcript = face.transcript(table.game());
    return face.result(table) + "\n"
        + (transcript.isEmpty() ? "" : "Transcript: " + transcript + "\n");
  }

  /**
   * Prints the game when the process is about to end: an unfinished game with the command that
   * continues it. Only the first call prints.
   */
  void printLastWords() {
    if (hasEnded.compareAndSet(false, true)) {
      if (!table.isOver()) {
        out.print(summary());
        if (!face.isNew(table.game()) && hasHuman()) {
          out.println("Continue: " + new ContinueCommand<>(context, face, table).text());
        }
      }
      out.flush();
    }
  }
}
