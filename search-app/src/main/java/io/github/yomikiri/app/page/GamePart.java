package io.github.yomikiri.app.page;

import io.github.yomikiri.game.Position;
import java.util.List;
import java.util.function.Predicate;

/**
 * A part of a game.
 *
 * @param name the name of the part
 * @param range which moves belong to the part, in words
 * @param has returns whether a move belongs to the part
 */
public record GamePart<P extends Position<P>>(
    String name, String range, Predicate<ShownMove<P>> has) {

  /** Returns three parts of a game that are as long as each other. */
  static <P extends Position<P>> List<GamePart<P>> thirds(int moves) {
    int first = (moves + 2) / 3;
    int second = (2 * moves + 2) / 3;
    return List.of(
        of("opening", 1, first),
        of("midgame", first + 1, second),
        of("endgame", second + 1, moves));
  }

  private static <P extends Position<P>> GamePart<P> of(String name, int from, int to) {
    return new GamePart<>(
        name, "moves " + from + " to " + to, move -> move.number() >= from && move.number() <= to);
  }
}
