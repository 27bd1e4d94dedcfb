package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The checks of {@link NodeContract#knowledgeIsTrue}: the knowledge about a position is compared
 * with the position's value, which plain minimax finds.
 */
final class Knowing<N extends Node<N>> {

  /** The maximum number of positions that are visited to find a value. */
  private static final int MAX_VISITS = 2_000;

  /** After this number of solved positions, only the form of the knowledge is checked. */
  private static final int MAX_SOLVED = 500;

  /** After this number of positions, others are only compared with those that are known. */
  private static final int MAX_RESTS = 10_000;

  private final Knowledge<N> knowledge;
  private final Map<Long, Integer> values = new HashMap<>();
  private final Map<Long, Rest<N>> rests = new HashMap<>();
  private int visits;
  private int solved;

  /** What is still to be won in a position. */
  private record Rest<N extends Node<N>>(N node, int value, int banked) {

    int points() {
      return value - banked;
    }

    @Override
    public String toString() {
      return node + " with the value " + value + (banked == 0 ? "" : ", " + banked + " banked");
    }
  }

  Knowing(Knowledge<N> knowledge) {
    this.knowledge = knowledge.inUnit(Unit.ofGame());
  }

  /** Returns the number of positions whose knowledge was compared with their value. */
  int solved() {
    return solved;
  }

  /** Checks the knowledge of a position that is not over. */
  void check(Walk<N> at, List<N> images) {
    candidatesAreLegal(at);
    symmetryHasAnInverse(at);
    images.forEach(image -> imagesAreOne(at, image));
    visits = 0;
    if (solved == MAX_SOLVED) {
      return;
    }
    OptionalInt found = value(at.node(), at);
    if (found.isPresent()) {
      solved++;
      boundsHold(at, found.getAsInt());
      aCandidateIsBest(at, found.getAsInt());
    }
  }

  private int[] candidates(N node) {
    MoveList out = new MoveList();
    knowledge.candidates(node, out);
    return out.toArray();
  }

  private void candidatesAreLegal(Walk<N> at) {
    int[] candidates = candidates(at.node());
    List<Integer> legal = Arrays.stream(at.legalMoves()).boxed().toList();
    assertTrue(
        candidates.length > 0 && Arrays.stream(candidates).allMatch(legal::contains),
        () -> "candidates() must list at least one move, and only legal ones, but lists "
            + Arrays.toString(candidates) + " of " + legal + " " + at);
    assertEquals(
        candidates.length,
        Arrays.stream(candidates).distinct().count(),
        () -> "candidates() lists a move twice: " + Arrays.toString(candidates) + " " + at);
    MoveList list = new MoveList();
    list.add(-7);
    knowledge.candidates(at.node(), list);
    assertArrayEquals(
        Contracts.prepend(-7, candidates),
        list.toArray(),
        () -> "candidates() must append to a list that already holds -7 " + at);
  }

  private void symmetryHasAnInverse(Walk<N> at) {
    int symmetry = knowledge.symmetry(at.node());
    for (int move : at.legalMoves()) {
      int image = knowledge.image(move, symmetry);
      assertEquals(
          move,
          knowledge.original(image, symmetry),
          () -> "original() does not take the image " + image + " of move " + move
              + " back, symmetry " + symmetry + " " + at);
    }
  }

  private long key(N node) {
    return knowledge.key(node, knowledge.symmetry(node));
  }

  private int[] imagesOfMoves(N node) {
    int symmetry = knowledge.symmetry(node);
    return Arrays.stream(Walk.legalMoves(node))
        .map(move -> knowledge.image(move, symmetry))
        .sorted()
        .toArray();
  }

  /** If symmetric positions share a key, they also share their moves. */
  private void imagesAreOne(Walk<N> at, N image) {
    if (key(at.node()) == key(image)) {
      assertArrayEquals(
          imagesOfMoves(at.node()),
          imagesOfMoves(image),
          () -> "symmetric positions share a key, but image() gives them different moves; the other"
              + " position is " + image + " " + at);
    }
  }

  private void boundsHold(Walk<N> at, int value) {
    int lower = knowledge.lowerBound(at.node());
    int upper = knowledge.upperBound(at.node());
    assertTrue(
        lower <= value, () -> "lowerBound() " + lower + " exceeds the value " + value + " " + at);
    assertTrue(
        value <= upper, () -> "upperBound() " + upper + " is below the value " + value + " " + at);
  }

  private void aCandidateIsBest(Walk<N> at, int value) {
    int[] candidates = candidates(at.node());
    int best = -Score.INFINITY;
    for (int move : candidates) {
      N child = at.node().play(move);
      OptionalInt after = value(child, at);
      if (after.isEmpty()) {
        return;
      }
      best = Math.max(best, Score.ofMove(child, after.getAsInt()));
    }
    int found = best;
    assertEquals(
        value,
        found,
        () -> "no move of candidates() " + Arrays.toString(candidates) + " is best " + at);
  }

  private void sharedKeysHaveOneRest(N node, int value, Walk<N> at) {
    Rest<N> rest = new Rest<>(node, value, knowledge.banked(node));
    Rest<N> other =
        rests.size() < MAX_RESTS ? rests.putIfAbsent(key(node), rest) : rests.get(key(node));
    if (other != null) {
      boolean isBanked = rest.banked != 0 || other.banked != 0;
      assertEquals(
          other.points(),
          rest.points(),
          () -> "two positions share a key, but their values"
              + (isBanked
                  ? " differ in more than banked(), which terminalScore() must count,"
                      + " for the side to move"
                  : " differ")
              + ": one is " + other + ", one is " + rest + ", which follows " + at);
    }
  }

  /** Returns the value by plain minimax, or empty if that takes too many visits. */
  private OptionalInt value(N node, Walk<N> at) {
    int[] moves = Walk.legalMoves(node);
    if (moves.length == 0) {
      return OptionalInt.of(node.terminalScore());
    }
    Integer known = values.get(node.key());
    if (known != null) {
      return OptionalInt.of(known);
    }
    if (++visits > MAX_VISITS) {
      return OptionalInt.empty();
    }
    int best = -Score.INFINITY;
    for (int move : moves) {
      N child = node.play(move);
      OptionalInt after = value(child, at);
      if (after.isEmpty()) {
        return after;
      }
      best = Math.max(best, Score.ofMove(child, after.getAsInt()));
    }
    values.put(node.key(), best);
    sharedKeysHaveOneRest(node, best, at);
    return OptionalInt.of(best);
  }
}
