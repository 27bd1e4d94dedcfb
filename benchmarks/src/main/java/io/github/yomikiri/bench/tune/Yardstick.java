package io.github.yomikiri.bench.tune;

import io.github.yomikiri.bench.textbook.Tactics;
import io.github.yomikiri.bench.textbook.TextbookSearch;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * A game in which the library's search plays against that of the textbook, with the same evaluator
 * and the same processor time for each move. A clear defeat shows that the library's search lacks
 * something.
 *
 * @param kit the game, with the settings of the library's search
 * @param tactics what the textbook's search asks the game
 * @param <N> the game's node type
 */
public record Yardstick<N extends Node<N>>(NodeKit<N> kit, Tactics<N> tactics) {

  private static final int MEBIBYTES = 16;
  private static final int MAX_PLIES = 400;
  private static final Duration WARM_UP = Duration.ofSeconds(5);
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final LongSupplier PROCESSOR_TIME = THREADS::getCurrentThreadCpuTime;

  /**
   * Returns the library's search.
   *
   * @return a searcher whose limits count the processor time of its thread
   */
  public Searcher<N> library() {
    return kit.search().evaluator(evaluator()).clock(PROCESSOR_TIME).build();
  }

  /**
   * Returns the textbook's search.
   *
   * @return a searcher whose limits count the processor time of its thread
   */
  public Searcher<N> textbook() {
    return new TextbookSearch<>(evaluator(), tactics, MEBIBYTES, PROCESSOR_TIME);
  }

  private Evaluator<N> evaluator() {
    return kit.bestEvaluator().orElseThrow().maker().get();
  }

  /**
   * Plays a match, in which each opening is played with both colors.
   *
   * @param openings the openings
   * @param games the number of games
   * @param limits the limits of each move
   * @param stop ends the match when raised
   * @param listener receives each game
   * @return the result, from the view of the library's search
   */
  public MatchResult play(
      List<Game<N>> openings,
      int games,
      Limits limits,
      StopSignal stop,
      Match.Listener<N> listener) {
    Searcher<N> library = library();
    Searcher<N> textbook = textbook();
    if (limits.time().isPresent()) {
      // Until the JIT compiler has compiled a search, it is many times slower.
      for (Searcher<N> each : List.of(library, textbook)) {
        each.search(kit.start(), Limits.time(WARM_UP).withStop(stop));
      }
    }
    return Match.between(
            Player.of("library", library, limits), Player.of("textbook", textbook, limits))
        .openings(openings)
        .games(games)
        .maxPlies(MAX_PLIES)
        .stop(stop)
        .listener(listener)
        .play();
  }
}
