package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Tests that every incremental evaluator must pass, besides those of {@link EvaluatorContract}.
 * They play random walks on the nodes with the evaluator's data and on the game's own nodes, and
 * compare the two at every step.
 *
 * <p>The positions are the game's own. The game's own contract is {@link NodeContract}, in a test
 * class of its own if you like.
 *
 * @param <N> the game's node type
 * @param <I> the type of the nodes with the evaluator's data
 */
public interface IncrementalEvaluatorContract<N extends Node<N>, I extends Node<I>>
    extends EvaluatorContract<N> {

  /**
   * Returns the evaluator to test.
   *
   * @return the evaluator
   */
  @Override
  IncrementalEvaluator<N, I> evaluator();

  /**
   * Checks that the nodes with the evaluator's data are the game's positions: the same moves in the
   * same order with the same texts, the same key, the same end and the same score. The game's own
   * node, which {@link IncrementalEvaluator#plain} returns, must be equal to the position. The
   * result of {@link IncrementalEvaluator#nodeType} must be a class of nodes.
   */
  @Test
  @Order(307)
  default void nodesWithDataAreThePositions() {
    IncrementalEvaluator<N, I> evaluator = evaluator();
    Class<?> type = evaluator.nodeType();
    assertTrue(
        Node.class.isAssignableFrom(type) && !type.isInterface(),
        () -> "nodeType() is " + type + ": it must be the class of the nodes with data, so that a"
            + " search has code of its own for them");
    Walk.forEach(this, at -> {
      for (I node : List.of(evaluator.enriched(at.node()), Walk.carried(at, evaluator))) {
        N plain = at.node();
        assertEquals(plain, evaluator.plain(node), () -> "plain() returns another position " + at);
        assertArrayEquals(
            at.legalMoves(),
            Walk.legalMoves(node),
            () ->
                "moves() of the node with the evaluator's data differ: they must be the game's, in"
                    + " the same order " + at);
        assertEquals(
            Snapshot.of(plain),
            Snapshot.of(node),
            () ->
                "the key, the end of the game or its score differ in the node with the evaluator's"
                    + " data " + at);
        assertEquals(
            plain.quietPliesLeft(),
            node.quietPliesLeft(),
            () -> "quietPliesLeft() differs in the node with the evaluator's data " + at);
        assertEquals(
            plain.maxScore(),
            node.maxScore(),
            () -> "maxScore() differs in the node with the evaluator's data " + at);
        assertEquals(
            plain.repetitionLimit(),
            node.repetitionLimit(),
            () -> "repetitionLimit() differs in the node with the evaluator's data " + at);
        assertEquals(
            texts(plain),
            texts(node),
            () -> "notation() differs in the node with the evaluator's data " + at);
      }
    });
  }

  private static List<String> texts(Node<?> node) {
    return Arrays.stream(Walk.legalMoves(node)).mapToObj(node::notation).toList();
  }

  /**
   * Checks that a node with the evaluator's data has the value of the position: if its data were
   * computed from scratch, and if they were updated move by move.
   */
  @Test
  @Order(308)
  default void valuesWithDataAreThoseOfThePositions() {
    IncrementalEvaluator<N, I> evaluator = evaluator();
    Walk.forEach(this, at -> {
      int value = Evaluation.of(evaluator, at.node());
      assertEquals(
          value,
          Evaluation.of(evaluator.incremental(), evaluator.enriched(at.node())),
          () -> "the value with data from scratch differs from the position's own value " + at);
      assertEquals(
          value,
          Evaluation.of(evaluator.incremental(), Walk.carried(at, evaluator)),
          () ->
              "the value with data updated move by move differs from the position's own value: let"
                  + " play() update all data, also when the side to move changes " + at);
    });
  }

  /**
   * Checks that the values of the positions after a node's moves do not depend on which of them a
   * search looks at first. A fault here is mostly an array that two nodes share.
   */
  @Test
  @Order(309)
  default void childrenDoNotDisturbEachOther() {
    IncrementalEvaluator<N, I> evaluator = evaluator();
    Evaluator<I> incremental = evaluator.incremental();
    Walk.forEach(this, at -> {
      I node = Walk.carried(at, evaluator);
      int[] moves = at.legalMoves();
      List<I> children = new ArrayList<>();
      for (int move : moves) {
        I child = node.play(move);
        Arrays.stream(Walk.legalMoves(child))
            .forEach(reply -> Evaluation.of(incremental, child.play(reply)));
        children.add(child);
      }
      for (int i = moves.length - 1; i >= 0; i--) {
        int move = moves[i];
        assertEquals(
            Evaluation.of(evaluator, at.node().play(move)),
            Evaluation.of(incremental, children.get(i)),
            () -> "after other moves were played from the same node, the value after move "
                + at.name(move)
                + " is wrong: build new data in play() and leave those of this node alone " + at);
      }
    });
  }

  /**
   * Checks that several threads may evaluate nodes with the evaluator's data at once.
   *
   * @throws Exception when a thread fails
   */
  @Test
  @Order(310)
  default void threadsSeeTheSameValuesWithData() throws Exception {
    IncrementalEvaluator<N, I> evaluator = evaluator();
    List<Walk<N>> sample = Walk.sample(this);
    List<I> nodes = sample.stream().map(at -> Walk.carried(at, evaluator)).toList();
    List<Integer> expected =
        sample.stream().map(at -> evaluator.evaluate(at.node())).toList();
    Evaluator<I> incremental = evaluator.incremental();
    for (List<Integer> values : SameTask.race(() -> valuesOf(nodes, incremental, expected))) {
      assertEquals(
          expected,
          values,
          "a thread among several got other values: the evaluator's incremental form, or its nodes,"
              + " are not safe for several threads");
    }
  }

  /** Evaluates the nodes again and again, until values are not the expected ones. */
  private static <I extends Node<I>> List<Integer> valuesOf(
      List<I> nodes, Evaluator<I> evaluator, List<Integer> expected) {
    List<Integer> values = expected;
    for (int round = 0; round < 50 && values.equals(expected); round++) {
      values = nodes.stream().map(evaluator::evaluate).toList();
    }
    return values;
  }
}
