package io.github.yomikiri.bench.learn;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.util.function.Consumer;

/**
 * An opponent that plays like another player first, and perfectly from a ply on. Used by one thread
 * at a time.
 */
final class LatePerfection<N extends Node<N>> implements Player<N> {

  private final Player<N> early;
  private final Searcher<N> solver;
  private final int ply;

  /**
   * Makes the opponent.
   *
   * @param early plays the first moves
   * @param solver plays the moves that follow
   * @param ply the number of moves, of both sides, after which the solver plays
   */
  LatePerfection(Player<N> early, Searcher<N> solver, int ply) {
    this.early = early;
    this.solver = solver;
    this.ply = ply;
  }

  @Override
  public String name() {
    return "perfect from ply " + ply;
  }

  @Override
  public void newGame(Game<N> opening, long seed) {
    early.newGame(opening, seed);
  }

  @Override
  public SearchResult play(Game<N> game, Limits limits, Consumer<SearchResult> listener) {
    return game.moves().size() < ply
        ? early.play(game, limits, listener)
        : solver.search(game.position(), limits);
  }
}
