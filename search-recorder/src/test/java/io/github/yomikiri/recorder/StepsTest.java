package io.github.yomikiri.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Compares the steps in a page's data with the search. */
class StepsTest {

  private static final Evaluator<UniformTree> ESTIMATE = UniformTree::estimate;
  private static final Composition<UniformTree> BARE = Composition.of(UniformTree.class, ESTIMATE);

  /** Returns the page of a search of the pi tree. */
  private static String html(
      Algorithm algorithm, Composition<UniformTree> parts, Limits limits, int maxNodes) {
    TreeRecorder<UniformTree> recorder = new TreeRecorder<>(maxNodes);
    Searchers.bare(UniformTree.class)
        .search(() -> recorder.record(algorithm, parts))
        .fixedDepth(4)
        .build()
        .search(UniformTree.pi(), limits);
    return recorder.tree().toHtml("The pi tree");
  }

  private static ShownRows rows(Algorithm algorithm) {
    return new ShownRows(html(algorithm, BARE, Limits.none(), 1000));
  }

  @Test
  void leavesAppearInThePublishedOrder() {
    ShownRows rows = rows(Algorithm.ALPHA_BETA);
    String values = IntStream.range(0, rows.size())
        .filter(row -> rows.kind(row).equals("game over"))
        .boxed()
        .sorted(Comparator.comparing(row -> rows.number("appears", row)))
        .map(row -> rows.cell("value", row))
        .collect(Collectors.joining());
    assertThat(values).isEqualTo("3141265358846329502049442781640");
  }

  @Test
  void stepsAreCountedFromOneAndEachHasARow() {
    ShownRows rows = rows(Algorithm.ALPHA_BETA);
    // 24 inner nodes are opened and left, and 31 leaves are valued at once.
    assertThat(rows.number("appears", 0)).isEqualTo(1);
    assertThat(rows.number("finished", 0)).isEqualTo(2 * 24 + 31);
    List<Integer> steps = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      steps.add(rows.number("appears", row));
      steps.add(rows.number("finished", row));
    }
    assertThat(steps).containsAll(IntStream.rangeClosed(1, 79).boxed().toList());
    assertThat(steps).allMatch(step -> step >= 1 && step <= 79);
  }

  @ParameterizedTest
  @EnumSource
  void aNodeOpensBeforeItsChildrenAndEndsAfterThem(Algorithm algorithm) {
    ShownRows rows = rows(algorithm);
    List<Integer> path = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      int ply = rows.number("ply", row);
      path.subList(ply, path.size()).clear();
      path.add(row);
      if (ply > 0) {
        int parent = path.get(ply - 1);
        assertThat(rows.firstStep(row)).as("row %s", row).isGreaterThan(rows.firstStep(parent));
        assertThat(rows.number("finished", row))
            .isLessThanOrEqualTo(rows.number("finished", parent));
        if (!rows.kind(row).matches("cut|stopped|not reached")) {
          assertThat(rows.number("finished", row)).isLessThan(rows.number("finished", parent));
        }
      }
    }
  }

  @Test
  void cutMovesAppearWhenTheirPositionIsLeft() {
    ShownRows rows = rows(Algorithm.ALPHA_BETA);
    int cut = rows.row("1", "1");
    int before = rows.row("1", "0");
    assertThat(rows.kind(cut)).isEqualTo("cut");
    assertThat(rows.number("appears", cut))
        .isEqualTo(rows.number("finished", cut))
        .isEqualTo(rows.number("finished", rows.row("1")))
        .isEqualTo(rows.number("finished", before) + 1);
  }

  @Test
  void earlierVisitsHaveTheirStepsWindowsAndValues() {
    ShownRows rows = rows(Algorithm.MTDF);
    assertThat(rows.earlier(0))
        .extracting(visit -> visit.subList(2, 5))
        .containsExactly(
            List.of("searched", "\u22651", "(\u22121, 0)"),
            List.of("searched", "\u22652", "(1, 2)"));
    int leaf = rows.row("0", "0", "0", "0");
    assertThat(rows.earlier(leaf)).allSatisfy(visit -> {
      assertThat(visit.get(0)).as("answered at once").isEqualTo(visit.get(1));
      assertThat(visit.subList(2, 5)).containsExactly("game over", "3", "");
    });
    int last = 0;
    for (List<String> visit : rows.earlier(0)) {
      assertThat(Integer.parseInt(visit.get(0))).isEqualTo(last + 1);
      last = Integer.parseInt(visit.get(1));
    }
    assertThat(rows.number("appears", 0)).isEqualTo(last + 1);
  }

  @Test
  void aVisitCanHaveAnotherKindThanTheLastOne() {
    ShownRows rows = new ShownRows(
        html(Algorithm.MTDF, BARE.withTable(TranspositionTable::unbounded), Limits.none(), 1000));
    assertThat(IntStream.range(0, rows.size()))
        .anyMatch(row -> rows.kind(row).equals("table")
            && rows.earlier(row).stream().anyMatch(visit -> visit.get(2).equals("searched")));
  }

  @Test
  void theEndOfAStoppedSearchIsAStep() {
    ShownRows rows = new ShownRows(html(Algorithm.ALPHA_BETA, BARE, Limits.nodes(20), 1000));
    int last = IntStream.range(0, rows.size())
        .filter(row -> !rows.kind(row).matches("stopped|not reached"))
        .map(row -> rows.number("finished", row))
        .max()
        .orElseThrow();
    assertThat(rows.kind(0)).isEqualTo("stopped");
    for (int row = 0; row < rows.size(); row++) {
      if (rows.kind(row).equals("stopped")) {
        assertThat(rows.number("finished", row)).isGreaterThan(last);
      }
    }
  }

  @Test
  void aFullRecorderStillHasStepsForTheRowsThatItHas() {
    ShownRows rows = new ShownRows(html(Algorithm.ALPHA_BETA, BARE, Limits.none(), 20));
    for (int row = 0; row < rows.size(); row++) {
      assertThat(rows.number("appears", row)).isBetween(1, rows.number("finished", row));
      assertThat(rows.number("finished", row)).isLessThanOrEqualTo(rows.number("finished", 0));
    }
  }

  @Test
  void rowsOfUsersCanHaveSteps() {
    TreePage.Kind kind = new TreePage.Kind("plain", "*", TreePage.Tone.PLAIN, "A row.");
    TreePage page = new TreePage("Title", "Summary.", List.of("value"))
        .add(0, new TreePage.Row("root", kind).steps(1, 3))
        .add(1, new TreePage.Row("a1", kind).steps(2, 2))
        .add(1, new TreePage.Row("b1", kind));
    assertThat(page.toHtml()).contains("\"appears\":[1,2,0]", "\"finished\":[3,2,0]");
    assertThat(new TreePage("Title", "Summary.", List.of("value"))
            .add(0, new TreePage.Row("root", kind))
            .toHtml())
        .doesNotContain("\"appears\"", "\"finished\":");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TreePage.Row("c3", kind).steps(0, 1))
        .withMessage(
            "row c3: steps 0 to 1, expected a first step of at least 1, and a last one not before it");
    assertThatIllegalArgumentException().isThrownBy(() -> new TreePage.Row("c3", kind).steps(3, 2));
  }
}
