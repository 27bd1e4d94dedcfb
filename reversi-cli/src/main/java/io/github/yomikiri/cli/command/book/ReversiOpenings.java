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
import java.util.Map;

/** Openings of Reversi, valued in discs by the engine's midgame search. */
final class ReversiOpenings implements OpeningValues<Reversi> {

  private static final int TABLE_MEBIBYTES = 32;
  private static final double WITHIN = 1.5;
  private static final int DEPTH = 14;

  private final EvaluatorOption evaluator = new EvaluatorOption("pattern");

  @Override
  public List<Object> mixins() {
    return List.of(evaluator);
  }

  @Override
  public Map<String, String> words() {
    return Map.of(
        "value.unit", "discs",
        "value.one", "a disc",
        "value.within", String.valueOf(WITHIN),
        "value.depth", String.valueOf(DEPTH),
        "value.more", "");
  }

  @Override
  public Values<Reversi> open() {
    DiscEvaluator judge = evaluator.inDiscs();
    return new Values<>(
        evaluator.described(judge), "discs", "a disc", WITHIN, 6, () -> valuer(judge));
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
    return Limits.depth(DEPTH);
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
