package io.github.yomikiri.play.session;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.fixture.RandomGame;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * A player of random games whose results have the number of the search, which is its limit of
 * nodes. The number decides, too, whether the player moves, resigns, fails, or makes an illegal
 * move. It thinks until it is stopped and the call that stops it has returned.
 *
 * @param users how many searches use the player
 * @param overlaps how often a search began before another one ended
 * @param calls how many calls of the session have returned; negative if nobody is to wait
 */
record NumberedPlayer(AtomicInteger users, AtomicInteger overlaps, AtomicLong calls)
    implements Player<RandomGame> {

  static final int FAILS = 1;
  static final int RESIGNS = 2;
  static final int ERRS = 3;
  private static final int FATES = 25;

  /** Returns what becomes of a search. */
  static int fate(long number) {
    return (int) Long.remainderUnsigned(Hash64.mix(number), FATES);
  }

  @Override
  public String name() {
    return "numbered";
  }

  @Override
  public void newGame(Game<RandomGame> opening, long seed) {
    use();
    users.decrementAndGet();
  }

  @Override
  public SearchResult play(Game<RandomGame> game, Limits limits, Consumer<SearchResult> listener) {
    long number = limits.nodes().orElseThrow();
    List<Move> moves = game.position().legalMoves();
    Move move = moves.get((int) Long.remainderUnsigned(Hash64.of(number, 1), moves.size()));
    think(limits, () -> listener.accept(result(move, number)));
    return switch (fate(number)) {
      case FAILS -> throw new IllegalStateException("search" + number);
      case RESIGNS -> SearchResult.resignation();
      case ERRS -> SearchResult.builder(new Move(1, "search" + number)).build();
      default -> result(move, number);
    };
  }

  @Override
  public SearchResult analyze(
      Game<RandomGame> game, int moves, Limits limits, Consumer<SearchResult> listener) {
    SearchResult result = result(new Move(0, "none"), limits.nodes().orElseThrow());
    think(limits, () -> listener.accept(result));
    return result;
  }

  @Override
  public List<JudgedMove> review(
      Game<RandomGame> game, Limits limits, Consumer<JudgedMove> listener) {
    int number = (int) limits.nodes().orElseThrow();
    RootMove played = new RootMove(new Move(0, "none"), 0, Bound.EXACT, false, 1);
    JudgedMove judged = new JudgedMove(number, played, Optional.empty(), 1);
    think(limits, () -> listener.accept(judged));
    return List.of(judged);
  }

  private static SearchResult result(Move move, long number) {
    return SearchResult.builder(move).score((int) number).build();
  }

  private void think(Limits limits, Runnable report) {
    use();
    report.run();
    while (calls.get() >= 0 && !limits.stop().isRaised()) {
      Thread.onSpinWait();
    }
    // So a call that stops the search and waits for its end would never return.
    long returned = calls.get();
    while (calls.get() >= 0 && calls.get() == returned) {
      Thread.onSpinWait();
    }
    users.decrementAndGet();
  }

  private void use() {
    if (users.getAndIncrement() != 0) {
      overlaps.incrementAndGet();
    }
  }
}
