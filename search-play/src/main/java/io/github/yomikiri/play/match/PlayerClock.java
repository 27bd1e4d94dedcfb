package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult.PlayerTime;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.parallel.ProcessorTime;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** Measures the time and the nodes of one player in one game. */
final class PlayerClock<P extends Position<P>> {

  private final Player<P> player;
  private final Optional<Duration> elsewhereBefore;
  private Optional<SearchResult> last = Optional.empty();
  private long nodes;
  private long wallNanos;
  private OptionalLong processorNanos = OptionalLong.of(0);

  /** Makes a clock at the beginning of a game. */
  PlayerClock(Player<P> player) {
    this.player = player;
    elsewhereBefore = player.processorTimeElsewhere();
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
    Optional<Duration> elsewhere = player.processorTimeElsewhere();
    if (processorNanos.isEmpty() || elsewhereBefore.isEmpty() || elsewhere.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        elsewhere.get().minus(elsewhereBefore.get()).plusNanos(processorNanos.getAsLong()));
  }
}
