package io.github.yomikiri.game;

import java.util.function.ToIntFunction;

/**
 * Knowledge whose bounds are converted from one multiple of the game's score to another, and whose
 * banked points are converted to that other one.
 *
 * @param from one point of the game in the unit of {@code game}
 * @param to one point of the game in {@code unit}, for any position
 */
record ConvertedKnowledge<N extends Node<N>>(
    Knowledge<N> game, int from, Unit<N> unit, ToIntFunction<N> to) implements Knowledge<N> {

  @Override
  public int lowerBound(N node) {
    // A value is a whole number of units, so a lower bound is rounded up.
    return within(-Math.floorDiv(-product(node, game.lowerBound(node)), from));
  }

  @Override
  public int upperBound(N node) {
    return within(Math.floorDiv(product(node, game.upperBound(node)), from));
  }

  private long product(N node, int bound) {
    return (long) bound * to.applyAsInt(node);
  }

  @Override
  public int banked(N node) {
    return within((long) game.banked(node) * to.applyAsInt(node));
  }

  @Override
  public Knowledge<N> inUnit(Unit<N> other) {
    return game.inUnit(other);
  }

  private static int within(long bound) {
    return (int) Math.max(-Score.MAX, Math.min(Score.MAX, bound));
  }

  @Override
  public void candidates(N node, MoveList out) {
    game.candidates(node, out);
  }

  @Override
  public int symmetry(N node) {
    return game.symmetry(node);
  }

  @Override
  public long key(N node, int symmetry) {
    return game.key(node, symmetry);
  }

  @Override
  public int image(int move, int symmetry) {
    return game.image(move, symmetry);
  }

  @Override
  public int original(int image, int symmetry) {
    return game.original(image, symmetry);
  }
}
