package io.github.yomikiri.testkit;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.play.kit.NodeKit;
import org.opentest4j.AssertionFailedError;

/** Checks the drawing and the view of a kit, if it has them. */
final class KitPictures<N extends Node<N>> {

  private final KitContract<N> contract;
  private final NodeKit<N> kit;

  KitPictures(KitContract<N> contract) {
    this.contract = contract;
    kit = contract.kit();
  }

  void clicks() {
    if (kit.drawing().isPresent()) {
      DrawnMoves<N> moves = new DrawnMoves<>(node -> kit.drawing(node).orElseThrow());
      named("drawing", () -> Walk.forEach(contract, moves::clicksFindTheMoves));
    }
  }

  void setUp() {
    if (kit.drawing().flatMap(Drawing::setUp).isPresent()) {
      named(
          "drawing().setUp",
          () -> Walk.forEach(
              contract,
              at -> DrawnBoard.of(at, kit.drawing(at.node()).orElseThrow()).isSetUp(kit)));
    }
  }

  void view() {
    if (kit instanceof LearningKit<N> learning) {
      named("view", () -> {
        BoardView<N> view = learning.view();
        Patterns.of(view);
        Walk.forEach(contract, at -> view.check(at.node()));
      });
    }
  }

  private void named(String method, Runnable check) {
    try {
      check.run();
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionFailedError(KitChecks.at(kit, method) + e.getMessage(), e);
    }
  }
}
