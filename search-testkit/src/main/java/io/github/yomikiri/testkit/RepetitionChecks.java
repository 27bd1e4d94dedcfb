package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import java.util.Arrays;
import java.util.List;

/** The checks of {@link NodeContract#repetitionsAreDraws}. */
final class RepetitionChecks<P extends Position<P>> {

  /** With a greater limit the moves are not repeated, because that takes long. */
  private static final int MAX_LIMIT = 10;

  private static final int MAX_GAMES = 200;

  private int games;

  void limitIsTheSame(Walk<P> at) {
    int limit = at.node().repetitionLimit();
    assertTrue(limit >= 2, () -> "repetitionLimit() " + limit + " is less than 2 " + at);
    int before = at.before().map(walk -> walk.node().repetitionLimit()).orElse(limit);
    assertEquals(
        before, limit, () -> "repetitionLimit() differs from that of the position before " + at);
  }

  /**
   * Repeats moves there and back as often as the limit. A first time may lose a right, so the
   * position after it is the first of those that repeat.
   */
  void endTheGame(Cycles.Cycle<P> cycle) {
    int limit = cycle.before().node().repetitionLimit();
    if (limit > MAX_LIMIT || games++ >= MAX_GAMES) {
      return;
    }
    Game<P> game = Game.of(cycle.before().node());
    List<Integer> moves = cycle.moves();
    for (int ply = 0; ply < limit * moves.size(); ply++) {
      Game<P> soFar = game;
      assertTrue(
          ply >= (limit - 1) * moves.size() || !soFar.isOver() || mayBeOver(soFar, limit),
          () -> "the game is over after [" + soFar + "], before a position has occurred " + limit
              + " times; the moves begin " + cycle.before());
      P position = game.position();
      int move = moves.get(ply % moves.size());
      if (Arrays.stream(Walk.legalMoves(position)).noneMatch(legal -> legal == move)) {
        return;
      }
      game = game.play(new Move(move, position.notation(move)));
    }
    Game<P> played = game;
    assertTrue(
        game.isOver(),
        () -> "the game is no draw after [" + played + "], though a position has occurred " + limit
            + " times: let key() be the same each time; the moves begin " + cycle.before());
  }

  /** Returns whether a game is over for another reason, or has repeated a position on the way. */
  private static boolean mayBeOver(Game<?> game, int limit) {
    long key = game.position().key();
    return game.position().quietPliesLeft() == 0
        || game.position().isTerminal()
        || game.positions().stream().filter(each -> each.key() == key).count() >= limit;
  }
}
