package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.Piece;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.PlayerKind;
import io.github.yomikiri.play.kit.PlayerName;
import io.github.yomikiri.play.kit.PlayerOption;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.testkit.KitContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Tests that a faulty kit fails the test for its fault, with a message that names the fault. */
class FaultyKitsTest {

  /** A fault, the contract's test that must find the fault, and a part of the message. */
  enum Fault {
    NONE("", ""),
    BLANK_NAME("nameCanBeTyped", "kit \" \", name(): expected small letters"),
    NAME_WITH_CAPITALS("nameCanBeTyped", "kit \"Tic Tac\", name(): expected small letters"),
    OVER_AT_ITS_START("startIsTheSameAtEveryCall", "start(): the game is over at its start"),
    THREE_SEATS(
        "seatsHaveDifferentNames", "seats(): the game has 2 seats, but names are [X, O, -]"),
    EQUAL_SEATS("seatsHaveDifferentNames", "seats(): two seats have the name \"X\""),
    BLANK_SEAT("seatsHaveDifferentNames", "seats(): the name \"\" is blank"),
    TEXT_OF_OTHER_START("textsReadBack", "text().start(): the position is not that of the kit's"),
    TEXT_LOSES_STONES("textsReadBack", "text().read(): another position, the text \""),
    TEXT_IS_NOT_READ("textsReadBack", "text().read(): rejected, the text \""),
    TEXT_WITH_MOVES("textsReadBack", "text().write(): expected words with single spaces"),
    TEXT_CONFUSES_SIDES("textsReadBack", "text().isFirstToMove(): the side to move is wrong"),
    EQUAL_EVALUATORS("evaluatorsKeepTheirPromises", "\"zero\": two evaluators have this name"),
    EVALUATOR_WITH_COLON("evaluatorsKeepTheirPromises", "\"a:b\": expected a name of small"),
    EVALUATOR_BEYOND_ITS_UNIT(
        "evaluatorsKeepTheirPromises",
        "evaluators(): \"zero\": evaluate() is 200, but in its unit() no estimate may be beyond"),
    BEST_IS_UNKNOWN("evaluatorsKeepTheirPromises", "bestEvaluator(): \"best\" is none of"),
    NO_KINDS("kindsOfPlayersAreDescribed", "players(): there are no kinds"),
    HELP_IS_TOO_LONG("kindsOfPlayersAreDescribed", "kind 1, help(): expected at most 98"),
    BEGINNING_IS_NO_PLAYER("optionsKeepTheirRanges", "player \"any\": no player begins like this"),
    OPTION_IS_NOT_READ("optionsKeepTheirRanges", "option Letters rejects 1"),
    OPTION_HAS_NO_LIMIT("optionsKeepTheirRanges", "option Letters takes a number above 9"),
    MOVE_IS_ILLEGAL("playersPlayLegalMoves", "player \"random\": the move z9 is not legal"),
    SETTING_IS_WRONG("searchesCanBeMade", "kit \"tic-tac-toe\", solver(): "),
    CLICK_OFF_THE_BOARD(
        "drawingFitsTheMoves", "kit \"tic-tac-toe\", drawing(): the click 9 of move a1 is outside"),
    SET_UP_LOSES_A_STONE("setUpMakesThePositions", "setUp(): position() makes another one"),
    SET_UP_SHOWS_LESS("setUpMakesThePositions", "setUp(): position() makes one with other pieces"),
    SET_UP_IS_REJECTED("setUpMakesThePositions", "setUp(): position() rejects what is shown"),
    SET_UP_CONFUSES_SIDES("setUpMakesThePositions", "setUp(): toMove() is wrong"),
    PIECES_LOOK_ALIKE("setUpMakesThePositions", "setUp(): pieces() have the symbols [o, o]"),
    SQUARE_OFF_THE_BOARD(
        "viewFitsTheBoard", "Exception: plane 1 has the square 9; the board has 0 to 8 in the"),
    SQUARE_IN_TWO_PLANES("viewFitsTheBoard", "Exception: the square 0 is in the planes 0 and 1"),
    UNKNOWN_STAGE("viewFitsTheBoard", "Exception: the stage 1 is outside [0, 1)"),
    TOO_SMALL_VIEW(
        "viewFitsTheBoard",
        "kit \"tic-tac-toe\", view(): symmetry 0 of the view is no permutation"),
    SQUARE_DRAWN_TWICE("viewFitsTheBoard", "Exception: drawing() has the squares [0, 0]"),
    TOO_MANY_PLANES("viewFitsTheBoard", "Exception: Index 2 out of bounds");

    final String test;
    final String says;

    Fault(String test, String says) {
      this.test = test;
      this.says = says;
    }
  }

  private static Fault fault = Fault.NONE;

  private static boolean has(Fault wrong) {
    return fault == wrong;
  }

  /** Boards, such as {@code X.O......}. */
  private record Boards() implements PositionText<TicTacToe> {

    @Override
    public TicTacToe start() {
      return has(Fault.TEXT_OF_OTHER_START) ? TicTacToe.after(4) : TicTacToe.START;
    }

    @Override
    public TicTacToe read(String text) {
      if (has(Fault.TEXT_IS_NOT_READ)) {
        throw new IllegalArgumentException("no board");
      }
      return has(Fault.TEXT_LOSES_STONES) ? TicTacToe.START : TicTacToe.parseBoard(text);
    }

    @Override
    public String write(TicTacToe position) {
      return position + (has(Fault.TEXT_WITH_MOVES) ? " moves" : "");
    }

    @Override
    public boolean isFirstToMove(TicTacToe position) {
      return has(Fault.TEXT_CONFUSES_SIDES)
          || Integer.bitCount(position.own() | position.opponent()) % 2 == 0;
    }
  }

  private record Marks() implements Drawing<TicTacToe> {

    @Override
    public List<Cell> cells() {
      return Cell.grid(3, 3, Shape.SQUARE);
    }

    @Override
    public Optional<Piece> piece(TicTacToe position, int cell, int toMove) {
      boolean isOwn = (position.own() >> cell & 1) != 0;
      return isOwn || (position.opponent() >> cell & 1) != 0
          ? Optional.of(new Piece(
              "mark", isOwn ? toMove : 1 - toMove, (isOwn ? toMove : 1 - toMove) == 0 ? "o" : "x"))
          : Optional.empty();
    }

    @Override
    public List<Integer> clicks(TicTacToe position, int move, int toMove) {
      return List.of(has(Fault.CLICK_OFF_THE_BOARD) && move == 0 ? 9 : move);
    }

    @Override
    public Optional<SetUp<TicTacToe>> setUp() {
      return Optional.of(new Stones());
    }
  }

  private record Stones() implements Drawing.SetUp<TicTacToe> {

    private static Piece mark(int owner) {
      return new Piece("mark", owner, owner == 0 || has(Fault.PIECES_LOOK_ALIKE) ? "o" : "x");
    }

    @Override
    public List<Piece> pieces() {
      return List.of(mark(0), mark(1));
    }

    @Override
    public int toMove(TicTacToe position) {
      int stones = Integer.bitCount(position.own() | position.opponent());
      return has(Fault.SET_UP_CONFUSES_SIDES) ? 0 : stones % 2;
    }

    @Override
    public boolean isComplete() {
      return !has(Fault.SET_UP_SHOWS_LESS);
    }

    @Override
    public TicTacToe position(List<Optional<Piece>> cells, int toMove) {
      String board = cells.stream()
          .map(piece -> piece.map(each -> each.owner() == 0 ? "X" : "O").orElse("."))
          .collect(Collectors.joining());
      if (has(Fault.SET_UP_IS_REJECTED) && board.contains("X")) {
        throw new IllegalArgumentException("no crosses");
      }
      return TicTacToe.parseBoard(
          has(Fault.SET_UP_LOSES_A_STONE)
              ? board.replace('O', '.')
              : has(Fault.SET_UP_SHOWS_LESS) ? board.replaceFirst("X(.*)O", ".$1.") : board);
    }
  }

  private record View() implements BoardView<TicTacToe> {

    @Override
    public int columns() {
      return 3;
    }

    @Override
    public int planes() {
      return 2;
    }

    @Override
    public void planes(TicTacToe position, int ahead, long[] out) {
      out[ahead] = position.own();
      out[1 - ahead] = position.opponent();
      switch (fault) {
        case SQUARE_OFF_THE_BOARD -> out[1] |= 1 << 9;
        case SQUARE_IN_TWO_PLANES -> {
          out[0] |= 1;
          out[1] |= 1;
        }
        case TOO_MANY_PLANES -> out[2] = 1;
        default -> {}
      }
    }

    @Override
    public List<int[]> symmetries() {
      return has(Fault.TOO_SMALL_VIEW) ? BoardView.ofSquare(2) : BoardView.ofSquare(3);
    }

    @Override
    public int stage(TicTacToe position) {
      return has(Fault.UNKNOWN_STAGE) ? 1 : 0;
    }

    @Override
    public List<int[]> drawing() {
      return has(Fault.SQUARE_DRAWN_TWICE) ? List.of(new int[] {0, 0}) : BoardView.super.drawing();
    }
  }

  private record Kit() implements LearningKit<TicTacToe> {

    @Override
    public Optional<Drawing<TicTacToe>> drawing() {
      return Optional.of(new Marks());
    }

    @Override
    public BoardView<TicTacToe> view() {
      return new View();
    }

    @Override
    public String name() {
      return switch (fault) {
        case BLANK_NAME -> " ";
        case NAME_WITH_CAPITALS -> "Tic Tac";
        default -> "tic-tac-toe";
      };
    }

    @Override
    public TicTacToe start() {
      return has(Fault.OVER_AT_ITS_START) ? TicTacToe.parseBoard("XXXOO....") : TicTacToe.START;
    }

    @Override
    public PositionText<TicTacToe> text() {
      return new Boards();
    }

    @Override
    public List<String> seats() {
      return switch (fault) {
        case THREE_SEATS -> List.of("X", "O", "-");
        case EQUAL_SEATS -> List.of("X", "X");
        case BLANK_SEAT -> List.of("X", "");
        default -> List.of("X", "O");
      };
    }

    @Override
    public List<NamedEvaluator<TicTacToe>> evaluators() {
      NamedEvaluator<TicTacToe> zero = named("zero");
      return has(Fault.EQUAL_EVALUATORS)
          ? List.of(zero, zero)
          : List.of(has(Fault.EVALUATOR_WITH_COLON) ? named("a:b") : zero);
    }

    private static NamedEvaluator<TicTacToe> named(String name) {
      int value = has(Fault.EVALUATOR_BEYOND_ITS_UNIT) ? 200 : 0;
      return new NamedEvaluator<>(name, () -> Evaluator.<TicTacToe>of(node -> value, 100));
    }

    @Override
    public Optional<NamedEvaluator<TicTacToe>> bestEvaluator() {
      return has(Fault.BEST_IS_UNKNOWN)
          ? Optional.of(named("best"))
          : LearningKit.super.bestEvaluator();
    }

    @Override
    public void solver(SearcherBuilder<TicTacToe> preset) {
      if (has(Fault.SETTING_IS_WRONG)) {
        preset.threads(0);
      }
    }

    @Override
    public List<PlayerKind<TicTacToe>> players() {
      return switch (fault) {
        case NO_KINDS -> List.of();
        case HELP_IS_TOO_LONG,
            BEGINNING_IS_NO_PLAYER,
            OPTION_IS_NOT_READ,
            OPTION_HAS_NO_LIMIT,
            MOVE_IS_ILLEGAL -> {
          List<PlayerKind<TicTacToe>> kinds = new ArrayList<>(PlayerKind.usual(this));
          kinds.add(0, new OwnKind());
          yield kinds;
        }
        default -> PlayerKind.usual(this);
      };
    }
  }

  /** A kind of one player, {@code any} or {@code random}, with an option. */
  private record OwnKind() implements PlayerKind<TicTacToe> {

    private static final PlayerOption LETTERS = new PlayerOption("Letters", "letters", 1, 9, 3);

    @Override
    public String beginning() {
      return "any";
    }

    @Override
    public String help() {
      return "any                 the first move"
          + (has(Fault.HELP_IS_TOO_LONG) ? " ".repeat(65) : "") + "\n";
    }

    @Override
    public Optional<PlayerSpec<TicTacToe>> read(PlayerName name) {
      boolean isOwn = name.first().equals("any") && !has(Fault.BEGINNING_IS_NO_PLAYER)
          || name.first().equals("random") && has(Fault.MOVE_IS_ILLEGAL);
      if (!isOwn) {
        return Optional.empty();
      }
      if (has(Fault.OPTION_IS_NOT_READ)) {
        name.expectNothing();
      } else if (!has(Fault.OPTION_HAS_NO_LIMIT)) {
        name.rest().forEach(part -> name.number(PlayerName.value(part), 1, 9, "letters"));
      }
      Searcher<TicTacToe> searcher =
          (game, limits, listener) -> SearchResult.builder(new Move(100, "z9")).build();
      return Optional.of(
          PlayerSpec.of(name.name(), () -> Player.of(name.name(), searcher, Limits.none()))
              .withOptions(List.of(LETTERS)));
    }
  }

  static final class Subject implements KitContract<TicTacToe> {

    @Override
    public NodeKit<TicTacToe> kit() {
      return new Kit();
    }
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void theFaultIsFoundAndNamed(Fault wrong) {
    fault = wrong;
    Map<String, String> outcomes = ContractRunner.run(Subject.class);
    assertThat(ContractRunner.failures(outcomes)).containsExactly(wrong.test);
    assertThat(outcomes.get(wrong.test)).contains(wrong.says);
  }

  @Test
  void withoutFaultsAllTestsPass() {
    fault = Fault.NONE;
    assertThat(ContractRunner.run(Subject.class))
        .hasSize(13)
        .allSatisfy((test, outcome) -> assertThat(outcome).isEqualTo(ContractRunner.OK));
  }
}
