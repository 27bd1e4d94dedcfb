package io.github.yomikiri.bench.textbook;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.SearcherBuilder;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * A game in which a search of the library plays against the textbook's, with the same evaluator and
 * the same processor time for each move. It shows what the library's search lacks.
 *
 * @param name the game's name
 * @param search makes the library's search, without an evaluator
 * @param evaluator makes the evaluator of both searches
 * @param tactics what the textbook's search asks the game
 * @param <N> the game's node type
 */
public record Yardstick<N extends Node<N>>(
    String name,
    Supplier<SearcherBuilder<N>> search,
    Supplier<Evaluator<N>> evaluator,
    Tactics<N> tactics) {

  private static final int MEBIBYTES = 16;
  private static final int MAX_PLIES = 400;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /**
   * Returns a clock of the processor time of the thread that reads it.
   *
   * @return a clock in nanoseconds
   */
  public static LongSupplier processorTime() {
    return THREADS::getCurrentThreadCpuTime;
  }

  /**
   * Returns the library's search.
   *
   * @return a searcher whose limits count processor time
   */
  public Searcher<N> library() {
    return search.get().evaluator(evaluator.get()).clock(processorTime()).build();
  }

  /**
   * Returns the textbook's search.
   *
   * @return a searcher whose limits count processor time
   */
  public Searcher<N> textbook() {
    return new SelectiveSearch<>(evaluator.get(), tactics, MEBIBYTES, processorTime());
  }

  /**
   * Plays a match, in which each opening is played with both colors.
   *
   * @param openings the openings
   * @param games the number of games
   * @param limits the limits of each move
   * @param listener receives each game
   * @return the result, from the view of the library's search
   */
  public MatchResult play(
      List<Game<N>> openings, int games, Limits limits, Match.Listener<N> listener) {
    return Match.between(
            Player.of("library", library(), limits), Player.of("textbook", textbook(), limits))
        .openings(openings)
        .games(games)
        .maxPlies(MAX_PLIES)
        .listener(listener)
        .play();
  }
}
