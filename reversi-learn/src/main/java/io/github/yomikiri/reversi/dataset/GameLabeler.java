package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.util.Optional;

/**
 * Labels the positions of games, so that evaluators can be trained on them. Perfect play replaces
 * the end of a game, so the last positions have exact labels. A search may value the positions
 * before.
 *
 * <p>The game is cut at its last position with a given number of empty squares, or at its first
 * usable position if this has fewer. From the cut, the
 * {@link io.github.yomikiri.reversi.endgame.EndgameSolver} plays the game to its end. For every
 * position from the cut on, the final score is then the exact value. A game that stopped early, but
 * not before the cut, is completed.
 *
 * <p>The labels of a game do not depend on the games before. Used by one thread at a time.
 */
public final class GameLabeler {

  /**
   * The maximum number of empty squares at the cut. With more squares, a game would take minutes.
   */
  public static final int MAX_EMPTIES = GameCorrector.MAX_EMPTIES;

  private final GameCorrector corrector;
  private final Optional<GameValuer> valuer;

  private GameLabeler(int empties, Optional<GameValuer> valuer) {
    corrector = new GameCorrector(empties);
    this.valuer = valuer;
  }

  /**
   * Makes a labeler by perfect play alone. For the positions before the cut, the final score is
   * only as good a label as the moves up to the cut were good.
   *
   * @param empties the number of empty squares with which perfect play begins, in {@code [1,
   *     MAX_EMPTIES]}
   * @return a new labeler
   * @throws IllegalArgumentException if the number is outside its range
   */
  public static GameLabeler exact(int empties) {
    return new GameLabeler(empties, Optional.empty());
  }

  /**
   * Makes a labeler by perfect play and by a search. The search values the usable positions before
   * the cut. A position that the database has solved gets its exact score.
   *
   * @param search the search, such as {@code Engine.builder().buildMidgame()}. The points of its
   *     values are discs. It is used by one thread at a time, and reset before each game
   * @param depth its depth in plies, in {@code [1, Limits.MAX_DEPTH]}
   * @param empties the number of empty squares with which perfect play begins, in {@code [1,
   *     MAX_EMPTIES]}; positions with more are searched
   * @return a new labeler
   * @throws IllegalArgumentException if the number is outside its range
   */
  public static GameLabeler searched(Searcher<Reversi> search, int depth, int empties) {
    return new GameLabeler(empties, Optional.of(new GameValuer(search, depth, empties)));
  }

  /**
   * Returns whether a game can be labeled.
   *
   * @param game the game
   * @return false if no search values its positions, and its moves stop before the cut and before
   *     the end of the game
   */
  public boolean canLabel(TrainingGame game) {
    return valuer.isPresent() || corrector.canCorrect(game);
  }

  /**
   * Labels a game.
   *
   * @param game the game
   * @param stop ends the work early
   * @return the game with labels, usable from the same ply as before; empty if the work was stopped
   * @throws IllegalArgumentException if the game cannot be labeled
   */
  public Optional<TrainingGame> label(TrainingGame game, StopSignal stop) {
    if (valuer.isEmpty()) {
      return corrector.correct(game, stop);
    }
    return (corrector.canCorrect(game) ? corrector.correct(game, stop) : Optional.of(game))
        .flatMap(corrected -> valuer.get().value(corrected, stop));
  }

  /**
   * Returns the number of nodes that the searches of all games so far have visited, those of
   * perfect play included.
   *
   * @return the number, at least 0
   */
  public long nodes() {
    return corrector.nodes() + valuer.map(GameValuer::nodes).orElse(0L);
  }
}
