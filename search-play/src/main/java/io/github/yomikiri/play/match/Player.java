package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * Chooses the moves of one side, game after game: a searcher with limits, a person at a terminal,
 * another program.
 *
 * <p>For every game {@link #newGame} is called once. Then {@link #choose} is called at each of the
 * player's turns that has more than one legal move. A single legal move, and so every pass, is
 * played without a call. A person would have nothing to decide, and a search would waste its time.
 * The {@link Game} passed to {@code choose} has all moves of both sides, so there are no calls for
 * single moves.
 *
 * <p>An exception from a player ends the game and the match and reaches the caller, because a bug
 * is not a lost game. An adapter to a program that may crash can resign, if a crash is to count as
 * a loss.
 *
 * <p>Used by one thread at a time.
 *
 * @param <N> the game's node type
 */
public interface Player<N extends Node<N>> extends AutoCloseable {

  /**
   * Returns the name of this player in results.
   *
   * @return the name, the same at every call
   */
  String name();

  /**
   * Called when a game begins. A player that learns or plays at random must start again from the
   * same state here. A game then depends only on its opening and its seed. Only then can a match be
   * reproduced, whatever the number of games at once.
   *
   * @param opening the game so far: its moves were not chosen by the players
   * @param seed the seed of this player's random numbers in this game
   * @param stop ends the game early when raised; a player that thinks long returns from
   *     {@link #choose} soon after
   */
  default void newGame(Game<N> opening, long seed, StopSignal stop) {}

  /**
   * Chooses a move.
   *
   * @param game the game so far, which is not over; this player is to move
   * @return a legal move, or empty to resign; an illegal move loses the game
   */
  Optional<Move> choose(Game<N> game);

  /**
   * Returns the processor time that the player has used so far where a match cannot see it, as in
   * another process. A match itself measures the thread that calls the player, and the threads that
   * help in its searches.
   *
   * @return the time since the player was made, which never becomes less; zero by default. Empty if
   *     it is not known: the match then reports no processor time for the player
   */
  default Optional<Duration> processorTimeElsewhere() {
    return Optional.of(Duration.ZERO);
  }

  /**
   * Returns the number of nodes that the player's searches have visited in all games so far.
   *
   * @return the number, at least 0, which never becomes less; 0 by default, and for a player that
   *     does not search or is another program
   */
  default long nodes() {
    return 0;
  }

  /**
   * Releases the player's resources, such as a process. The code that made the player calls this
   * method once.
   */
  @Override
  default void close() {}

  /**
   * Returns a player that plays the moves of a searcher. The searcher is
   * {@linkplain Searcher#reset() reset} before every game. A searcher with random numbers would
   * then play the same in every game, so use {@link #seeded} for it.
   *
   * @param <N> the game's node type
   * @param name the player's name in results
   * @param searcher chooses the moves
   * @param limits the limits of each search, in addition to the game's stop signal
   * @return the player
   */
  static <N extends Node<N>> Player<N> of(String name, Searcher<N> searcher, Limits limits) {
    return new SearcherPlayer<>(name, searcher, limits, seed -> {
      searcher.reset();
      return searcher;
    });
  }

  /**
   * Returns a player that plays the moves of a searcher with random numbers. A new searcher is made
   * for each game, from the game's seed.
   *
   * <pre>{@code
   * Player<Reversi> random = Player.seeded("random", Searchers::random, Limits.none());
   * }</pre>
   *
   * @param <N> the game's node type
   * @param name the player's name in results
   * @param searcher makes a searcher from a seed
   * @param limits the limits of each search, in addition to the game's stop signal
   * @return the player
   */
  static <N extends Node<N>> Player<N> seeded(
      String name, LongFunction<Searcher<N>> searcher, Limits limits) {
    return new SearcherPlayer<>(name, searcher.apply(0), limits, searcher);
  }
}
