package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.SeatedPosition;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The checks of {@link SeatedContract#finishedGamesArePaid}. */
final class Payoffs<P extends SeatedPosition<P>> {

  /** How many won games are enough to expect that the seat that moved last wins some of them. */
  private static final int ENOUGH = 5;

  /** How many that each seat has moved last in are enough to expect that two seats win some. */
  private static final int ENOUGH_OF_A_SEAT = 10;

  private final SeatedContract<P> contract;
  private final Set<Long> wonByOther = new HashSet<>();
  private Optional<Walk<P>> example = Optional.empty();

  /** The won games from the first position, by the seat that moved last. */
  private final Map<Integer, Set<Long>> ends = new HashMap<>();

  private final Set<Integer> winners = new HashSet<>();
  private boolean isWonByLast;
  private boolean isCompared;

  Payoffs(SeatedContract<P> contract) {
    this.contract = contract;
  }

  /** Checks a position, finished or not. */
  void check(Walk<P> at) {
    OptionalInt winner = contract.winner(at.node());
    isCompared |= winner.isPresent();
    if (!at.isOver()) {
      assertTrue(
          winner.isEmpty(),
          () -> "moves() lists moves, but seat " + winner.getAsInt()
              + " has won: look for a win that the game does not notice " + at);
      return;
    }
    List<Integer> payoffs = Turn.payoffs(at.node());
    assertEquals(
        payoffs,
        Turn.payoffs(at.replay()),
        () -> "payoff() differs when the same moves are played again " + at);
    payoffsAreInRange(at, payoffs);
    winner.ifPresent(won -> winnerIsPaid(at, won, payoffs));
    if (payoffs.size() > 1 && Collections.max(payoffs) > 0) {
      lastSeat(at).ifPresent(last -> best(payoffs).ifPresent(best -> add(at, last, best)));
    }
  }

  private static void payoffsAreInRange(Walk<? extends SeatedPosition<?>> at, List<Integer> all) {
    int maxScore = at.node().maxScore();
    for (int seat = 0; seat < all.size(); seat++) {
      int payoff = all.get(seat);
      String text = "payoff(" + seat + ") " + payoff;
      assertTrue(
          Math.abs((long) payoff) <= maxScore,
          () -> text + " is outside +-maxScore(), which is " + maxScore + " " + at);
    }
    assertTrue(
        !at.node().isZeroSum() || all.stream().mapToLong(payoff -> payoff).sum() == 0,
        () -> "isZeroSum() is true, but the payoffs " + all + " of the seats do not add up to 0 "
            + at);
  }

  private static void winnerIsPaid(Walk<?> at, int winner, List<Integer> payoffs) {
    assertTrue(
        best(payoffs).equals(Optional.of(winner)),
        () -> "seat " + winner + " has won, but the payoffs of the seats are " + payoffs
            + ": payoff(seat) belongs to this seat, whoever is to move " + at);
  }

  /** Returns the seat that has more than each other. */
  private static Optional<Integer> best(List<Integer> payoffs) {
    int most = Collections.max(payoffs);
    return Collections.frequency(payoffs, most) == 1
        ? Optional.of(payoffs.indexOf(most))
        : Optional.empty();
  }

  /** Returns the seat that has made the last move, before what chance has decided since. */
  private Optional<Integer> lastSeat(Walk<P> end) {
    Optional<Walk<P>> at = end.before();
    while (at.isPresent() && SeatChecks.isChance(at.get())) {
      at = at.get().before();
    }
    return at.map(walk -> walk.node().seat());
  }

  private void add(Walk<P> at, int last, int best) {
    isWonByLast |= last == best;
    if (last != best) {
      wonByOther.add(at.node().key());
      example = example.or(() -> Optional.of(at));
    }
    if (at.start() == 0) {
      winners.add(best);
      ends.computeIfAbsent(last, seat -> new HashSet<>()).add(at.node().key());
    }
  }

  /** Checks that not always the others win, or one seat, if nobody says who has won. */
  void seatsWin() {
    String end = "; if it is right, override winner(); one of these games ended "
        + example.map(Walk::toString).orElse("");
    assertTrue(
        isCompared || isWonByLast || wonByOther.size() < ENOUGH,
        () ->
            "in each of " + wonByOther.size() + " won games the greatest payoff is not that of the"
                + " seat that moved last: payoff(seat) may be that of another seat" + end);
    assertTrue(
        isCompared
            || winners.size() != 1
            || ends.size() < 2
            || ends.values().stream().anyMatch(keys -> keys.size() < ENOUGH_OF_A_SEAT),
        () -> "in all won games from positions().get(0) one seat of " + ends.keySet()
            + ", seat " + winners.iterator().next()
            + ", has the greatest payoff, whoever moved last: payoff(seat) may ignore its seat"
            + end);
  }
}
