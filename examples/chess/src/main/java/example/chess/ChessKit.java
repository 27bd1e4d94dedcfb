package example.chess;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.CachedEvaluator;
import java.util.List;
import java.util.Optional;

/** Chess as programs need it: its texts, its board, and the search that plays it best. */
public final class ChessKit implements NodeKit<Chess> {

  private static final int ASPIRATION = 50;
  private static final int CACHE = 1 << 14;

  @Override
  public String name() {
    return "chess";
  }

  @Override
  public Chess start() {
    return Chess.START;
  }

  @Override
  public PositionText<Chess> text() {
    return new FenText();
  }

  @Override
  public Optional<Drawing<Chess>> drawing() {
    return Optional.of(new ChessDrawing());
  }

  @Override
  public List<String> seats() {
    return List.of("White", "Black");
  }

  @Override
  public String points() {
    return "pawns";
  }

  @Override
  public List<NamedEvaluator<Chess>> evaluators() {
    return List.of(
        new NamedEvaluator<>("learned", () -> CachedEvaluator.of(Learned.read(), CACHE)));
  }

  @Override
  public boolean isInPoints(Evaluator<Chess> evaluator) {
    return evaluator.unit() == Centipawns.UNIT;
  }

  @Override
  public void search(SearcherBuilder<Chess> preset) {
    Captures captures = new Captures();
    preset
        .ordering(CaptureOrder::new)
        .ordering(() -> MoveOrdering.history(CaptureOrder::kind))
        .compose(old -> old.withOrderingDepth(1).withTableDepth(1))
        .aspiration(ASPIRATION)
        .shortestWins()
        .selection(new Choice(captures))
        .rule(NodeRule.quiescence(captures));
  }
}
