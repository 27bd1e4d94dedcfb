package io.github.yomikiri.bench.tune;

import io.github.yomikiri.bench.textbook.Tactics;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.games.Breakthrough;
import java.util.Optional;

/** Captures and the last step in Breakthrough. The evaluator counts ten for a piece. */
final class BreakthroughTactics implements Tactics<Breakthrough> {

  private static final int PIECE = 10;
  private static final NoisyMoves<Breakthrough> CAPTURES = Breakthrough.captures();

  private static int target(Breakthrough node, int move) {
    return move / 3 + move % 3 - 1 + (node.whiteToMove() ? node.columns() : -node.columns());
  }

  /** Returns the row as the side to move sees it. */
  private static int row(Breakthrough node, int square) {
    int row = square / node.columns();
    return node.whiteToMove() ? row : node.rows() - 1 - row;
  }

  @Override
  public Optional<NoisyMoves<Breakthrough>> noisyMoves() {
    return Optional.of(CAPTURES);
  }

  @Override
  public Optional<NullMove<Breakthrough>> nullMove() {
    return Optional.of(TunableGames.PASS);
  }

  @Override
  public boolean isQuiet(Breakthrough node, int move) {
    return !CAPTURES.isNoisy(node, move);
  }

  /** Returns more for the last step, and for a piece that has come far. */
  @Override
  public int gain(Breakthrough node, int move) {
    int row = row(node, target(node, move));
    return row == node.rows() - 1 ? 10 * PIECE : PIECE + node.rows() - row;
  }

  @Override
  public int cell(Breakthrough node, int move) {
    return 2 * move + (node.whiteToMove() ? 0 : 1);
  }

  @Override
  public int pawn() {
    return PIECE;
  }
}
