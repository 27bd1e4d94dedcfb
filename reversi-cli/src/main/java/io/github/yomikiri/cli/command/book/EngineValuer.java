package io.github.yomikiri.cli.command.book;

import io.github.yomikiri.app.book.PositionValues.Valuer;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * Values positions by an engine, such that the values can be compared.
 *
 * <p>An evaluator favors the side that has moved last, by one to two discs in openings. So only
 * searches with the same side to move at their leaves can be compared, and others do not count.
 */
final class EngineValuer implements Valuer<Reversi> {

  /** What the help says about the searches. */
  static final String MORE = " Symmetric positions are one position.%n%nThe leaves of all searches"
      + " have an even number of empty squares, so the values can be compared. For this purpose"
      + " every other search is a ply less deep.";

  private static final int MIDGAME_MEBIBYTES = 32;
  private static final int ENDGAME_MEBIBYTES = 4;

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
