package io.github.yomikiri.app.serve;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Opponents that think until they are released or stopped, and then take the first move. */
final class HeldOpponents implements Opponents<TicTacToe> {

  /** Has a permit for each search that has begun. */
  final Semaphore begun = new Semaphore(0);

  /** Ends all searches, now and later. */
  final CountDownLatch release = new CountDownLatch(1);

  final AtomicInteger running = new AtomicInteger();
  final Set<HeldPlayer> players = ConcurrentHashMap.newKeySet();

  ServedGame<TicTacToe> game(int share, long seed, Executor searches, Executor events) {
    return new ServedGame<>(GameKits::ticTacToe, this, seed, searches, events);
  }

  @Override
  public int levels() {
    return 1;
  }

  @Override
  public Player<TicTacToe> make(int level) {
    HeldPlayer player = new HeldPlayer();
    players.add(player);
    return player;
  }

  @Override
  public ValueScale scale() {
    return ValueScale.ofPoints("points", 1);
  }

  @Override
  public Optional<Player<TicTacToe>> makeAnalyst() {
    return Optional.of(make(1));
  }

  /** A player that remembers which threads have searched with it. */
  final class HeldPlayer implements Player<TicTacToe> {

    final Set<Thread> threads = ConcurrentHashMap.newKeySet();
    volatile boolean isClosed;

    @Override
    public String name() {
      return "held";
    }

    @Override
    public SearchResult play(Game<TicTacToe> game, Limits limits, Consumer<SearchResult> listener) {
      Move move = hold(game, limits);
      return SearchResult.builder(move).build();
    }

    @Override
    public SearchResult analyze(
        Game<TicTacToe> game, int moves, Limits limits, Consumer<SearchResult> listener) {
      return play(game, limits, listener);
    }

    @Override
    public List<JudgedMove> review(
        Game<TicTacToe> game, Limits limits, Consumer<JudgedMove> listener) {
      RootMove played = new RootMove(hold(game.first(0), limits), 0, Bound.EXACT, false, 1);
      return List.of(new JudgedMove(0, played, Optional.empty(), 1));
    }

    private Move hold(Game<TicTacToe> game, Limits limits) {
      threads.add(Thread.currentThread());
      running.incrementAndGet();
      begun.release();
      while (!limits.stop().isRaised() && release.getCount() > 0) {
        Thread.yield();
      }
      running.decrementAndGet();
      return game.position().legalMoves().get(0);
    }

    @Override
    public void close() {
      isClosed = true;
    }
  }
}
