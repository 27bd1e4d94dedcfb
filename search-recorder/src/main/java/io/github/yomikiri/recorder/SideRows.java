package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.recorder.TreePage.Kind;
import io.github.yomikiri.recorder.TreePage.Row;
import io.github.yomikiri.recorder.TreePage.Tone;
import io.github.yomikiri.search.mcts.VisitedNode;
import java.util.List;
import java.util.Optional;

/** Shows the Monte-Carlo tree of a game of two sides. */
final class SideRows<P extends Position<P>> extends VisitedRows<P> {

  private static final String VALUE = "value";

  private static final Kind SOLVED =
      new Kind(PROVEN, "\u2713", Tone.GOOD, "It is proven who wins, or that nobody does.");

  @Override
  String values() {
    return "A value is the mean reward, from \u22121 for a sure loss to 1 for a sure win. Values and"
        + " proven scores are from the view of the root's side to move.";
  }

  @Override
  List<String> columns(String visits) {
    return List.of(VALUE, PROVEN, visits);
  }

  @Override
  void addValues(Row row, Shown<P> shown, boolean isRootsSide) {
    VisitedNode<P> node = shown.node();
    row.cell(VALUE, PageTexts.reward(node.mean(), isRootsSide))
        .cell(PROVEN, PageTexts.bounds(node.lower(), node.upper(), isRootsSide));
    node.prior().ifPresent(prior -> row.cell("prior", PageTexts.reward(prior, isRootsSide)));
  }

  @Override
  Kind proven() {
    return SOLVED;
  }

  @Override
  Optional<Kind> byMove(Shown<P> shown) {
    return Optional.empty();
  }

  @Override
  public boolean isRootsSide(Shown<P> shown, boolean isParents) {
    return (shown.position() instanceof Node<?> node && node.movesAgain()) == isParents;
  }

  /** Returns the first child, unless it is lost and a move that was not visited may be better. */
  @Override
  public Optional<Shown<P>> best(Shown<P> shown, List<Shown<P>> children) {
    return children.stream()
        .findFirst()
        .filter(child -> child.node().lower() <= 0 || shown.node().upper() < 0);
  }
}
