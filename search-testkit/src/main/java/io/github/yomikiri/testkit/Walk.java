package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A position on a random walk, with the moves that lead to it from a start position.
 *
 * @param source the source of the start position
 * @param start the start position's place in {@link PositionSource#positions()}
 * @param moves the codes of the moves played
 * @param node the position after the moves
 */
record Walk<N extends Node<N>>(PositionSource<N> source, int start, List<Integer> moves, N node) {

  /** Calls the check at every position of every walk, both ends included. */
  static <N extends Node<N>> void forEach(PositionSource<N> source, Consumer<Walk<N>> check) {
    List<N> starts = starts(source);
    for (int start = 0; start < starts.size(); start++) {
      for (int walk = 0; walk < source.walks(); walk++) {
        walk(source, start, starts.get(start), random(source, start, walk), check);
      }
    }
  }

  /**
   * Returns one position of every walk: the start position for the first walk, otherwise any
   * position but the end, each as likely as the others.
   */
  static <N extends Node<N>> List<Walk<N>> sample(PositionSource<N> source) {
    List<Walk<N>> sample = new ArrayList<>();
    List<N> starts = starts(source);
    for (int start = 0; start < starts.size(); start++) {
      for (int walk = 0; walk < source.walks(); walk++) {
        PortableRandom random = random(source, start, walk);
        List<Walk<N>> candidates = new ArrayList<>();
        walk(source, start, starts.get(start), random, at -> {
          if (!at.isOver()) {
            candidates.add(at);
          }
        });
        if (!candidates.isEmpty()) {
          sample.add(candidates.get(walk == 0 ? 0 : random.nextInt(candidates.size())));
        }
      }
    }
    assertFalse(
        sample.isEmpty(), "every one of positions() is finished: there is nothing to search");
    return sample;
  }

  /** Returns the positions in which the walks' games are over. */
  static <N extends Node<N>> List<Walk<N>> ends(PositionSource<N> source) {
    List<Walk<N>> ends = new ArrayList<>();
    forEach(source, at -> {
      if (at.isOver()) {
        ends.add(at);
      }
    });
    return ends;
  }

  private static <N extends Node<N>> List<N> starts(PositionSource<N> source) {
    List<N> starts = source.positions();
    assertFalse(starts.isEmpty(), "positions() is empty: there is nothing to check");
    assertTrue(
        source.walks() > 0, () -> "walks() is " + source.walks() + ": there is nothing to check");
    return starts;
  }

  private static <N extends Node<N>> PortableRandom random(
      PositionSource<N> source, int start, int walk) {
    return new PortableRandom(Hash64.of(source.seed(), start, walk));
  }

  private static <N extends Node<N>> void walk(
      PositionSource<N> source, int start, N from, PortableRandom random, Consumer<Walk<N>> check) {
    Walk<N> at = new Walk<>(source, start, List.of(), from);
    at.call(check);
    for (int ply = 0; ply < source.maxPlies(); ply++) {
      int[] moves = at.legalMoves();
      if (moves.length == 0) {
        return;
      }
      at = at.play(moves[random.nextInt(moves.length)]);
      at.call(check);
    }
  }

  /**
   * Calls the check; an exception from the game becomes a failure that names the moves to the
   * position.
   */
  private void call(Consumer<Walk<N>> check) {
    try {
      check.accept(this);
    } catch (RuntimeException e) {
      fail("an exception, " + e + " " + this, e);
    }
  }

  int[] legalMoves() {
    return legalMoves(node);
  }

  static int[] legalMoves(Node<?> node) {
    MoveList moves = new MoveList();
    node.moves(moves);
    return moves.toArray();
  }

  boolean isOver() {
    return legalMoves().length == 0;
  }

  Walk<N> play(int move) {
    List<Integer> longer = new ArrayList<>(moves);
    longer.add(move);
    return new Walk<>(source, start, List.copyOf(longer), node.play(move));
  }

  /** Calls the check at this position and after each of its moves. */
  void around(Consumer<Walk<N>> check) {
    call(check);
    for (int move : legalMoves()) {
      play(move).call(check);
    }
  }

  /** Plays other moves from the same start. Returns empty if one of the moves is not legal. */
  Optional<Walk<N>> along(List<Integer> others) {
    Walk<N> at = new Walk<>(source, start, List.of(), source.positions().get(start));
    for (int move : others) {
      if (Arrays.stream(at.legalMoves()).noneMatch(legal -> legal == move)) {
        return Optional.empty();
      }
      at = at.play(move);
    }
    return Optional.of(at);
  }

  /** Plays the same moves again from the start. */
  N replay() {
    N again = source.positions().get(start);
    for (int move : moves) {
      again = again.play(move);
    }
    return again;
  }

  /** Plays the same moves from the start on the nodes of an incremental evaluator. */
  <I extends Node<I>> I carried(IncrementalEvaluator<N, I> evaluator) {
    I carried = evaluator.enriched(source.positions().get(start));
    for (int move : moves) {
      carried = carried.play(move);
    }
    return carried;
  }

  /**
   * Returns a description of the position and of the moves to it, which ends every failure's
   * message.
   */
  @Override
  public String toString() {
    return "in the position " + node + ", reached from positions().get(" + start + ") by the moves "
        + moves + ", seed " + source.seed();
  }
}
