package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PortableRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A position on a random walk, with the moves that lead to it from a start position. */
final class Walk<P extends Position<P>> {

  /** After this number of positions, a test begins no further walk if each start has had two. */
  private static final int ENOUGH_POSITIONS = 3_000;

  /** How many walks and positions a quick check needs. */
  private static final int MANY_WALKS = 500;

  private static final int MANY_POSITIONS = 15_000;

  /** How many moves of a position a test plays if it need not play all. */
  private static final int SOME = 10;

  /** Longer lines are replayed from a position on the way, not from the start. */
  private static final int REPLAYED = 16;

  private final PositionSource<P> source;
  private final int start;
  private final Optional<Walk<P>> before;
  private final int lastMove;
  private final int plies;
  private final boolean isFirstToMove;
  private final P node;

  private Walk(
      PositionSource<P> source, int start, Optional<Walk<P>> before, int lastMove, P node) {
    this.source = source;
    this.start = start;
    this.before = before;
    this.lastMove = lastMove;
    this.node = node;
    plies = before.map(walk -> walk.plies + 1).orElse(0);
    isFirstToMove = before.map(walk -> walk.isFirstToMove == movesAgain(node)).orElse(true);
  }

  /**
   * Calls the check at the positions of the walks, both ends included. If games are long, the later
   * walks are left out.
   */
  static <P extends Position<P>> void forEach(PositionSource<P> source, Consumer<Walk<P>> check) {
    List<Walk<P>> starts = starts(source);
    int positions = 0;
    for (int walk = 0; walk < source.walks(); walk++) {
      for (int start = 0; start < starts.size(); start++) {
        if (walk < 2 || positions < ENOUGH_POSITIONS) {
          positions += walk(starts.get(start), random(source, start, walk), check);
        }
      }
    }
  }

  /** Calls a quick check at the positions of many more walks. */
  static <P extends Position<P>> void forMany(PositionSource<P> source, Consumer<Walk<P>> check) {
    List<Walk<P>> starts = starts(source);
    int positions = 0;
    for (int i = 0; i < MANY_WALKS && positions < MANY_POSITIONS; i++) {
      int start = i % starts.size();
      positions += walk(starts.get(start), random(source, start, source.walks() + i), check);
    }
  }

  /**
   * Returns one position of every walk: the start position for the first walk, otherwise any
   * position but the end, each as likely as the others.
   */
  static <P extends Position<P>> List<Walk<P>> sample(PositionSource<P> source) {
    List<Walk<P>> sample = new ArrayList<>();
    List<Walk<P>> starts = starts(source);
    for (int start = 0; start < starts.size(); start++) {
      for (int walk = 0; walk < source.walks(); walk++) {
        PortableRandom random = random(source, start, walk);
        List<Walk<P>> candidates = new ArrayList<>();
        walk(starts.get(start), random, at -> {
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
  static <P extends Position<P>> List<Walk<P>> ends(PositionSource<P> source) {
    List<Walk<P>> ends = new ArrayList<>();
    forEach(source, at -> {
      if (at.isOver()) {
        ends.add(at);
      }
    });
    return ends;
  }

  /** Returns the start positions, as walks without a move. */
  static <P extends Position<P>> List<Walk<P>> starts(PositionSource<P> source) {
    List<Walk<P>> starts = new ArrayList<>();
    for (P node : source.positions()) {
      starts.add(new Walk<>(source, starts.size(), Optional.empty(), 0, node));
    }
    assertFalse(starts.isEmpty(), "positions() is empty: there is nothing to check");
    assertTrue(
        source.walks() > 0, () -> "walks() is " + source.walks() + ": there is nothing to check");
    return starts;
  }

  private static <P extends Position<P>> PortableRandom random(
      PositionSource<P> source, int start, int walk) {
    return new PortableRandom(Hash64.of(source.seed(), start, walk));
  }

  /** Returns the number of positions on the walk. */
  private static <P extends Position<P>> int walk(
      Walk<P> from, PortableRandom random, Consumer<Walk<P>> check) {
    Walk<P> at = from;
    at.call(check);
    for (int ply = 0; ply < from.source.maxPlies(); ply++) {
      int[] moves = at.legalMoves();
      if (moves.length == 0) {
        break;
      }
      at = at.play(moves[random.nextInt(moves.length)]);
      at.call(check);
    }
    return at.plies + 1;
  }

  /**
   * Calls the check; an exception from the game becomes a failure that names the moves to the
   * position.
   */
  void call(Consumer<Walk<P>> check) {
    try {
      check.accept(this);
    } catch (RuntimeException e) {
      fail("an exception, " + e + " " + this, e);
    }
  }

  /** Returns the start position's place in {@link PositionSource#positions()}. */
  int start() {
    return start;
  }

  P node() {
    return node;
  }

  /** Returns the position before the last move; empty at the start. */
  Optional<Walk<P>> before() {
    return before;
  }

  /** Returns whether the side of a node has also made the last move. */
  static boolean movesAgain(Position<?> position) {
    return position instanceof Node<?> node && node.movesAgain();
  }

  /** Returns whether the side of a node is to move that was to move in the start position. */
  boolean isFirstToMove() {
    return isFirstToMove;
  }

  /** Returns the number of moves played. */
  int plies() {
    return plies;
  }

  /** Returns the codes of the moves played. */
  List<Integer> moves() {
    return lastMoves(plies);
  }

  /** Returns the codes of the last moves played, in a new list. */
  List<Integer> lastMoves(int count) {
    List<Integer> moves = new ArrayList<>(count);
    for (Walk<P> at = this; moves.size() < count; at = at.before.orElseThrow()) {
      moves.add(at.lastMove);
    }
    Collections.reverse(moves);
    return moves;
  }

  /** Returns the position some plies before. */
  Walk<P> ancestor(int pliesBack) {
    Walk<P> at = this;
    for (int ply = 0; ply < pliesBack; ply++) {
      at = at.before.orElseThrow();
    }
    return at;
  }

  int[] legalMoves() {
    return legalMoves(node);
  }

  static int[] legalMoves(Position<?> node) {
    MoveList moves = new MoveList();
    node.moves(moves);
    return moves.toArray();
  }

  /** Returns all legal moves if there are few. Otherwise it returns some, others at each ply. */
  int[] someMoves() {
    return some(legalMoves(), SOME, plies);
  }

  /** Returns some elements of an array that stand at equal distances. */
  static int[] some(int[] all, int limit, int first) {
    if (all.length <= limit) {
      return all;
    }
    int[] some = new int[limit];
    for (int i = 0; i < limit; i++) {
      some[i] = all[(first + i * all.length / limit) % all.length];
    }
    return some;
  }

  boolean isOver() {
    return legalMoves().length == 0;
  }

  Walk<P> play(int move) {
    return new Walk<>(source, start, Optional.of(this), move, node.play(move));
  }

  /** Calls the check at this position and after each of its moves. */
  void around(Consumer<Walk<P>> check) {
    call(check);
    for (int move : legalMoves()) {
      play(move).call(check);
    }
  }

  /** Plays moves from this position. Returns empty if one of the moves is not legal. */
  Optional<Walk<P>> along(List<Integer> moves) {
    Walk<P> at = this;
    for (int move : moves) {
      if (Arrays.stream(at.legalMoves()).noneMatch(legal -> legal == move)) {
        return Optional.empty();
      }
      at = at.play(move);
    }
    return Optional.of(at);
  }

  /** Plays the same moves again: from the start, or the last moves of a long line. */
  P replay() {
    int replayed = Math.min(plies, REPLAYED);
    P again = plies == replayed ? source.positions().get(start) : ancestor(replayed).node;
    for (int move : lastMoves(replayed)) {
      again = again.play(move);
    }
    return again;
  }

  /** Plays the same moves from the start on the nodes of an incremental evaluator. */
  static <N extends Node<N>, I extends Node<I>> I carried(
      Walk<N> at, IncrementalEvaluator<N, I> evaluator) {
    I carried = evaluator.enriched(at.source.positions().get(at.start));
    for (int move : at.moves()) {
      carried = carried.play(move);
    }
    return carried;
  }

  /** Returns the text of a move in this position, for messages. */
  String name(int move) {
    return name(node, move);
  }

  static String name(Position<?> node, int move) {
    try {
      String text = node.notation(move);
      return text.isBlank() ? Integer.toString(move) : text;
    } catch (RuntimeException e) {
      // The message is about another fault, so it names the move by its code.
      return Integer.toString(move);
    }
  }

  /** Returns the texts of moves in this position, for messages. */
  List<String> names(int[] moves) {
    return Arrays.stream(moves).mapToObj(this::name).toList();
  }

  /** Returns the texts of the moves played, to be replayed from the start position. */
  private String line() {
    List<String> line = new ArrayList<>();
    for (Walk<P> at = this; at.before.isPresent(); at = at.before.get()) {
      line.add(at.before.get().name(at.lastMove));
    }
    Collections.reverse(line);
    return String.join(" ", line);
  }

  /**
   * Returns a description of the position and of the moves to it, which ends every failure's
   * message.
   */
  @Override
  public String toString() {
    return "in the position " + node + ", reached from positions().get(" + start + "), "
        + source.positions().get(start) + ", by the moves [" + line() + "], seed " + source.seed();
  }
}
