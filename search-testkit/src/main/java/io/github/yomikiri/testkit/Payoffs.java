package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.SeatedPosition;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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

  /** The won games, if the game does not say what can be won, and nobody wins more than a point. */
  private final Set<Long> wonByAPoint = new HashSet<>();

  private Optional<Walk<P>> wonBySome = Optional.empty();
  private boolean isMoreThanAPoint;

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
    int most = Collections.max(payoffs);
    if (payoffs.size() > 1 && isWon(payoffs) && most > 0) {
      lastSeat(at).ifPresent(last -> add(at, last, best(payoffs)));
    }
    if (most > 0) {
      wonByAPoint.add(at.node().key());
      wonBySome = wonBySome.or(() -> Optional.of(at));
    }
    isMoreThanAPoint |=
        at.node().maxScore() != Score.MAX || most > 1 || Collections.min(payoffs) < -1;
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
        () -> "isZeroSum() is true, but the payoffs " + all + " of the seats do not add up to 0"
            + (at.node().seat() == SeatedPosition.CHANCE
                ? ", and moves() has no outcomes where it is the turn of chance "
                : " ")
            + at);
  }

  private static void winnerIsPaid(Walk<?> at, int winner, List<Integer> payoffs) {
    assertTrue(
        isWon(payoffs) && best(payoffs).contains(winner),
        () -> "seat " + winner + " has won, but the payoffs of the seats are " + payoffs
            + ": payoff(seat) belongs to this seat, whoever is to move " + at);
  }

  /** Returns whether some seats have more than others, of which there may be none. */
  private static boolean isWon(List<Integer> payoffs) {
    return payoffs.size() == 1 || Collections.min(payoffs) < Collections.max(payoffs);
  }

  /** Returns the seats with the greatest payoff. */
  private static Set<Integer> best(List<Integer> payoffs) {
    int most = Collections.max(payoffs);
    return IntStream.range(0, payoffs.size())
        .filter(seat -> payoffs.get(seat) == most)
        .boxed()
        .collect(Collectors.toSet());
  }

  /** Returns the seat that has made the last move, before what chance has decided since. */
  private Optional<Integer> lastSeat(Walk<P> end) {
    Optional<Walk<P>> at = end.before();
    while (at.isPresent() && SeatChecks.isChance(at.get())) {
      at = at.get().before();
    }
    return at.map(walk -> walk.node().seat());
  }

  private void add(Walk<P> at, int last, Set<Integer> best) {
    isWonByLast |= best.contains(last);
    if (!best.contains(last)) {
      wonByOther.add(at.node().key());
      example = example.or(() -> Optional.of(at));
    }
    if (at.start() == 0) {
      winners.addAll(best);
      ends.computeIfAbsent(last, seat -> new HashSet<>()).add(at.node().key());
    }
  }

  /** Checks that a game of wins, draws and losses says that nobody wins more than a point. */
  void maxScoreIsKnown() {
    assertTrue(
        isMoreThanAPoint || wonByAPoint.size() < ENOUGH,
        () -> "in each of " + wonByAPoint.size() + " won games the greatest payoff is 1, but"
            + " maxScore() is the default, of a game that counts points: override it, so that"
            + " programs show wins and find mistakes; one of these games ended "
            + wonBySome.map(Walk::toString).orElse(""));
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
