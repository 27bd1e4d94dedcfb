package io.github.yomikiri.bench.tune;

import io.github.yomikiri.bench.textbook.Tactics;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.games.Draughts;
import java.util.Optional;

/**
 * Jumps in draughts. Who can jump must, so that such a position is like a check. The evaluator
 * counts two for a man.
 */
final class DraughtsTactics implements Tactics<Draughts> {

  private static final NoisyMoves<Draughts> JUMPS = Draughts.jumps();

  @Override
  public Optional<NoisyMoves<Draughts>> noisyMoves() {
    return Optional.of(JUMPS);
  }

  @Override
  public boolean isCheck(Draughts node) {
    return !JUMPS.mayDecline(node);
  }

  @Override
  public boolean isQuiet(Draughts node, int move) {
    return !JUMPS.isNoisy(node, move);
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
