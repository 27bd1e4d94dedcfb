package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.games.Nim;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class NimTest implements NodeContract<Nim> {

  @Override
  public List<Nim> positions() {
    return List.of(Nim.of(3, 4, 5), Nim.of(1, 1), Nim.of(7, 0, 2));
  }

  @Override
  public OptionalInt sideToMove(Nim node) {
    return OptionalInt.empty();
  }

  /** All positions of up to 5 objects in each of three heaps, by the formula and by search. */
  @Test
  void valuesAreThoseOfTheFormula() {
    Searcher<Nim> solver = Searchers.solver(Nim.class).build();
    for (int a = 0; a <= 5; a++) {
      for (int b = 0; b <= 5; b++) {
        for (int c = 0; c <= 5; c++) {
          Nim node = Nim.of(a, b, c);
          SearchResult result = solver.search(node, Limits.none());
          assertThat(result.score()).as("%s", node).isEqualTo(node.value());
          assertThat(result.solved()).isTrue();
        }
      }
    }
  }

  @Test
  void movesAndPositionsHaveTexts() {
    Nim node = Nim.of(3, 0, 5, 0);
    assertThat(node).hasToString("3 0 5");
    assertThat(node.parse("3-5").flatMap(node::play)).contains(Nim.of(3));
    assertThat(node.parse("2-1")).isEmpty();
  }

  @Test
  void heapsThatAreTooLargeAreRejected() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Nim.of(1, 256))
        .withMessage("heap 2 of 256 is outside [0, 255]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Nim.of(new int[9]))
        .withMessage("9 heaps are more than 8");
  }
}
