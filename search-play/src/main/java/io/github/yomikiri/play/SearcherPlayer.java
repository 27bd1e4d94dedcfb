package io.github.yomikiri.play;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.LongFunction;

/** A player that plays the moves of a searcher. */
final class SearcherPlayer<P extends Position<P>> implements Player<P> {

  private static final Limits WARM_UP = Limits.time(Duration.ofMillis(500)).withNodes(1_000_000);

  private final String name;
  private final LongFunction<Searcher<P>> fresh;
  private Searcher<P> searcher;

  /**
   * Makes a player that uses {@code first} before any game, and in each game the searcher that
   * {@code fresh} returns for the game's seed.
   */
  SearcherPlayer(String name, Searcher<P> first, LongFunction<Searcher<P>> fresh) {
    this.name = name;
    this.fresh = fresh;
    searcher = Objects.requireNonNull(first, "searcher");
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void newGame(Game<P> opening, long seed) {
    searcher = fresh.apply(seed);
  }

  @Override
  public void warmUp(P position) {
    warmUp(searcher, position);
  }

  /** Searches for half a second, or less if nodes are fast, and forgets what was found. */
  static <P extends Position<P>> void warmUp(Searcher<P> searcher, P position) {
    searcher.search(position, WARM_UP);
    searcher.reset();
  }

  @Override
  public SearchResult play(Game<P> game, Limits limits, Consumer<SearchResult> listener) {
    SearchResult found = searcher.search(game, limits, SearchListener.ofIterations(listener));
    return new WinInOne<>(game, searcher, () -> limits.after(found.statistics())).heededBy(found);
  }
}
