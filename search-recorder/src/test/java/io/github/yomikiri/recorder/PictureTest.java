package io.github.yomikiri.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.RandomDag;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PictureTest {

  private static final Pattern TAG =
      Pattern.compile("<(/?)([a-z]+)((?: [a-zA-Z0-9:-]+=\"[^\"<>]*\")*)(/?)>");

  private static SearchTree piTree(Algorithm algorithm) {
    Evaluator<UniformTree> estimate = UniformTree::estimate;
    TreeRecorder<UniformTree> recorder = new TreeRecorder<>(10_000);
    Searchers.bare(UniformTree.class)
        .search(() -> recorder.record(algorithm, Composition.of(UniformTree.class, estimate)))
        .fixedDepth(4)
        .build()
        .search(UniformTree.pi(), Limits.none());
    return recorder.tree();
  }

  private static SearchTree treeWithTable() {
    Evaluator<RandomDag> estimate = RandomDag::estimate;
    TreeRecorder<RandomDag> recorder = new TreeRecorder<>(10_000);
    Composition<RandomDag> parts = Composition.of(RandomDag.class, estimate)
        .withTable(TranspositionTable::unbounded)
        .withDepthRule(DepthRule.EXACT);
    Searchers.bare(RandomDag.class)
        .search(() -> recorder.record(Algorithm.PVS, parts))
        .fixedDepth(5)
        .build()
        .search(RandomDag.of(3, 2, 3, 8, 1000), Limits.none());
    return recorder.tree();
  }

  @ParameterizedTest
  @EnumSource
  void svgIsWellFormed(Algorithm algorithm) {
    checkTags(piTree(algorithm).toSvg("R&D: \"<alpha-beta>\"\u0007"));
  }

  @Test
  void svgOfATableIsWellFormedAndDashed() {
    String svg = treeWithTable().toSvg("table");
    checkTags(svg);
    assertThat(svg).contains("the table has ").contains("stroke-dasharray=\"4 2\"");
  }

  /**
   * Checks that every tag is closed, in the right order, and that the texts contain no unescaped
   * characters.
   */
  private static void checkTags(String svg) {
    Deque<String> open = new ArrayDeque<>();
    Matcher tag = TAG.matcher(svg);
    int end = 0;
    while (tag.find()) {
      assertThat(svg.substring(end, tag.start()))
          .doesNotContain("<", ">")
          .doesNotContainPattern("&(?!amp;|lt;|gt;|quot;)");
      end = tag.end();
      if (!tag.group(1).isEmpty()) {
        assertThat(open.pop()).isEqualTo(tag.group(2));
      } else if (tag.group(4).isEmpty()) {
        open.push(tag.group(2));
      }
    }
    assertThat(open).isEmpty();
    assertThat(svg.substring(end)).isBlank();
    assertThat(svg).doesNotContain("\u0007").doesNotContain("NaN");
  }

  @Test
  void svgSaysWhatItShows() {
    String svg = piTree(Algorithm.ALPHA_BETA).toSvg("The pi tree");
    assertThat(svg)
        .contains("<title id=\"title\">The pi tree</title>")
        .contains("<desc id=\"desc\">Depth 4, value 2, 24 inner nodes, 31 leaves.")
        .contains("viewBox=\"0 0 ")
        .contains("<title>root: value 2, window (\u2212\u221e, \u221e)</title>")
        .contains("<title>move 1: value \u22642, window (2, \u221e)</title>")
        .contains("<title>move 2: cut</title>");
  }
}
