package io.github.yomikiri.seats;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What a plain recursion finds, and whether another choice among equals would change it. */
record TrueValue(double[] payoffs, boolean isClear) {

  static TrueValue of(RandomGame position) {
    int seats = position.seats();
    if (position.isTerminal()) {
      return new TrueValue(
          IntStream.range(0, seats).mapToDouble(position::payoff).toArray(), true);
    }
    MoveList moves = new MoveList();
    position.moves(moves);
    int seat = position.seat();
    double[] result = new double[seats];
    boolean isClear = true;
    double sum = 0;
    for (int i = 0; i < moves.size(); i++) {
      TrueValue after = of(position.play(moves.get(i)));
      isClear &= after.isClear;
      if (seat == SeatedPosition.CHANCE) {
        int weight = position.weight(moves.get(i));
        for (int each = 0; each < seats; each++) {
          result[each] += weight * after.payoffs[each];
        }
        sum += weight;
      } else if (i == 0 || after.payoffs[seat] > result[seat]) {
        result = after.payoffs;
      } else if (after.payoffs[seat] == result[seat]) {
        isClear &= Arrays.equals(result, after.payoffs);
      }
    }
    if (seat == SeatedPosition.CHANCE) {
      for (int each = 0; each < seats; each++) {
        result[each] /= sum;
      }
    }
    return new TrueValue(result, isClear);
  }

  List<Double> list() {
    return Arrays.stream(payoffs).boxed().toList();
  }
}
