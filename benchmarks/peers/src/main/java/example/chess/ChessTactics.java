package example.chess;

import io.github.yomikiri.bench.textbook.Tactics;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.game.NullMove;
import java.util.Optional;

/** What a textbook search asks the chess of the examples. */
final class ChessTactics implements Tactics<Chess> {

  @Override
  public Optional<NoisyMoves<Chess>> noisyMoves() {
    return Optional.of(new Captures());
  }

  @Override
  public Optional<NullMove<Chess>> nullMove() {
    return Optional.of(new Pass());
  }

  @Override
  public boolean isCheck(Chess node) {
    return node.isCheck();
  }

  @Override
  public boolean isQuiet(Chess node, int move) {
    return Moves.captured(move) == 0 && Moves.promotion(move) == 0;
  }

  @Override
  public int gain(Chess node, int move) {
    return Exchange.gain(node, move);
  }

  @Override
  public int cell(Chess node, int move) {
    int piece = 2 * node.kind(Moves.from(move)) + (node.isWhite() ? 0 : 1);
    return piece << 6 | Moves.to(move);
  }

  @Override
  public int pawn() {
    return Exchange.value(Chess.PAWN);
  }
}
