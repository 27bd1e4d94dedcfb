package io.github.yomikiri.search.ordering;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.Arrays;

/** Prefers the move that last refuted the move before: {@link MoveOrdering#counterMoves}. */
final class CounterMoves<N extends Node<N>> implements MoveOrdering<N> {

  // Less than a killer and more than any history value.
  private static final int BONUS = 1 << 20;

  // Per move, the answer that last caused a cutoff, plus 1; 0 for none.
  private int[] answers = new int[64];
  // Per ply, the move that led to the node; -1 when it is not known.
  private int[] moves = new int[32];

  CounterMoves() {
    Arrays.fill(moves, -1);
  }

  @Override
  public void reached(int ply, int move) {
    if (ply >= moves.length) {
      int known = moves.length;
      moves = Arrays.copyOf(moves, 2 * ply);
      Arrays.fill(moves, known, moves.length, -1);
    }
    moves[ply] = move;
  }

  @Override
  public void score(N node, int ply, int depth, MoveList list, int[] scores) {
    int move = moves[ply];
    if (move < 0 || move >= answers.length || answers[move] == 0) {
      return;
    }
    int place = list.indexOf(answers[move] - 1);
    if (place >= 0) {
      scores[place] += BONUS;
    }
  }

  @Override
  public void cutoff(N node, int ply, int depth, MoveList list, int place) {
    int move = ply < moves.length ? moves[ply] : -1;
    if (move < 0) {
      return;
    }
    if (move >= answers.length) {
      answers = Arrays.copyOf(answers, Math.max(2 * answers.length, move + 1));
    }
    answers[move] = list.get(place) + 1;
  }

  @Override
  public void reset() {
    Arrays.fill(answers, 0);
  }
}
