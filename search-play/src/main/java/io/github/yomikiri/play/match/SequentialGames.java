package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.search.StopSignal;
import java.util.Optional;

/** Plays each game when {@link #next} is called. */
final class SequentialGames<N extends Node<N>> implements GameSource<N> {

  private final Schedule<N> schedule;
  private final Pairing<N> pairing;
  private final StopSignal stop;
  private int number;

  SequentialGames(Schedule<N> schedule, Pairing<N> pairing, StopSignal stop) {
    this.schedule = schedule;
    this.pairing = pairing;
    this.stop = stop;
    number = schedule.begin();
  }

  @Override
  public Optional<GameResult<N>> next() {
    if (stop.isRaised()) {
      return Optional.empty();
    }
    return Optional.of(schedule.play(number++, pairing, stop))
        .filter(game -> game.ending() != Ending.STOPPED);
  }

  @Override
  public void close() {}
}
