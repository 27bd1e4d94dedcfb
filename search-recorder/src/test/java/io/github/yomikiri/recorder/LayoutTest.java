package io.github.yomikiri.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LayoutTest {

  private static final Evaluator<RandomTree> ZERO = node -> 0;
  private static final Evaluator<UniformTree> ESTIMATE = UniformTree::estimate;

  private static <N extends Node<N>> SearchTree search(
      N root, Algorithm algorithm, Composition<N> parts, int depth) {
    TreeRecorder<N> recorder = new TreeRecorder<>(20_000);
    Searchers.bare(parts.game())
        .search(() -> recorder.record(algorithm, parts))
        .fixedDepth(depth)
        .build()
        .search(root, Limits.none());
    return recorder.tree();
  }

  private static SearchTree uniform(int branching, int depth, int maxValue, Algorithm algorithm) {
    UniformTree root = UniformTree.random(branching, branching, depth, maxValue);
    return search(root, algorithm, Composition.of(UniformTree.class, ESTIMATE), depth);
  }

  @ParameterizedTest
  @EnumSource
  void noTwoBoxesTouch(Algorithm algorithm) {
    for (int seed = 0; seed < 20; seed++) {
      RandomTree root = RandomTree.of(seed, 6, 6, seed % 2 == 0 ? 9 : Score.MAX);
      checkGaps(search(root, algorithm, Composition.of(RandomTree.class, ZERO), 4));
    }
  }

  @Test
  void noTwoBoxesOfAFoldedTreeTouch() {
    for (int branching : List.of(2, 5, 12, 40)) {
      checkGaps(uniform(branching, 3, Score.MAX, Algorithm.PVS));
    }
  }

  private static void checkGaps(SearchTree tree) {
    Box root = Folding.of(tree);
    Layout layout = new Layout(root);
    Map<Integer, List<Box>> rows = new TreeMap<>();
    collect(root, rows);
    for (List<Box> row : rows.values()) {
      row.sort(Comparator.comparingDouble(layout::centre));
      double end = -1;
      for (Box box : row) {
        double half = Layout.boxWidth(box) / 2;
        assertThat(layout.centre(box) - half).isGreaterThan(end);
        end = layout.centre(box) + half;
      }
      assertThat(end).isLessThanOrEqualTo(layout.width());
    }
  }

  private static void collect(Box box, Map<Integer, List<Box>> rows) {
    if (!box.isCut()) {
      rows.computeIfAbsent(box.node().ply(), ply -> new ArrayList<>()).add(box);
    }
    box.children().forEach(child -> collect(child, rows));
  }

  @Test
  void textsFitIntoTheirBoxes() {
    // The advances of DejaVu Sans, in thousandths of the font size.
    assertThat(TextWidth.of("0123456789", 1)).isGreaterThan(10 * 0.636);
    assertThat(TextWidth.of("(\u2212\u221e, \u221e)", 1))
        .isGreaterThan(2 * 0.390 + 0.838 + 2 * 0.833 + 2 * 0.318);
    assertThat(TextWidth.of("\u2265MW", 1)).isGreaterThan(0.838 + 0.863 + 0.989);
    assertThat(TextWidth.of("\u6f22\u5b57", 1)).isGreaterThan(2);
    checkBoxes(Folding.of(uniform(3, 4, Score.MAX, Algorithm.NEGA_ALPHA)));
  }

  private static void checkBoxes(Box box) {
    assertThat(Layout.boxWidth(box))
        .isGreaterThan(TextWidth.of(box.value(), Layout.VALUE_SIZE) + 8);
    box.children().forEach(LayoutTest::checkBoxes);
  }

  @Test
  void wideTreesAreFolded() {
    SearchTree tree = uniform(40, 3, 9, Algorithm.NEGA_ALPHA);
    Box root = Folding.of(tree);
    Map<Integer, List<Box>> rows = new TreeMap<>();
    collect(root, rows);
    rows.forEach((ply, row) ->
        assertThat(row.stream().filter(box -> !box.isFold())).hasSizeLessThanOrEqualTo(100));
    assertThat(shown(root)).isEqualTo(visited(tree.root()));
    assertThat(tree.principalVariation())
        .allMatch(node -> drawn(root).stream().anyMatch(box -> box.node() == node));
    String svg = tree.toSvg("wide");
    assertThat(svg)
        .contains(" moves: cut</title>", " nodes, not drawn</title>", ">+n: nodes, folded<");
    assertThat(new Layout(root).width()).isLessThan(20_000);
  }

  /** Returns the number of nodes that a box and those below it stand for. */
  private static int shown(Box box) {
    int own = box.isCut() ? 0 : box.isFold() ? Integer.parseInt(box.value().substring(1)) : 1;
    return own + box.children().stream().mapToInt(LayoutTest::shown).sum();
  }

  private static int visited(TreeNode node) {
    return Math.min(1, node.visits())
        + node.children().stream().mapToInt(LayoutTest::visited).sum();
  }

  private static List<Box> drawn(Box box) {
    List<Box> boxes = new ArrayList<>();
    if (!box.isFold()) {
      boxes.add(box);
    }
    box.children().forEach(child -> boxes.addAll(drawn(child)));
    return boxes;
  }

  @Test
  void smallTreesAreNotFolded() {
    assertThat(Folding.of(uniform(3, 4, 9, Algorithm.MINIMAX)).hasFold()).isFalse();
  }
}
