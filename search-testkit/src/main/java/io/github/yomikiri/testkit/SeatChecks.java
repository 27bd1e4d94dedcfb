package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.internal.PortableRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The checks of {@link SeatedContract} about seats and chance. */
final class SeatChecks<P extends SeatedPosition<P>> {

  private static final int MAX_IN_A_ROW = 100;

  /** What is the same for all positions of a game. */
  private record Table(int seats, boolean isZeroSum, int maxScore) {

    static Table of(SeatedPosition<?> position) {
      return new Table(position.seats(), position.isZeroSum(), position.maxScore());
    }
  }

  private final Map<Integer, Table> tables = new HashMap<>();
  private int inARow;

  void seatsStayTheSame(Walk<P> at) {
    Table table = Table.of(at.node());
    assertTrue(
        table.seats >= 1 && table.seats <= SeatedPosition.MAX_SEATS,
        () ->
            "seats() is " + table.seats + "; expected 1 to " + SeatedPosition.MAX_SEATS + " " + at);
    assertTrue(
        table.isZeroSum || table.seats != 2,
        () -> "isZeroSum() is false with two seats: what one wins, the other must lose " + at);
    assertTrue(
        table.maxScore >= 1 && table.maxScore <= Score.MAX,
        () -> "maxScore() " + table.maxScore + " is outside [1, Score.MAX] " + at);
    Table first = tables.computeIfAbsent(at.start(), start -> table);
    assertEquals(
        first.seats, table.seats, () -> "seats() differs from that at the start of the game " + at);
    assertEquals(
        first.isZeroSum,
        table.isZeroSum,
        () -> "isZeroSum() differs from that at the start of the game " + at);
    assertEquals(
        first.maxScore,
        table.maxScore,
        () -> "maxScore() differs from that at the start of the game " + at);
  }

  static boolean isChance(Walk<? extends SeatedPosition<?>> at) {
    return !at.isOver() && at.node().seat() == SeatedPosition.CHANCE;
  }

  static <P extends SeatedPosition<P>> void turnBelongsToSeat(Walk<P> at) {
    int seat = at.node().seat();
    int seats = at.node().seats();
    assertTrue(
        at.isOver() || seat == SeatedPosition.CHANCE || seat >= 0 && seat < seats,
        () -> "seat() is " + seat + "; expected 0 to " + (seats - 1) + ", or CHANCE, which is "
            + SeatedPosition.CHANCE + " " + at);
  }

  /** Counts the turns of chance. The positions of a walk come in their order. */
  void chanceComesToAnEnd(Walk<P> at) {
    inARow = !isChance(at) ? 0 : at.plies() == 0 ? 1 : inARow + 1;
    assertTrue(
        inARow <= MAX_IN_A_ROW,
        () -> "chance has decided " + MAX_IN_A_ROW + " times without a turn of a seat between, and"
            + " it is its turn again: let seat() return a seat after the outcome " + at);
  }

  static <P extends SeatedPosition<P>> void outcomesHaveWeights(Walk<P> at) {
    if (!isChance(at)) {
      return;
    }
    long sum = 0;
    for (int outcome : at.legalMoves()) {
      int weight = at.node().weight(outcome);
      assertTrue(
          weight >= 1,
          () -> "weight() of outcome " + at.name(outcome) + " is " + weight
              + "; expected 1 at least: let moves() leave out what cannot happen " + at);
      sum += weight;
    }
    long all = sum;
    assertTrue(
        all <= Integer.MAX_VALUE,
        () -> "the weights of all outcomes add up to " + all + ", which is more than an int can"
            + " hold: divide them by a common factor " + at);
  }

  /** Plays a random game, with dice by a seed. */
  static <P extends SeatedPosition<P>> Game<P> game(P start, int maxPlies, PortableRandom random) {
    long seed = random.nextInt(Integer.MAX_VALUE);
    Game<P> game = Game.of(start).withChance(seed);
    while (!game.isOver() && game.moves().size() < maxPlies) {
      List<Move> moves = game.position().legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size()))).withChance(seed);
    }
    return game;
  }
}
