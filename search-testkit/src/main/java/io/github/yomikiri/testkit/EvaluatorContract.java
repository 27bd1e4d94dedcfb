package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.internal.PortableRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Tests that every evaluator must pass: they check the promises of {@link Evaluator} on random
 * walks.
 *
 * <p>Override {@link #symmetries} and {@link #withSidesChanged} only for an evaluator that promises
 * equal values for mirror images and opposite values for the two sides. If the evaluator of a game
 * does not promise this, test the game and the evaluator in separate classes.
 *
 * @param <N> the game's node type
 */
public interface EvaluatorContract<N extends Node<N>> extends NodeSource<N> {

  /**
   * Returns the evaluator to test.
   *
   * @return the evaluator
   */
  Evaluator<N> evaluator();

  /** Checks that an evaluation does not change the position. */
  @Test
  @Order(301)
  default void nodesAreLeftAsTheyAre() {
    Walk.forEach(this, at -> {
      Snapshot before = Snapshot.of(at.node());
      Evaluation.of(evaluator(), at.node());
      before.assertSame(at.node(), () -> "evaluating changed the node " + at);
    });
  }

  /**
   * Checks that a position's value is the same at every call, whatever was evaluated in between.
   */
  @Test
  @Order(302)
  default void valuesAreTheSameAtEveryCall() {
    List<Walk<N>> order = new ArrayList<>();
    Walk.forEach(this, order::add);
    List<Integer> values =
        order.stream().map(at -> Evaluation.of(evaluator(), at.node())).toList();
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      places.add(i);
    }
    new PortableRandom(seed()).shuffle(places);
    for (int i : places) {
      Walk<N> at = order.get(i);
      assertEquals(
          values.get(i),
          Evaluation.of(evaluator(), at.replay()),
          () -> "the value differs from call to call " + at);
    }
  }

  /**
   * Checks that several threads may evaluate at once.
   *
   * @throws Exception when a thread fails
   */
  @Test
  @Order(303)
  default void threadsSeeTheSameValues() throws Exception {
    Evaluator<N> evaluator = evaluator();
    List<N> nodes = Walk.sample(this).stream().map(Walk::node).toList();
    List<Integer> alone = nodes.stream().map(evaluator::evaluate).toList();
    List<List<Integer>> together = SameTask.race(() -> {
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

  /**
   * Checks that all values are in {@code [-Score.MAX, Score.MAX]}, also those of finished games.
   */
  @Test
  @Order(304)
  default void valuesAreInRange() {
    Walk.forEach(this, at -> {
      int value = Evaluation.of(evaluator(), at.node());
      assertTrue(
          Math.abs((long) value) <= Score.MAX,
          () -> "the value " + value + " is outside +-Score.MAX " + at);
    });
  }

  /**
   * Checks that finished games and estimates are on one scale, because a search compares them. The
   * evaluator's score of a finished game must have the sign of the game's own score. A greater
   * score in the game must not be a smaller score for the evaluator. No estimate may be as great as
   * the best end of a game, which the game says by {@link Node#maxScore()}. If it does not, the
   * walks set the limit: if at least twenty different games are won and all have the same score,
   * this score is the limit. Otherwise it is ten times the greatest score found.
   */
  @Test
  @Order(305)
  default void finishedGamesAreOnTheScale() {
    EstimateScale<N> scale = new EstimateScale<>(evaluator());
    Walk.forEach(this, at -> at.around(scale::add));
    scale.check();
  }

  /**
   * Checks that equal positions have equal values, whatever moves led to them. The positions from
   * {@link #symmetries} must have the same value, too, and the position from
   * {@link #withSidesChanged} the opposite value.
   */
  @Test
  @Order(306)
  default void relatedPositionsHaveTheirValues() {
    Map<N, Walk<N>> met = new HashMap<>();
    Walk.forEach(this, at -> {
      int value = Evaluation.of(evaluator(), at.node());
      for (Walk<N> each : Transpositions.sameSide(at)) {
        Walk<N> equal = met.putIfAbsent(each.node(), each);
        if (equal != null) {
          assertEquals(
              Evaluation.of(evaluator(), equal.node()),
              Evaluation.of(evaluator(), each.node()),
              () -> "two equal positions have different values, one " + equal + ", one " + each);
        }
      }
      for (N symmetric : symmetries(at.node())) {
        assertEquals(
            value,
            Evaluation.of(evaluator(), symmetric),
            () -> "the symmetric position " + symmetric + " has another value " + at);
      }
      withSidesChanged(at.node())
          .ifPresent(changed -> assertEquals(
              -value,
              Evaluation.of(evaluator(), changed),
              () -> "with sides changed, " + changed + ", the value must be the opposite " + at));
    });
  }

  /**
   * Checks that the estimates have the right sign, for each side to move: that they do not point to
   * the loser. They play against random moves, from positions of the random games, once as they are
   * and once with the opposite sign. The test fails only if the opposite sign plays better beyond
   * doubt, so estimates may be weak or noisy. At most 12 moves of a position are compared.
   */
  @Test
  @Order(311)
  default void estimatesPointToTheWinner() {
    new Signs<>(this, evaluator()).check();
  }
}
