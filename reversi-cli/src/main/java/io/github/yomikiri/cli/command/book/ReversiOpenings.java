package io.github.yomikiri.cli.command.book;

import io.github.yomikiri.app.book.OpeningValues;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.cli.player.MidgameValuation;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.ReversiBook;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.search.StopSignal;
import java.util.List;
import java.util.OptionalDouble;

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
    return new Values<>(evaluator.described(judge), "discs", 1.5, 6, () -> valuer(judge));
  }

  private static Valuer<Reversi> valuer(DiscEvaluator judge) {
    MidgameValuation valuation = new MidgameValuation(judge, TABLE_MEBIBYTES);
    return new Valuer<>() {
      @Override
      public void reset() {
        valuation.reset();
      }

      @Override
      public OptionalDouble value(Reversi position, int depth, StopSignal stop) {
        return valuation.discs(position, depth, stop);
      }
    };
  }

  @Override
  public String usualPlies() {
    return "8-12";
  }

  @Override
  public int usualDepth() {
    return 14;
  }

  @Override
  public int maxWithin() {
    return 64;
  }

  @Override
  public long identity(Reversi position) {
    return ReversiBook.identity(position);
  }

  @Override
  public String text(Game<Reversi> opening) {
    return Transcript.format(opening);
  }
}
