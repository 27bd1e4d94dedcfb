package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.Ranges;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Makes openings. Players without randomness play the same game from the same opening every time,
 * so a match needs many different openings.
 */
public final class Openings {

  private Openings() {}

  /**
   * Returns openings of random moves, each legal move as likely as the others, and each outcome of
   * chance as likely as it is. No two openings lead to the same position, and no opening leads to a
   * finished game.
   *
   * @param <P> the game's position type
   * @param start the start position
   * @param plies the moves of each opening, passes included, at least 0
   * @param count the number of openings to look for, at least 1
   * @param seed the seed of the random numbers; equal arguments give equal openings
   * @return the openings in an unmodifiable list, at least one; fewer than {@code count} if no more
   *     were found
   * @throws IllegalArgumentException if a number is outside its range, or no game was found that is
   *     unfinished after {@code plies}
   */
  public static <P extends Position<P>> List<Game<P>> random(
      P start, int plies, int count, long seed) {
    Ranges.atLeast("number of openings", count, 1);
    List<Game<P>> openings =
        stream(start, plies, plies, seed, Position::key).limit(count).toList();
    if (openings.isEmpty()) {
      throw new IllegalArgumentException(
          "every game from " + start + " that was tried is over after " + plies + " plies");
    }
    return openings;
  }

  /**
   * Returns openings of random moves as a stream, which makes each opening when it is asked for. So
   * a program can keep only the openings that it wants. For example, an opening is balanced if a
   * search values it near 0:
   *
   * <pre>{@code
   * List<Game<Reversi>> balanced = Openings.stream(Reversi.start(), 8, 12, 1, Reversi::key)
   *     .filter(opening -> Math.abs(searcher.search(opening.position(), limits).score()) <= 2)
   *     .limit(100)
   *     .toList();
   * }</pre>
   *
   * @param <P> the game's position type
   * @param start the start position
   * @param leastPlies the minimum number of moves of an opening, passes included, at least 0
   * @param mostPlies the maximum number of moves of an opening; each number in the range is equally
   *     likely
   * @param seed the seed of the random numbers; equal arguments give equal openings
   * @param identity returns the same number for positions that count as one, such as the least key
   *     of a position's symmetric images; {@link Position#key} if only equal positions count as one
   * @return the openings; each leads to another position, none to a finished game. The stream ends
   *     when no more openings are found. It is for one thread
   * @throws IllegalArgumentException if a number of plies is negative, or the minimum is more than
   *     the maximum
   */
  public static <P extends Position<P>> Stream<Game<P>> stream(
      P start, int leastPlies, int mostPlies, long seed, ToLongFunction<P> identity) {
    Ranges.notNegative("number of plies", leastPlies);
    if (leastPlies > mostPlies) {
      throw new IllegalArgumentException(
          "minimum number of plies " + leastPlies + " is more than the maximum " + mostPlies);
    }
    return StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(
            new RandomOpenings<>(start, leastPlies, mostPlies, seed, identity),
            Spliterator.ORDERED | Spliterator.NONNULL),
        false);
  }
}
