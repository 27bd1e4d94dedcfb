package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Replaces the end of a game by perfect play, as {@link GameLabeler} says.
 *
 * <p>The solver is reset before each game, so a game's correction does not depend on the games
 * before. A corrector is used by one thread at a time.
 */
final class GameCorrector {

  static final int MAX_EMPTIES = 30;

  // 2 MiB, cleared for each game. A table of 8 MiB is no faster with 16 or 18 empty squares.
  private static final int TABLE_LONGS = 1 << 18;

  private final int empties;
  private final EndgameSolver solver =
      new EndgameSolver(EndgameOptions.exact().withTableLongs(TABLE_LONGS));
  private long nodes;

  /** Makes a corrector. Perfect play begins with the given number of empty squares. */
  GameCorrector(int empties) {
    if (empties < 1 || empties > MAX_EMPTIES) {
      throw new IllegalArgumentException(empties + " empty squares are outside 1-" + MAX_EMPTIES);
    }
    this.empties = empties;
  }

  /** Returns false if the game's moves stop before the cut and before the end of the game. */
  boolean canCorrect(TrainingGame game) {
    Reversi end = game.game().position();
    return end.emptyCount() <= empties || end.isTerminal();
  }

  /**
   * Returns the completed game, usable from the same ply as before. Empty if the work was stopped.
   *
   * @throws IllegalArgumentException if the game cannot be corrected
   */
  Optional<TrainingGame> correct(TrainingGame game, StopSignal stop) {
    if (!canCorrect(game)) {
      throw new IllegalArgumentException("the moves stop with "
          + game.game().position().emptyCount() + " empty squares, before " + empties);
    }
    Game<Reversi> moves = game.game();
    int cut = moves.moves().size();
    while (cut > game.usableFrom() && moves.positions().get(cut).emptyCount() < empties) {
      cut--;
    }
    Reversi position = moves.positions().get(cut);
    if (position.isTerminal()) {
      return Optional.of(game.corrected(moves));
    }
    solver.reset();
    SearchResult result = solver.search(position, Limits.none().withStop(stop));
    nodes += result.statistics().nodes();
    if (!result.completion().isComplete()) {
      return Optional.empty();
    }
    TrainingGame corrected = game.corrected(append(moves, cut, result.principalVariation()));
    if (!corrected.hasScore() || corrected.score(position.sideToMove()) != result.score()) {
      throw new IllegalStateException("the line " + result.principalVariation() + " from\n"
          + position + "\ndoes not lead to the score " + result.score());
    }
    return Optional.of(corrected);
  }

  /** Returns the number of nodes that the solver has visited for all games so far. */
  long nodes() {
    return nodes;
  }

  private static Game<Reversi> append(Game<Reversi> game, int plies, List<Move> line) {
    Stream<Move> moves = Stream.concat(game.moves().stream().limit(plies), line.stream());
    return Transcript.replay(game.start(), moves.mapToInt(Move::code).toArray());
  }
}
