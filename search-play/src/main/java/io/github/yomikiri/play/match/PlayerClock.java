package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult.PlayerTime;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.parallel.ProcessorTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** Measures the time and the nodes of one player for one seat in one game. */
final class PlayerClock<P extends Position<P>> {

  private final Player<P> player;
  private final Supplier<Optional<Duration>> elsewhere;
  private final Optional<Duration> elsewhereBefore;
  private Optional<SearchResult> last = Optional.empty();
  private long nodes;
  private long wallNanos;
  private OptionalLong processorNanos = OptionalLong.of(0);

  private PlayerClock(Player<P> player, Supplier<Optional<Duration>> elsewhere) {
    this.player = player;
    this.elsewhere = elsewhere;
    elsewhereBefore = elsewhere.get();
  }

  /**
   * Makes the clocks of the seats at the beginning of a game. What a player with several seats does
   * elsewhere is measured once, for its first seat.
   */
  static <P extends Position<P>> List<PlayerClock<P>> of(List<Player<P>> players) {
    List<PlayerClock<P>> clocks = new ArrayList<>();
    for (Player<P> player : players) {
      boolean isMeasured = clocks.stream().anyMatch(clock -> clock.player == player);
      clocks.add(new PlayerClock<>(
          player, isMeasured ? () -> Optional.of(Duration.ZERO) : player::processorTimeElsewhere));
    }
    return clocks;
  }

  /** Has the player choose a move. */
  SearchResult play(Game<P> game, Limits limits) {
    measure(() -> {
      SearchResult result = player.play(game, limits, soFar -> {});
      nodes += result.statistics().nodes();
      last = Optional.of(result);
    });
    return last.orElseThrow();
  }

  /** Makes a call of the player and measures it. */
  void measure(Runnable call) {
    long started = System.nanoTime();
    OptionalLong nanos = ProcessorTime.of(call);
    wallNanos += System.nanoTime() - started;
    processorNanos = processorNanos.isPresent() && nanos.isPresent()
        ? OptionalLong.of(processorNanos.getAsLong() + nanos.getAsLong())
        : OptionalLong.empty();
  }

  /**
   * Returns the time of all calls, and of what the player has done elsewhere since the beginning.
   */
  PlayerTime time() {
    return new PlayerTime(Duration.ofNanos(wallNanos), processor(), nodes);
  }

  private Optional<Duration> processor() {
    Optional<Duration> elsewhereNow = elsewhere.get();
    if (processorNanos.isEmpty() || elsewhereBefore.isEmpty() || elsewhereNow.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        elsewhereNow.get().minus(elsewhereBefore.get()).plusNanos(processorNanos.getAsLong()));
  }
}
