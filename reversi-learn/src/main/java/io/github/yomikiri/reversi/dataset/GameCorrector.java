package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.notation.ReversiGames;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Replaces the end of a game by perfect play. Then the final score is the exact value of the last
 * positions, so it is a good label for them.
 *
 * <p>The game is cut at its last position with a given number of empty squares, or at its first
 * usable position if this has fewer. From the cut, the {@link EndgameSolver} plays the game to its
 * end. For every position from the cut on, the final score is then the exact value. For the
 * positions before the cut, the score is only as good a label as the moves up to the cut were good.
 * A game that stopped early, but not before the cut, is completed.
 *
 * <p>The solver is reset before each game, so a game's correction does not depend on the games
 * before. A corrector is used by one thread at a time.
 */
public final class GameCorrector {

  /**
   * The maximum number of empty squares at the cut. With more squares, a game would take minutes.
   */
  public static final int MAX_EMPTIES = 30;

  // 2 MiB, cleared for each game. A table of 8 MiB is no faster with 16 or 18 empty squares.
  private static final int TABLE_LONGS = 1 << 18;

  private final int empties;
  private final EndgameSolver solver =
      new EndgameSolver(EndgameOptions.exact().withTableLongs(TABLE_LONGS));
  private long nodes;

  /**
   * Makes a corrector.
   *
   * @param empties the number of empty squares with which perfect play begins, in {@code [1,
   *     MAX_EMPTIES]}
   * @throws IllegalArgumentException if the number is outside its range
   */
  public GameCorrector(int empties) {
    if (empties < 1 || empties > MAX_EMPTIES) {
      throw new IllegalArgumentException(empties + " empty squares are outside 1-" + MAX_EMPTIES);
    }
    this.empties = empties;
  }

  /**
   * Returns whether a game can be corrected.
   *
   * @param game the game
   * @return false if the game's moves stop too early: before the cut and before the end of the game
   */
  public boolean canCorrect(TrainingGame game) {
    Reversi end = game.game().position();
    return end.emptyCount() <= empties || end.isTerminal();
  }

  /**
   * Corrects a game.
   *
   * @param game the game
   * @param stop ends the work early
   * @return the completed game, usable from the same ply as before; empty if the work was stopped
   * @throws IllegalArgumentException if the game cannot be corrected
   */
  public Optional<TrainingGame> correct(TrainingGame game, StopSignal stop) {
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

  /**
   * Returns the number of nodes that the solver has visited for all games so far.
   *
   * @return the number, at least 0
   */
  public long nodes() {
    return nodes;
  }

  private static Game<Reversi> append(Game<Reversi> game, int plies, List<Move> line) {
    Stream<Move> moves = Stream.concat(game.moves().stream().limit(plies), line.stream());
    return ReversiGames.of(game.start(), moves.mapToInt(Move::code).toArray());
  }
}
