package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * What every evaluator must keep to: the promises of {@link Evaluator}, checked on random walks.
 *
 * <p>Override {@link #symmetries} and {@link #withSidesChanged} only for an evaluator that promises equal values for
 * mirror images and opposite values for the two sides. A game whose evaluator does not promise it is tested in a class
 * of its own.
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
   * Returns the greatest score that a finished game can have on the evaluator's scale, for
   * {@link #finishedGamesAreOnTheScale}: such as 64 in Reversi for an evaluator that counts discs. Without it, the scores
   * of the games on the walks are the measure. If at least twenty different games are won and all have the same score,
   * that is the greatest. Otherwise the walks may have missed the greatest, and ten times as much as they found is
   * allowed.
   *
   * @return the score, at least 1; by default empty, so that it is taken from the walks
   */
  default OptionalInt greatestScore() {
    return OptionalInt.empty();
  }

  /** Checks that evaluating leaves the position as it was. */
  @Test
  @Order(301)
  default void nodesAreLeftAsTheyAre() {
    Walk.forEach(this, at -> {
      NodeSnapshot before = NodeSnapshot.of(at.node());
      Evaluation.of(evaluator(), at.node());
      before.assertSame(at.node(), () -> "evaluating changed the node " + at);
    });
  }

  /** Checks that a position's value is the same every time, whatever was evaluated in between. */
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
    Collections.shuffle(places, new Random(seed()));
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

  /** Checks that values are in {@code [-Score.MAX, Score.MAX]}, those of finished games too. */
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
   * Checks that finished games and estimates are on one scale, for a search compares them. A finished game has the sign
   * that it has in the game, a greater score in the game is no smaller score for the evaluator, and no estimate is
   * greater than {@link #greatestScore()}, for no game can end better than that.
   */
  @Test
  @Order(305)
  default void finishedGamesAreOnTheScale() {
    Scale<N> scale = new Scale<>(evaluator());
    Walk.forEach(this, at -> at.around(scale::add));
    scale.check(greatestScore());
  }

  /**
   * Checks that equal positions have equal values, whichever way led to them. {@link #symmetries} have the same value,
   * too, and {@link #withSidesChanged} the opposite one.
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
}
