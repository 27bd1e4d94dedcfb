package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableBankTest {

  private static final long KEY = 77;
  private static final int DEPTH = 4;

  private static final Evaluator<RandomGame> COUNTING = new Evaluator<>() {
    @Override
    public int evaluate(RandomGame node) {
      return node.banked();
    }

    @Override
    public boolean countsBanked() {
      return true;
    }
  };

  private final TranspositionTable table = TranspositionTable.unbounded();

  private static Composition<RandomGame> parts() {
    return Composition.of(RandomGame.class, RandomGame.evaluator())
        .withKnowledge(new Knowledge<>() {});
  }

  private static long entry(int score, boolean isProven) {
    return TableEntry.of(score, DEPTH, Bound.EXACT, isProven, 11);
  }

  @Test
  void pointsThatAddUpAreLeftOut() {
    TableBank bank = TableBank.of(parts());
    assertThat(bank.points(3)).isEqualTo(3);
    assertThat(bank.key(KEY, 3)).isEqualTo(KEY);
  }

  @Test
  void otherPointsArePartOfTheKey() {
    Unit<RandomGame> own = node -> 7;
    Knowledge<RandomGame> inOwnUnit = new Knowledge<>() {
      @Override
      public Unit<RandomGame> unit() {
        return own;
      }
    };
    for (Composition<RandomGame> parts : List.of(
        parts().withShortestWins(),
        parts().withRepetition(),
        parts().withEvaluator(Evaluator.of(RandomGame::estimate, own)).withKnowledge(inOwnUnit))) {
      TableBank bank = TableBank.of(parts);
      assertThat(bank.points(3)).isZero();
      assertThat(List.of(bank.key(KEY, 3), bank.key(KEY, -3), bank.key(KEY, 0)))
          .doesNotHaveDuplicates()
          .endsWith(KEY);
    }
  }

  @Test
  void aProvenRestServesAllPoints() {
    TableBank bank = TableBank.of(parts());
    bank.store(table, KEY, entry(10, true), 3);
    assertThat(bank.probe(table, KEY, DEPTH, 3)).isEqualTo(entry(10, true));
    assertThat(bank.probe(table, KEY, DEPTH, -4)).isEqualTo(entry(3, true));
    assertThat(bank.probe(table, KEY, DEPTH, 0)).isEqualTo(entry(7, true));
  }

  @Test
  void anEstimateServesAllPointsOnlyIfItAddsThemUp() {
    TableBank bank = TableBank.of(parts());
    bank.store(table, KEY, entry(10, false), 3);
    assertThat(bank.probe(table, KEY, DEPTH, 3)).isEqualTo(entry(10, false));
    assertThat(bank.probe(table, KEY, DEPTH, 4)).isEqualTo(TableEntry.NONE);
    assertThat(bank.probe(table, KEY, DEPTH, 0)).isEqualTo(TableEntry.NONE);
    Composition<RandomGame> counting = parts().withEvaluator(COUNTING);
    bank = TableBank.of(counting);
    bank.store(table, KEY, entry(10, false), 3);
    assertThat(bank.probe(table, KEY, DEPTH, 4)).isEqualTo(entry(11, false));
    bank = TableBank.of(counting.withSelection(new SelectionTest.Nothing<>()));
    assertThat(bank.probe(table, KEY, DEPTH, 4)).isEqualTo(TableEntry.NONE);
  }

  /** Beyond the range of estimates, a score would be a claim about a finished game. */
  @Test
  void onlyTheMoveRemainsOutsideTheRange() {
    TableBank bank = TableBank.of(parts().withEvaluator(COUNTING));
    bank.store(table, KEY, entry(Score.MAX - 1, false), 1);
    long found = bank.probe(table, KEY, DEPTH, 3);
    assertThat(TableEntry.move(found)).isEqualTo(11);
    assertThat(TableEntry.answers(found, -Score.INFINITY, 1 - Score.MAX)).isFalse();
    assertThat(TableEntry.bound(found)).isEqualTo(Bound.LOWER);
  }
}
