package io.github.yomikiri.app.play;

import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.output.ValueText;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.text.PlainText;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Answers the command {@code hint}: with a move, or with the values of moves.
 *
 * @param face how the game looks
 * @param scale what the values of the player are
 * @param player the player that gives the hints
 * @param seed of the player's randomness
 * @param stop ends the player's thinking
 * @param out the output
 */
record Hints<P extends Position<P>>(
    TerminalFace<P> face,
    ValueScale scale,
    PlayerSpec<P> player,
    long seed,
    StopSignal stop,
    PrintWriter out) {

  /**
   * Gives a hint.
   *
   * @param game the game so far, which is not over
   * @param number how many moves to value, as it was typed; empty for a move without a value
   */
  void give(Game<P> game, String number) {
    out.flush();
    if (number.isEmpty()) {
      move(game);
    } else if (number.matches("0*[1-9]\\d?")) {
      values(game, Integer.parseInt(number));
    } else {
      out.println("\"" + PlainText.printable(number)
          + "\" is not a number of moves from 1 to 99. Type such as hint 3.");
    }
  }

  /** Returns why the board cannot show values, or nothing if they can. */
  Optional<String> refusal() {
    if (!player.valuesMoves()) {
      return Optional.of(noValues());
    }
    if (face.showsValues(player.isInPoints())) {
      return Optional.empty();
    }
    return Optional.of(
        face.showsValues(true)
            ? player.name() + " has no values in " + scale.name()
                + ", which squares could show. Type hint 3 for a list, or begin with --hints engine."
            : "This board has no room for values. Type hint 3 for a list.");
  }

  /** Returns the values of all legal moves. There must be no {@link #refusal}. */
  MoveValues inPlace(Game<P> game) {
    if (game.position().legalMoves().size() == 1) {
      return MoveValues.NONE;
    }
    out.flush();
    SearchResult result = values(game);
    return new MoveValues(valued(result)
        .collect(Collectors.toMap(
            each -> each.move().code(),
            each -> new MoveValues.Value(
                scale.points(each, result.unitsPerPoint()), text(each, result)))));
  }

  private String text(RootMove move, SearchResult result) {
    return scale.text(move, result.unitsPerPoint(), Bound.EXACT, false);
  }

  private String noValues() {
    return player.name() + " plays moves, but does not value them. Type hint for a move,"
        + " or begin with --hints engine.";
  }

  private void move(Game<P> game) {
    try (Player<P> adviser = player.make()) {
      adviser.newGame(game, seed);
      adviser
          .play(game, Limits.none().withStop(stop), soFar -> {})
          .move()
          .ifPresent(move -> out.println(player.name() + " would play " + move + "."));
    }
  }

  private void values(Game<P> game, int count) {
    if (!player.valuesMoves()) {
      out.println(noValues());
      return;
    }
    Columns table = new Columns("move", scale.heading(), "depth");
    SearchResult result = values(game);
    for (RootMove each : valued(result).limit(count).toList()) {
      table.row(
          each.move().notation(), text(each, result), ValueText.depth(each.solved(), each.depth()));
    }
    if (!stop.isRaised()) {
      table.print(out);
    }
  }

  /** Returns the result of the last depth that was searched to its end. */
  private SearchResult values(Game<P> game) {
    Deque<SearchResult> depths = new ArrayDeque<>();
    try (Player<P> analyst = player.makeAnalyst().orElseThrow()) {
      SearchResult result =
          analyst.analyze(game, Integer.MAX_VALUE, Limits.none().withStop(stop), depths::add);
      return depths.isEmpty() ? result : depths.getLast();
    }
  }

  private static Stream<RootMove> valued(SearchResult result) {
    return result.rootMoves().stream()
        .filter(each -> each.bound() == Bound.EXACT || each.bound() == Bound.ESTIMATE);
  }
}
