package io.github.yomikiri.cli.command.book;

import io.github.yomikiri.app.book.PositionValues;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * Positions of a book of Reversi, valued in discs by the engine.
 *
 * <p>An evaluator favors the side that has moved last, by one to two discs in openings. So only
 * searches with the same side to move at their leaves can be compared, and others do not count.
 */
final class ReversiBooks implements PositionValues<Reversi> {

  /** What the help says about the searches. */
  static final String MORE = " Symmetric positions are one position.%n%nThe leaves of all searches"
      + " have an even number of empty squares, so the values can be compared. For this purpose"
      + " every other search is a ply less deep.";

  private static final int MIDGAME_MEBIBYTES = 32;
  private static final int ENDGAME_MEBIBYTES = 4;
  private static final int WITHIN = 2;
  private static final int DEPTH = 14;

  private final EvaluatorOption evaluator = new EvaluatorOption("pattern");

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
        String.valueOf(WITHIN),
        "value.depth",
        String.valueOf(DEPTH),
        "value.more",
        MORE);
  }

  @Override
  public Values<Reversi> open() {
    DiscEvaluator judge = evaluator.inDiscs();
    return new Values<>(
        evaluator.described(judge), "discs", "a disc", WITHIN, 0, () -> new EngineValuer(judge));
  }

  /** Values positions by an engine. */
  private static final class EngineValuer implements Valuer<Reversi> {

    private final Engine engine;

    EngineValuer(DiscEvaluator judge) {
      engine = Engine.builder()
          .evaluator(judge)
          .tables(MIDGAME_MEBIBYTES, ENDGAME_MEBIBYTES)
          .build();
    }

    @Override
    public OptionalDouble value(Reversi position, Limits limits) {
      if (position.isTerminal()) {
        return OptionalDouble.of(position.terminalScore());
      }
      engine.newGame(Game.of(position), 0);
      OptionalDouble[] last = {OptionalDouble.empty()};
      Consumer<SearchResult> listener = soFar -> {
        if (soFar.solved() || isComparable(position, soFar.depth())) {
          last[0] = OptionalDouble.of(soFar.points());
        }
      };
      OptionalInt depth = limits.depth();
      Limits own = depth.isPresent() && !isComparable(position, depth.getAsInt())
          ? limits.withDepth(depth.getAsInt() - 1)
          : limits;
      SearchResult result = engine.play(Game.of(position), own, listener);
      if (result.completion().isComplete()) {
        listener.accept(result);
      }
      return last[0];
    }

    /** Returns whether the leaves of a search have an even number of empty squares. */
    private static boolean isComparable(Reversi position, int plies) {
      return (position.emptyCount() - plies) % 2 == 0;
    }

    @Override
    public void close() {
      engine.close();
    }
  }

  @Override
  public Limits usualLimits() {
    return Limits.depth(DEPTH);
  }

  @Override
  public int maxWithin() {
    return 64;
  }
}
