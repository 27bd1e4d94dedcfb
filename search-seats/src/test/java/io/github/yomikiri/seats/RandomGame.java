package io.github.yomikiri.seats;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;

/**
 * A random game of seats and chance. Each position is a number of a level, so that several lines
 * lead to the same position. Whose turn it is, the number of moves, weights, ends and payoffs are
 * drawn from the seed.
 *
 * @param rules what all positions share
 * @param level how many turns have been
 * @param place the number of the position in its level
 */
record RandomGame(Rules rules, int level, int place) implements SeatedPosition<RandomGame> {

  /**
   * What all positions of a game share.
   *
   * @param seed makes the game
   * @param seats the number of seats
   * @param levels the longest game; 0 for a game without levels, whose positions repeat
   * @param width the number of positions of a level
   * @param chances how many of eight turns are those of chance
   * @param max the greatest payoff
   */
  record Rules(long seed, int seats, int levels, int width, int chances, int max) {}

  static RandomGame of(Rules rules) {
    // Chance has not the first turn, because a search begins at a seat's turn.
    for (int place = 0; place < rules.width; place++) {
      RandomGame start = new RandomGame(rules, 0, place);
      if (start.seat() != CHANCE && !start.isTerminal()) {
        return start;
      }
    }
    return of(new Rules(
        rules.seed + 1, rules.seats, rules.levels, rules.width, rules.chances, rules.max));
  }

  private int draw(int what, int bound) {
    return (int) Math.floorMod(Hash64.of(rules.seed, level, place, what), (long) bound);
  }

  @Override
  public void moves(MoveList out) {
    if (!isTerminal()) {
      int moves = 1 + draw(1, 4);
      for (int i = 0; i < moves; i++) {
        out.add(3 * i + 1);
      }
    }
  }

  @Override
  public RandomGame play(int move) {
    int next = draw(100 + move, rules.width);
    RandomGame after = new RandomGame(rules, rules.levels == 0 ? 0 : level + 1, next);
    // Without levels, chance must not have one turn after another for ever.
    while (rules.levels == 0 && seat() == CHANCE && after.seat() == CHANCE) {
      after = new RandomGame(rules, 0, (after.place + 1) % rules.width);
    }
    return after;
  }

  @Override
  public boolean isTerminal() {
    return rules.levels == 0
        ? draw(2, 6) == 0
        : level == rules.levels || level > 0 && draw(2, 12) == 0;
  }

  @Override
  public int seats() {
    return rules.seats;
  }

  @Override
  public int seat() {
    return draw(3, 8) < rules.chances ? CHANCE : draw(4, rules.seats);
  }

  @Override
  public int weight(int outcome) {
    return 1 + draw(200 + outcome, 3);
  }

  @Override
  public int payoff(int seat) {
    if (rules.seats == 1) {
      return draw(5, 2 * rules.max + 1) - rules.max;
    }
    // The last seat gets what the others leave. Small numbers make many equal payoffs.
    int most = rules.max / (rules.seats - 1);
    if (seat < rules.seats - 1) {
      return draw(6 + seat, 2 * most + 1) - most;
    }
    int rest = 0;
    for (int other = 0; other < seat; other++) {
      rest -= payoff(other);
    }
    return rest;
  }

  @Override
  public int maxScore() {
    return rules.max;
  }

  @Override
  public long key() {
    return Hash64.of(rules.seed, level, place, 7);
  }

  /** An estimate in the range of the payoffs; those of two seats add up to 0. */
  double estimate(int seat) {
    double value = (draw(8 + (rules.seats == 2 ? 0 : seat), 2001) - 1000) / 1000.0 * rules.max;
    return rules.seats == 2 && seat == 1 ? -value : value;
  }
}
