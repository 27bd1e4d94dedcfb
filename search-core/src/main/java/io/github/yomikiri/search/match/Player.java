package io.github.yomikiri.search.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * Chooses the moves of one side, game after game: a searcher with limits, a person at a terminal, another program.
 *
 * <p>For every game {@link #newGame} is called once and then {@link #choose} at each of the player's turns that leave a
 * choice. A single legal move, and so every pass, is played without asking: a person would have nothing to decide, and
 * a search would spend its time on nothing. What was played meanwhile, by either side, stands in the {@link Game} that
 * {@code choose} is given, so that a player need not be told of moves one by one.
 *
 * <p>What a player throws ends the game and the match, and reaches the caller: a bug is not a lost game. An adapter to
 * a program that may crash decides itself whether that counts as a loss, by resigning.
 *
 * <p>Used by one thread at a time.
 *
 * @param <N> the game's node type
 */
public interface Player<N extends Node<N>> extends AutoCloseable {

  /**
   * Returns what results call this player.
   *
   * @return the name, the same at every call
   */
  String name();

  /**
   * Told that a game begins. A player that learns or draws lots starts anew here, so that a game depends on nothing but
   * its opening and its seed; only then is a match reproducible, whatever the number of games at once.
   *
   * @param opening the game so far: its moves were not chosen by the players
   * @param seed for this player's randomness in this game
   * @param stop ends the game early when raised; a player that thinks long returns from {@link #choose} soon after
   */
  default void newGame(Game<N> opening, long seed, StopSignal stop) {}

  /**
   * Chooses a move.
   *
   * @param game the game so far, not over, this player to move
   * @return a legal move, or empty to resign; an illegal move loses the game
   */
  Optional<Move> choose(Game<N> game);

  /** Gives back what the player holds, such as a process. Called once, by whoever made the player. */
  @Override
  default void close() {}

  /**
   * Returns a player that moves as a searcher does. The searcher is {@linkplain Searcher#reset() reset} before every
   * game; one that draws lots would then draw the same in each, so use {@link #seeded} for it.
   *
   * @param <N> the game's node type
   * @param name what results call it
   * @param searcher chooses the moves
   * @param limits of each search, in addition to the game's stop signal
   * @return the player
   */
  static <N extends Node<N>> Player<N> of(String name, Searcher<N> searcher, Limits limits) {
    return new SearcherPlayer<>(name, searcher, limits, seed -> {
      searcher.reset();
      return searcher;
    });
  }

  /**
   * Returns a player that moves as a searcher with randomness does, made for each game from the game's seed.
   *
   * <pre>{@code
   * Player<Reversi> random = Player.seeded("random", Searchers::random, Limits.none());
   * }</pre>
   *
   * @param <N> the game's node type
   * @param name what results call it
   * @param searcher makes a searcher from a seed
   * @param limits of each search, in addition to the game's stop signal
   * @return the player
   */
  static <N extends Node<N>> Player<N> seeded(
      String name, LongFunction<Searcher<N>> searcher, Limits limits) {
    return new SearcherPlayer<>(name, searcher.apply(0), limits, searcher);
  }
}
