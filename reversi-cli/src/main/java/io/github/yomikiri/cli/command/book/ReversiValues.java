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
import java.util.function.Function;

/** Positions of openings and books, valued in discs. */
final class ReversiValues implements OpeningValues<Reversi> {

  private static final int TABLE_MEBIBYTES = 32;
  private static final int DEPTH = 14;

  private final EvaluatorOption evaluator = new EvaluatorOption("pattern");
  private final String within;
  private final double far;
  private final Function<DiscEvaluator, Valuer<Reversi>> valuers;
  private final String more;

  private ReversiValues(
      String within, double far, Function<DiscEvaluator, Valuer<Reversi>> valuers, String more) {
    this.within = within;
    this.far = far;
    this.valuers = valuers;
    this.more = more;
  }

  /** Values openings by the engine's midgame search. */
  static ReversiValues ofOpenings() {
    return new ReversiValues("1.5", 6, ReversiValues::midgame, "");
  }

  /** Values the positions of a book by an engine. */
  static ReversiValues ofBooks() {
    return new ReversiValues("2", 0, EngineValuer::new, EngineValuer.MORE);
  }

  private static Valuer<Reversi> midgame(DiscEvaluator judge) {
    MidgameValuation valuation = new MidgameValuation(judge, TABLE_MEBIBYTES);
    return (position, limits) -> {
      valuation.reset();
      return valuation.discs(position, limits.depth().orElseThrow(), limits.stop());
    };
  }

  @Override
  public List<Object> mixins() {
    return List.of(evaluator);
  }

  @Override
  public Map<String, String> words() {
    return Map.of(
        "value.unit",
        "discs",
        "value.one",
        "a disc",
        "value.within",
        within,
        "value.depth",
        String.valueOf(DEPTH),
        "value.more",
        more);
  }

  @Override
  public Values<Reversi> open() {
    DiscEvaluator judge = evaluator.inDiscs();
    return new Values<>(
        evaluator.described(judge),
        "discs",
        "a disc",
        Double.parseDouble(within),
        far,
        () -> valuers.apply(judge));
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
