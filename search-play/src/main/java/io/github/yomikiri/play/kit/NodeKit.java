package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A game of two sides as programs for people need it. A game without an evaluator needs its name
 * and its start only:
 *
 * <pre>{@code
 * public final class TicTacToeKit implements NodeKit<TicTacToe> {
 *
 *   public String name() {
 *     return "tic-tac-toe";
 *   }
 *
 *   public TicTacToe start() {
 *     return TicTacToe.start();
 *   }
 * }
 * }</pre>
 *
 * <p>The players of a game are, unless it has others: {@code engine}, the usual search with its
 * levels; {@code random} and {@code greedy}; each algorithm, such as {@code alphabeta4}; and other
 * programs that talk UCI.
 *
 * @param <N> the game's node type
 */
public interface NodeKit<N extends Node<N>> extends GameKit<N> {

  /**
   * Returns the game's evaluators.
   *
   * @return the evaluators. The first one is for players whose name has none, such as
   *     {@code alphabeta4} and {@code greedy}. The default is empty: a search then values finished
   *     games only
   */
  default List<NamedEvaluator<N>> evaluators() {
    return List.of();
  }

  /**
   * Returns the evaluator with which the game is searched best.
   *
   * @return one of {@link #evaluators}, by default the first one; empty if there is none
   */
  default Optional<NamedEvaluator<N>> bestEvaluator() {
    return evaluators().stream().findFirst();
  }

  /**
   * Returns the evaluator of a name or a file.
   *
   * @param text an evaluator's name in either case, or the path of a file
   * @param files finds the file of a path
   * @return the evaluator; empty if no evaluator has that name, and there is no such file
   * @throws IOException if there is such a file, but it holds no evaluator of the game
   */
  default Optional<Evaluator<N>> evaluator(String text, Function<String, File> files)
      throws IOException {
    for (NamedEvaluator<N> each : evaluators()) {
      if (each.name().equalsIgnoreCase(text)) {
        return Optional.of(each.maker().get());
      }
    }
    File file = files.apply(text);
    return file.exists() ? readEvaluator(file) : Optional.empty();
  }

  /**
   * Reads an evaluator that a file holds, such as one that was learned. By default a game has no
   * such files.
   *
   * @param file the file or folder, which exists
   * @return the evaluator; empty if the game has no evaluators in such places
   * @throws IOException if the file holds no evaluator of the game; the message names the file
   */
  default Optional<Evaluator<N>> readEvaluator(File file) throws IOException {
    return Optional.empty();
  }

  /**
   * Returns what stands for the content of an evaluator that a file holds.
   *
   * @param evaluator one of the game's evaluators
   * @return a text of one word; empty by default
   */
  default Optional<String> fingerprint(Evaluator<N> evaluator) {
    return Optional.empty();
  }

  /**
   * Returns whether the values of an evaluator are points of the game, so that they can be shown.
   *
   * @param evaluator one of the game's evaluators
   * @return by default, whether the evaluator's unit has points. In a game of more points than one,
   *     an {@linkplain io.github.yomikiri.game.Unit#unstated() unstated} unit is that of the game
   */
  default boolean isInPoints(Evaluator<N> evaluator) {
    Unit<N> unit = evaluator.unit();
    return unit.perPoint().isPresent()
        || unit.scale() > 1
        || !unit.isStated() && start().maxScore() > 1;
  }

  /**
   * Returns the predictions that hold for an evaluator, with which searches can be selective.
   *
   * @param evaluator one of the game's evaluators
   * @return the predictions; empty by default
   */
  default Optional<ProbCut<N>> predictions(Evaluator<N> evaluator) {
    return Optional.empty();
  }

  /**
   * Returns predictions that were fitted to an evaluator of the game, as a model for searches. The
   * table does not say what a stage is.
   *
   * @param table the predictions, such as those of a file
   * @return the model; by default, of a table with one stage
   * @throws IllegalArgumentException if the table has another number of stages than the game
   */
  default ProbCut<N> predictions(ProbCutTable table) {
    if (table.stages() != 1) {
      throw new IllegalArgumentException(
          "the predictions have " + table.stages() + " stages; expected 1");
    }
    return table.model(node -> 0);
  }

  /**
   * Makes the settings with which the game is searched best, in addition to those of
   * {@link Searchers#forGame}. Whoever uses the search may replace each setting. The evaluator is
   * set anyway: it is the {@linkplain #bestEvaluator best} one, or one that somebody has chosen. By
   * default there are no other settings.
   *
   * @param preset the builder of the search
   */
  default void search(SearcherBuilder<N> preset) {}

  /**
   * Makes the settings with which positions of the game are solved best, in addition to those of
   * {@link Searchers#solver}. By default there are none.
   *
   * @param preset the builder of the solver
   */
  default void solver(SearcherBuilder<N> preset) {}

  /**
   * Starts the search of the game: that of {@link Searchers#forGame} with the game's
   * {@linkplain #search(SearcherBuilder) settings}. It has no evaluator yet.
   *
   * @return a new builder, whose settings may be replaced
   */
  default SearcherBuilder<N> search() {
    return Searchers.forGame(type()).preset(name(), this::search);
  }

  /**
   * Starts the solver of the game: that of {@link Searchers#solver} with the game's
   * {@linkplain #solver(SearcherBuilder) settings}. In a game whose positions repeat, it deepens
   * ply by ply, because a deep search would follow the circles.
   *
   * @return a new builder, whose settings may be replaced
   */
  default SearcherBuilder<N> solver() {
    SearcherBuilder<N> solver = Searchers.solver(type());
    if (Game.hasDrawRules(start())) {
      solver.preset("circles", SearcherBuilder::iterativeDeepening);
    }
    return solver.preset(name(), this::solver);
  }

  /**
   * Returns the game's node class.
   *
   * @return the class of the start position
   */
  @SuppressWarnings("unchecked") // A node's type parameter is its own class.
  default Class<N> type() {
    return (Class<N>) start().getClass();
  }

  @Override
  default List<String> seats() {
    return List.of("First", "Second");
  }

  @Override
  default String usualPlayer() {
    return EngineKind.NAME;
  }

  @Override
  default List<PlayerKind<N>> players() {
    return PlayerKind.usual(this);
  }
}
