package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.learn.fixture.RandomBoard;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Random patterns and weights of a random board. */
final class RandomEvaluator {

  private RandomEvaluator() {}

  /** Returns a few random patterns. */
  static Patterns<RandomBoard> patterns(RandomBoard.View view, PortableRandom random) {
    PatternsBuilder<RandomBoard> builder = Patterns.of(view);
    if (random.nextInt(3) == 0) {
      // First, because there is a new walk then.
      builder.walks(length(view, random), 1, random.nextLong());
    }
    builder.apartNearEdge(random.nextInt(3));
    for (int i = random.nextInt(4); i >= 0; i--) {
      switch (random.nextInt(5)) {
        case 0 ->
          builder.rectangles(
              1 + random.nextInt(Math.min(2, view.columns())),
              1 + random.nextInt(Math.min(2, view.rows())));
        case 1 -> builder.anywhere(forms(view, random));
        case 2 -> addLines(builder, view, random);
        default -> builder.squares(squares(view, random));
      }
    }
    return builder.build();
  }

  /** Returns one form or several, which may be ways to read the same squares. */
  private static int[][] forms(RandomBoard.View view, PortableRandom random) {
    int[] form = squares(view, random);
    int[][] forms = new int[1 + random.nextInt(3)][];
    for (int i = 0; i < forms.length; i++) {
      List<Integer> order =
          new ArrayList<>(IntStream.range(0, form.length).boxed().toList());
      random.shuffle(order);
      forms[i] = random.nextInt(2) == 0
          ? squares(view, random, form.length)
          : order.stream().mapToInt(index -> form[index]).toArray();
    }
    return forms;
  }

  private static void addLines(
      PatternsBuilder<RandomBoard> builder, RandomBoard.View view, PortableRandom random) {
    int length = length(view, random);
    if (length >= 2 && length <= Math.min(view.columns(), view.rows())) {
      builder.lines(length);
    } else {
      builder.squares(squares(view, random));
    }
  }

  private static int[] squares(RandomBoard.View view, PortableRandom random) {
    return squares(view, random, length(view, random));
  }

  private static int[] squares(RandomBoard.View view, PortableRandom random, int length) {
    List<Integer> squares =
        new ArrayList<>(IntStream.range(0, view.squares()).boxed().toList());
    random.shuffle(squares);
    return squares.subList(0, length).stream().mapToInt(square -> square).toArray();
  }

  /** Returns a random length that leaves a pattern at most 65,536 configurations. */
  private static int length(RandomBoard.View view, PortableRandom random) {
    int most = 0;
    for (long product = view.planes() + 1L; product <= 1 << 16; product *= view.planes() + 1) {
      most++;
    }
    most = Math.min(most, view.squares());
    return random.nextInt(8) == 0 ? most : 1 + random.nextInt(Math.min(4, most));
  }

  /** Returns an evaluator with random weights, of which some are zero and some extreme. */
  static LearnedEvaluator<RandomBoard> evaluator(
      Patterns<RandomBoard> patterns, PortableRandom random) {
    Scale scale = random.nextInt(2) == 0
        ? Scale.winChance()
        : Scale.points(1 + random.nextInt(64), 1 + random.nextInt(1_000));
    int most = random.nextInt(4) == 0 ? Short.MAX_VALUE + 1 : 100;
    List<short[]> weights = new ArrayList<>();
    for (int stage = 0; stage < patterns.stages(); stage++) {
      short[] ofStage = new short[patterns.count()];
      for (int i = 0; i < ofStage.length; i++) {
        ofStage[i] = (short) (random.nextInt(2) * random.nextInt(-most, most));
      }
      weights.add(ofStage);
    }
    return LearnedEvaluator.of(patterns, scale, "random numbers", weights);
  }
}
