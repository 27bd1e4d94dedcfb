package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The players that a match has made, one pairing for each game that is played at the same time.
 * Closing this object closes all players.
 */
final class Pairings<P extends Position<P>> implements AutoCloseable {

  private final List<Pairing<P>> pairings = new ArrayList<>();
  private final List<Player<P>> made = new ArrayList<>();

  /**
   * Makes the given number of pairings. If a supplier throws an exception, the players made before
   * are closed.
   */
  Pairings(int count, Supplier<Player<P>> player, Supplier<Player<P>> opponent) {
    try {
      while (pairings.size() < count) {
        pairings.add(new Pairing<>(make(player), make(opponent)));
      }
    } catch (RuntimeException | Error thrown) {
      closeAfter(thrown);
      throw thrown;
    }
  }

  private Player<P> make(Supplier<Player<P>> supplier) {
    Player<P> player = supplier.get();
    made.add(player);
    return player;
  }

  private void closeAfter(Throwable thrown) {
    try {
      close();
    } catch (RuntimeException onClose) {
      thrown.addSuppressed(onClose);
    }
  }

  List<Pairing<P>> pairings() {
    return pairings;
  }

  /**
   * Closes every player, even if one throws an exception. The first exception is then thrown, with
   * the others suppressed.
   */
  @Override
  public void close() {
    List<RuntimeException> thrown = new ArrayList<>();
    for (Player<P> player : made) {
      try {
        player.close();
      } catch (RuntimeException onClose) {
        thrown.add(onClose);
      }
    }
    if (!thrown.isEmpty()) {
      RuntimeException first = thrown.get(0);
      thrown.stream().skip(1).forEach(first::addSuppressed);
      throw first;
    }
  }
}
