package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The positions that the suites are measured on. Every run has the same positions. They keep the
 * numbers of {@link SplittableRandom}, because the node counts and times on file are of these
 * positions.
 */
public final class Positions {

  private static final long SEED = 20261120;

  private Positions() {}

  /**
   * Returns the start, FFO 40, and three midgames from random play: with 20, 24 and 28 discs.
   *
   * @return the five positions
   */
  public static List<Reversi> five() {
    SplittableRandom random = new SplittableRandom(SEED);
    return List.of(
        Reversi.start(), ffo40(), midgame(random, 20), midgame(random, 24), midgame(random, 28));
  }

  /**
   * Returns the first of the FFO endgame positions that are usual in benchmarks: 20 empties, X to
   * move and win by 38.
   */
  static Reversi ffo40() {
    return ObfPosition.parse("O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X;")
        .position();
  }

  private static Reversi midgame(SplittableRandom random, int discs) {
    while (true) {
      for (Reversi position : randomGame(random)) {
        if (64 - position.emptyCount() == discs && !position.mustPass()) {
          return position;
        }
      }
    }
  }

  /** Returns positions of random games, from all stages. In each position, a disc can be placed. */
  static List<Reversi> random(int count) {
    SplittableRandom random = new SplittableRandom(SEED);
    List<Reversi> positions = new ArrayList<>();
    while (positions.size() < count) {
      for (Reversi position : randomGame(random)) {
        if (position.legalMoveSquares() != 0 && positions.size() < count) {
          positions.add(position);
        }
      }
    }
    return positions;
  }

  /** Returns the positions of a game of random moves before its end. */
  private static List<Reversi> randomGame(SplittableRandom random) {
    List<Reversi> game = new ArrayList<>();
    Reversi position = Reversi.start();
    while (!position.isTerminal()) {
      game.add(position);
      position = position.play(randomMove(random, position));
    }
    return game;
  }

  private static int randomMove(SplittableRandom random, Reversi position) {
    MoveList moves = new MoveList();
    position.moves(moves);
    return moves.get(random.nextInt(moves.size()));
  }

  /** Returns, for each position, one of its moves, each as likely as the others. */
  static int[] randomMoves(List<Reversi> positions) {
    SplittableRandom random = new SplittableRandom(SEED);
    return positions.stream().mapToInt(position -> randomMove(random, position)).toArray();
  }
}
