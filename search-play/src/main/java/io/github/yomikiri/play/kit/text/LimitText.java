package io.github.yomikiri.play.kit.text;

import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import java.time.Duration;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says in words what limits the moves of a player. */
public final class LimitText {

  /** The text for a player whose moves nothing limits. */
  public static final String NONE = "none";

  private LimitText() {}

  /**
   * Returns limits in words.
   *
   * @param limits the limits
   * @return such as {@code depth 8, 1 s a move}, or {@link #NONE}
   */
  public static String of(Limits limits) {
    String text = Stream.of(
            limits.depth().stream()
                .filter(depth -> depth < Limits.MAX_DEPTH)
                .mapToObj(depth -> "depth " + depth),
            limits.nodes().stream()
                .mapToObj(nodes -> String.format(Locale.ROOT, "%,d nodes a move", nodes)),
            limits.clock().map(LimitText::of).or(() -> limits.time().map(LimitText::of)).stream())
        .flatMap(each -> each)
        .collect(Collectors.joining(", "));
    return text.isEmpty() ? NONE : text;
  }

  private static String of(Duration time) {
    return Durations.text(time) + " a move";
  }

  private static String of(GameClock clock) {
    String game = Durations.text(clock.left()) + " a game";
    return clock.increment().isZero() ? game : game + " and " + of(clock.increment());
  }
}
