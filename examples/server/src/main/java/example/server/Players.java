package example.server;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The pool: a few threads that search, a bounded queue before them, and the players that no thread
 * uses. A player serves one thread at a time, so there are at most as many players of a name as
 * threads.
 *
 * @param <P> the game's position type
 */
final class Players<P extends Position<P>> implements AutoCloseable {

  private final ThreadPoolExecutor threads;
  private final Map<String, Deque<Player<P>>> idle = new ConcurrentHashMap<>();
  private final StopSignal closing = new StopSignal();

  /**
   * Starts without players; they are made when they are needed.
   *
   * @param searching how many searches run at once
   * @param waiting how many more requests wait
   */
  Players(int searching, int waiting) {
    threads = new ThreadPoolExecutor(
        searching, searching, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(waiting));
  }

  /**
   * Begins a search, or lets it wait.
   *
   * @throws RejectedExecutionException if all threads are busy and the queue is full
   */
  Future<SearchResult> play(PlayerSpec<P> spec, Game<P> game, Limits limits) {
    Limits both = limits.and(Limits.none().withStop(closing));
    return threads.submit(() -> search(spec, game, both));
  }

  private SearchResult search(PlayerSpec<P> spec, Game<P> game, Limits limits) {
    Deque<Player<P>> same =
        idle.computeIfAbsent(spec.name(), name -> new ConcurrentLinkedDeque<>());
    Player<P> player = Optional.ofNullable(same.poll()).orElseGet(spec::makeUntimed);
    try {
      player.newGame(game, 0); // The answer must not depend on what others have asked.
      return player.play(game, limits);
    } finally {
      same.push(player);
    }
  }

  /** Gives up a search. One that has begun needs its stop signal, too. */
  void cancel(Future<SearchResult> search) {
    search.cancel(false);
    threads.purge(); // A place in the queue is free again.
  }

  int searching() {
    return threads.getActiveCount();
  }

  int waiting() {
    return threads.getQueue().size();
  }

  /** Ends all searches, now and later. Each answers with the best move that it knows. */
  void stop() {
    closing.raise();
  }

  /** Waits for the last search, and closes the players. */
  @Override
  public void close() {
    stop();
    threads.shutdown();
    try {
      if (threads.awaitTermination(1, TimeUnit.MINUTES)) {
        idle.values().forEach(same -> same.forEach(Player::close));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // The caller is in a hurry, and players may be in use.
    }
  }
}
