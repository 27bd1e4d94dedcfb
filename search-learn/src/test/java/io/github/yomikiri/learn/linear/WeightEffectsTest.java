package io.github.yomikiri.learn.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.learn.fixture.ParsedSvg;
import io.github.yomikiri.learn.fixture.RandomBoard;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The effects of random weights, compared with those by the names of the configurations. */
class WeightEffectsTest {

  private static final int MAX_COUNT = 1_000;
  private static final Pattern SHARE = Pattern.compile("square \\d+, .*: ([+\u2212]?[\\d.]+)");

  private static IntStream seeds() {
    return IntStream.range(0, 40);
  }

  private static LearnedEvaluator<RandomBoard> evaluator(
      RandomBoard.View view, PortableRandom random) {
    while (true) {
      Patterns<RandomBoard> patterns = RandomEvaluator.patterns(view, random);
      if (patterns.count() <= MAX_COUNT) {
        return RandomEvaluator.evaluator(patterns, random);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void effectsAreMeansOverSurroundings(int seed) {
    PortableRandom random = new PortableRandom(seed);
    LearnedEvaluator<RandomBoard> evaluator = evaluator(RandomBoard.View.random(random), random);
    Patterns<RandomBoard> patterns = (Patterns<RandomBoard>) evaluator.features();
    for (int stage = 0; stage < patterns.stages(); stage++) {
      short[] weights = evaluator.weights(stage);
      for (int plane = 0; plane < patterns.view().planes(); plane++) {
        Map<Integer, Double> expected = effects(patterns, weights, plane + 1);
        double[] found = new WeightEffects(patterns, weights).of(plane);
        for (int square = 0; square < found.length; square++) {
          assertThat(found[square])
              .as("square %d", square)
              .isCloseTo(expected.getOrDefault(square, Double.NaN), within(1e-6));
        }
      }
    }
  }

  private static Map<Integer, Double> effects(
      Patterns<RandomBoard> patterns, short[] weights, int state) {
    Map<Integer, Double> effects = new HashMap<>();
    int states = patterns.view().planes() + 1;
    for (int place = 0; place < patterns.length(); place++) {
      int configurations = (int) Math.pow(states, patterns.squares(place).length);
      for (int square : patterns.squares(place)) {
        // The weights of the square's states, by the states of all other squares.
        Map<String, Map<Integer, Integer>> surroundings = new TreeMap<>();
        for (int i = 0; i < configurations; i++) {
          String name = patterns.name(place, patterns.base(place) + i);
          Matcher own = Pattern.compile("(?<= |^)" + square + "=(\\d+)").matcher(name);
          assertThat(own.find()).isTrue();
          if (weights[patterns.base(place) + i] != 0) {
            surroundings
                .computeIfAbsent(own.replaceFirst(""), others -> new TreeMap<>())
                .put(Integer.parseInt(own.group(1)), (int) weights[patterns.base(place) + i]);
          }
        }
        mean(surroundings, state).ifPresent(effect -> effects.merge(square, effect, Double::sum));
      }
    }
    return effects;
  }

  private static OptionalDouble mean(Map<String, Map<Integer, Integer>> surroundings, int state) {
    return surroundings.values().stream()
        .filter(weights -> weights.containsKey(state) && weights.size() > 1)
        .mapToDouble(weights -> weights.get(state)
            - weights.entrySet().stream()
                .filter(other -> other.getKey() != state)
                .mapToInt(Map.Entry::getValue)
                .average()
                .orElseThrow())
        .average();
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void picturesOfAnyBoardAreWellFormed(int seed) throws Exception {
    PortableRandom random = new PortableRandom(seed);
    RandomBoard.View view = RandomBoard.View.random(random);
    LearnedEvaluator<RandomBoard> evaluator = evaluator(view, random);
    ParsedSvg weights = new ParsedSvg(EvaluatorPicture.ofWeights(evaluator, "Random"));
    assertThat(weights.elements("rect"))
        .hasSizeGreaterThanOrEqualTo(view.stages() * view.planes() * view.squares() + 2);
    RandomBoard node = RandomBoard.start(view, seed);
    ParsedSvg position = new ParsedSvg(EvaluatorPicture.ofPosition(evaluator, node, "Random"));
    double sum = position.contents("title").stream()
        .map(SHARE::matcher)
        .filter(Matcher::matches)
        .mapToDouble(share -> Double.parseDouble(share.group(1).replace('\u2212', '-')))
        .sum();
    double expected = evaluator.explain(node).stream()
        .mapToDouble(LearnedEvaluator.Term::weight)
        .sum();
    // Each share is rounded to a decimal at least.
    assertThat(sum)
        .isCloseTo(
            new ShownNumbers(evaluator.scale(), 1).number(expected),
            within(0.051 * view.squares()));
  }
}
