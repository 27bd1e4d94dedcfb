package io.github.yomikiri.cli.command.book;

import io.github.yomikiri.app.book.OpeningValues;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.cli.player.MidgameValuation;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.search.Limits;
import java.util.List;

/** Openings of Reversi, valued in discs by the engine's midgame search. */
final class ReversiOpenings implements OpeningValues<Reversi> {

  private static final int TABLE_MEBIBYTES = 32;

  private final EvaluatorOption evaluator = new EvaluatorOption("pattern");

  @Override
  public List<Object> mixins() {
    return List.of(evaluator);
  }

  @Override
  public Values<Reversi> open() {
    DiscEvaluator judge = evaluator.inDiscs();
    return new Values<>(evaluator.described(judge), "discs", "a disc", 1.5, 6, () -> valuer(judge));
  }

  private static Valuer<Reversi> valuer(DiscEvaluator judge) {
    MidgameValuation valuation = new MidgameValuation(judge, TABLE_MEBIBYTES);
    return (position, limits) -> {
      valuation.reset();
      return valuation.discs(position, limits.depth().orElseThrow(), limits.stop());
    };
  }

  @Override
  public String usualPlies() {
    return "8-12";
  }

  @Override
  public Limits usualLimits() {
    return Limits.depth(14);
  }

  @Override
  public int maxWithin() {
    return 64;
  }

  @Override
  public String text(Game<Reversi> opening) {
    return Transcript.format(opening);
  }
}
