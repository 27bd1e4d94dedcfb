package io.github.yomikiri.learn.linear;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.learn.fixture.RandomBoard;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A random evaluator of a random board, on a few lines of play. */
final class LearnedCase {

  private static final int LINES = 3;
  private static final Pattern PLACE = Pattern.compile("(\\d+):\\[([\\d,]+)]");

  private final PortableRandom random;
  private final RandomBoard.View view;
  private final Patterns<RandomBoard> patterns;
  private final LearnedEvaluator<RandomBoard> evaluator;
  /** What the evaluator becomes in a file. */
  private final LearnedEvaluator<RandomBoard> read;
  /** The weights of all stages. Their sums are exact. */
  private final float[] floats;
  // The places, as the form has them.
  private final int[] bases;
  private final int[][] places;
  /** Other orders in which places are read, by the bases of the places. */
  private final Map<Integer, List<int[]>> alike = new HashMap<>();

  LearnedCase(long seed) throws IOException {
    random = new PortableRandom(seed);
    view = RandomBoard.View.random(random);
    patterns = RandomEvaluator.patterns(view, random);
    evaluator = RandomEvaluator.evaluator(patterns, random);
    floats = new float[view.stages() * patterns.count()];
    for (int i = 0; i < floats.length; i++) {
      floats[i] = evaluator.weights(i / patterns.count())[i % patterns.count()];
    }
    byte[] file = written(evaluator);
    read = LearnedEvaluator.read(new ByteArrayInputStream(file), "a file", patterns);
    assertThat(written(read)).isEqualTo(file);
    bases = new int[patterns.length()];
    places = new int[patterns.length()][];
    String[] form = patterns.form().split(" alike ", -1);
    Matcher matcher = PLACE.matcher(form[0]);
    for (int place = 0; place < places.length; place++) {
      assertThat(matcher.find()).as("place %d of %s", place, patterns.form()).isTrue();
      bases[place] = Integer.parseInt(matcher.group(1));
      places[place] = numbers(matcher.group(2));
    }
    assertThat(matcher.find()).isFalse();
    for (int i = 1; i < form.length; i++) {
      Matcher order = PLACE.matcher(form[i]);
      assertThat(order.matches()).isTrue();
      alike
          .computeIfAbsent(Integer.parseInt(order.group(1)), base -> new ArrayList<>())
          .add(numbers(order.group(2)));
    }
  }

  private static int[] numbers(String text) {
    return Arrays.stream(text.split(",")).mapToInt(Integer::parseInt).toArray();
  }

  static byte[] written(LearnedEvaluator<?> evaluator) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    evaluator.write(file);
    return file.toByteArray();
  }

  /** Checks some lines. Returns the number of positions whose values were compared. */
  int check() {
    int positions = 0;
    for (int line = 0; line < LINES; line++) {
      RandomBoard start = RandomBoard.start(view, random.nextLong());
      try {
        positions += checkLine(incremental(evaluator), start);
      } catch (AssertionError e) {
        throw new AssertionError(e.getMessage() + "\n" + evaluator + " of " + patterns.form(), e);
      }
    }
    return positions;
  }

  /** The incremental form, whose node type only this package knows. */
  @SuppressWarnings("unchecked")
  private static IncrementalEvaluator<RandomBoard, ?> incremental(
      LearnedEvaluator<RandomBoard> evaluator) {
    return (IncrementalEvaluator<RandomBoard, ?>) evaluator;
  }

  private <I extends Node<I>> int checkLine(
      IncrementalEvaluator<RandomBoard, I> incremental, RandomBoard start) {
    Evaluator<I> updated = incremental.incremental();
    FeatureTrace<RandomBoard> trace = patterns.trace();
    int positions = 0;
    RandomBoard node = start;
    I enriched = incremental.enriched(node);
    trace.start(node);
    while (true) {
      int value = checkPosition(node);
      assertThat(trace.numbers()).isEqualTo(numbers(node));
      assertThat(updated.evaluate(enriched)).isEqualTo(value);
      positions++;
      if (node.isTerminal()) {
        assertThat(updated.unit().terminalScore(enriched))
            .isEqualTo(evaluator.unit().terminalScore(node));
        return positions;
      }
      for (int i = random.nextInt(3); i > 0; i--) {
        int move = random.nextInt(3);
        RandomBoard child = node.play(move);
        int[] expected = numbers(child);
        assertThat(trace.numbersAfter(child)).isEqualTo(expected);
        assertThat(trace.numbers()).isEqualTo(numbers(node));
        assertSumAfter(trace, child, expected);
        assertThat(updated.evaluate(enriched.play(move))).isEqualTo(sum(child, expected));
        positions++;
      }
      int move = random.nextInt(3);
      node = node.play(move);
      enriched = enriched.play(move);
      trace.play(node);
      assertThat(incremental.plain(enriched)).isEqualTo(node);
    }
  }

  private void assertSumAfter(FeatureTrace<RandomBoard> trace, RandomBoard child, int[] numbers) {
    int base = view.stage(child) * patterns.count();
    float sum = 0;
    for (int number : numbers) {
      sum += floats[base + number];
    }
    assertThat(trace.sumAfter(child, floats, base, numbers.length)).isEqualTo(sum);
  }

  /** Compares all ways to the value of a position that need no line. Returns the value. */
  private int checkPosition(RandomBoard node) {
    int[] expected = numbers(node);
    int[] found = new int[patterns.length()];
    patterns.numbers(node, found);
    assertThat(found).isEqualTo(expected);
    int value = sum(node, expected);
    assertThat(evaluator.evaluate(node)).isEqualTo(value);
    assertThat(read.evaluate(node)).isEqualTo(value);
    int explained =
        evaluator.explain(node).stream().mapToInt(LearnedEvaluator.Term::weight).sum();
    assertThat(evaluator.limited(explained)).isEqualTo(value);
    if (!view.symmetries().isEmpty()) {
      RandomBoard image = node;
      for (int i = random.nextInt(3); i >= 0; i--) {
        image = image.image(random.pick(view.symmetries()));
      }
      assertThat(evaluator.evaluate(image)).isEqualTo(value);
    }
    return value;
  }

  private int[] numbers(RandomBoard node) {
    int[] numbers = bases.clone();
    for (int place = 0; place < numbers.length; place++) {
      int[] states = Arrays.stream(places[place]).map(node::state).toArray();
      numbers[place] += least(states, alike.getOrDefault(bases[place], List.of()));
    }
    return numbers;
  }

  /** Returns the least number as which states are read. */
  private int least(int[] states, List<int[]> orders) {
    Set<List<Integer>> readings = new LinkedHashSet<>();
    List<int[]> open = new ArrayList<>(List.of(states));
    int least = Integer.MAX_VALUE;
    while (!open.isEmpty()) {
      int[] reading = open.remove(open.size() - 1);
      if (readings.add(Arrays.stream(reading).boxed().toList())) {
        least = Math.min(least, configuration(reading));
        for (int[] order : orders) {
          open.add(Arrays.stream(order).map(index -> reading[index]).toArray());
        }
      }
    }
    return least;
  }

  private int configuration(int[] states) {
    int configuration = 0;
    for (int i = states.length - 1; i >= 0; i--) {
      configuration = configuration * (view.planes() + 1) + states[i];
    }
    return configuration;
  }

  private int sum(RandomBoard node, int[] numbers) {
    short[] weights = evaluator.weights(view.stage(node));
    int sum = Arrays.stream(numbers).map(number -> weights[number]).sum();
    int limit = evaluator.scale().limit();
    return Math.max(-limit, Math.min(limit, sum));
  }
}
