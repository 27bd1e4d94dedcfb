package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Checks the name, the start and the seats of a kit. */
final class KitChecks<N extends Node<N>> {

  private static final String NAME = "[a-z0-9]+(-[a-z0-9]+)*";

  private final NodeKit<N> kit;

  KitChecks(KitContract<N> contract) {
    kit = contract.kit();
  }

  /** Returns the beginning of a message: the kit and its method. */
  static String at(NodeKit<?> kit, String method) {
    return "kit \"" + kit.name() + "\", " + method + "(): ";
  }

  void name() {
    assertTrue(
        kit.name().matches(NAME),
        () -> at(kit, "name") + "expected small letters and digits, with single hyphens between,"
            + " such as \"tic-tac-toe\"");
    assertEquals(
        kit.name(), kit.name(), () -> at(kit, "name") + "the name differs from call to call");
  }

  void start() {
    N start = kit.start();
    assertEquals(
        start.key(),
        kit.start().key(),
        () -> at(kit, "start") + "the key differs from call to call");
    assertEquals(
        start,
        kit.start(),
        () -> at(kit, "start") + "the position is not equal from call to call: override equals(),"
            + " or return the same object");
    assertFalse(start.isTerminal(), () -> at(kit, "start") + "the game is over at its start");
    assertEquals(
        start.getClass(), kit.type(), () -> at(kit, "type") + "the start is of another class");
  }

  void seats() {
    List<String> seats = kit.seats();
    int expected = Game.of(kit.start()).seats();
    assertEquals(
        expected,
        seats.size(),
        () -> at(kit, "seats") + "the game has " + expected + " seats, but names are " + seats);
    Set<String> known = new HashSet<>();
    for (String seat : seats) {
      assertFalse(seat.isBlank(), () -> at(kit, "seats") + "the name \"" + seat + "\" is blank");
      assertTrue(
          known.add(seat), () -> at(kit, "seats") + "two seats have the name \"" + seat + "\"");
    }
  }
}
