package example.android;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/** A program as an app has it: plays a game, and prints its moves and nodes. */
final class Program {

  private Program() {}

  /** The person makes the first move of each list. */
  public static void main(String[] args) throws InterruptedException {
    TicTacToeKit kit = new TicTacToeKit();
    TicTacToe start = kit.start();
    Player<TicTacToe> player = PlayerSpec.parse(kit, "engine").make();
    BlockingQueue<Runnable> mainThread = new LinkedBlockingQueue<>();
    ExecutorService threads = Executors.newSingleThreadExecutor();
    Counted<TicTacToe> counted = new Counted<>(player);
    Shown<TicTacToe> screen = new Shown<>(Game.of(start));
    AppGame<TicTacToe> app =
        new AppGame<>(start, counted, Limits.depth(9), threads, mainThread::add, screen);
    app.resume();
    while (!screen.game.isOver()) {
      app.play(screen.game.position().legalMoves().get(0));
      while (screen.isThinking) {
        mainThread.take().run();
      }
    }
    app.close();
    threads.shutdown();
    System.out.println(screen.game + ", " + counted.nodes + " nodes");
  }

  /** What the screen shows. */
  private static final class Shown<P extends Position<P>> implements AppGame.Screen<P> {

    private Game<P> game;
    private boolean isThinking;

    Shown(Game<P> game) {
      this.game = game;
    }

    @Override
    public void show(Game<P> now, boolean thinks) {
      game = now;
      isThinking = thinks;
    }

    @Override
    public void fail(Throwable cause) {
      throw new IllegalStateException(cause);
    }
  }

  /** Counts the nodes of a player. */
  private static final class Counted<P extends Position<P>> implements Player<P> {

    private final Player<P> player;
    private long nodes;

    Counted(Player<P> player) {
      this.player = player;
    }

    @Override
    public String name() {
      return player.name();
    }

    @Override
    public void newGame(Game<P> opening, long seed) {
      player.newGame(opening, seed);
    }

    @Override
    public SearchResult play(Game<P> game, Limits limits, Consumer<SearchResult> listener) {
      SearchResult result = player.play(game, limits, listener);
      nodes += result.statistics().nodes();
      return result;
    }

    @Override
    public void close() {
      player.close();
    }
  }
}
