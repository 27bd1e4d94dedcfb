package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.Dodgem;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A game whose positions repeat, with the values of a retrograde analysis. */
class DodgemTest implements NodeContract<Dodgem> {

  @Override
  public List<Dodgem> positions() {
    return List.of(Dodgem.start(2), Dodgem.start(3), Dodgem.start(4));
  }

  /** Games between sides that move at random take long. */
  @Override
  public int maxPlies() {
    return 5000;
  }

  @Override
  public OptionalInt sideToMove(Dodgem node) {
    return OptionalInt.of(node.blueToMove() ? 1 : 0);
  }

  /** Here the side that cannot move has won, in contrast to most games. */
  @Override
  public OptionalInt winner(Dodgem node) {
    return OptionalInt.of(node.legalMoves().isEmpty() ? 1 : 0);
  }

  /**
   * Values all positions that can be reached, from the ends of games backwards. A position is lost
   * if all moves lead to won positions, and won if one leads to a lost position. What is left over
   * is drawn.
   */
  private static Map<Dodgem, Integer> values(Dodgem start) {
    Map<Dodgem, Integer> values = new HashMap<>();
    Map<Dodgem, List<Dodgem>> before = new HashMap<>(Map.of(start, new ArrayList<>()));
    Map<Dodgem, Integer> untried = new HashMap<>();
    Deque<Dodgem> open = new ArrayDeque<>(List.of(start));
    Deque<Dodgem> known = new ArrayDeque<>();
    while (!open.isEmpty()) {
      Dodgem node = open.remove();
      List<Move> moves = node.legalMoves();
      untried.put(node, moves.size());
      if (moves.isEmpty()) {
        values.put(node, 1);
        known.add(node);
      }
      for (Move move : moves) {
        Dodgem next = node.play(move.code());
        if (!before.containsKey(next)) {
          before.put(next, new ArrayList<>());
          open.add(next);
        }
        before.get(next).add(node);
      }
    }
    while (!known.isEmpty()) {
      Dodgem node = known.remove();
      for (Dodgem earlier : before.get(node)) {
        int left = untried.merge(earlier, -1, Integer::sum);
        if (!values.containsKey(earlier) && (values.get(node) < 0 || left == 0)) {
          values.put(earlier, values.get(node) < 0 ? 1 : -1);
          known.add(earlier);
        }
      }
    }
    untried.keySet().forEach(node -> values.putIfAbsent(node, 0));
    return values;
  }

  /** Berlekamp, Conway and Guy: Winning Ways. */
  @Test
  void theAnalysisHasThePublishedValue() {
    assertThat(values(Dodgem.start(3)).get(Dodgem.start(3))).isEqualTo(1);
  }

  /** David des Jardins reported it in 1996. */
  @Test
  @Tag("soak")
  void theAnalysisOfTheNextBoardHasTheReportedValue() {
    assertThat(values(Dodgem.start(4)).get(Dodgem.start(4))).isZero();
  }

  @ParameterizedTest
  @EnumSource(
      value = Algorithm.class,
      names = {"SCOUT", "PVS", "MTDF", "BISECTION", "PROOF_NUMBER"})
  void searchesFindTheValueOfEveryPosition(Algorithm algorithm) {
    Searcher<Dodgem> searcher = Searchers.forGame(Dodgem.class)
        .algorithm(algorithm)
        .compose(old -> old.withTableDepth(1))
        .repetition()
        .build();
    values(Dodgem.start(3)).forEach((node, value) -> {
      SearchResult result = searcher.search(node, Limits.none());
      assertThat(result.solved()).isTrue();
      assertThat(result.bound()).isEqualTo(Bound.EXACT);
      assertThat(result.score()).as("%s", node).isEqualTo(value);
    });
  }

  @Test
  void drawsItselfAndItsMoves() {
    assertThat(Dodgem.start(3)).hasToString("""
        B..
        B..
        .RR
        Blue to move""");
    assertThat(Dodgem.start(3).legalMoves().toString()).isEqualTo("[a2-b2, a2-a1, a3-b3]");
    assertThat(new Dodgem(0, 0b100_000_010, false, 3).legalMoves().toString())
        .isEqualTo("[b1-b2, b1-c1, b1-a1, c3-off, c3-b3]");
  }

  @Test
  void boardsOfAWrongSizeAreRejected() {
    for (int size : new int[] {1, 9}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Dodgem.start(size))
          .withMessageContaining("a board of " + size + " rows");
    }
  }
}
