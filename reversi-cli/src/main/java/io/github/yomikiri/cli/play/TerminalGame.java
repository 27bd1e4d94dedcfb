package io.github.yomikiri.cli.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.play.EditedLines;
import io.github.yomikiri.app.play.LineInput;
import io.github.yomikiri.app.play.PlainLines;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** A game in the terminal between people, players, or both. */
public final class TerminalGame {

  private final Console console;
  private final PrintWriter out;
  private final long seed;
  private final GameState state;
  private final Opponents opponents;
  private final AtomicBoolean hasEnded = new AtomicBoolean();

  /**
   * Sets up a game.
   *
   * @param console the streams, and Ctrl-C, which ends a player's thinking
   * @param seating the players
   * @param start the game so far
   * @param seed of the players' randomness
   */
  public TerminalGame(Console console, Seating seating, Game<Reversi> start, long seed) {
    this.console = console;
    this.seed = seed;
    out = console.out();
    state = new GameState(start);
    opponents = new Opponents(seating, seed);
  }

  /**
   * Plays the game to its end, until somebody quits, or until the input ends.
   *
   * @throws EngineFailure if another program plays and fails; a game that had begun was printed
   * @throws IOException if the input cannot be read
   */
  public void play() throws IOException {
    try (LineInput input = input();
        Opponents closed = opponents) {
      closed.start(state.game());
      play(talk(input));
    } catch (EngineFailure e) {
      if (!state.isNew()) {
        // The message of the failure follows.
        printLastWords();
      }
      throw e;
    }
    if (!console.stop().isRaised() && !state.isOver()) {
      printLastWords();
    }
  }

  private LineInput input() throws IOException {
    return console.editsLines()
        ? EditedLines.open(console, new TabCompleter(state::legalMoves))
            .orElseGet(() -> new PlainLines(console))
        : new PlainLines(console);
  }

  private GameTalk talk(LineInput input) {
    boolean unicode = console.charset().newEncoder().canEncode("\u25cf\u00b7");
    BoardView view = new BoardView(console.color() && input.hasColors(), unicode, input::columns);
    return new GameTalk(
        input,
        new BoardText(view),
        new Hints(opponents.seating().hints(), seed, console.stop(), out),
        new GameFiles(console, new Reviewer(console)),
        state,
        opponents);
  }

  private void play(GameTalk talk) throws IOException {
    if (hasHuman()) {
      out.println("Type a square such as f5, or help.");
    }
    boolean goesOn = true;
    while (goesOn && !console.stop().isRaised()) {
      if (state.isOver()) {
        talk.draw();
        out.print(state.summary());
        out.flush();
        goesOn = hasHuman() && talk.afterGame();
      } else if (opponents.seating().isHuman(state.sideToMove())) {
        goesOn = talk.turn();
      } else {
        computerTurn(talk);
      }
    }
  }

  private boolean hasHuman() {
    return opponents.seating().hasHuman();
  }

  private void computerTurn(GameTalk talk) {
    Side side = state.sideToMove();
    if (!hasHuman()) {
      talk.draw();
    }
    List<Move> legal = state.legalMoves();
    Optional<Move> move = Optional.of(legal.get(0));
    if (legal.size() > 1) {
      out.flush();
      move = opponents.choose(state.game(), console.stop());
    }
    if (console.stop().isRaised()) {
      return;
    }
    String name = side + " (" + opponents.seating().name(side) + ")";
    if (move.isEmpty()) {
      out.println(name + " resigns.");
      state.resign(side);
    } else {
      out.println(
          name + (move.get().code() == Reversi.PASS ? " passes." : " plays " + move.get() + "."));
      state.play(move.get());
    }
  }

  /**
   * Prints the game when the process is about to end: an unfinished game with the command that
   * continues it. Only the first call prints.
   */
  public void printLastWords() {
    if (hasEnded.compareAndSet(false, true)) {
      if (!state.isOver()) {
        out.print(state.summary());
        if (!state.isNew() && hasHuman()) {
          out.println("Continue: " + new ContinueCommand(state, opponents.seating()).text());
        }
      }
      out.flush();
    }
  }
}
