package example.android;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.session.GameSession;
import io.github.yomikiri.search.Limits;
import java.util.Random;
import java.util.concurrent.Executor;

/**
 * A game of a person against an opponent, as a {@code ViewModel} has it: searches run in the
 * background, and a pause ends them. All methods belong to the main thread.
 *
 * @param <P> the game's position type
 */
public final class AppGame<P extends Position<P>> implements AutoCloseable {

  /** What an {@code Activity} shows. Its methods are called on the main thread. */
  public interface Screen<P extends Position<P>> {

    /** Draws the board. */
    void show(Game<P> game, boolean isThinking);

    /** Reports that the opponent cannot move. */
    void fail(Throwable cause);
  }

  private final Player<P> opponent;
  private final Limits limits;
  private final Screen<P> screen;
  private final GameSession<P> session;
  private boolean isPaused = true;

  /**
   * Begins a game, which waits for {@link #resume}. The person has the first move.
   *
   * @param start the first position
   * @param opponent who plays against the person; is closed with the game
   * @param limits the limits of each move of the opponent
   * @param threads runs the searches, such as {@code Executors.newSingleThreadExecutor()}
   * @param mainThread runs the calls of the screen: {@code new Handler(getMainLooper())::post}
   * @param screen shows the game
   */
  public AppGame(
      P start,
      Player<P> opponent,
      Limits limits,
      Executor threads,
      Executor mainThread,
      Screen<P> screen) {
    this.opponent = opponent;
    this.limits = limits;
    this.screen = screen;
    session = GameSession.of(
        Game.of(start),
        new Random().nextLong(),
        threads,
        mainThread,
        new GameSession.Listener<>() {

          @Override
          public void changed(Game<P> game) {
            screen.show(game, think());
          }

          @Override
          public void failed(Throwable cause) {
            screen.fail(cause);
          }
        });
    session.setPlayer(1, opponent);
  }

  /** Lets the opponent think if it is its turn. */
  private boolean think() {
    return !isPaused && session.think(limits);
  }

  /** Makes a move of the person. Does nothing if it is not the person's turn. */
  public void play(Move move) {
    if (!session.isSearching() && session.legalMoves().contains(move)) {
      session.play(move);
    }
  }

  /** Takes back the person's last move. A search of the opponent is dropped. */
  public void takeBack() {
    session.takeBackToPerson();
  }

  /** Returns the game as text, for {@code onSaveInstanceState} or a file. */
  public String save() {
    return session.text();
  }

  /**
   * Restores a game, for example in {@code onCreate}.
   *
   * @throws io.github.yomikiri.game.input.InvalidInputException if the text is not a game
   */
  public void restore(String text) {
    session.load(text);
  }

  /** Shows the game, and lets the opponent think from now on: {@code onStart} of the activity. */
  public void resume() {
    isPaused = false;
    screen.show(session.game(), think());
  }

  /** Drops a search that runs: {@code onStop} of the activity, so that the phone can sleep. */
  public void pause() {
    isPaused = true;
    session.cancel();
  }

  /** Ends the game: {@code onCleared} of the {@code ViewModel}. The executors remain open. */
  @Override
  public void close() {
    session.close();
    opponent.close();
  }
}
