package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Every evaluator of this module, with its formula over a {@link NaiveBoard} and its range. */
record Evaluators(
    Evaluator<Reversi> evaluator, ToIntFunction<NaiveBoard> formulaForOneSide, int greatest) {

  static final Map<String, Evaluators> ALL = new LinkedHashMap<>();

  private static final int[] BLOG_SCORES = {
    8, 2, 7, 4,
    2, 1, 3, 4,
    7, 3, 6, 5,
    4, 4, 5, 0
  };

  static {
    put("DiscDifference", new DiscDifference(), NaiveBoard::discs, 64);
    put("DiscDifference, plain", new DiscDifference(TerminalScore.PLAIN), NaiveBoard::discs, 64);
    put("PositionWeights", new PositionWeights(), Evaluators::positionWeights, 260);
    put("Mobility", ReversiFeatures.byMobility(), NaiveBoard::moves, 60);
    put("Tanuki", new Tanuki(), Evaluators::tanuki, 242_400);
    put("InterprismMix", new InterprismMix(), Evaluators::interprismMix, 494_400);
    put("WeightedSum", weightedSum(), Evaluators::tanuki, 242_400);
  }

  private static void put(
      String name,
      Evaluator<Reversi> evaluator,
      ToIntFunction<NaiveBoard> formulaForOneSide,
      int greatest) {
    ALL.put(name, new Evaluators(evaluator, formulaForOneSide, greatest));
  }

  static WeightedSum weightedSum() {
    return WeightedSum.of(TerminalScore.VSOTHA)
        .plus("discs", -500, Reversi::discDifference)
        .plus("corners", 13_150, ReversiFeatures::corners)
        .plus("X squares", -2_700, ReversiFeatures::xSquares)
        .plus("moves", 2_450, ReversiFeatures::mobility);
  }

  /** The blog's table, by a square's distances from the borders. */
  static int positionWeights(NaiveBoard board) {
    int sum = 0;
    for (int x = 0; x < board.size; x++) {
      for (int y = 0; y < board.size; y++) {
        sum += board.at(x, y) == 1 ? BLOG_SCORES[board.inset(x) + 4 * board.inset(y)] : 0;
      }
    }
    return sum;
  }

  private static int tanuki(NaiveBoard board) {
    return -500 * board.discs()
        + 13_150 * board.corners()
        - 2_700 * board.xSquares()
        + 2_450 * board.moves();
  }

  private static int interprismMix(NaiveBoard board) {
    return 1_400 * board.moves()
        - 550 * board.openness()
        + 4_700 * board.corners()
        - 3_200 * board.xSquares()
        + 50 * board.edges()
        + 1_500 * board.stableDiscs();
  }
}
