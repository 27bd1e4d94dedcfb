package example.benchmark;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.function.Supplier;

/**
 * What is measured: rules with an evaluator. The library's game is measured beside your own, on the
 * same machine, in the same minute.
 *
 * @param name the name in the table
 * @param start the position that is searched
 * @param evaluator estimates the positions at the horizon
 */
record Subject<N extends Node<N>>(String name, Class<N> type, N start, Evaluator<N> evaluator) {

  /** The library's rules, which are on bitboards, then one's own; each without an evaluator. */
  static final Subject<ConnectFour> LIBRARY =
      new Subject<>("library", ConnectFour.class, ConnectFour.START, node -> 0);

  static final Subject<MyFour> MINE =
      new Subject<>("mine", MyFour.class, MyFour.START, node -> 0);

  static final List<Subject<?>> ALL = List.of(
      LIBRARY,
      LIBRARY.with("library, threats", ConnectFourKnowledge.THREATS),
      MINE,
      MINE.with("mine, middle", MyFour::middle));

  static Subject<?> named(String name) {
    return ALL.stream().filter(each -> each.name().equals(name)).findAny().orElseThrow();
  }

  /**
   * Returns what searches the start, and returns the number of nodes. Minimax prunes nothing, so
   * each search of the same game sees the same nodes, whatever the evaluator says.
   */
  Supplier<Long> search(int depth) {
    Searcher<N> searcher = Searchers.bare(type)
        .evaluator(evaluator)
        .algorithm(Algorithm.MINIMAX)
        .fixedDepth(depth)
        .build();
    return () -> searcher.search(start, Limits.none()).statistics().nodes();
  }

  KeyQuality keys(int count) {
    return KeyQuality.of(start, count);
  }

  private Subject<N> with(String otherName, Evaluator<N> other) {
    return new Subject<>(otherName, type, start, other);
  }
}
