package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * What every evaluator must keep to: the promises of {@link Evaluator}, checked on random walks.
 *
 * @param <N> the game's node type
 */
public interface EvaluatorContract<N extends Node<N>> extends PositionSource<N> {

  /**
   * Returns the evaluator to test.
   *
   * @return the evaluator
   */
  Evaluator<N> evaluator();

  /**
   * Returns positions that must be worth as much as the given one, such as its rotations, for
   * {@link #symmetricPositionsAreEqual}.
   *
   * @param node any position
   * @return its symmetric positions; none when the evaluator promises no symmetry
   */
  default List<N> symmetries(N node) {
    return List.of();
  }

  /**
   * Returns the position in which the sides have changed roles, so that what is good for one is now good for the other,
   * for {@link #changingSidesTurnsTheSign}: usually the same board with the other side to move.
   *
   * @param node any position
   * @return the position, or empty when the evaluator does not promise to be antisymmetric
   */
  default Optional<N> withSidesChanged(N node) {
    return Optional.empty();
  }

  /** Checks that a position's value is the same every time, whatever was evaluated in between. */
  @Test
  default void valuesAreTheSameAtEveryCall() {
    List<Walk<N>> order = new ArrayList<>();
    Walk.forEach(this, order::add);
    List<Integer> values =
        order.stream().map(at -> Evaluation.of(evaluator(), at.node())).toList();
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      places.add(i);
    }
    Collections.shuffle(places, new Random(seed()));
    for (int i : places) {
      Walk<N> at = order.get(i);
      assertEquals(
          values.get(i),
          Evaluation.of(evaluator(), at.replay()),
          () -> "the value differs from call to call " + at);
    }
  }

  /** Checks that values are in {@code [-Score.MAX, Score.MAX]}, those of finished games too. */
  @Test
  default void valuesAreInRange() {
    Walk.forEach(this, at -> {
      int value = Evaluation.of(evaluator(), at.node());
      assertTrue(
          Math.abs((long) value) <= Score.MAX,
          () -> "the value " + value + " is outside +-Score.MAX " + at);
    });
  }

  /** Checks that evaluating leaves the position as it was. */
  @Test
  default void nodesAreLeftAsTheyAre() {
    Walk.forEach(this, at -> {
      NodeSnapshot before = NodeSnapshot.of(at.node());
      Evaluation.of(evaluator(), at.node());
      before.assertSame(at.node(), () -> "evaluating changed the node " + at);
    });
  }

  /**
   * Checks that several threads may evaluate at once.
   *
   * @throws Exception when a thread fails
   */
  @Test
  default void threadsSeeTheSameValues() throws Exception {
    Evaluator<N> evaluator = evaluator();
    List<N> nodes = Walk.sample(this).stream().map(Walk::node).toList();
    List<Integer> alone = nodes.stream().map(evaluator::evaluate).toList();
    List<List<Integer>> together = Threads.race(() -> {
      List<Integer> values = new ArrayList<>();
      for (int round = 0; round < 50; round++) {
        values.clear();
        nodes.forEach(node -> values.add(evaluator.evaluate(node)));
        if (!values.equals(alone)) {
          break;
        }
      }
      return values;
    });
    for (List<Integer> values : together) {
      assertEquals(
          alone,
          values,
          "a thread among several got other values: the evaluator is not safe for several threads");
    }
  }

  /** Checks that finished games count on the evaluator's scale as in the game: won, lost and drawn alike. */
  @Test
  default void finishedGamesKeepTheirSign() {
    for (Walk<N> at : Walk.ends(this)) {
      int value = evaluator().terminalScore(at.node());
      assertEquals(
          Integer.signum(at.node().terminalScore()),
          Integer.signum(value),
          () -> "the evaluator's terminalScore() is " + value + ", the game's is "
              + at.node().terminalScore() + " " + at);
    }
  }

  /** Checks that a position is worth as much as its {@link #symmetries}; aborted where there are none. */
  @Test
  default void symmetricPositionsAreEqual() {
    assumeTrue(
        positions().stream().anyMatch(node -> !symmetries(node).isEmpty()),
        "symmetries() has none: override it to have this checked");
    Walk.forEach(this, at -> {
      int value = Evaluation.of(evaluator(), at.node());
      for (N symmetric : symmetries(at.node())) {
        assertEquals(
            value,
            Evaluation.of(evaluator(), symmetric),
            () -> "the symmetric position " + symmetric + " counts otherwise " + at);
      }
    });
  }

  /** Checks that a position counts the opposite {@link #withSidesChanged}; aborted where that is not promised. */
  @Test
  default void changingSidesTurnsTheSign() {
    assumeTrue(
        positions().stream().anyMatch(node -> withSidesChanged(node).isPresent()),
        "withSidesChanged() has none: override it to have this checked");
    Walk.forEach(
        this,
        at -> withSidesChanged(at.node())
            .ifPresent(changed -> assertEquals(
                -Evaluation.of(evaluator(), at.node()),
                Evaluation.of(evaluator(), changed),
                () -> "with sides changed, " + changed + ", the sign must turn " + at)));
  }
}
