package example.chess;

import io.github.yomikiri.testkit.EvaluatorContract;
import java.util.List;

/** The library's contract, as every evaluator of chess keeps it. */
interface ChessEvaluatorContract extends EvaluatorContract<Chess> {

  @Override
  default List<Chess> positions() {
    return List.of(
        Chess.START,
        Fen.read("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        Fen.read("QQQQQQQQ/Q5k1/8/8/8/8/8/K7 b - - 0 1"));
  }

  @Override
  default List<Chess> symmetries(Chess node) {
    return List.of(ChessTest.mirrored(node));
  }

  @Override
  default int walks() {
    return 5;
  }

  @Override
  default int maxPlies() {
    return 60;
  }
}
