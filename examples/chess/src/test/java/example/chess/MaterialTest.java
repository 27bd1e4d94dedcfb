package example.chess;

import io.github.yomikiri.game.Evaluator;

/** The evaluator keeps the library's contract. */
class MaterialTest implements ChessEvaluatorContract {

  @Override
  public Evaluator<Chess> evaluator() {
    return new Material();
  }
}
