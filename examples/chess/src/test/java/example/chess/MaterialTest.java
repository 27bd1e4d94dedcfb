package example.chess;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.testkit.EvaluatorContract;
import java.util.List;
import java.util.OptionalInt;

/** The evaluator keeps the library's contract. */
class MaterialTest implements EvaluatorContract<Chess> {

  @Override
  public Evaluator<Chess> evaluator() {
    return new Material();
  }

  @Override
  public List<Chess> positions() {
    return List.of(
        Chess.START,
        Fen.read("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"));
  }

  @Override
  public List<Chess> symmetries(Chess node) {
    return List.of(ChessTest.mirrored(node));
  }

  @Override
  public int walks() {
    return 5;
  }

  @Override
  public int maxPlies() {
    return 60;
  }

  @Override
  public OptionalInt maxScore() {
    return OptionalInt.of(Chess.WIN);
  }
}
