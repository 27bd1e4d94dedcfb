package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.kit.NodeKit;

/** Writes positions and games of a kit, and reads them back. */
final class KitTextCheck<N extends Node<N>> {

  private final KitContract<N> contract;
  private final NodeKit<N> kit;
  private final PositionText<N> text;

  KitTextCheck(KitContract<N> contract) {
    this.contract = contract;
    kit = contract.kit();
    text = kit.text();
  }

  void check() {
    assertEquals(
        kit.start().key(),
        text.start().key(),
        () -> at("start") + "the position is not that of the kit's start()");
    assertTrue(
        text.isFirstToMove(kit.start()),
        () -> at("isFirstToMove") + "it is false for the start position");
    Game<N> start = Game.of(kit.start());
    gameReadsBack(start);
    boolean hasTexts = hasText(start.play(kit.start().legalMoves().get(0)).position());
    PortableRandom random = new PortableRandom(contract.seed());
    for (int i = 0; i < contract.walks(); i++) {
      Game<N> game = start;
      boolean isFirstToMove = true;
      while (!game.isOver() && game.moves().size() < contract.maxPlies()) {
        game = game.play(random.pick(game.position().legalMoves()));
        isFirstToMove ^= !game.position().movesAgain();
        if (hasTexts) {
          positionReadsBack(game, isFirstToMove);
        }
      }
      gameReadsBack(game);
    }
  }

  private String at(String method) {
    return KitChecks.at(kit, "text()." + method);
  }

  private boolean hasText(N position) {
    try {
      return !text.write(position).isEmpty();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private void positionReadsBack(Game<N> game, boolean isFirstToMove) {
    N position = game.position();
    String written = text.write(position);
    String after = ", the text \"" + written + "\" after " + game;
    assertTrue(
        written.matches("\\S+( \\S+)*") && !written.matches("(.* )?moves( .*)?"),
        () ->
            at("write") + "expected words with single spaces between, none of them moves" + after);
    assertEquals(
        position.key(), read(written, after).key(), () -> at("read") + "another position" + after);
    assertEquals(
        isFirstToMove,
        text.isFirstToMove(position),
        () -> at("isFirstToMove") + "the side to move is wrong" + after);
  }

  private N read(String written, String after) {
    try {
      return text.read(written);
    } catch (IllegalArgumentException e) {
      return fail(at("read") + "rejected" + after, e);
    }
  }

  private void gameReadsBack(Game<N> game) {
    String written = text.writeGame(game);
    try {
      assertEquals(
          game,
          text.readGame(written),
          () -> at("readGame") + "another game than was written as \"" + written + "\"");
    } catch (IllegalArgumentException e) {
      fail(at("readGame") + "rejected the text \"" + written + "\"", e);
    }
  }
}
