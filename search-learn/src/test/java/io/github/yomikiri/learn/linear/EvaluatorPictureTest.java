package io.github.yomikiri.learn.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.TicTacToeView;
import io.github.yomikiri.learn.fixture.EmptySquares;
import io.github.yomikiri.learn.fixture.ParsedSvg;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class EvaluatorPictureTest {

  /** Tic-tac-toe as others see it. */
  private record Named(List<int[]> drawing, int stages) implements BoardView<TicTacToe> {

    @Override
    public int columns() {
      return 3;
    }

    @Override
    public int planes() {
      return 2;
    }

    @Override
    public void planes(TicTacToe node, int ahead, long[] out) {
      new TicTacToeView().planes(node, ahead, out);
    }

    @Override
    public List<int[]> symmetries() {
      return new TicTacToeView().symmetries();
    }

    @Override
    public String planeName(int plane) {
      return "<own & 'other'>".repeat(plane + 1);
    }

    @Override
    public String stageName(int stage) {
      return "</text>" + stage;
    }
  }

  private static final Scale SCALE = Scale.points(1_000, 10);

  /** The weights of a corner, an edge and the middle: empty, own and the other side's. */
  private static final short[] SQUARES = {10, 50, -50, 20, 30, -30, 40, 200, -200};

  private static <P extends BoardView<TicTacToe>> LearnedEvaluator<TicTacToe> ofSquares(
      P view, Scale scale, short... weights) {
    Patterns<TicTacToe> patterns = Patterns.of(view).squares().build();
    return LearnedEvaluator.of(patterns, scale, "", Collections.nCopies(view.stages(), weights));
  }

  private static List<String> numbers(ParsedSvg picture) {
    return picture.contents("text").stream()
        .filter(text -> text.matches("[+\u2212]?\\d+\\.\\d+"))
        .toList();
  }

  @Test
  void weightsAreComparedWithWhateverElseIsOnTheSquare() throws Exception {
    LearnedEvaluator<TicTacToe> evaluator = ofSquares(new TicTacToeView(), SCALE, SQUARES);
    ParsedSvg picture = new ParsedSvg(EvaluatorPicture.ofWeights(evaluator, "Tic-tac-toe"));
    // In points: 5 - (1 - 5) / 2 in a corner, 3 - (2 - 3) / 2 on an edge, 20 - (4 - 20) / 2.
    String own = "+7.0 +3.5 +7.0 +3.5 +28.0 +3.5 +7.0 +3.5 +7.0 ";
    String other =
        "\u22128.0 \u22125.5 \u22128.0 \u22125.5 \u221232.0 \u22125.5 \u22128.0 \u22125.5 \u22128.0";
    assertThat(numbers(picture)).containsExactly((own + other + " \u221232.0 +32.0").split(" "));
    assertThat(picture.contents("title")).containsExactly("Tic-tac-toe");
    assertThat(picture.contents("text"))
        .contains("plane 1", "plane 2", "The unit is a point.")
        .doesNotContain("stage 1");
  }

  @Test
  void whatWasNotLearnedHasNoNumber() throws Exception {
    // Nothing in a corner has an alternative.
    LearnedEvaluator<TicTacToe> evaluator = ofSquares(
        new TicTacToeView(),
        SCALE,
        (short) 0,
        (short) 50,
        (short) 0,
        (short) 20,
        (short) 30,
        (short) 0,
        (short) 0,
        (short) 0,
        (short) 0);
    ParsedSvg picture = new ParsedSvg(EvaluatorPicture.ofWeights(evaluator, ""));
    assertThat(numbers(picture))
        .containsExactly("+1.00", "+1.00", "+1.00", "+1.00", "\u22121.00", "+1.00");
    ParsedSvg nothing = new ParsedSvg(
        EvaluatorPicture.ofWeights(ofSquares(new TicTacToeView(), SCALE, new short[9]), ""));
    assertThat(numbers(nothing)).containsExactly("\u22120.01", "+0.01");
    assertThat(nothing.elements("rect")).hasSize(2 * 9 + 2);
  }

  @Test
  void theSharesOfSquaresAddUpToTheValue() throws Exception {
    LearnedEvaluator<TicTacToe> evaluator = ofSquares(new TicTacToeView(), SCALE, SQUARES);
    TicTacToe node = TicTacToe.after(0, 4);
    assertThat(evaluator.evaluate(node)).isEqualTo(50 - 200 + 3 * 10 + 4 * 20);
    ParsedSvg picture = new ParsedSvg(EvaluatorPicture.ofPosition(evaluator, node, "After a1 b2"));
    assertThat(picture.contents("desc"))
        .containsExactly("The side to move expects \u22124.0 points");
    // The last row is the uppermost.
    assertThat(numbers(picture))
        .containsExactly(
            "+1.0 +2.0 +1.0 +2.0 \u221220.0 +2.0 +5.0 +2.0 +1.0 \u221220.0 +20.0".split(" "));
    assertThat(picture.contents("title"))
        .contains(
            "square 0, plane 1: +5.0", "square 4, plane 2: \u221220.0", "square 8, empty: +1.0");
    // Two discs, and their legend.
    assertThat(picture.elements("circle")).hasSize(4);
  }

  @Test
  void aPatternIsSharedAmongItsSquares() throws Exception {
    Patterns<TicTacToe> row = Patterns.of(new TicTacToeView()).squares(3, 4, 5).build();
    short[] weights = new short[row.count()];
    Arrays.fill(weights, (short) 2_048);
    LearnedEvaluator<TicTacToe> evaluator =
        LearnedEvaluator.of(row, Scale.winChance(), "", List.of(weights));
    ParsedSvg picture =
        new ParsedSvg(EvaluatorPicture.ofPosition(evaluator, TicTacToe.START, "Start"));
    // The places of the pattern are the middle row and the middle column, in both directions.
    assertThat(numbers(picture))
        .containsExactly(
            "0.00 +0.33 0.00 +0.33 +0.67 +0.33 0.00 +0.33 0.00 \u22120.67 +0.67".split(" "));
    assertThat(picture.contents("desc"))
        .containsExactly("The side to move expects 98 % of the points");
  }

  @Test
  void theViewDecidesWhereSquaresAreAndTheirNames() throws Exception {
    Named view = new Named(List.of(new int[] {0, -1, 1, 2}, new int[] {8, 7, 6, 5, 4, 3}), 2);
    LearnedEvaluator<TicTacToe> evaluator = ofSquares(view, SCALE, SQUARES);
    String hostile = "<b>\"&\u0000";
    ParsedSvg weights = new ParsedSvg(EvaluatorPicture.ofWeights(evaluator, hostile));
    ParsedSvg position =
        new ParsedSvg(EvaluatorPicture.ofPosition(evaluator, TicTacToe.after(4), hostile));
    assertThat(weights.contents("title")).containsExactly("<b>\"&\uFFFD");
    assertThat(weights.contents("text")).contains(view.planeName(0), view.planeName(1), "</text>1");
    assertThat(position.contents("title"))
        .startsWith("<b>\"&\uFFFD", "square 0, empty: +1.0")
        .hasSize(1 + 9);
    assertThat(position.contents("text")).contains(view.planeName(0), view.planeName(1));
    assertThat(position.contents("desc")).allMatch(text -> text.endsWith(" points (</text>0)"));
    assertThat(position.elements("rect").subList(1, 10))
        .extracting(cell -> cell.getAttribute("x") + "," + cell.getAttribute("y"))
        .containsExactly(
            "32,66", "156,66", "218,66", "32,128", "94,128", "156,128", "218,128", "280,128",
            "342,128");
  }

  @Test
  void aDrawingWithoutASquareIsRejected() {
    Named view = new Named(List.of(new int[] {0, 1, 2}, new int[] {3, 4, 5, 5}), 1);
    LearnedEvaluator<TicTacToe> evaluator = ofSquares(view, SCALE, SQUARES);
    assertThatThrownBy(() -> EvaluatorPicture.ofWeights(evaluator, ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the view draws the squares [0, 1, 2, 3, 4, 5, 5]; expected each of its 9 squares once");
    assertThatThrownBy(() -> EvaluatorPicture.ofPosition(evaluator, TicTacToe.START, ""))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void otherFeaturesHaveNoPicture() {
    LearnedEvaluator<TicTacToe> evaluator =
        LearnedEvaluator.of(new EmptySquares(), SCALE, "", List.of(new short[10]));
    assertThatThrownBy(() -> EvaluatorPicture.ofWeights(evaluator, ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the features are no patterns of a board, so they have no picture: empty squares");
  }
}
