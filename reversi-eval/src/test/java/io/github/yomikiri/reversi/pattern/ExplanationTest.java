package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.EmbeddingLayout;
import io.github.yomikiri.reversi.pattern.PatternEvaluator.Explanation;
import io.github.yomikiri.reversi.pattern.PatternEvaluator.Explanation.Contribution;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExplanationTest {

  private static final long SEED = 20_261_121;

  private static final PatternSet SET = PatternSet.of(
      Pattern.of("diagonal", "d4 e5"), Pattern.of("edge", "a1 b1 c1"), Pattern.of("c4", "c4"));

  private static Reversi afterC4() {
    return Reversi.start().play(Reversi.start().parse("c4").orElseThrow().code());
  }

  /** Returns weights that are 0 in all stages, except the given weights. */
  private static LinearEvaluator linear(int... numberAndWeight) {
    short[] weights = new short[SET.weights() + STAGES.plies()];
    for (int i = 0; i < numberAndWeight.length; i += 2) {
      weights[numberAndWeight[i]] = (short) numberAndWeight[i + 1];
    }
    List<short[]> stages = Collections.nCopies(STAGES.count(), weights);
    return new LinearEvaluator(new PatternWeights(PatternWeights.LINEAR, SET, "", stages));
  }

  private static int number(int pattern, String place, Reversi node) {
    int first = 0;
    for (int p = 0; p < pattern; p++) {
      first += SET.configurations(p).count();
    }
    Pattern squares = Pattern.of("it", place);
    return first
        + SET.configurations(pattern).classOf(squares.configuration(node.own(), node.opponent()));
  }

  @Test
  void tellsWhichPlacesCountAndWhatIsThere() {
    Reversi node = afterC4();
    LinearEvaluator evaluator =
        linear(number(0, "d4 e5", node), -700, number(2, "c4", node), 300, SET.weights() + 1, 50);
    Explanation explanation = evaluator.explain(node);
    assertThat(explanation.value()).isEqualTo(-350).isEqualTo(evaluator.evaluate(node));
    assertThat(explanation.contributions().subList(0, 3))
        .containsExactly(
            new Contribution("diagonal", List.of(27, 36), "XO", -700),
            new Contribution("c4", List.of(26), "X", 300),
            new Contribution("empty squares", List.of(), "59", 50));
    assertThat(explanation.contributions())
        .hasSize(1 + SET.places())
        .contains(new Contribution("edge", List.of(7, 6, 5), "...", 0));
    assertThat(explanation.contributions().get(0).squareNames()).isEqualTo("d4 e5");
    double[] bySquare = explanation.bySquare();
    assertThat(bySquare[27]).isEqualTo(-350);
    assertThat(bySquare[26]).isEqualTo(300);
    assertThat(Arrays.stream(bySquare).sum()).isEqualTo(-400);
    assertThat(explanation.elsewhere()).isEqualTo(50);
  }

  @Test
  void saysWhatIsBeyondTheLimit() {
    Reversi node = afterC4();
    LinearEvaluator evaluator = linear(
        number(0, "d4 e5", node), 32_000,
        number(1, "a1 b1 c1", node), 5_000);
    assertThat(evaluator.explain(node).value()).isEqualTo(64_000);
    assertThat(evaluator.explain(node).contributions())
        .contains(
            new Contribution("limit of 64 discs", List.of(), "", 64_000 - 32_000 - 8 * 5_000));
  }

  @Test
  void addsUpToTheValueOfEitherEvaluator() {
    List<PatternEvaluator> evaluators = List.of(
        RandomWeights.evaluator(PatternSet.vsotha(), SEED),
        RandomWeights.fox(PatternSet.vsotha(), SEED),
        RandomWeights.embedding(PatternSet.vsotha(), SEED));
    Reversi node = Reversi.start();
    while (!node.isTerminal()) {
      for (PatternEvaluator evaluator : evaluators) {
        Explanation explanation = evaluator.explain(node);
        assertThat(explanation.value()).isEqualTo(evaluator.evaluate(node));
        List<Integer> sizes = new ArrayList<>();
        explanation.contributions().forEach(part -> sizes.add(-Math.abs(part.value())));
        assertThat(sizes).isSorted();
        assertThat(Arrays.stream(explanation.bySquare()).sum() + explanation.elsewhere())
            .isCloseTo(explanation.value(), within(1e-6));
      }
      node = node.play(node.legalMoves().get(0).code());
    }
  }

  /** With a single place, its contribution is the value less the tempo. */
  @Test
  void theFoxContributesWhatWouldBeLost() {
    PatternSet centre = PatternSet.of(Pattern.of("centre", "d4 e4 d5 e5"));
    FoxEvaluator evaluator = RandomWeights.fox(centre, SEED);
    Reversi node = afterC4();
    Explanation explanation = evaluator.explain(node);
    assertThat(explanation.contributions()).hasSize(2);
    short[] numbers = evaluator.weights().stage(0);
    Arrays.fill(numbers, 0, 8 * centre.weights(), (short) 0);
    FoxEvaluator without = new FoxEvaluator(new PatternWeights(
        PatternWeights.FOX, centre, "", Collections.nCopies(STAGES.count(), numbers)));
    assertThat(explanation.contributions())
        .contains(new Contribution("empty squares", List.of(), "59", without.evaluate(node)));
  }

  /** Mobility contributes the value less that of a network whose mobility has no embeddings. */
  @Test
  void theNetworkContributesItsMobility() {
    PatternSet set = RandomWeights.SMALL;
    EmbeddingEvaluator evaluator = RandomWeights.embedding(set, SEED);
    Reversi node = afterC4();
    List<short[]> stages = new ArrayList<>();
    for (int stage = 0; stage < STAGES.count(); stage++) {
      short[] numbers = evaluator.weights().stage(stage);
      if (stage == EmbeddingLayout.firstOfPhase(stage)) {
        Arrays.fill(
            numbers, 16 * set.weights(), 16 * EmbeddingLayout.classes(set.weights()), (short) 0);
      }
      stages.add(numbers);
    }
    EmbeddingEvaluator without =
        new EmbeddingEvaluator(new PatternWeights(PatternWeights.EMBEDDING, set, "", stages));
    assertThat(evaluator.evaluate(node)).isNotEqualTo(without.evaluate(node));
    assertThat(evaluator.explain(node).contributions())
        .contains(new Contribution(
            "mobility", List.of(), "3 - 3", evaluator.evaluate(node) - without.evaluate(node)));
  }

  @Test
  void refusesSmallBoards() {
    assertThatThrownBy(() -> linear().explain(Reversi.start(6)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("patterns are for the 8x8 board, not for 6x6 squares");
  }

  @Test
  void refusesPartsThatDoNotMakeTheValue() {
    assertThatThrownBy(
            () -> new Explanation(3, List.of(new Contribution("it", List.of(1), "X", 2))))
        .hasMessage("the contributions add up to 2, not to the value 3");
  }

  @Test
  void drawsTheBoard() {
    Explanation explanation = PatternEvaluator.linear().explain(Reversi.start());
    assertThat(explanation.toSvg(Reversi.start()))
        .startsWith("<svg ")
        .contains("discs for Dark, who is to move", "60 empty squares")
        .endsWith("</svg>\n");
    Reversi small = Reversi.start(6);
    assertThatThrownBy(() -> explanation.toSvg(small))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("6x6");
  }
}
