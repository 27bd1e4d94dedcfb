package io.github.yomikiri.search.probcut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PredictionTest {

  @Property
  void theShallowValuesAreTheFirstThatPredictTheBound(
      @ForAll @DoubleRange(min = 0.25, max = 4) double slope,
      @ForAll @DoubleRange(min = -500, max = 500) double offset,
      @ForAll @DoubleRange(min = 0, max = 500) double deviation,
      @ForAll @DoubleRange(min = 0, max = 3) double margin,
      @ForAll @IntRange(min = -10_000, max = 10_000) int bound) {
    Prediction prediction = new Prediction(2, slope, offset, deviation);
    double reach = bound + margin * deviation;
    int least = prediction.minFor(bound, margin);
    assertThat(slope * least + offset).isGreaterThanOrEqualTo(reach - 1e-6);
    assertThat(slope * (least - 1) + offset).isLessThan(reach + 1e-6);
    double stay = bound - margin * deviation;
    int greatest = prediction.maxFor(bound, margin);
    assertThat(slope * greatest + offset).isLessThanOrEqualTo(stay + 1e-6);
    assertThat(slope * (greatest + 1) + offset).isGreaterThan(stay - 1e-6);
  }

  @Test
  void noValueIsEnoughBeyondTheRange() {
    Prediction unknown = new Prediction(1, 1, 0, Double.POSITIVE_INFINITY);
    assertThat(unknown.minFor(-Score.MAX, 1)).isEqualTo(Score.INFINITY);
    assertThat(unknown.maxFor(Score.MAX, 1)).isEqualTo(-Score.INFINITY);
    Prediction flat = new Prediction(1, 1e-9, 0, 0);
    assertThat(flat.minFor(1, 1)).isEqualTo(Score.INFINITY);
    assertThat(flat.maxFor(1, 1)).isEqualTo(Score.INFINITY);
  }

  @Test
  void refusesWhatIsNoRegression() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Prediction(-1, 1, 0, 1))
        .withMessageContaining("depth -1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Prediction(1, 0, 0, 1))
        .withMessageContaining("slope 0.0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Prediction(1, Double.NaN, 0, 1))
        .withMessageContaining("slope NaN");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Prediction(1, 1, Double.NEGATIVE_INFINITY, 1))
        .withMessageContaining("offset -Infinity");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Prediction(1, 1, 0, -0.5))
        .withMessageContaining("deviation -0.5");
  }
}
