package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.SearchContext;
import java.util.Objects;

/**
 * An expander that passes every call to another expander. A decorator extends it and overrides the
 * calls in which it is interested, for example to count or to record nodes.
 *
 * <p>Used by one thread at a time, as the other expander.
 *
 * @param <N> the game's node type
 */
public abstract class ForwardingExpander<N extends Node<N>> implements Expander<N> {

  private final Expander<N> inner;

  /**
   * Makes an expander.
   *
   * @param inner the expander to which the calls are passed
   */
  protected ForwardingExpander(Expander<N> inner) {
    this.inner = Objects.requireNonNull(inner, "inner");
  }

  @Override
  public void begin(SearchContext context) {
    inner.begin(context);
  }

  @Override
  public int open(N node, int depth, int alpha, int beta, int ply) {
    return inner.open(node, depth, alpha, beta, ply);
  }

  @Override
  public MovePicker<N> moves(int ply) {
    return inner.moves(ply);
  }

  @Override
  public void scored(int move, int score, int alpha, int beta, int ply) {
    inner.scored(move, score, alpha, beta, ply);
  }

  @Override
  public void improved(int move, int ply) {
    inner.improved(move, ply);
  }

  @Override
  public void cutoff(int move, int depth, int tried, int ply) {
    inner.cutoff(move, depth, tried, ply);
  }

  @Override
  public void reSearched() {
    inner.reSearched();
  }

  @Override
  public void close(int depth, int value, int move, int alpha, int beta, int ply) {
    inner.close(depth, value, move, alpha, beta, ply);
  }

  @Override
  public Unit<N> unit() {
    return inner.unit();
  }

  @Override
  public void newSearch() {
    inner.newSearch();
  }

  @Override
  public void reset() {
    inner.reset();
  }
}
