package io.github.yomikiri.games;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;

/**
 * What Connect Four knows without a search. The discs that are left bound the winner's points: a
 * side that cannot win with its next disc wins with the one after it at the earliest. A move that
 * wins is enough, and a move after which the opponent wins at once needs no search. Mirror images
 * have the same value.
 */
public final class ConnectFourKnowledge implements Knowledge<ConnectFour> {

  /**
   * Values a position for move ordering: the more squares complete a row of the side that has just
   * moved, the worse for the side to move.
   */
  public static final Evaluator<ConnectFour> THREATS =
      node -> -Long.bitCount(threats(node.opponent(), node));

  /** Makes the knowledge. */
  public ConnectFourKnowledge() {}

  @Override
  public int lowerBound(ConnectFour node) {
    int next = Long.bitCount(node.own() | node.opponent()) + 1;
    if (winning(node) != 0) {
      return node.points(next);
    }
    return -node.points(safe(node) == 0 ? next + 1 : next + 3);
  }

  @Override
  public int upperBound(ConnectFour node) {
    int next = Long.bitCount(node.own() | node.opponent()) + 1;
    if (winning(node) != 0) {
      return node.points(next);
    }
    return safe(node) == 0 ? -node.points(next + 1) : node.points(next + 2);
  }

  @Override
  public void candidates(ConnectFour node, MoveList out) {
    long winning = winning(node);
    long safe = safe(node);
    long wanted = winning != 0 ? winning : safe != 0 ? safe : node.playable();
    // The columns in the center belong to most rows, so they come first.
    int columns = node.board().columns();
    int column = columns / 2;
    for (int i = 1; i <= columns; i++) {
      if ((wanted & node.column(column)) != 0) {
        out.add(column);
      }
      column += i % 2 == 0 ? i : -i;
    }
  }

  /** Returns the squares with which the side to move wins at once. */
  private static long winning(ConnectFour node) {
    return threats(node.own(), node) & node.playable();
  }

  /** Returns the squares after which the opponent does not win at once. */
  private static long safe(ConnectFour node) {
    long threats = threats(node.opponent(), node);
    long playable = node.playable();
    // 1. Block a threat. Two threats cannot be blocked.
    long forced = threats & playable;
    if (forced != 0) {
      playable = (forced & forced - 1) == 0 ? forced : 0;
    }
    // 2. Do not play below a threat.
    return playable & ~(threats >> 1);
  }

  /** Returns the empty squares that would complete a row of four. */
  private static long threats(long discs, ConnectFour node) {
    int rows = node.board().rows();
    long squares = discs << 1 & discs << 2 & discs << 3;
    squares |= gaps(discs, rows + 1) | gaps(discs, rows) | gaps(discs, rows + 2);
    return squares & node.board().squares() & ~(node.own() | node.opponent());
  }

  /** Returns the squares that complete four in a direction, at an end or between the discs. */
  private static long gaps(long discs, int step) {
    long below = discs << step;
    long above = discs >> step;
    long pairBelow = below & discs << 2 * step;
    long pairAbove = above & discs >> 2 * step;
    return pairBelow & (discs << 3 * step | above) | pairAbove & (discs >> 3 * step | below);
  }

  /** Returns 0, or the number of columns for the mirror image. */
  @Override
  public int symmetry(ConnectFour node) {
    long code = node.code();
    return code <= node.mirrored(code) ? 0 : node.board().columns();
  }

  @Override
  public long key(ConnectFour node, int symmetry) {
    long code = node.code();
    return node.key(symmetry == 0 ? code : node.mirrored(code));
  }

  @Override
  public int image(int move, int symmetry) {
    return symmetry == 0 ? move : symmetry - 1 - move;
  }

  @Override
  public int original(int image, int symmetry) {
    return image(image, symmetry);
  }
}
