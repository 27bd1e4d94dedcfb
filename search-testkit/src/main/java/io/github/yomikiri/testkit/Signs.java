package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds estimates whose sign is reversed: for both sides, or for one of them.
 *
 * <p>The estimates play against random moves: pairs of games, one by the estimates as they are and
 * one by their opposite. An evaluator that is right soon has as many better games as worse ones.
 * One that is weak or noisy has them now and then, too, which ends the check. The check fails only
 * if the opposite sign was better all the time, and is better beyond doubt at the end.
 */
final class Signs<N extends Node<N>> {

  /** How many pairs of games are played at most, and at least. */
  private static final int PAIRS = 150;

  private static final int FIRST_PAIRS = 10;

  /**
   * How many standard deviations the opposite sign has to be better. By chance that happens to
   * fewer than one of 10,000 evaluators that say nothing.
   */
  private static final double MARGIN = 4;

  /** How many moves of a position are compared. */
  private static final int MOVES = 12;

  private final int maxPlies;
  private final Evaluator<N> evaluator;
  private final List<Walk<N>> ends;
  private final PortableRandom random;

  /**
   * A game as the side sees it that chooses its moves.
   *
   * @param result the sign of the result; 0 if the game does not end
   * @param lastChoice the key of the last position in which it had a choice
   */
  private record Played(int result, long lastChoice) {}

  Signs(PositionSource<N> source, Evaluator<N> evaluator) {
    maxPlies = source.maxPlies();
    this.evaluator = evaluator;
    ends = Walk.ends(source);
    random = new PortableRandom(source.seed());
  }

  /** Checks the estimates of the positions in which each of the two sides is to move. */
  void check() {
    if (!ends.isEmpty()) {
      check(0);
      check(1);
    }
  }

  /**
   * Lets the opponent of a side choose its moves by the estimates of the positions after them. In a
   * small game many lines of play lead to the same few positions, whose estimates show nothing. So
   * a pair of games counts only if it began and its last choices were made in new positions.
   *
   * @param side 0 for the side to move in the start positions, 1 for the other one
   */
  private void check(int side) {
    Set<Long> begun = new HashSet<>();
    Set<Long> decided = new HashSet<>();
    int better = 0;
    int worse = 0;
    for (int pair = 0; pair < PAIRS; pair++) {
      Walk<N> end = random.pick(ends);
      Walk<N> start = end.ancestor(end.plies() - random.nextInt(end.plies() / 2 + 1));
      boolean isRandom = start.isFirstToMove() == (side == 0);
      Played asTheyAre = play(start, isRandom, 1, new PortableRandom(pair));
      Played reversed = play(start, isRandom, -1, new PortableRandom(pair));
      boolean isNew = begun.add(start.node().key()) && !decided.contains(asTheyAre.lastChoice);
      if (isNew && decided.add(reversed.lastChoice)) {
        decided.add(asTheyAre.lastChoice);
        better += asTheyAre.result > reversed.result ? 1 : 0;
        worse += asTheyAre.result < reversed.result ? 1 : 0;
      }
      if (pair >= FIRST_PAIRS && better >= worse) {
        return;
      }
    }
    int one = better;
    int other = worse;
    assertTrue(
        other - one < MARGIN * Math.sqrt(one + other),
        () -> "the estimates point to the loser. Moves with the best estimate were played against"
            + " random moves, and then moves with the worst estimate. The worst estimates had the"
            + " better result in " + other + " pairs of games and the worse one in " + one
            + "; evaluate() is positive if the side to move is better, whichever side that is."
            + " One of the games began " + ends.get(0));
  }

  /**
   * Plays a game.
   *
   * @param isRandom whether the moves of the side to move are random
   * @param sign 1 for the estimates as they are, -1 for their opposite
   */
  private Played play(Walk<N> start, boolean isRandom, int sign, PortableRandom moves) {
    N node = start.node();
    boolean isRandomSide = isRandom;
    long lastChoice = 0;
    for (int ply = start.plies(); ply <= maxPlies; ply++) {
      int[] legal = Walk.legalMoves(node);
      if (legal.length == 0) {
        int score = Integer.signum(node.terminalScore());
        return new Played(isRandomSide ? -score : score, lastChoice);
      }
      if (isRandomSide) {
        node = node.play(legal[moves.nextInt(legal.length)]);
      } else {
        lastChoice = legal.length > 1 ? node.key() : lastChoice;
        node = node.play(best(node, legal, sign, moves));
      }
      isRandomSide = isRandomSide == node.movesAgain();
    }
    return new Played(0, lastChoice);
  }

  /** Returns a move to the position that is worst for the other side. */
  private int best(N node, int[] legal, int sign, PortableRandom moves) {
    List<Integer> best = new ArrayList<>();
    long least = Long.MAX_VALUE;
    for (int move : Walk.some(legal, MOVES, moves.nextInt(legal.length))) {
      N child = node.play(move);
      // The score of a finished game is no estimate, and counts more than any.
      long value = child.isTerminal()
          ? (long) Integer.signum(child.terminalScore()) << 32
          : (long) sign * evaluator.evaluate(child);
      long loss = child.movesAgain() ? -value : value;
      if (loss < least) {
        least = loss;
        best.clear();
      }
      if (loss == least) {
        best.add(move);
      }
    }
    return best.get(moves.nextInt(best.size()));
  }
}
