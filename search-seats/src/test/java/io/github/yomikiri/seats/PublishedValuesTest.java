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

  /** Neller and Presser (2004) have 0.5306; more digits are of value iteration elsewhere. */
  @Test
  void whoBeginsPigWinsALittleMoreOften() {
    Pig start = Pig.start();
    assertThat(probability(value(iteration(start), start))).isCloseTo(0.5305927253, within(1e-10));
  }

  @Test
  void einSteinOnSmallBoards() {
    EinStein three = EinStein.start(3, 3);
    assertThat(probability(mean(iteration(three), three))).isCloseTo(170 / 243.0, within(1e-11));
    SeatedSearcher<EinStein> deep = SeatedSearcher.builder(three).build();
    assertThat(probability(mean(deep, three))).isCloseTo(170 / 243.0, within(1e-11));
  }

  /** A search to the end of the game agrees, and with a table it needs no list of positions. */
  @Test
  void einSteinOnFourByFour() {
    EinStein four = EinStein.start(4, 3);
    for (Move outcome : four.legalMoves()) {
      System.out.println(outcome);
    }
    long t = System.nanoTime();
    System.out.println(
        probability(mean(iteration(four), four)) + " " + (System.nanoTime() - t) / 1e9);
    t = System.nanoTime();
    System.out.println(probability(mean(SeatedSearcher.builder(four).build(), four)) + " "
        + (System.nanoTime() - t) / 1e9);
    EinStein six = EinStein.start(4, 6);
    t = System.nanoTime();
    System.out.println(
        probability(mean(iteration(six), six)) + " " + (System.nanoTime() - t) / 1e9);
  }
}
