package io.github.yomikiri.play;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** A player with a name, limits for each move, and perhaps a clock for each game. */
final class LimitedPlayer<P extends Position<P>> implements Player<P> {

  private final String name;
  private final Player<P> player;
  private final Limits limits;
  private Optional<GameClock> clock;
  private boolean isCold;

  /**
   * Makes a player.
   *
   * @param name the player's name in results
   * @param player the player who plays
   * @param limits the limits of each move, with the clock at the start of each game
   */
  LimitedPlayer(String name, Player<P> player, Limits limits) {
    this.name = Objects.requireNonNull(name, "name");
    this.player = player;
    this.limits = limits;
    clock = limits.clock();
    isCold = clock.isPresent();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void newGame(Game<P> opening, long seed) {
    clock = limits.clock();
    if (isCold) {
      player.warmUp(opening.withChance(seed).position());
      isCold = false;
    }
    player.newGame(opening, seed);
  }

  /** Chooses a move. If the clock has run out, the result says so, which loses the game. */
  @Override
  public SearchResult play(Game<P> game, Limits callers, Consumer<SearchResult> listener) {
    Limits all = limits.and(callers);
    if (clock.isEmpty()) {
      return player.play(game, all, listener);
    }
    GameClock now = clock.get();
    SearchResult result = player.play(game, all.withClock(now), listener);
    Duration left = now.left().minus(result.statistics().elapsed());
    if (left.plus(now.overtime()).isNegative()) {
      return SearchResult.resignation().toBuilder()
          .completion(Completion.OUT_OF_TIME)
          .statistics(result.statistics())
          .build();
    }
    clock =
        limits.clock().map(full -> atNextMove(now, left.isNegative() ? Duration.ZERO : left, full));
    return result;
  }

  private static GameClock atNextMove(GameClock now, Duration left, GameClock full) {
    Duration more = left.plus(full.increment());
    return now.moves() == 1
        ? new GameClock(more.plus(full.left()), full.moves(), full.increment(), full.overtime())
        : new GameClock(more, Math.max(0, now.moves() - 1), full.increment(), full.overtime());
  }

  @Override
  public SearchResult analyze(
      Game<P> game, int moves, Limits callers, Consumer<SearchResult> listener) {
    return player.analyze(game, moves, limits.and(callers), listener);
  }

  @Override
  public void ponder(Game<P> game, Executor executor) {
    player.ponder(game, executor);
  }

  @Override
  public void stopPondering() {
    player.stopPondering();
  }

  @Override
  public void warmUp(P position) {
    player.warmUp(position);
    isCold = false;
  }

  @Override
  public Optional<Duration> processorTimeElsewhere() {
    return player.processorTimeElsewhere();
  }

  @Override
  public void close() {
    player.close();
  }

  @Override
  public String toString() {
    return name;
  }
}
