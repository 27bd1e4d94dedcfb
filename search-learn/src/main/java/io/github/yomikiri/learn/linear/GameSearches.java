package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Supplier;

/**
 * Searches of the positions of games, for labels. Each game begins with a searcher that knows
 * nothing, so the labels of a game depend neither on other games nor on threads.
 */
final class GameSearches<N extends Node<N>> {

  private final Supplier<? extends Searcher<N>> searchers;
  private final Limits limits;
  private final Queue<Searcher<N>> idle = new ConcurrentLinkedQueue<>();

  GameSearches(Supplier<? extends Searcher<N>> searchers, Limits limits) {
    this.searchers = searchers;
    this.limits = limits;
  }

  /** Takes the result of a search. Returns whether the position before is searched, too. */
  private interface Taker {
    boolean take(int position, SearchResult result);
  }

  /** Searches the positions of a game, the last one first. */
  private void search(List<N> positions, Taker taker) {
    Searcher<N> known = idle.poll();
    Searcher<N> searcher = known == null ? searchers.get() : known;
    searcher.reset();
    for (int i = positions.size() - 1; i >= 0; i--) {
      N node = positions.get(i);
      SearchResult result = node.isTerminal()
          ? SearchResult.gameOver(node.terminalScore())
          : searcher.search(node, limits);
      if (!taker.take(i, result)) {
        break;
      }
    }
    idle.add(searcher);
  }

  /** Returns labels that are the scores. */
  double[] scores(PlayedGame<N> game, Scale scale) {
    double[] labels = new double[game.positions().size()];
    search(game.positions(), (i, result) -> {
      if (result.score() <= -Score.MAX) {
        throw new IllegalStateException("the search of " + game.positions().get(i)
            + " ended without a score after " + limits + "; greater limits are needed");
      }
      labels[i] = scale.ofScore(result.score());
      return true;
    });
    return labels;
  }

  /** Returns exact labels at the end of the game, and other labels before. */
  double[] exact(PlayedGame<N> game, Scale scale, Labels<N> before) {
    List<N> positions = game.positions();
    double[] labels = new double[positions.size()];
    int[] first = {positions.size()};
    int[] score = {game.score()};
    int[] signs = new int[positions.size()];
    Arrays.setAll(signs, i -> i == 0 ? 1 : Score.ofMove(positions.get(i), signs[i - 1]));
    search(positions, (i, result) -> {
      boolean isExact = result.isExact();
      if (isExact) {
        first[0] = i;
        int ofMover = (int) result.points();
        score[0] = signs[i] * ofMover;
        labels[i] = scale.ofGame(ofMover);
      }
      return isExact;
    });
    // The game before ends at the first exact position, if there is one.
    int end = Math.min(first[0] + 1, positions.size());
    double[] others = before.of(new PlayedGame<>(positions.subList(0, end), score[0]), scale);
    System.arraycopy(others, 0, labels, 0, first[0]);
    return labels;
  }
}
