package io.github.yomikiri.web.lesson;

import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The exercises of the lesson. No answer is written here: each comes from searches. */
final class Exercises {

  private static final String PI = "game=pi&algorithm=";
  /** O threatens to win, so X has one good move. */
  private static final String FORK = "game=tic-tac-toe&depth=5&algorithm=negamax&moves=a1 b2 c3 c1";

  private static final String CONNECT_FOUR = "game=connect-four&depth=5&algorithm=negaalpha";
  private static final String NIM = "game=nim&algorithm=negaalpha";
  private static final List<String> ORDERINGS =
      Stream.of(Ordering.values()).map(Ordering::id).toList();

  private static final List<Exercise> ALL = List.of(
      // 1. Minimax and negamax.
      Exercise.count(
              "minimum",
              () -> -found("game=pi&algorithm=negamax&depth=1&moves=0 0 0")
                  .result()
                  .score(),
              "The opponent is to move above these three leaves, and takes the least.")
          .butNot(() -> 4, "the most of the three")
          .butNot(() -> 3, "the first of the three")
          .make(),
      Exercise.choice(
          "best-move",
          List.of("a2", "a3", "b1", "b3", "c2"),
          Exercises::isBest,
          "No other move has a greater value.",
          "Run the search, and compare the values of the root's moves in the tree."),
      Exercise.count(
              "all-leaves",
              () -> leaves("game=tic-tac-toe&depth=3&algorithm=minimax"),
              "Nobody can win within three moves, so multiply the moves of each ply.")
          .butNot(
              () -> found("game=tic-tac-toe&depth=3&algorithm=minimax").innerNodes(),
              "the number of inner nodes")
          .butNot(() -> leaves("game=tic-tac-toe&depth=2&algorithm=minimax"), "right for two plies")
          .make(),
      // 2. Branch and bound.
      Exercise.count(
              "spared",
              () -> leaves(PI + "minimax") - leaves(PI + "branchandbound"),
              "Run both searches, and subtract their leaves.")
          .butNot(() -> leaves(PI + "branchandbound"), "the number of leaves that are left")
          .butNot(
              () -> found(PI + "minimax").innerNodes()
                  - found(PI + "branchandbound").innerNodes(),
              "the number of inner nodes that are spared")
          .make(),
      Exercise.digits(
          "first-leaves",
          () -> order(PI + "branchandbound", 12),
          "Replay the search, and write the leaves down as they appear."),
      // 3. Alpha-beta and its window.
      Exercise.count(
              "deep",
              () -> leaves(PI + "branchandbound") - leaves(PI + "alphabeta"),
              "Compare the leaves of branch and bound with those of alpha-beta.")
          .butNot(
              () -> leaves(PI + "minimax") - leaves(PI + "alphabeta"),
              "what alpha-beta spares of minimax")
          .butNot(() -> leaves(PI + "alphabeta"), "the number of leaves of alpha-beta")
          .make(),
      Exercise.choice(
          "bound",
          List.of("exact", "at least", "at most"),
          word -> word.equals(bound(PI + "alphabeta&alpha=3&beta=9")),
          "All moves have failed to beat alpha, so alpha is an upper bound.",
          "Look at the sign before the value that the search returns."),
      Exercise.window("least-window", Exercises::judgeProof),
      // 4. The order of moves.
      Exercise.count(
              "least-leaves",
              () -> leaves("game=pi-best&algorithm=alphabeta"),
              "Knuth and Moore's formula for 3 moves and 4 plies is 3\u00b2 + 3\u00b2 \u2212 1.")
          .butNot(() -> leaves(PI + "alphabeta"), "the number of leaves in the usual order")
          .butNot(
              () -> found("game=pi-best&algorithm=alphabeta").innerNodes(),
              "the number of inner nodes")
          .make(),
      fewest("order-pi", PI + "negaalpha"),
      fewest("order-connect-four", CONNECT_FOUR),
      // 5. Transposition tables.
      Exercise.count(
              "table-pi",
              () -> leaves(PI + "negaalpha") - leaves(PI + "negaalpha&table=yes"),
              "Run the search twice, with and without a table, and compare the leaves.")
          .butNot(() -> leaves(PI + "negaalpha"), "the number of leaves")
          .make(),
      Exercise.count(
              "table-nim",
              () -> leaves(NIM + "&table=yes"),
              "Run nega-alpha on Nim with a table, and read its leaves.")
          .butNot(() -> leaves(NIM), "the number of leaves without a table")
          .butNot(() -> found(NIM + "&table=yes").innerNodes(), "the number of inner nodes")
          .make(),
      // 6. After 2011: null windows.
      Exercise.count(
              "pvs-more",
              () -> leaves(PI + "pvs") - leaves(PI + "alphabeta"),
              "Run both searches, and subtract their leaves.")
          .butNot(() -> leaves(PI + "pvs"), "the number of leaves of PVS")
          .make(),
      Exercise.choice(
          "pvs-fewer",
          List.of("pi", "pi-best", "tic-tac-toe", "connect-four"),
          game ->
              leaves(game(game) + "&algorithm=pvs") < leaves(game(game) + "&algorithm=alphabeta"),
          "There the first moves are already the best, so hardly a move is searched twice.",
          "Run both algorithms on each game; the table below keeps the counts."),
      Exercise.window("null-window", Exercises::judgeNullWindow));

  private Exercises() {}

  static List<Exercise> all() {
    return ALL;
  }

  /** Judges any text as the answer of an exercise. */
  static Verdict check(String id, String answer) {
    return ALL.stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .map(each -> each.check(answer))
        .orElseGet(
            () -> Verdict.wrong("The lesson has no exercise \"" + Words.shorten(id) + "\"."));
  }

  private static Found found(String setting) {
    return Found.by(setting);
  }

  private static long leaves(String setting) {
    return found(setting).leaves();
  }

  private static String game(String id) {
    String depth =
        id.equals("connect-four") ? "&depth=5" : id.equals("tic-tac-toe") ? "&depth=6" : "";
    return "game=" + id + depth;
  }

  private static String order(String setting, int count) {
    return found(setting).tree().leaves().stream()
        .limit(count)
        .map(leaf -> Integer.toString(Math.abs(leaf.value())))
        .collect(Collectors.joining());
  }

  private static boolean isBest(String move) {
    List<RootMove> moves = found(FORK).result().rootMoves();
    int best = moves.stream().mapToInt(RootMove::score).max().orElseThrow();
    return moves.stream()
        .anyMatch(each -> each.score() == best && each.move().notation().equals(move));
  }

  private static String bound(String setting) {
    return switch (found(setting).result().bound()) {
      case EXACT, ESTIMATE -> "exact";
      case LOWER -> "at least";
      case UPPER -> "at most";
    };
  }

  private static Exercise fewest(String id, String setting) {
    return Exercise.choice(
        id,
        ORDERINGS,
        word ->
            ORDERINGS.stream().allMatch(other -> ordered(setting, word) <= ordered(setting, other)),
        "No other order visits fewer leaves here.",
        "Run all four orders; the table below keeps the counts.");
  }

  private static long ordered(String setting, String ordering) {
    return leaves(setting + "&ordering=" + ordering);
  }

  /** Judges a window by whether it proves the value of the pi tree, with the fewest nodes. */
  private static Verdict judgeProof(int alpha, int beta) {
    int value = found(PI + "alphabeta").result().score();
    Found least = alphaBeta(value - 1, value + 1);
    Found own = alphaBeta(alpha, beta);
    if (own.result().bound() != Bound.EXACT) {
      return Verdict.wrong("With this window the search returns " + own.value()
          + ", which is only a bound. The value has to lie inside.");
    }
    long more = nodes(own) - nodes(least);
    return more == 0
        ? Verdict.right("Right: " + nodes(own) + " nodes prove the value " + own.value() + ".")
        : Verdict.wrong("This window proves the value, but another one visits " + more
            + " nodes less. Bring both ends nearer to the value.");
  }

  private static Found alphaBeta(int alpha, int beta) {
    return found(PI + "alphabeta&alpha=" + alpha + "&beta=" + beta);
  }

  private static long nodes(Found found) {
    return found.result().statistics().nodes();
  }

  /** Judges a window by whether it is a null window that proves the value's upper bound. */
  private static Verdict judgeNullWindow(int alpha, int beta) {
    if (beta - alpha != 1) {
      return Verdict.wrong("A null window has no room: beta is alpha + 1.");
    }
    int value = found(PI + "pvs").result().score();
    Found own = found(PI + "pvs&alpha=" + alpha + "&beta=" + beta);
    if (own.result().bound() == Bound.LOWER) {
      return Verdict.wrong(
          "The search answers yes: the value is " + own.value() + ". Ask for more.");
    }
    return own.result().score() == value
        ? Verdict.right("Right: the search answers no, so the value is at most " + value + ".")
        : Verdict.wrong("The search answers no, but proves only that the value is at most "
            + own.result().score() + ".");
  }
}
