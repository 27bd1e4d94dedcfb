package io.github.yomikiri.play;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Searches a small game of seats to its end: each seat takes what is best for itself. */
final class Expectation<P extends SeatedPosition<P>> implements Searcher<P> {

  /** How many units a point has. */
  static final int UNITS = 1_000;

  private final Map<P, double[]> known = new HashMap<>();

  @Override
  public SearchResult search(P root, Limits limits, SearchListener listener) {
    if (root.seat() == SeatedPosition.CHANCE) {
      throw new IllegalArgumentException("chance decides in " + root);
    }
    if (root.isTerminal()) {
      return SearchResult.gameOver(root.payoff(root.seat()) * UNITS).toBuilder()
          .unitsPerPoint(UNITS)
          .build();
    }
    List<RootMove> moves = limits.rootMoves(root).stream()
        .map(move -> new RootMove(move, score(root, move), Bound.EXACT, true, 9))
        .sorted(Comparator.comparingInt(RootMove::score).reversed())
        .toList();
    RootMove best = moves.get(0);
    return SearchResult.builder(best.move())
        .score(best.score())
        .bound(Bound.EXACT)
        .solved(true)
        .depth(9)
        .rootMoves(moves)
        .principalVariation(List.of(best.move()))
        .unitsPerPoint(UNITS)
        .build();
  }

  /** Returns what a move is worth to the seat that makes it. */
  int score(P root, Move move) {
    return (int) Math.round(values(root.play(move.code()))[root.seat()] * UNITS);
  }

  /** Returns the values of a position for all seats. */
  private double[] values(P position) {
    double[] before = known.get(position);
    if (before != null) {
      return before;
    }
    double[] values;
    List<Move> moves = position.legalMoves();
    if (position.isTerminal()) {
      values =
          IntStream.range(0, position.seats()).mapToDouble(position::payoff).toArray();
    } else if (Game.of(position).isChance()) {
      values = new double[position.seats()];
      double all = moves.stream().mapToInt(move -> position.weight(move.code())).sum();
      for (Move move : moves) {
        double[] after = values(position.play(move.code()));
        double share = position.weight(move.code()) / all;
        for (int seat = 0; seat < values.length; seat++) {
          values[seat] += share * after[seat];
        }
      }
    } else {
      values = moves.stream()
          .map(move -> values(position.play(move.code())))
          .max(Comparator.comparingDouble(after -> after[position.seat()]))
          .orElseThrow();
    }
    known.put(position, values);
    return values;
  }
}
