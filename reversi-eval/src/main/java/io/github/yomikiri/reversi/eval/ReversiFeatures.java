package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.StableDiscs;

/**
 * Counts of what a position holds, such as moves, corners and stable discs. Evaluators add these
 * counts up as their terms.
 *
 * <p>Every feature is a count for the side to move less the same count for the other side. So a
 * feature changes its sign when the sides are swapped, and is the same for all eight images of a
 * position. A feature can be used as an {@link Evaluator}, for example
 * {@code ReversiFeatures::mobility}; the unit is what the feature counts. All features work on
 * boards of every size, finished games included.
 *
 * <p>The sign of a weight says whether more is better. For most of the game a side wants few discs,
 * low openness and few X squares.
 */
public final class ReversiFeatures {

  private ReversiFeatures() {}

  /**
   * Counts legal moves: those of the side to move, less those that the other side would have if it
   * were its turn. A pass counts as no move.
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
   * Returns an evaluator that counts moves by {@link #mobility}. A side that runs out of good moves
   * must make a bad move. So in the middle game the number of moves predicts the outcome better
   * than the number of discs. Rosenbloom's Iago (1982) is built on mobility.
   *
   * <p>The unit is one move. This evaluator does not estimate how many discs a move is worth. So
   * finished games get values beyond all estimates: 1,000 for every disc of the
   * {@link TerminalScore#STANDARD} score. A search with this evaluator chooses the highest win that
   * the search finds, and otherwise looks for moves.
   *
   * @return the evaluator
   */
  public static Evaluator<Reversi> byMobility() {
    return Evaluator.of(ReversiFeatures::mobility, TerminalScore.STANDARD.unit(1_000));
  }

  /**
   * Counts potential moves: the empty squares beside at least one disc of the other side. Each of
   * these squares may become a move, though not all of them are moves now (Rosenbloom 1982).
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
   * Counts openness: the sum, over a side's discs, of the number of empty squares beside the disc.
   * An empty square counts once for every disc that it is beside. Openness matters because the
   * other side can flip open discs next, so they give that side moves.
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
   * Counts discs on X squares, the squares diagonally next to the corners, whether the corner is
   * taken or not. On 4x4 these are the four squares in the center, which are taken from the start.
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
   * Counts stable discs, as far as one rule finds them. A disc is stable if each of its lines is
   * full, or has the border or a stable disc of its color on one side.
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
