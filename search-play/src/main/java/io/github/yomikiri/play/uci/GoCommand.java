package io.github.yomikiri.play.uci;

import io.github.yomikiri.play.protocol.Excerpt;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The command that lets an engine think.
 *
 * @param numbers the limits by their names in UCI; UGI's names are replaced by those of UCI
 * @param moves the texts of the moves to which the search is restricted; empty for all moves
 * @param isInfinite whether the engine answers only after {@code stop}
 * @param isPonder whether the engine thinks during its opponent's move
 * @param faults what could not be read
 */
record GoCommand(
    Map<String, Long> numbers,
    List<String> moves,
    boolean isInfinite,
    boolean isPonder,
    List<String> faults) {

  private static final Set<String> NUMBERS = Set.of(
      "wtime", "btime", "winc", "binc", "movestogo", "movetime", "depth", "nodes", "mate", "perft");

  /** UGI's names of the clocks. */
  private static final Map<String, String> UGI =
      Map.of("p1time", "wtime", "p2time", "btime", "p1inc", "winc", "p2inc", "binc");

  /** The number of the seats that have a clock. */
  private static final int CLOCKS = 2;

  /** A day. Nobody waits longer for a move, and no sum of such times is too large. */
  private static final long MAX_MILLIS = 86_400_000;

  /** Reads the words after {@code go}. */
  static GoCommand parse(List<String> words) {
    Map<String, Long> numbers = new HashMap<>();
    List<String> moves = new ArrayList<>();
    List<String> faults = new ArrayList<>();
    boolean isInfinite = false;
    boolean isPonder = false;
    boolean inMoves = false;
    for (int i = 0; i < words.size(); i++) {
      String word = UGI.getOrDefault(words.get(i), words.get(i));
      if (NUMBERS.contains(word)) {
        String value = i + 1 < words.size() ? words.get(++i) : "";
        if (!value.matches("-?\\d{1,18}")) {
          faults.add(word + " \"" + Excerpt.of(value) + "\" is not a number");
        } else {
          numbers.put(word, Long.valueOf(value));
        }
        inMoves = false;
      } else if (word.equals("infinite") || word.equals("ponder")) {
        isInfinite |= word.equals("infinite");
        isPonder |= word.equals("ponder");
        inMoves = false;
      } else if (word.equals("searchmoves")) {
        inMoves = true;
      } else if (inMoves) {
        moves.add(words.get(i));
      } else {
        faults.add("unknown word \"" + Excerpt.of(word) + "\"");
      }
    }
    return new GoCommand(
        Map.copyOf(numbers), List.copyOf(moves), isInfinite, isPonder, List.copyOf(faults));
  }

  /** Returns in how many moves the client wants to win; empty if it does not ask for a mate. */
  OptionalLong mate() {
    return number("mate");
  }

  /** Returns the depth in plies to which leaves are to be counted; empty for a search. */
  OptionalInt perft() {
    OptionalLong depth = number("perft");
    return depth.isPresent()
        ? OptionalInt.of((int) between(1, depth.getAsLong(), Limits.MAX_DEPTH))
        : OptionalInt.empty();
  }

  private OptionalLong number(String name) {
    return numbers.containsKey(name) ? OptionalLong.of(numbers.get(name)) : OptionalLong.empty();
  }

  /** Returns the limits of the search other than its time. They apply while it ponders, too. */
  Limits limitsWithoutTime() {
    Limits limits = Limits.none();
    if (numbers.containsKey("depth")) {
      limits = limits.withDepth((int) between(1, numbers.get("depth"), Limits.MAX_DEPTH));
    }
    if (numbers.containsKey("nodes")) {
      limits = limits.withNodes(Math.max(1, numbers.get("nodes")));
    }
    return limits;
  }

  /**
   * Returns the limits of the search.
   *
   * @param seat the number of the seat to move: 0 for White, 1 for Black, whose clock then counts.
   *     UCI has no clock for further seats
   * @param overhead the part of the clock that passes outside the search
   */
  Limits limits(int seat, Duration overhead) {
    Limits limits = limitsWithoutTime();
    Optional<Duration> time = millis("movetime");
    if (time.isPresent()) {
      limits = limits.withTime(Duration.ofMillis(Math.max(1, time.get().toMillis())));
    }
    Optional<Duration> left =
        seat < CLOCKS ? millis(seat == 0 ? "wtime" : "btime") : Optional.empty();
    if (left.isPresent()) {
      Duration own = left.get().minus(overhead);
      limits = limits.withClock(GameClock.of(own.isNegative() ? Duration.ZERO : own)
          .withIncrement(millis(seat == 0 ? "winc" : "binc").orElse(Duration.ZERO))
          .withMoves((int) between(0, numbers.getOrDefault("movestogo", 0L), 1_000)));
    }
    return limits;
  }

  private Optional<Duration> millis(String name) {
    return Optional.ofNullable(numbers.get(name))
        .map(millis -> Duration.ofMillis(between(0, millis, MAX_MILLIS)));
  }

  private static long between(long least, long value, long greatest) {
    return Math.max(least, Math.min(greatest, value));
  }

  /**
   * Returns the command for limits. An engine has no usual time, so that is its time. Of a clock
   * and a shorter time for the move, the engine gets the time. It does not know the other side's
   * clock, which is said to be equal. A seat without a clock gets its share as the time.
   *
   * @param limits the limits of a move, at least one of them
   * @param seat the number of the seat to move
   */
  static String text(Limits limits, int seat) {
    List<String> words = new ArrayList<>(List.of("go"));
    Optional<GameClock> clock = limits.clock();
    if (seat < CLOCKS && clock.isPresent() && isDecisive(clock.get(), limits)) {
      long left = clock.get().left().plus(clock.get().overtime()).toMillis();
      long increment = clock.get().increment().toMillis();
      words.add("wtime " + left + " btime " + left);
      if (increment > 0) {
        words.add("winc " + increment + " binc " + increment);
      }
      if (clock.get().moves() > 0) {
        words.add("movestogo " + clock.get().moves());
      }
    } else {
      limits
          .usualTime()
          .or(limits::time)
          .ifPresent(time -> words.add("movetime " + Math.max(1, time.toMillis())));
    }
    limits.nodes().ifPresent(nodes -> words.add("nodes " + nodes));
    limits.depth().ifPresent(depth -> words.add("depth " + depth));
    if (!limits.rootMoves().isEmpty()) {
      words.add("searchmoves");
      limits.rootMoves().forEach(move -> words.add(move.notation()));
    }
    return String.join(" ", words);
  }

  /** Returns whether no limit of the move's time is shorter than the move's share of the clock. */
  private static boolean isDecisive(GameClock clock, Limits limits) {
    return limits.time().equals(Limits.clock(clock).time());
  }
}
