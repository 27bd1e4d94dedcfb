package io.github.yomikiri.learn.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.TicTacToeView;
import io.github.yomikiri.learn.fixture.RandomBoard;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PatternsTest {

  /** Returns a view with one stage, in which each side has its own view. */
  private static RandomBoard.View view(int columns, int rows, int planes, int[]... symmetries) {
    return new RandomBoard.View(columns, rows, planes, 1, false, List.of(symmetries));
  }

  private static PatternsBuilder<TicTacToe> ofTicTacToe() {
    return Patterns.of(new TicTacToeView());
  }

  private static int[] squares(int count) {
    return IntStream.range(0, count).toArray();
  }

  @Test
  void countsPatternsPlacesAndWeights() {
    Patterns<TicTacToe> patterns = ofTicTacToe().squares().rectangles(3, 1).build();
    // A corner, an edge, the middle, a row at the edge, and one in the middle.
    assertThat(patterns.count()).isEqualTo(3 * 3 + 2 * 27);
    // A row is a place in both directions.
    assertThat(patterns.length()).isEqualTo(9 + 8 + 4);
    assertThat(patterns.stages()).isEqualTo(1);
    assertThat(patterns)
        .hasToString("5 patterns in 21 places with 63 weights for each of 1 stages");
  }

  /** A usual rectangle has at most 65,536 configurations, and lies in no greater one. */
  @ParameterizedTest
  @CsvSource({
    "3, 3, 2, 10", // a rectangle of 3x3
    "8, 8, 2, 100", // 36 rectangles of 3x3
    "8, 8, 4, 148", // 42 each of 3x2 and 2x3
    "7, 2, 24, 31", // 10 of 3x1 and 7 of 1x2
    "1, 1, 2, 1",
    "4, 4, 300, 16"
  })
  void usualPatternsAreSquaresAndTheGreatestRectangles(
      int columns, int rows, int planes, int places) {
    assertThat(Patterns.usual(view(columns, rows, planes)).length()).isEqualTo(places);
  }

  @Test
  void imagesOfAPatternCountOnce() {
    Patterns<TicTacToe> one = ofTicTacToe().squares(0, 1).build();
    assertThat(one.count()).isEqualTo(9);
    assertThat(one.length()).isEqualTo(8);
    assertThat(ofTicTacToe().squares(0, 1).squares(1, 0).squares(8, 5).build().form())
        .isEqualTo(one.form());
  }

  @Test
  void namesTellTheStatesOfSquares() {
    Patterns<TicTacToe> patterns = ofTicTacToe().squares(4).squares(3, 4).build();
    int[] numbers = new int[patterns.length()];
    patterns.numbers(TicTacToe.parseBoard("...XO...."), numbers);
    assertThat(patterns.name(0, numbers[0])).isEqualTo("4=2");
    assertThat(IntStream.range(1, numbers.length).mapToObj(i -> patterns.name(i, numbers[i])))
        .contains("3=1 4=2", "5=0 4=2", "1=0 4=2", "7=0 4=2");
  }

  @ParameterizedTest
  @CsvSource({"1, 16", "3, 8", "15, 4", "255, 2", "65535, 1"})
  void manyConfigurationsFit(int planes, int length) {
    assertThat(Patterns.of(view(17, 1, planes)).squares(squares(length)).build().count())
        .isEqualTo(65_536);
    assertThatThrownBy(() -> Patterns.of(view(17, 1, planes)).squares(squares(length + 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a pattern of %d squares with %d states each; expected 1 to 65536"
                .formatted(length + 1, planes + 1)
            + " configurations");
  }

  @Test
  void tooManyConfigurationsAreRejectedAtOnce() {
    PatternsBuilder<RandomBoard> builder = Patterns.of(view(4_096, 4_096, 1));
    for (Runnable call : List.<Runnable>of(
        () -> builder.rectangles(4_096, 4_096),
        () -> builder.walks(4_096 * 4_096, 1, 1),
        () -> builder.squares(new int[17]))) {
      assertThatThrownBy(call::run)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("2 states each; expected 1 to 65536 configurations");
    }
  }

  @Test
  void wrongSquaresAreRejected() {
    PatternsBuilder<TicTacToe> builder = ofTicTacToe();
    assertThatThrownBy(() -> builder.squares(0, 9))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("square 9 is outside [0, 9)");
    assertThatThrownBy(() -> builder.squares(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("square -1 is outside [0, 9)");
    assertThatThrownBy(() -> builder.squares(4, 3, 4))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("square 4 occurs twice in a pattern");
    assertThatThrownBy(() -> builder.squares(new int[0]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "a pattern of 0 squares with 3 states each; expected 1 to 65536" + " configurations");
    assertThatThrownBy(builder::build)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no pattern was added, such as squares() or rectangles(2, 2)");
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 0", "4, 1", "1, 4", "-1, 1"})
  void rectanglesThatDoNotFitAreRejected(int width, int height) {
    assertThatThrownBy(() -> ofTicTacToe().rectangles(width, height))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("rectangles of %dx%d squares on a board of 3x3".formatted(width, height));
  }

  @Test
  void aPatternIsAddedWhereverItFits() {
    Patterns<RandomBoard> diagonals =
        Patterns.of(view(8, 4, 1)).everywhere(27, 18, 9, 0).build();
    Patterns<RandomBoard> listed = Patterns.of(view(8, 4, 1))
        .squares(27, 18, 9, 0)
        .squares(28, 19, 10, 1)
        .squares(29, 20, 11, 2)
        .squares(30, 21, 12, 3)
        .squares(31, 22, 13, 4)
        .build();
    assertThat(diagonals.form()).isEqualTo(listed.form());
    // Where it is given does not matter, only its form.
    assertThat(Patterns.of(view(8, 4, 1)).everywhere(30, 21, 12, 3).build().form())
        .isEqualTo(listed.form());
    assertThatThrownBy(() -> ofTicTacToe().everywhere(8, 9))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("square 9 is outside [0, 9)");
  }

  @Test
  void aFormHasOneTableForAllItsPlaces() {
    Patterns<RandomBoard> forms =
        Patterns.of(view(8, 4, 1)).anywhere(27, 18, 9, 0).build();
    assertThat(forms.count()).isEqualTo(16);
    assertThat(forms.length()).isEqualTo(5);
    assertThat(forms.form())
        .endsWith(" places 0:[27,18,9,0] 0:[28,19,10,1] 0:[29,20,11,2] 0:[30,21,12,3]"
            + " 0:[31,22,13,4]");
    assertThat(forms).hasToString("1 patterns in 5 places with 16 weights for each of 1 stages");
  }

  @Test
  void linesAreAlikeInAllDirectionsAndFromBothEnds() {
    Patterns<RandomBoard> lines = Patterns.of(view(5, 3, 1)).lines(3).build();
    // Along rows, columns and two diagonals.
    assertThat(lines.length()).isEqualTo(9 + 5 + 3 + 3);
    assertThat(lines.count()).isEqualTo(8);
    assertThat(lines.form()).contains(" 0:[2,6,10]").endsWith(" alike 0:[2,1,0]");
    // Symmetries bring no new places.
    Patterns<RandomBoard> symmetric = Patterns.of(
            view(5, 3, 1, BoardView.mirroredColumns(5, 3).get(0)))
        .lines(3)
        .build();
    assertThat(symmetric.length()).isEqualTo(lines.length());
    assertThat(symmetric.count()).isEqualTo(8);
    // 110 and 011 share a weight, which is the one of the lesser number.
    int[] numbers = new int[lines.length()];
    lines.unpack(new long[] {0b00011}, numbers);
    assertThat(numbers[0]).isEqualTo(3);
    lines.unpack(new long[] {0b00110}, numbers);
    assertThat(numbers[0]).isEqualTo(3);
    assertThat(lines.name(0, 3)).isEqualTo("0=1 1=1 2=0");
  }

  @Test
  void formsNearTheEdgeHaveTablesOfTheirOwn() {
    Patterns<RandomBoard> apart =
        Patterns.of(view(6, 6, 1)).anywhere(0).apartNearEdge(2).anywhere(0, 1).build();
    // 36 single squares share a table. Of the pairs, 18 are at the edge, and 10 are nearest to it.
    assertThat(apart.count()).isEqualTo(2 + 3 * 4);
    assertThat(apart.length()).isEqualTo(36 + 30);
    int[] numbers = new int[apart.length()];
    apart.unpack(new long[1], numbers);
    assertThat(Arrays.stream(numbers).filter(number -> number == 2).count()).isEqualTo(18);
    assertThat(Arrays.stream(numbers).filter(number -> number == 6).count()).isEqualTo(10);
    assertThat(Arrays.stream(numbers).filter(number -> number == 10).count()).isEqualTo(2);
  }

  @Test
  void wrongFormsAreRejected() {
    PatternsBuilder<TicTacToe> builder = ofTicTacToe();
    assertThatThrownBy(() -> builder.anywhere(new int[] {0, 1}, new int[] {0}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the forms [[0, 1], [0]] share a table, so they have the same number of squares");
    assertThatThrownBy(() -> builder.anywhere(0, 9))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("square 9 is outside [0, 9)");
    assertThatThrownBy(() -> builder.lines(4))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("lines of 4 squares on a board of 3x3");
    assertThatThrownBy(() -> builder.lines(1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> builder.apartNearEdge(-1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aPatternsArrayIsCopied() {
    int[] squares = {0, 1};
    PatternsBuilder<TicTacToe> builder = ofTicTacToe().squares(squares);
    squares[1] = 8;
    assertThat(builder.build().form())
        .isEqualTo(ofTicTacToe().squares(0, 1).build().form());
  }

  @Test
  void tooManyPatternsAreRejected() {
    PatternsBuilder<RandomBoard> numbers = Patterns.of(view(130, 130, 65_535)).squares();
    assertThatThrownBy(numbers::build)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the patterns need an array of " + 131_071L * 16_960 * 16_900
            + " numbers; expected less than 2^31");
    PatternsBuilder<RandomBoard> weights = Patterns.of(view(182, 182, 65_535)).squares();
    assertThatThrownBy(weights::build)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the patterns need an array of 2147483648 weights; expected less than 2^31");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0 1", "0 1 2 3", "0 0 1", "0 1 3", "-1 0 1"})
  void wrongSymmetriesAreRejected(String text) {
    int[] wrong = Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    assertThatThrownBy(() -> Patterns.of(view(3, 1, 1, new int[] {2, 1, 0}, wrong)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "symmetry 1 of the view is no permutation of the 3 squares: " + Arrays.toString(wrong));
  }

  @Test
  void tooManySymmetriesAreRejected() {
    // All 5,040 permutations of 7 squares follow from these two.
    assertThatThrownBy(() -> Patterns.of(
            view(7, 1, 1, new int[] {1, 0, 2, 3, 4, 5, 6}, new int[] {1, 2, 3, 4, 5, 6, 0})))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("more than 1000 symmetries follow from those of the view");
    assertThat(
            Patterns.of(view(6, 1, 1, new int[] {1, 0, 2, 3, 4, 5}, new int[] {1, 2, 3, 4, 5, 0}))
                .squares(0, 1, 2, 3, 4, 5)
                .build()
                .length())
        .isEqualTo(720);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, 1, 1, 'the view has 0 columns; expected 1 to 4096'",
    "1, 5000, 1, 1, 'the view has 5000 rows; expected 1 to 4096'",
    "1, 1, 0, 1, 'the view has 0 planes; expected 1 to 65535'",
    "1, 1, 65536, 1, 'the view has 65536 planes; expected 1 to 65535'",
    "1, 1, 1, 0, 'the view has 0 stages; expected 1 to 4096'"
  })
  void wrongNumbersOfAViewAreRejected(
      int columns, int rows, int planes, int stages, String message) {
    assertThatThrownBy(() ->
            Patterns.of(new RandomBoard.View(columns, rows, planes, stages, false, List.of())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource({"1, 12, 9", "12, 1, 12", "2, 2, 3", "3, 3, 1"})
  void walksAreConnectedAndDifferent(int columns, int rows, int length) {
    for (int seed = 0; seed < 20; seed++) {
      String form =
          Patterns.of(view(columns, rows, 1)).walks(length, 1, seed).build().form();
      int[] walk = Arrays.stream(
              form.substring(form.indexOf('[') + 1, form.length() - 1).split(","))
          .mapToInt(Integer::parseInt)
          .toArray();
      assertThat(walk).hasSize(length);
      Set<Integer> seen = new HashSet<>(Set.of(walk[0]));
      for (int square : walk) {
        assertThat(seen)
            .as(form)
            .anyMatch(known -> Math.abs(known % columns - square % columns) <= 1
                && Math.abs(known / columns - square / columns) <= 1);
        seen.add(square);
      }
      assertThat(seen).hasSize(length);
    }
  }

  @Test
  void walksFollowFromTheirSeed() {
    String form = ofTicTacToe().walks(4, 5, 7).build().form();
    assertThat(ofTicTacToe().walks(4, 5, 7).build().form()).isEqualTo(form);
    assertThat(ofTicTacToe().walks(4, 5, 8).build().form()).isNotEqualTo(form);
    assertThat(ofTicTacToe().squares(4).walks(4, 5, 7).build()).asString().startsWith("6 patterns");
  }

  @Test
  void walksThatAreMissingAreRejected() {
    assertThat(Patterns.of(view(1, 4, 1)).walks(2, 3, 1).build().length()).isEqualTo(3);
    assertThatThrownBy(() -> Patterns.of(view(1, 4, 1)).walks(2, 4, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("fewer than 4 different walks of 2 squares were found");
    assertThatThrownBy(() -> Patterns.of(view(1, 4, 1)).walks(5, 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("1 walks of 5 squares on a board of 4");
    assertThatThrownBy(() -> Patterns.of(view(1, 4, 1)).walks(2, 0, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("0 walks of 2 squares on a board of 4");
  }

  @Test
  void theFormTellsFeaturesApart() {
    List<String> forms = List.of(
        form(view(3, 2, 2), 0, 1),
        form(view(3, 2, 2), 1, 0),
        form(view(3, 2, 2), 0, 2),
        form(view(3, 2, 2), 0),
        form(view(2, 3, 2), 0, 1),
        form(view(3, 2, 3), 0, 1),
        form(new RandomBoard.View(3, 2, 2, 2, false, List.of()), 0, 1),
        form(new RandomBoard.View(3, 2, 2, 1, true, List.of()), 0, 1),
        form(view(3, 2, 2, BoardView.mirroredColumns(3, 2).get(0)), 0, 1));
    assertThat(forms).doesNotHaveDuplicates();
    assertThat(form(view(3, 2, 2), 0, 1)).isEqualTo(forms.get(0));
  }

  private static String form(RandomBoard.View view, int... squares) {
    return Patterns.of(view).squares(squares).build().form();
  }

  @Test
  void theFormIsTheSameInEveryLanguage() {
    Locale usual = Locale.getDefault();
    String form = form(view(3, 2, 2), 0, 1);
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat("%d".formatted(1)).isNotEqualTo("1");
      assertThat(form(view(3, 2, 2), 0, 1)).isEqualTo(form);
    } finally {
      Locale.setDefault(usual);
    }
  }
}
