package io.github.yomikiri.app.command;

import io.github.yomikiri.game.Perft;
import io.github.yomikiri.game.Position;
import java.util.Optional;

/** Counts the move sequences of a game, and knows what others have counted. */
public interface PerftCounts<P extends Position<P>> {

  /** Returns the number of sequences of some moves, as {@link Perft#count} does. */
  default long count(P position, int plies) {
    return Perft.count(position, plies);
  }

  /** Returns the number that independent programs agree on, if they do. */
  default Optional<Long> published(P position, int plies) {
    return Optional.empty();
  }
}
