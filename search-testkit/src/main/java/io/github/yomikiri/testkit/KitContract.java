package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.PlayerKind;
import io.github.yomikiri.play.kit.PlayerSpec;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Tests that every description of a game must pass: they check the promises of {@link NodeKit} that
 * programs rely on. A test class that names the kit has all of them:
 *
 * <pre>{@code
 * class TicTacToeKitTest implements KitContract<TicTacToe> {
 *   public NodeKit<TicTacToe> kit() {
 *     return new TicTacToeKit();
 *   }
 * }
 * }</pre>
 *
 * <p>A failure names the kit and its method. The rules of the game are tested by
 * {@link NodeContract}, which comes first.
 *
 * @param <N> the game's node type
 */
public interface KitContract<N extends Node<N>> extends NodeSource<N> {

  /**
   * Returns the kit to test.
   *
   * @return the kit
   */
  NodeKit<N> kit();

  /**
   * Returns the positions that the walks start from.
   *
   * @return the start of the kit
   */
  @Override
  default List<N> positions() {
    return List.of(kit().start());
  }

  /**
   * Returns names of players, each of which has to play a legal move. Override this method for a
   * kit whose {@link NodeKit#players} are not the usual ones.
   *
   * @return by default {@code random}, {@code greedy}, a search and an engine of 50 nodes, and a
   *     search to two plies by each evaluator
   */
  default List<String> playerNames() {
    List<String> names =
        new ArrayList<>(List.of("random", "greedy", "nodes=50", "engine:nodes=50"));
    kit().evaluators().forEach(each -> names.add("pvs2:" + each.name()));
    return names;
  }

  /** Checks that the name has small letters and digits, with single hyphens between. */
  @Test
  @Order(601)
  default void nameCanBeTyped() {
    new KitChecks<>(this).name();
  }

  /** Checks that the start position is the same at every call, and that the game is not over. */
  @Test
  @Order(602)
  default void startIsTheSameAtEveryCall() {
    new KitChecks<>(this).start();
  }

  /** Checks that there are two seats, with different names. */
  @Test
  @Order(603)
  default void seatsHaveDifferentNames() {
    new KitChecks<>(this).seats();
  }

  /**
   * Checks that the text of a position on random games reads back as this position, and the text of
   * each game as this game. If {@link PositionText#write} rejects the position after the first
   * move, positions have no texts. Then the games alone are checked.
   */
  @Test
  @Order(604)
  default void textsReadBack() {
    new KitTextCheck<>(this).check();
  }

  /**
   * Checks that the names of evaluators differ and can be parts of players' names, and that each
   * evaluator passes {@link EvaluatorContract}.
   *
   * @throws Exception when a thread fails
   */
  @Test
  @Order(605)
  default void evaluatorsKeepTheirPromises() throws Exception {
    new KitEvaluators<>(this).check();
  }

  /**
   * Checks that there is a kind of players, and that the texts of each kind fit a page of help:
   * {@link PlayerKind#beginning} is a line, and lines of {@link PlayerKind#help} have at most 98
   * characters, with the explanation from column 21 on.
   */
  @Test
  @Order(606)
  default void kindsOfPlayersAreDescribed() {
    new KitPlayers<>(this).kinds();
  }

  /**
   * Checks that the beginning of the first kind is the name of a player, which programs take if
   * they are given none. Each number in the range of its options can be set by
   * {@link PlayerSpec#with}, and no number outside it.
   */
  @Test
  @Order(607)
  default void optionsKeepTheirRanges() {
    new KitPlayers<>(this).options();
  }

  /** Checks that each of {@link #playerNames} plays a legal move from the start. */
  @Test
  @Order(608)
  default void playersPlayLegalMoves() {
    new KitPlayers<>(this).moves();
  }

  /**
   * Checks that a search with the settings of {@link NodeKit#search} and a solver with those of
   * {@link NodeKit#solver} can be made, and play a legal move.
   */
  @Test
  @Order(609)
  default void searchesCanBeMade() {
    new KitPlayers<>(this).searches();
  }

  /**
   * Checks that the clicks of a move are cells of the drawing, and find the move. The whole drawing
   * is tested by {@link DrawingContract}.
   */
  @Test
  @Order(610)
  default void drawingFitsTheMoves() {
    new KitPictures<>(this).clicks();
  }

  /**
   * Checks the set-up of positions if the kit's drawing has one: setting up what a position shows
   * makes this position. If the set-up is not complete, it makes one that shows the same, with the
   * same side to move. The pieces have different symbols. The texts of the kit have every position.
   */
  @Test
  @Order(612)
  default void setUpMakesThePositions() {
    new KitPictures<>(this).setUp();
  }

  /**
   * Checks the view of a kit that learns: planes have squares of the board only, no square is in
   * two planes, and stages, symmetries and the drawing fit the board.
   */
  @Test
  @Order(611)
  default void viewFitsTheBoard() {
    new KitPictures<>(this).view();
  }
}
