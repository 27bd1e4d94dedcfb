package io.github.yomikiri.bench.tune;

import io.github.yomikiri.bench.textbook.Tactics;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.games.Draughts;
import java.util.Optional;

/**
 * Jumps in draughts. Who can jump must, so that such a position is like a check. The evaluator
 * counts two for a man.
 */
final class DraughtsTactics implements Tactics<Draughts> {

  private static final NoisyMoves<Draughts> JUMPS = new NoisyMoves<>() {
    @Override
    public void list(Draughts node, MoveList out) {
      MoveList moves = new MoveList();
      node.moves(moves);
      for (int i = 0; i < moves.size() && isJump(moves.get(i)); i++) {
        out.add(moves.get(i));
      }
    }

    @Override
    public boolean mayDecline(Draughts node) {
      return !canJump(node);
    }
  };

  /** Jumps are listed alone, if there are any. */
  private static boolean canJump(Draughts node) {
    MoveList moves = new MoveList();
    node.moves(moves);
    return !moves.isEmpty() && isJump(moves.get(0));
  }

  /** A step leads to the next row, and a chain of jumps over an even number of rows. */
  private static boolean isJump(int move) {
    return ((move >> 3 ^ move >> 9) & 1) == 0;
  }

  @Override
  public Optional<NoisyMoves<Draughts>> noisyMoves() {
    return Optional.of(JUMPS);
  }

  @Override
  public boolean isCheck(Draughts node) {
    return canJump(node);
  }

  @Override
  public boolean isQuiet(Draughts node, int move) {
    return !isJump(move);
  }

  @Override
  public int cell(Draughts node, int move) {
    long isKing = node.kings() >>> (move & 63) & 1;
    return (node.blackToMove() ? 128 : 0) + (int) isKing * 64 + (move >> 6 & 63);
  }

  @Override
  public int pawn() {
    return 2;
  }
}
