package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongFunction;

/** A player that plays the moves of a searcher. */
final class SearcherPlayer<N extends Node<N>> implements Player<N> {

  private final String name;
  private final Limits limits;
  private final LongFunction<Searcher<N>> fresh;
  private Searcher<N> searcher;
  private Limits gameLimits;
  private long nodes;

  /**
   * Makes a player that uses {@code first} before any game, and in each game the searcher that
   * {@code fresh} returns for the game's seed.
   */
  SearcherPlayer(String name, Searcher<N> first, Limits limits, LongFunction<Searcher<N>> fresh) {
    this.name = Objects.requireNonNull(name, "name");
    this.limits = limits;
    this.fresh = fresh;
    searcher = Objects.requireNonNull(first, "searcher");
    gameLimits = limits;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void newGame(Game<N> opening, long seed, StopSignal stop) {
    searcher = fresh.apply(seed);
    gameLimits = limits.and(Limits.none().withStop(stop));
  }

  @Override
  public Optional<Move> choose(Game<N> game) {
    SearchResult result = searcher.search(game.position(), gameLimits);
    nodes += result.statistics().nodes();
    return result.move();
  }

  @Override
  public long nodes() {
    return nodes;
  }

  @Override
  public String toString() {
    return name;
  }
}
