package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;

/**
 * What can be counted in a position: the terms that evaluators are sums of.
 *
 * <p>Every feature is a count for the side to move less the same count for the other side. So it changes its sign when
 * the sides are swapped, it is the same for all eight images of a position, and it has the shape of an {@link
 * io.github.yomikiri.game.Evaluator}: {@code Features::mobility} is one, in the unit of what is counted. All of them
 * work on boards of every size, finished games included.
 *
 * <p>Whether more is better is for the weight to say: of discs, openness and X squares a side wants few for most of the
 * game.
 */
public final class Features {

  private Features() {}

  /**
   * Counts legal moves: those of the side to move, less those that the other side would have if it were its turn. A
   * pass counts as no move.
   *
   * @param node a position
   * @return the difference in moves, in {@code [-60, 60]}
   */
  public static int mobility(Reversi node) {
    long empties = node.empties();
    return Long.bitCount(Bitboard.legalMoves(node.own(), node.opponent()) & empties)
        - Long.bitCount(Bitboard.legalMoves(node.opponent(), node.own()) & empties);
  }

  /**
   * Counts potential moves: the empty squares beside at least one disc of the other side. Each may become a move,
   * though not all are moves now (Rosenbloom 1982).
   *
   * @param node a position
   * @return the difference in squares, in {@code [-60, 60]}
   */
  public static int potentialMobility(Reversi node) {
    long empties = node.empties();
    return Long.bitCount(Board.neighbors(node.opponent()) & empties)
        - Long.bitCount(Board.neighbors(node.own()) & empties);
  }

  /**
   * Counts openness: the sum, over a side's discs, of the number of empty squares beside the disc. An empty square
   * counts once for every disc that it is beside. Open discs are what the other side flips next and what gives it
   * moves.
   *
   * @param node a position
   * @return the difference in pairs of a disc and an empty square, in {@code [-512, 512]}
   */
  public static int openness(Reversi node) {
    long empties = node.empties();
    return Board.countNeighborPairs(node.own(), empties)
        - Board.countNeighborPairs(node.opponent(), empties);
  }

  /**
   * Counts corners taken.
   *
   * @param node a position
   * @return the difference in discs, in {@code [-4, 4]}
   */
  public static int corners(Reversi node) {
    return discsOn(node.board().corners(), node);
  }

  /**
   * Counts discs on X squares, the squares diagonally next to the corners, whether the corner is taken or not. On 4x4
   * these are the four squares in the centre, which are taken from the start.
   *
   * @param node a position
   * @return the difference in discs, in {@code [-4, 4]}
   */
  public static int xSquares(Reversi node) {
    return discsOn(node.board().xSquares(), node);
  }

  /**
   * Counts discs on the edges, the corners not included.
   *
   * @param node a position
   * @return the difference in discs, in {@code [-24, 24]}
   */
  public static int edges(Reversi node) {
    return discsOn(node.board().edges(), node);
  }

  /**
   * Counts stable discs, as far as {@link StableDiscs} finds them.
   *
   * @param node a position
   * @return the difference in discs, in {@code [-64, 64]}
   */
  public static int stableDiscs(Reversi node) {
    return Long.bitCount(StableDiscs.own(node)) - Long.bitCount(StableDiscs.opponent(node));
  }

  private static int discsOn(long squares, Reversi node) {
    return Long.bitCount(node.own() & squares) - Long.bitCount(node.opponent() & squares);
  }
}
