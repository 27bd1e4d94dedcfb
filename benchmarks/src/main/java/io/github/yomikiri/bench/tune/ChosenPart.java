package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A part with the numbers that were chosen for it.
 *
 * @param part the part
 * @param numbers its numbers
 * @param <N> the game's node type
 */
public record ChosenPart<N extends Node<N>>(SearchPart<N> part, List<Integer> numbers) {

  /**
   * Returns a part with its usual numbers.
   *
   * @param <N> the game's node type
   * @param part the part
   * @return the part with its numbers
   */
  public static <N extends Node<N>> ChosenPart<N> usual(SearchPart<N> part) {
    return new ChosenPart<>(part, part.usual());
  }

  /**
   * Reads a part, such as {@code late-moves} or {@code late-moves=3/4}.
   *
   * @param <N> the game's node type
   * @param game the game
   * @param text what the user typed
   * @return the part
   * @throws IllegalArgumentException if the game has no such part, or the numbers are wrong
   */
  public static <N extends Node<N>> ChosenPart<N> parse(TunableGame<N> game, String text) {
    int equals = text.indexOf('=');
    String name = equals < 0 ? text : text.substring(0, equals);
    SearchPart<N> part = game.parts().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no part \"" + name + "\" of " + game.name()
            + "; there are "
            + game.parts().stream().map(SearchPart::name).collect(Collectors.joining(", "))));
    ChosenPart<N> chosen =
        new ChosenPart<>(part, equals < 0 ? part.usual() : numbers(part, text, equals));
    // Check the ranges of the numbers now, and not in the middle of the work.
    game.with(Searchers.bare(game.type()), List.of(chosen))
        .build()
        .search(game.openings().start(), Limits.depth(1));
    return chosen;
  }

  private static List<Integer> numbers(SearchPart<?> part, String text, int equals) {
    List<Integer> numbers = new ArrayList<>();
    try {
      for (String number : text.substring(equals + 1).split("/", -1)) {
        numbers.add(Integer.parseInt(number));
      }
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "part \"" + text + "\": expected whole numbers separated by /, such as late-moves=3/4",
          e);
    }
    if (!part.name().equals("margins") && numbers.size() != part.usual().size()) {
      throw new IllegalArgumentException("part \"" + text + "\" has " + numbers.size()
          + " numbers; expected " + part.usual().size());
    }
    return List.copyOf(numbers);
  }

  /** Returns the part as {@link #parse} reads it. */
  @Override
  public String toString() {
    return numbers.isEmpty()
        ? part.name()
        : numbers.stream()
            .map(String::valueOf)
            .collect(Collectors.joining("/", part.name() + "=", ""));
  }
}
