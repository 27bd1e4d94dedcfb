package io.github.yomikiri.play;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.SearcherBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/**
 * Whoever plays a game: searches of your own, an engine, another program.
 *
 * <pre>{@code
 * SearcherBuilder<ConnectFour> search = Searchers.forGame(ConnectFour.class).evaluator(evaluator);
 * try (Player<ConnectFour> player = Player.builder(search).build()) {
 *   Move move = player.play(position, Limits.time(Duration.ofSeconds(1))).bestMove();
 * }
 * }</pre>
 *
 * <p>A player chooses moves ({@link #play}), values the moves of a position ({@link #analyze}) or
 * of a game ({@link #review}), and may think during the opponent's moves ({@link #ponder}). Limits
 * end each search. If a game has a clock, the limits carry it ({@link Limits#withClock}), and the
 * player decides how much time a move takes.
 *
 * <p>A player that {@link #builder}, {@link #of} or {@link #seeded} makes passes up no win in one
 * move, whatever searches for it. It leaves no such win to the other side if a move prevents it.
 * Where points count, a move stays that is proven to be better. Levels with random moves and
 * {@code Searchers.random} err on purpose. With dice, or with another number of players than two,
 * the searcher's move stays.
 *
 * <p>A player serves one call at a time, and rejects a second call with an
 * {@link IllegalStateException}. Any thread can stop a search by the stop signal among the limits.
 * An exception from a player reaches the caller, because a bug is not a lost game. Only another
 * program that fails has lost its game in a match, see {@link EngineFailure}.
 *
 * @param <P> the game's position type
 */
public interface Player<P extends Position<P>> extends AutoCloseable {

  /**
   * Returns the name of this player in results.
   *
   * @return the name, the same at every call
   */
  String name();

  /**
   * Called when a game begins, once for each seat of the player. A player that learns or plays at
   * random starts again from the same state here. A game then depends only on its opening and its
   * seed. Only then can a match be reproduced, whatever the number of games at once.
   *
   * @param opening the game so far: its moves, and the outcomes of chance, were not chosen by the
   *     players
   * @param seed the seed of this player's random choices in this game
   * @throws IllegalStateException if the player is in use
   */
  default void newGame(Game<P> opening, long seed) {}

  /**
   * Chooses a move, and reports the progress to a listener.
   *
   * @param game the game so far, with all moves of both sides; this player is to move
   * @param limits the limits of the move. Limits of the player's own apply, too
   * @param listener called on this thread with the results so far, after every iteration
   * @return the move and its value; without a move if the game is over or the player resigns
   * @throws IllegalArgumentException if a {@linkplain Limits#withRootMoves root move} is not legal
   * @throws UnsupportedOperationException if the limits exclude moves, and the player is a program
   *     whose protocol has no command for that
   * @throws IllegalStateException if the player is closed or in use
   */
  SearchResult play(Game<P> game, Limits limits, Consumer<SearchResult> listener);

  /**
   * Chooses a move.
   *
   * @param game the game so far, with all moves of both sides; this player is to move
   * @param limits the limits of the move. Limits of the player's own apply, too
   * @return the move and its value; without a move if the game is over or the player resigns
   * @throws IllegalStateException if the player is closed or in use
   */
  default SearchResult play(Game<P> game, Limits limits) {
    return play(game, limits, soFar -> {});
  }

  /**
   * Chooses a move in a position, whatever the moves before.
   *
   * @param position the position
   * @param limits the limits of the move. Limits of the player's own apply, too
   * @return the move and its value; without a move if the game is over or the player resigns
   * @throws IllegalStateException if the player is closed or in use
   */
  default SearchResult play(P position, Limits limits) {
    return play(Game.of(position), limits);
  }

  /**
   * Values the best moves of the position of a game. What makes a player weak or varied does not
   * apply here, such as random moves and opening books.
   *
   * @param game the game so far, with all moves of both sides
   * @param moves how many moves are to have a value of their own, at least 1. Other moves may have
   *     bounds. More than one move takes longer than choosing the best
   * @param limits what ends the analysis. Limits of the player's own apply, too
   * @param listener called on this thread with the results so far, after every iteration
   * @return the result, whose root moves have the values, the best first
   * @throws IllegalStateException if the player is closed or in use
   * @throws UnsupportedOperationException if the player plays moves, but does not value them
   */
  default SearchResult analyze(
      Game<P> game, int moves, Limits limits, Consumer<SearchResult> listener) {
    throw new UnsupportedOperationException(name() + " plays moves, but does not value them");
  }

  /**
   * Values the best moves of a position, whatever the moves before.
   *
   * @param position the position
   * @param moves how many moves are to have a value of their own, at least 1. Other moves may have
   *     bounds. More than one move takes longer than choosing the best
   * @param limits what ends the analysis. Limits of the player's own apply, too
   * @param listener called on this thread with the results so far, after every iteration
   * @return the result, whose root moves have the values, the best first
   * @throws IllegalStateException if the player is closed or in use
   * @throws UnsupportedOperationException if the player plays moves, but does not value them
   */
  default SearchResult analyze(
      P position, int moves, Limits limits, Consumer<SearchResult> listener) {
    return analyze(Game.of(position), moves, limits, listener);
  }

  /**
   * Values all moves of a position.
   *
   * @param position the position
   * @param limits what ends the analysis. Limits of the player's own apply, too
   * @return the result, whose root moves have the values, the best first
   * @throws IllegalStateException if the player is closed or in use
   * @throws UnsupportedOperationException if the player plays moves, but does not value them
   */
  default SearchResult analyze(P position, Limits limits) {
    return analyze(Game.of(position), limits);
  }

  /**
   * Values all moves of the position of a game.
   *
   * @param game the game so far, with all moves of both sides
   * @param limits what ends the analysis. Limits of the player's own apply, too
   * @return the result, whose root moves have the values, the best first
   * @throws IllegalStateException if the player is closed or in use
   * @throws UnsupportedOperationException if the player plays moves, but does not value them
   */
  default SearchResult analyze(Game<P> game, Limits limits) {
    return analyze(game, Integer.MAX_VALUE, limits, soFar -> {});
  }

  /**
   * Judges every move of a game: its value, the best alternative, and what the move has cost. The
   * positions are analyzed from the end of the game to its start. So the player's tables know the
   * later positions when an earlier position is searched, and solved ends make earlier moves exact.
   * If a limit stops a search, the last depth that was searched to its end counts.
   *
   * @param game the game, which need not be over
   * @param limits what ends the analysis of each position. A raised stop signal ends the review
   * @param listener called on this thread after each move, the last move first
   * @return the moves in the order of the game, passes included. A move is left out if no depth of
   *     its search was finished
   * @throws IllegalStateException if the player is closed or in use
   * @throws UnsupportedOperationException if the player plays moves, but does not value them
   */
  default List<JudgedMove> review(Game<P> game, Limits limits, Consumer<JudgedMove> listener) {
    return GameReview.of(this, game, limits, listener);
  }

  /**
   * Searches the position of a game, usually with the opponent to move, until the next call stops
   * the search. The results improve the next answer. Earlier pondering is stopped. By default
   * nothing is searched, and never where chance is to decide.
   *
   * <p>If the search throws an exception, for example from the evaluator, the next call throws this
   * exception and does nothing else. The player can be used afterwards. If the executor rejects the
   * task, the player does not ponder.
   *
   * @param game the game so far, with all moves of both sides
   * @param executor runs the search as one long task, on another thread than the caller's
   * @throws IllegalStateException if the player is closed or in use
   */
  default void ponder(Game<P> game, Executor executor) {}

  /**
   * Searches a position until the next call stops the search, whatever the moves before.
   *
   * @param position the position
   * @param executor runs the search as one long task, on another thread than the caller's
   * @throws IllegalStateException if the player is closed or in use
   */
  default void ponder(P position, Executor executor) {
    ponder(Game.of(position), executor);
  }

  /**
   * Stops pondering, and waits for its end, which takes milliseconds. If its search has thrown an
   * exception, throws this exception.
   */
  default void stopPondering() {}

  /**
   * Prepares for a game with a short clock: lets the virtual machine load and compile the searches.
   * This takes about half a second, and may forget what was learned. Without it, the first move of
   * a program may exceed its time by some tenths of a second. By default nothing is done.
   *
   * @param position a position that games begin with
   * @throws IllegalStateException if the player is closed or in use
   */
  default void warmUp(P position) {}

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
   * Ends pondering as {@link #stopPondering} does, and releases the player's resources, such as a
   * process. The code that made the player calls this method once.
   */
  @Override
  default void close() {}

  /**
   * Returns this player under another name, with limits for each of its moves. Their clock starts
   * full in each game, and the returned player keeps it. Before the first of these games, the
   * returned player {@linkplain #warmUp warms} this one up. A move that takes longer than the time
   * left has to fit into the overtime, or the player loses on time. If the clock's time is for a
   * number of moves, the same time is added after each such number of moves. Unused time is kept.
   *
   * @param name the player's name in results
   * @param limits the limits of each move, and perhaps the {@link GameClock} of each game
   * @return the player; closing it closes this one
   */
  default Player<P> inMatches(String name, Limits limits) {
    return new LimitedPlayer<>(name, this, limits);
  }

  /**
   * Returns a builder of a player with searches of your own.
   *
   * @param <N> the game's node type
   * @param search the parts of the player's searches, with iterative deepening; not to be changed
   *     afterwards
   * @return a builder
   */
  static <N extends Node<N>> PlayerBuilder<N> builder(SearcherBuilder<N> search) {
    return new PlayerBuilder<>(search::build, () -> search.buildForBestMoves(Integer.MAX_VALUE));
  }

  /**
   * Returns a builder of a player with searchers of another kind, such as
   * {@code Searchers.monteCarlo(ConnectFour.class)::build}. With a clock, the limits of a search
   * have a usual time. A searcher of your own ends by it if it asks {@link Limits#isEnough}.
   *
   * @param <P> the game's position type
   * @param searchers makes the player's searcher, and another one for {@link #analyze}
   * @return a builder
   */
  static <P extends Position<P>> PlayerBuilder<P> builder(
      Supplier<? extends Searcher<P>> searchers) {
    return builder(searchers, searchers);
  }

  /**
   * Returns a builder of a player with searchers of another kind. Other searchers value moves than
   * those that choose one.
   *
   * @param <P> the game's position type
   * @param searchers makes the searcher that chooses moves
   * @param analysts makes the searcher that gives each move a value of its own
   * @return a builder
   */
  static <P extends Position<P>> PlayerBuilder<P> builder(
      Supplier<? extends Searcher<P>> searchers, Supplier<? extends Searcher<P>> analysts) {
    return new PlayerBuilder<>(searchers, analysts);
  }

  /**
   * Returns a player that plays the moves of a searcher. The searcher is
   * {@linkplain Searcher#reset() reset} before every game. A searcher with random numbers would
   * then play the same in every game, so use {@link #seeded} for it.
   *
   * @param <P> the game's position type
   * @param name the player's name in results
   * @param searcher chooses the moves
   * @param limits the limits of each move, see {@link #inMatches}
   * @return the player
   */
  static <P extends Position<P>> Player<P> of(String name, Searcher<P> searcher, Limits limits) {
    return new SearcherPlayer<>(name, searcher, seed -> {
          searcher.reset();
          return searcher;
        })
        .inMatches(name, limits);
  }

  /**
   * Returns a player that plays the moves of a searcher with random numbers. A new searcher is made
   * for each game, from the game's seed.
   *
   * <pre>{@code
   * Player<Reversi> random = Player.seeded("random", Searchers::random, Limits.none());
   * }</pre>
   *
   * @param <P> the game's position type
   * @param name the player's name in results
   * @param searcher makes a searcher from a seed
   * @param limits the limits of each move, see {@link #inMatches}
   * @return the player
   */
  static <P extends Position<P>> Player<P> seeded(
      String name, LongFunction<Searcher<P>> searcher, Limits limits) {
    return new SearcherPlayer<>(name, searcher.apply(0), searcher).inMatches(name, limits);
  }
}
