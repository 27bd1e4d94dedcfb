package io.github.yomikiri.app.games;

import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.Dodgem;
import io.github.yomikiri.games.Domineering;
import io.github.yomikiri.games.DotsAndBoxes;
import io.github.yomikiri.games.Draughts;
import io.github.yomikiri.games.Gomoku;
import io.github.yomikiri.games.Hex;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.games.Nim;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.seats.SeatedKit;
import java.util.List;
import java.util.stream.Stream;

/** The games of the library as programs for people need them. */
public final class GameKits {

  private static final List<NodeKit<?>> OF_NODES = List.of(
      new TicTacToeKit(),
      new ConnectFourKit(),
      new BreakthroughKit(),
      new KalahKit(),
      new DomineeringKit(),
      new DodgemKit(),
      new DotsAndBoxesKit(),
      new DraughtsKit(),
      new GomokuKit(),
      new HexKit(),
      new NimKit());

  private static final List<SeatedKit<?>> OF_SEATS =
      List.of(new PigKit(), new EinSteinKit(), new Tiles2048Kit(), new ChineseCheckersKit());

  private GameKits() {}

  /**
   * Returns the games, each in its usual size.
   *
   * @return all games, whose names differ
   */
  public static List<GameKit<?>> all() {
    return Stream.<GameKit<?>>concat(OF_NODES.stream(), OF_SEATS.stream()).toList();
  }

  /**
   * Returns the games of two sides without chance.
   *
   * @return the games of {@linkplain io.github.yomikiri.game.Node nodes}
   */
  public static List<NodeKit<?>> ofNodes() {
    return OF_NODES;
  }

  /**
   * Returns the games with dice, and those for another number of players than two.
   *
   * @return Pig, EinStein würfelt nicht, 2048 and Chinese checkers
   */
  public static List<SeatedKit<?>> ofSeats() {
    return OF_SEATS;
  }

  /**
   * Returns tic-tac-toe.
   *
   * @return the game
   */
  public static LearningKit<TicTacToe> ticTacToe() {
    return new TicTacToeKit();
  }

  /**
   * Returns Connect Four on the board of 7 columns of 6 squares.
   *
   * @return the game
   */
  public static LearningKit<ConnectFour> connectFour() {
    return new ConnectFourKit();
  }

  /**
   * Returns Breakthrough on the board of 8x8 squares.
   *
   * @return the game
   */
  public static LearningKit<Breakthrough> breakthrough() {
    return new BreakthroughKit();
  }

  /**
   * Returns Breakthrough on a board of another size.
   *
   * @param columns the number of columns, at least 2
   * @param rows the number of rows, at least 4
   * @return the game, with a name such as {@code breakthrough-6x7}; without the numbers if the
   *     board is the usual one
   * @throws IllegalArgumentException if the board has more than 64 squares or is too small
   */
  public static LearningKit<Breakthrough> breakthrough(int columns, int rows) {
    return new BreakthroughKit(columns, rows);
  }

  /**
   * Returns Kalah with six houses a side and four seeds in each.
   *
   * @return the game
   */
  public static LearningKit<Kalah> kalah() {
    return new KalahKit();
  }

  /**
   * Returns Domineering on the board of 8x8 squares.
   *
   * @return the game
   */
  public static LearningKit<Domineering> domineering() {
    return new DomineeringKit();
  }

  /**
   * Returns Dodgem on the board of 5x5 squares.
   *
   * @return the game
   */
  public static LearningKit<Dodgem> dodgem() {
    return new DodgemKit();
  }

  /**
   * Returns Dots and Boxes with five rows of five boxes.
   *
   * @return the game
   */
  public static NodeKit<DotsAndBoxes> dotsAndBoxes() {
    return new DotsAndBoxesKit();
  }

  /**
   * Returns English draughts.
   *
   * @return the game
   */
  public static LearningKit<Draughts> draughts() {
    return new DraughtsKit();
  }

  /**
   * Returns Gomoku on the board of 15x15 squares, without restrictions.
   *
   * @return the game
   */
  public static LearningKit<Gomoku> gomoku() {
    return new GomokuKit();
  }

  /**
   * Returns Hex on the board of 11x11 cells.
   *
   * @return the game
   */
  public static LearningKit<Hex> hex() {
    return new HexKit();
  }

  /**
   * Returns Nim with heaps of three, four and five objects.
   *
   * @return the game
   */
  public static NodeKit<Nim> nim() {
    return new NimKit();
  }
}
