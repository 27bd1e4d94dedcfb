package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntToDoubleFunction;

/**
 * An evaluator that records the leaves it values. An expander searches the nodes just above the
 * horizon by itself, so the leaves below them can be seen only in the evaluator.
 */
final class LeafLog<N extends Node<N>> implements Evaluator<N> {

  /**
   * A leaf.
   *
   * @param key the leaf's key
   * @param value the leaf's value for its own side to move
   * @param over whether the game is over
   */
  record Leaf(long key, int value, boolean over) {}

  private final Evaluator<N> inner;
  private final Unit<N> unit = new LoggedUnit();
  private final List<Leaf> leaves = new ArrayList<>();

  LeafLog(Evaluator<N> inner) {
    this.inner = inner;
  }

  @Override
  public int evaluate(N node) {
    return note(node, inner.evaluate(node), false);
  }

  @Override
  public Unit<N> unit() {
    return unit;
  }

  /** The evaluator's unit, which records the finished games. */
  private final class LoggedUnit implements Unit<N> {

    @Override
    public int terminalScore(N node) {
      return note(node, inner.unit().terminalScore(node), true);
    }

    @Override
    public OptionalInt perPoint() {
      return inner.unit().perPoint();
    }

    @Override
    public boolean isStated() {
      return inner.unit().isStated();
    }

    @Override
    public Optional<IntToDoubleFunction> chances() {
      return inner.unit().chances();
    }

    @Override
    public int maxScore(N node) {
      return inner.unit().maxScore(node);
    }

    @Override
    public int scale() {
      return inner.unit().scale();
    }
  }

  private int note(N node, int value, boolean over) {
    leaves.add(new Leaf(node.key(), value, over));
    return value;
  }

  void clear() {
    leaves.clear();
  }

  List<Leaf> leaves() {
    return leaves;
  }
}
