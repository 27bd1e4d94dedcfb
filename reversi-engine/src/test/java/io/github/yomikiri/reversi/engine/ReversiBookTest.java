package io.github.yomikiri.reversi.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.book.BookBuilder;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReversiBookTest {

  private static final String LINES = """
      # Yomikiri valued book, version 1
      # After d6 the second move is better by half a disc.
      | f5 10
      f5 | d6 -10 f4 -300 f6 -70
      f5 d6 | c3 10 c4 60 c5 -300 c6 -300 c7 -900
      """;

  private static Book<Reversi> small() throws IOException {
    return ReversiBook.builder().read(new StringReader(LINES), "it").build();
  }

  private static Engine engine(Book<Reversi> book, double discs, long seed) {
    return Engine.builder().tables(1, 1).book(book, discs).seed(seed).build();
  }

  @Test
  void theEnginePlaysFromItsBookAndSaysSo() throws IOException {
    Reversi position = Transcript.play("f5d6");
    try (Engine engine = engine(small(), 0, 1)) {
      SearchResult analysis = engine.play(position, Limits.depth(5));
      assertThat(analysis.completion()).isEqualTo(Completion.BOOK);
      assertThat(analysis.bestMove().notation()).isEqualTo("c4");
      assertThat(analysis.points()).isEqualTo(0.6);
      assertThat(analysis.bound()).isEqualTo(Bound.EXACT);
      assertThat(analysis.solved()).isFalse();
      assertThat(analysis.statistics().nodes()).isZero();
      assertThat(analysis.rootMoves())
          .extracting(analysis::points)
          .containsExactly(0.6, 0.1, -3.0, -3.0, -9.0);
      // The line follows the book, here from the start.
      assertThat(engine.play(Reversi.start(), Limits.depth(5)).principalVariation())
          .hasSize(3);
      assertThat(engine.play(Transcript.play("f5f4"), Limits.depth(2)).completion())
          .isEqualTo(Completion.DEPTH);
      assertThat(engine.play(Reversi.start(6), Limits.depth(2)).completion())
          .isEqualTo(Completion.DEPTH);
      assertThat(engine.analyze(position, Limits.depth(2)).completion())
          .isEqualTo(Completion.DEPTH);
    }
  }

  @Test
  void theSeedChoosesAmongGoodMoves() throws IOException {
    Reversi position = Transcript.play("f5d6");
    Set<String> played = new HashSet<>();
    try (Engine engine = engine(small(), 0.5, 0)) {
      for (long seed = 0; seed < 20; seed++) {
        engine.newGame(Game.of(Reversi.start()), seed);
        SearchResult analysis = engine.play(position, Limits.none());
        assertThat(engine.play(position, Limits.none()).bestMove()).isEqualTo(analysis.bestMove());
        played.add(analysis.bestMove() + " " + analysis.bound() + " " + analysis.points());
      }
    }
    assertThat(played).containsExactlyInAnyOrder("c4 EXACT 0.6", "c3 LOWER 0.1");
  }

  /** Whatever the decimal fraction is as a binary one, a move worse by exactly it counts. */
  @Test
  void theMarginHasAllHundredths() throws IOException {
    Book<Reversi> book = small();
    for (int units = 0; units <= 6_400; units++) {
      assertThat(BookMoves.within(book, units / 100.0).margin()).isEqualTo(units);
      assertThat(BookMoves.within(book, (units + 0.5) / 100).margin()).isEqualTo(units);
    }
    assertThat(BookMoves.within(book, Double.MAX_VALUE).margin()).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void aBookWithoutValuesIsOfNoUse() throws IOException {
    Book<Reversi> weights = Book.readText(new StringReader("f5 d6\n"), "it", Reversi.start());
    try (Engine engine = engine(weights, 1, 1)) {
      assertThat(engine.play(Reversi.start(), Limits.depth(2)).completion())
          .isEqualTo(Completion.DEPTH);
    }
  }

  @Test
  void aLevelThatMakesErrorsUsesNoBook() throws IOException {
    try (Engine weak = Engine.builder().level(Level.of(8)).book(small(), 0).build();
        Engine strong = Engine.builder().level(Level.of(9)).book(small(), 0).build()) {
      assertThat(weak.play(Reversi.start(), Limits.none()).completion())
          .isNotEqualTo(Completion.BOOK);
      assertThat(strong.play(Reversi.start(), Limits.none()).completion())
          .isEqualTo(Completion.BOOK);
    }
  }

  @Test
  void symmetricPositionsHaveTheSameMoves() throws IOException {
    Book<Reversi> book = small();
    Reversi position = Transcript.play("f5d6");
    for (int symmetry = 0; symmetry < 8; symmetry++) {
      int number = symmetry;
      Reversi image = position.symmetry(symmetry);
      assertThat(book.moves(image))
          .extracting(RootMove::score)
          .isEqualTo(book.moves(position).stream().map(RootMove::score).toList());
      assertThat(book.moves(image).get(0).move().code())
          .isEqualTo(
              Reversi.symmetrySquare(number, book.moves(position).get(0).move().code()));
    }
  }

  @Test
  void theBookOfTheLibraryIsSound() {
    Book<Reversi> book = ReversiBook.standard();
    assertThat(book.size()).isGreaterThan(100);
    Set<Long> seen = new HashSet<>();
    assertSound(book, Reversi.start(), seen);
    assertThat(seen).hasSizeGreaterThan(book.size());
    // Reversi is taken to be a draw, and the book's opening lines are long.
    assertThat(book.moves(Reversi.start()).get(0).score()).isBetween(-200, 200);
    assertThat(book.line(Reversi.start())).hasSizeGreaterThan(5);
  }

  private static void assertSound(Book<Reversi> book, Reversi position, Set<Long> seen) {
    if (!seen.add(ReversiBook.identity(position))) {
      return;
    }
    List<RootMove> moves = book.moves(position);
    if (!moves.isEmpty()) {
      assertThat(moves).extracting(RootMove::move).hasSameElementsAs(position.legalMoves());
    }
    for (RootMove each : moves) {
      Reversi next = position.play(each.move().code());
      List<RootMove> replies = book.moves(next);
      if (!replies.isEmpty()) {
        assertThat(each.score()).isEqualTo(-replies.get(0).score());
      }
      assertSound(book, next, seen);
    }
  }

  @Test
  void aNewBookStoresSymmetricPositionsOnce() {
    BookBuilder<Reversi> builder = ReversiBook.builder();
    assertThat(builder.extend(position -> OptionalInt.of(-7))).contains("| d3 7");
    assertThat(builder.build().moves(Reversi.start()))
        .extracting(each -> each.move().notation() + " " + each.score())
        .containsExactlyInAnyOrder("d3 7", "c4 7", "f5 7", "e6 7");
    Move first = builder.build().line(Reversi.start()).get(0);
    assertThat(Reversi.start().legalMoves()).contains(first);
  }

  @Test
  void readsOnlyBooks(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("my.book"), LINES);
    assertThat(ReversiBook.builder().read(file).size()).isEqualTo(3);
    Files.writeString(file, "");
    assertThatThrownBy(() -> ReversiBook.builder().read(file))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith(file + ", line 1: the text is empty; a book begins with the line");
    Files.writeString(file, LINES.replace("version 1", "version 2"));
    assertThatThrownBy(() -> ReversiBook.builder().read(file))
        .hasMessageContaining("this version is not supported, only version 1");
    Files.writeString(file, LINES.substring(0, LINES.length() - 3));
    assertThatThrownBy(() -> ReversiBook.builder().read(file))
        .hasMessageContaining(", line 5: this line has no end, so the text was cut here");
  }

  @Test
  void rejectsNegativeDiscs() throws IOException {
    Book<Reversi> book = small();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Engine.builder().book(book, -0.1))
        .withMessage("book moves within -0.1 discs: less than 0");
  }
}
