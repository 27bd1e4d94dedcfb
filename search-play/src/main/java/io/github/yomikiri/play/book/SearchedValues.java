package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Values positions by searches, for the builders of books. The searcher is reset before each
 * search, so each value depends only on its position. No position is searched twice.
 */
final class SearchedValues<N extends Node<N>> implements Function<N, OptionalInt> {

  private final Searcher<N> searcher;
  private final Limits limits;
  private final Map<Long, Integer> values = new HashMap<>();

  SearchedValues(Searcher<N> searcher, Limits limits) {
    this.searcher = Objects.requireNonNull(searcher, "searcher");
    this.limits = Objects.requireNonNull(limits, "limits");
  }

  /** Returns the value of a position for the side to move; empty if the search was stopped. */
  @Override
  public OptionalInt apply(N position) {
    Integer earlier = values.get(position.key());
    if (earlier != null) {
      return OptionalInt.of(earlier);
    }
    if (limits.stop().isRaised()) {
      return OptionalInt.empty();
    }
    searcher.reset();
    SearchResult result = searcher.search(position, limits);
    if (result.completion() == Completion.STOPPED) {
      return OptionalInt.empty();
    }
    if (result.depth() == 0 && !result.solved()) {
      throw new IllegalStateException(
          "with " + limits + " a search has not finished any depth, in the position\n" + position);
    }
    values.put(position.key(), result.score());
    return OptionalInt.of(result.score());
  }
}
