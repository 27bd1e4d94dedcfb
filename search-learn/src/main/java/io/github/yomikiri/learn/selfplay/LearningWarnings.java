package io.github.yomikiri.learn.selfplay;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Says in words what seems to be wrong with a learning. It looks at the games that are held out,
 * and at the last generations. Each warning is given once.
 */
final class LearningWarnings {

  /** The number of generations that are looked at together. */
  private static final int WINDOW = 5;
  /** The number of generations whose mean loss says something. */
  private static final int FEW = 3;
  /** The points of generations that win more than by chance. */
  private static final double WON = 0.55;
  /** Points against the rival that rise by less do not move. */
  private static final double LEAST_GAIN = 0.05;

  private final List<LearningProgress> generations;
  private final Consumer<String> listener;
  private final Set<String> given = new HashSet<>();

  // The games of the generation that were held out.
  private long positions;
  private double squaredErrors;
  /** What the squared errors would be if all values were 0. */
  private double squaredResults;
  /** By how much a group of games changes the values of a game that it has not. */
  private double squaredChanges;
  /** In how many numbers positions differ from the next one, and from the one after it. */
  private long differencesToNext;

  private long differencesToOther;

  /**
   * Prepares to warn.
   *
   * @param generations those before
   * @param listener receives the warnings
   */
  LearningWarnings(List<LearningProgress> generations, Consumer<String> listener) {
    this.generations = new ArrayList<>(generations);
    this.listener = listener;
  }

  /**
   * Looks at a game that is held out.
   *
   * @param before the values of its positions before the group was learned from
   * @param after the values after that
   */
  void add(SelfPlayGame<?> game, double[] before, double[] after) {
    double[] results = game.results();
    positions += results.length;
    for (int i = 0; i < results.length; i++) {
      squaredErrors += square(before[i] - results[i]);
      squaredResults += square(results[i]);
      squaredChanges += square(after[i] - before[i]);
    }
    differencesToNext += game.differences().toNext();
    differencesToOther += game.differences().toOther();
  }

  private static double square(double number) {
    return number * number;
  }

  /** Looks at a generation that has ended, and forgets its games. */
  void endGeneration(LearningProgress generation) {
    generations.add(generation);
    if (positions > 0) {
      ofGames();
    }
    if (generations.size() >= WINDOW) {
      ofGenerations(generations.subList(generations.size() - WINDOW, generations.size()));
    }
    positions = 0;
    squaredErrors = 0;
    squaredResults = 0;
    squaredChanges = 0;
    differencesToNext = 0;
    differencesToOther = 0;
  }

  private void ofGames() {
    if (differencesToNext == 0) {
      warn("The features see the same in all positions of a game, so nothing can be learned. Do"
          + " they look at the position, and does the view fill its planes?");
    } else if (differencesToNext < 0.9 * differencesToOther) {
      warn("The features hardly change when the other side is to move: the next position is more"
          + " alike than the one after it. Does the view forget who is to move, or has it a sign"
          + " wrong? It may be right if both sides have the same moves.");
    }
    if (squaredErrors > 1.5 * squaredResults && squaredResults > 0) {
      warn(
          "The loss %.3f is greater than %.3f, which is the loss if all values are 0. Is the"
              + " learning rate much too high, or has the view a sign wrong?",
          squaredErrors / positions, squaredResults / positions);
    }
    if (squaredChanges > 0.35 * squaredErrors && generations.size() > 1) {
      warn(
          "The values change too fast: %d games move them by %.2f on average, and their error is"
              + " %.2f. Is the learning rate much too high?",
          SelfPlayGroup.SIZE,
          Math.sqrt(squaredChanges / positions),
          Math.sqrt(squaredErrors / positions));
    }
  }

  private void ofGenerations(List<LearningProgress> last) {
    LearningProgress first = last.get(0);
    LearningProgress now = last.get(last.size() - 1);
    double points =
        last.stream().mapToDouble(LearningProgress::points).average().orElseThrow();
    double gain = now.rival().orElse(1) - first.rival().orElse(0);
    if (points > WON && gain < LEAST_GAIN && now.rival().orElse(1) < 0.5) {
      warn(
          "The last %d generations won %.0f %% of the points against those before them, but the"
              + " points against the rival do not move: %.1f %%, now %.1f %%. The generations get"
              + " better at beating themselves only. The features may be too many for the number"
              + " of games, or may not see what decides the game.",
          last.size(),
          100 * points,
          100 * first.rival().orElse(0),
          100 * now.rival().orElse(0));
    }
    if (last.stream().noneMatch(LearningProgress::isBest)) {
      warn(
          "None of the last %d generations was kept, so nothing was learned for a while. A longer"
              + " time may not help; a lower learning rate or other features may.",
          last.size());
    }
    double least = IntStream.rangeClosed(0, generations.size() - FEW)
        .mapToDouble(i -> loss(generations.subList(i, i + FEW)))
        .min()
        .orElseThrow();
    double lately = loss(last.subList(WINDOW - FEW, WINDOW));
    if (lately > 1.4 * least) {
      warn(
          "The loss rises: in %d generations it was %.4f, and now it is %.4f. The games may be"
              + " closer than before, or the learning rate may be too high.",
          FEW, least, lately);
    }
  }

  private static double loss(List<LearningProgress> generations) {
    return generations.stream().mapToDouble(LearningProgress::loss).average().orElseThrow();
  }

  /** Gives a warning, unless it was given before, perhaps with other numbers. */
  private void warn(String format, Object... numbers) {
    if (given.add(format)) {
      listener.accept(String.format(Locale.ROOT, format, numbers));
    }
  }
}
