package io.github.yomikiri.seats;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;

/**
 * A walk of chance, which goes up once in three times. At 3 the only seat has won a point, and at
 * -3 it has lost one.
 *
 * @param place the place
 * @param stage what comes next
 * @param prize what the seat gets if it does not walk
 * @param repetitionLimit how often a position may occur
 */
record ChanceWalk(int place, Stage stage, int prize, int repetitionLimit)
    implements SeatedPosition<ChanceWalk> {

  enum Stage {
    /** The only move leads to the choice. */
    FIRST,
    /** Move 0 takes the prize and ends the game, and move 1 begins the walk. */
    CHOICE,
    /** The only move begins the walk. */
    FORCED,
    WALK,
    OVER
  }

  static ChanceWalk at(Stage stage, int prize) {
    return new ChanceWalk(0, stage, prize, Integer.MAX_VALUE);
  }

  private ChanceWalk to(int newPlace, Stage newStage) {
    return new ChanceWalk(newPlace, newStage, prize, repetitionLimit);
  }

  @Override
  public void moves(MoveList out) {
    if (!isTerminal()) {
      out.add(0);
      if (stage == Stage.CHOICE || stage == Stage.WALK) {
        out.add(1);
      }
    }
  }

  @Override
  public ChanceWalk play(int move) {
    return switch (stage) {
      case FIRST -> to(0, Stage.CHOICE);
      case CHOICE -> move == 0 ? to(prize, Stage.OVER) : to(0, Stage.WALK);
      case FORCED -> to(0, Stage.WALK);
      default -> to(place + 2 * move - 1, Stage.WALK);
    };
  }

  @Override
  public boolean isTerminal() {
    return stage == Stage.OVER || Math.abs(place) == 3;
  }

  @Override
  public int seats() {
    return 1;
  }

  @Override
  public int seat() {
    return stage == Stage.WALK ? CHANCE : 0;
  }

  @Override
  public int weight(int outcome) {
    return 2 - outcome;
  }

  @Override
  public int payoff(int seat) {
    return Integer.signum(place);
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    return Hash64.of(place, stage.ordinal(), prize);
  }
}
