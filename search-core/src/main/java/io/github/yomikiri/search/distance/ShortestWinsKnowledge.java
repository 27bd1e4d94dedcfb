package io.github.yomikiri.search.distance;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;

/**
 * What a game knows, for a search for shortest wins: who wins, but not how soon. All moves are
 * tried, because the candidates need not have the shortest win among them.
 *
 * @param <N> the game's node type
 * @param known what the game knows
 */
public record ShortestWinsKnowledge<N extends Node<N>>(Knowledge<N> known) implements Knowledge<N> {

  @Override
  public int lowerBound(N node) {
    int bound = known.lowerBound(node);
    return bound > 0 ? Score.LONGEST_WIN : bound == 0 ? 0 : -Score.MAX;
  }

  @Override
  public int upperBound(N node) {
    int bound = known.upperBound(node);
    return bound < 0 ? -Score.LONGEST_WIN : bound == 0 ? 0 : Score.MAX;
  }

  @Override
  public int symmetry(N node) {
    return known.symmetry(node);
  }

  @Override
  public long key(N node, int symmetry) {
    return known.key(node, symmetry);
  }

  @Override
  public int banked(N node) {
    return known.banked(node);
  }

  @Override
  public int image(int move, int symmetry) {
    return known.image(move, symmetry);
  }

  @Override
  public int original(int image, int symmetry) {
    return known.original(image, symmetry);
  }

  @Override
  public Unit<N> unit() {
    return known.unit();
  }

  @Override
  public <I extends Node<I>> Knowledge<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new ShortestWinsKnowledge<>(known.over(evaluator));
  }
}
