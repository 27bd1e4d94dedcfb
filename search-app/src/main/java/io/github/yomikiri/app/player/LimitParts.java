package io.github.yomikiri.app.player;

import io.github.yomikiri.app.output.Durations;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the limits in a player's name, {@code time=1s} or {@code nodes=100000}, and other numbers
 * in the name. It also finds parts that contradict each other.
 */
public final class LimitParts {

  private static final Pattern NODES = Pattern.compile("nodes=(\\d{1,15})");

  private final String text;
  private final Map<String, String> partsByKind = new HashMap<>();
  private Optional<Duration> time = Optional.empty();
  private long nodes;

  /** Starts reading a name; the text is the whole name, for messages. */
  public LimitParts(String text) {
    this.text = text;
  }

  /**
   * Records a part.
   *
   * @param kind what the part sets, such as {@code depth}
   * @throws PlayerSyntaxException if a part before sets the same
   */
  public void only(String kind, String part) {
    Optional.ofNullable(partsByKind.put(kind, part)).ifPresent(before -> {
      throw new PlayerSyntaxException(
          text,
          "only one part may set the " + kind + ", but \"" + before + "\" and \"" + part + "\" do");
    });
  }

  /** Reads a part if the part is a limit. Returns whether it is. */
  public boolean read(String part) {
    if (part.startsWith("time=")) {
      only("time", part);
      time = Optional.of(time(part, part.substring("time=".length())));
      return true;
    }
    if (part.startsWith("nodes=")) {
      only("number of nodes", part);
      Matcher nodeLimit = NODES.matcher(part);
      if (!nodeLimit.matches()) {
        throw noLimit(part);
      }
      nodes = Long.parseLong(nodeLimit.group(1));
      if (nodes < 1) {
        throw new PlayerSyntaxException(text, "the limit must be at least 1 node");
      }
      return true;
    }
    return false;
  }

  /** Returns the time that a part, or a piece of a part, stands for. */
  public Duration time(String part, String piece) {
    if (piece.matches("0+(\\.0+)?(ms|s|m)")) {
      throw new PlayerSyntaxException(text, "the time limit must be at least 1ms");
    }
    return Durations.parse(piece).orElseThrow(() -> noLimit(part));
  }

  private PlayerSyntaxException noLimit(String part) {
    return new PlayerSyntaxException(
        text,
        "\"" + part + "\" is not a limit such as time=500ms, time=2s, time=1m or nodes=100000");
  }

  public int number(String digits, int min, int max, String what) {
    long number = digits.matches("\\d{1,9}") ? Long.parseLong(digits) : -1;
    if (number < min || number > max) {
      throw new PlayerSyntaxException(text, what + " " + digits + " is outside " + min + "-" + max);
    }
    return (int) number;
  }

  /** Checks that there is at most one limit. */
  public void finish() {
    if (time.isPresent() && nodes > 0) {
      throw new PlayerSyntaxException(text, "either a time or a number of nodes, not both");
    }
  }

  public Optional<Duration> time() {
    return time;
  }

  /** Returns the number of nodes, 0 without a limit. */
  public long nodes() {
    return nodes;
  }

  public boolean isEmpty() {
    return time.isEmpty() && nodes == 0;
  }
}
