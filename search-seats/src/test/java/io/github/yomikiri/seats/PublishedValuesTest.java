package io.github.yomikiri.seats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.games.EinStein;
import io.github.yomikiri.games.Pig;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.seats.SeatedSearcher.Algorithm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games whose values others have published, or that follow from them. */
class PublishedValuesTest {

  private static <P extends SeatedPosition<P>> double value(SeatedSearcher<P> searcher, P root) {
    SearchResult found = searcher.search(root, Limits.none());
    assertThat(found.isExact()).isTrue();
    return searcher.payoffs().get(0);
  }

  private static <P extends SeatedPosition<P>> SeatedSearcher<P> iteration(P start) {
    return SeatedSearcher.builder(start).algorithm(Algorithm.VALUE_ITERATION).build();
  }

  /** Returns the mean over a first throw of a die. */
  private static <P extends SeatedPosition<P>> double mean(SeatedSearcher<P> searcher, P chance) {
    return chance.legalMoves().stream()
        .mapToDouble(outcome -> value(searcher, chance.play(outcome.code())))
        .average()
        .orElseThrow();
  }

  private static double probability(double payoff) {
    return (payoff + 1) / 2;
  }

  /** A roll of 2 or more wins, and after a 1 the other player is where this one was. */
  @Test
  void pigToTwoPointsIsSixToOne() {
    Pig start = Pig.start(2);
    assertThat(probability(value(iteration(start), start))).isCloseTo(6 / 7.0, within(1e-11));
  }

  @Test
  void einSteinOnThreeByThree() {
    EinStein start = EinStein.start(3, 3);
    assertThat(probability(mean(iteration(start), start))).isCloseTo(170 / 243.0, within(1e-11));
    SeatedSearcher<EinStein> deep = SeatedSearcher.builder(start).build();
    assertThat(probability(mean(deep, start))).isCloseTo(170 / 243.0, within(1e-11));
  }

  /** Books on backgammon have these chances to take two men off in one turn, of 36. */
  @ParameterizedTest
  @CsvSource({"6, 6, 4", "6, 1, 15", "4, 3, 17", "5, 2, 19", "2, 2, 26", "3, 1, 34", "2, 1, 36"})
  void twoMenGoOffBackgammonsBoard(int one, int other, int chances) {
    int[] men = new int[6];
    men[one - 1]++;
    men[other - 1]++;
    // The other player takes the last man off in any case.
    BearOff start = BearOff.of(0, men, new int[] {1, 0, 0, 0, 0, 0});
    SeatedSearcher<BearOff> searcher = SeatedSearcher.builder(start).build();
    double sum = 0;
    for (Move roll : start.legalMoves()) {
      sum += start.weight(roll.code()) * probability(value(searcher, start.play(roll.code())));
    }
    assertThat(sum).isCloseTo(chances, within(1e-9));
  }
}
