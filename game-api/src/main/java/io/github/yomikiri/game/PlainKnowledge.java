package io.github.yomikiri.game;

/** Adapts the knowledge about a game's own nodes to an evaluator's nodes. */
record PlainKnowledge<N extends Node<N>, I extends Node<I>>(
    Knowledge<N> game, IncrementalEvaluator<N, I> evaluator) implements Knowledge<I> {

  @Override
  public Unit<I> unit() {
    return game.unit().over(evaluator);
  }

  @Override
  public int lowerBound(I node) {
    return game.lowerBound(evaluator.plain(node));
  }

  @Override
  public int upperBound(I node) {
    return game.upperBound(evaluator.plain(node));
  }

  @Override
  public void candidates(I node, MoveList out) {
    game.candidates(evaluator.plain(node), out);
  }

  @Override
  public int symmetry(I node) {
    return game.symmetry(evaluator.plain(node));
  }

  @Override
  public long key(I node, int symmetry) {
    return game.key(evaluator.plain(node), symmetry);
  }

  @Override
  public int banked(I node) {
    return game.banked(evaluator.plain(node));
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
