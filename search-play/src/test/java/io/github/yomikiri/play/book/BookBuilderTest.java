package io.github.yomikiri.play.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGraph;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.table.LockFreeTable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BookBuilderTest {

  private static OptionalInt valued(RandomGame node) {
    return OptionalInt.of(
        node.isTerminal() ? node.terminalScore() : RandomGame.evaluator().evaluate(node));
  }

  private static Searcher<TicTacToe> solver() {
    return Searchers.bare(TicTacToe.class).evaluator(node -> 0).build();
  }

  private static <N extends Node<N>> List<String> extend(
      BookBuilder<N> builder, Function<N, OptionalInt> valuation, int count) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Optional<String> line = builder.extend(valuation);
      if (line.isEmpty()) {
        break;
      }
      lines.add(line.get());
    }
    return lines;
  }

  /** Returns the negamax value over the book's own moves, with the valuation's at its leaves. */
  private static int negamax(Book<RandomGame> book, RandomGame node) {
    List<RootMove> moves = book.moves(node);
    int best = moves.isEmpty() ? valued(node).orElseThrow() : -Score.INFINITY;
    for (RootMove each : moves) {
      RandomGame next = node.play(each.move().code());
      int value = Score.ofMove(next, negamax(book, next));
      assertThat(each.score()).isEqualTo(value);
      best = Math.max(best, value);
    }
    return best;
  }

  @Property(tries = 100)
  void everyValueIsTheNegamaxOfTheLeaves(
      @ForAll long seed,
      @ForAll @IntRange(max = 40) int count,
      @ForAll @IntRange(max = 30) int margin) {
    RandomGame root = RandomGame.graph(seed, 6, 4, 20);
    BookBuilder<RandomGame> builder = Book.from(root).margin(margin);
    int lines = extend(builder, BookBuilderTest::valued, count).size();
    Book<RandomGame> book = builder.build();
    assertThat(book.size()).isEqualTo(builder.size()).isEqualTo(lines);
    if (lines > 0) {
      assertThat(book.moves(root)).extracting(RootMove::move).hasSameElementsAs(root.legalMoves());
      assertThat(book.moves(root).get(0).score()).isEqualTo(negamax(book, root));
      assertThat(Game.of(root, book.line(root)).moves()).isNotEmpty();
    }
  }

  @Property(tries = 100)
  void aBookThatIsReadContinuesAsIfItHadNotEnded(
      @ForAll long seed, @ForAll @IntRange(max = 20) int before) {
    RandomGame root = RandomGame.graph(seed, 6, 4, 20);
    List<String> whole = extend(Book.from(root).margin(9), BookBuilderTest::valued, 30);
    int cut = Math.min(before, whole.size());
    BookBuilder<RandomGame> resumed = Books.read(root, whole.subList(0, cut)).margin(9);
    assertThat(resumed.size()).isEqualTo(cut);
    assertThat(extend(resumed, BookBuilderTest::valued, 30 - cut))
        .isEqualTo(whole.subList(cut, whole.size()));
  }

  /** In a tree, each position has one line. */
  @Property(tries = 100)
  void followsOnlyMovesWithinTheMargin(@ForAll long seed, @ForAll @IntRange(max = 20) int margin) {
    RandomGame root = RandomGame.tree(seed, 8, 4, 20);
    BookBuilder<RandomGame> builder = Book.from(root).margin(margin);
    for (int i = 0; i < 12; i++) {
      Book<RandomGame> before = builder.build();
      Optional<String> line = builder.extend(BookBuilderTest::valued);
      if (line.isEmpty()) {
        return;
      }
      RandomGame node = root;
      String moves = line.get().substring(0, line.get().indexOf('|')).strip();
      for (String text : moves.isEmpty() ? new String[0] : moves.split(" ", -1)) {
        Move move = node.parse(text).orElseThrow();
        List<RootMove> known = before.moves(node);
        RootMove played =
            known.stream().filter(each -> each.move().equals(move)).findFirst().orElseThrow();
        assertThat(played.score()).isGreaterThanOrEqualTo(known.get(0).score() - margin);
        node = node.play(move.code());
      }
      assertThat(before.moves(node)).isEmpty();
    }
  }

  @Test
  void aLineDropsOutTheSoonerTheWorseItsMovesAre() {
    // The first move a1 is best, every other one is worse by 3, and later moves are equal.
    Function<TicTacToe, OptionalInt> valuation =
        node -> OptionalInt.of(node.opponent() > 1 && node.own() == 0 ? 3 : 0);
    List<String> lines = extend(Book.from(TicTacToe.START).margin(4), valuation, 12);
    assertThat(lines.get(0)).startsWith("| a1 0 b1 -3 ");
    assertThat(lines.get(1)).startsWith("a1 | ");
    // Such a loss costs three plies, so three plies after a1 are as cheap as b1.
    assertThat(lines.subList(2, 10)).allMatch(line -> line.matches("a1 [abc][123] \\|.*"));
    assertThat(lines.subList(10, 12)).allMatch(line -> line.matches("a1 b1 [abc][123] \\|.*"));
    // A greater loss than the margin is not followed at all.
    assertThat(extend(Book.from(TicTacToe.START).margin(2), valuation, 40))
        .noneMatch(line -> line.matches("[bc][123] \\|.*"));
  }

  @Property(tries = 20)
  void aBookOfAllPositionsHasTheGamesValue(@ForAll long seed) {
    RandomGame root = RandomGame.graph(seed, 6, 4, 20);
    BookBuilder<RandomGame> builder = Book.from(root).margin(Score.MAX);
    Function<RandomGame, OptionalInt> guess =
        node -> OptionalInt.of(node.isTerminal() ? node.terminalScore() : (int) node.key() % 50);
    Set<RandomGame> positions = new HashSet<>();
    addPositions(root, positions);
    assertThat(extend(builder, guess, 1000)).hasSizeBetween(1, positions.size());
    assertThat(builder.extend(guess)).isEmpty();
    Book<RandomGame> book = builder.build();
    assertThat(book.moves(root).get(0).score())
        .isEqualTo(Reference.value(root, 6, RandomGame.evaluator()));
    assertThat(Game.of(root, book.line(root)).isOver()).isTrue();
  }

  private static void addPositions(RandomGame node, Set<RandomGame> all) {
    if (all.add(node)) {
      node.legalMoves().forEach(move -> addPositions(node.play(move.code()), all));
    }
  }

  @Test
  void searchesGiveTheValues() throws IOException {
    BookBuilder<TicTacToe> builder = Book.from(TicTacToe.START);
    for (int i = 0; i < 2; i++) {
      assertThat(builder.extend(solver(), Limits.none())).isPresent();
    }
    for (RootMove each : builder.build().moves(TicTacToe.START)) {
      int value = Reference.value(TicTacToe.START.play(each.move().code()), 9, any -> 0);
      assertThat(each.score()).isEqualTo(-value);
    }
    assertThatIllegalStateException()
        .isThrownBy(() -> builder.extend(Searchers.random(1), Limits.none()))
        .withMessageContaining("has not finished any depth");
  }

  @Test
  void aStoppedExtensionChangesNothing() {
    BookBuilder<TicTacToe> builder = Book.from(TicTacToe.START);
    StopSignal stop = new StopSignal();
    stop.raise();
    assertThat(builder.extend(solver(), Limits.none().withStop(stop))).isEmpty();
    assertThat(builder.size()).isZero();
    assertThat(builder.build().moves(TicTacToe.START)).isEmpty();
    assertThat(builder.build().line(TicTacToe.START)).isEmpty();
  }

  @Test
  void aSearchThatIsStoppedChangesNothing() {
    BookBuilder<TicTacToe> builder = Book.from(TicTacToe.START);
    assertThat(builder.extend(solver(), Limits.none())).isPresent();
    Book<TicTacToe> before = builder.build();
    StopSignal stop = new StopSignal();
    AtomicInteger estimates = new AtomicInteger();
    Searcher<TicTacToe> stopped = Searchers.bare(TicTacToe.class)
        .evaluator(node -> {
          if (estimates.incrementAndGet() == 1_000) {
            stop.raise();
          }
          return 0;
        })
        .build();
    assertThat(builder.extend(stopped, Limits.depth(5).withStop(stop))).isEmpty();
    assertThat(estimates.get()).isGreaterThanOrEqualTo(1_000);
    assertThat(builder.build()).isEqualTo(before);
  }

  @Test
  void symmetricPositionsAreOne() {
    BookBuilder<TicTacToe> builder =
        Book.from(TicTacToe.START, node -> Long.bitCount(node.own() | node.opponent()));
    assertThat(builder.extend(node -> OptionalInt.of(-3))).contains("| a1 3");
    assertThat(builder.extend(node -> OptionalInt.of(-4))).contains("a1 | b1 4");
    Book<TicTacToe> book = builder.build();
    assertThat(book.moves(TicTacToe.START))
        .hasSize(9)
        .allMatch(move -> move.score() == -4 && move.visits() == 1);
    assertThat(book.moves(TicTacToe.after(8)))
        .hasSize(8)
        .allMatch(move -> move.score() == 4 && move.visits() == 0);
    assertThat(book).hasToString("Book[positions=2, moves=2]");
  }

  @Test
  void positionsThatRepeatDoNoHarm() {
    RandomGraph root = RandomGraph.of(3, 12, 3, 5, true);
    BookBuilder<RandomGraph> builder = Book.from(root).margin(Score.MAX);
    assertThat(extend(builder, node -> OptionalInt.of(0), 1000).size()).isBetween(1, 12);
    assertThat(builder.build().line(root)).hasSizeLessThanOrEqualTo(13);
  }

  /** A game of two moves, whose first move has the given text. */
  private record Written(int played, String text) implements Node<Written> {

    @Override
    public void moves(MoveList out) {
      if (played < 2) {
        out.add(7);
      }
    }

    @Override
    public Written play(int move) {
      return new Written(played + 1, text);
    }

    @Override
    public String notation(int move) {
      return played == 0 ? text : "second";
    }

    @Override
    public int terminalScore() {
      return 0;
    }

    @Override
    public long key() {
      return Hash64.of(played, 0);
    }
  }

  /** Such a line was once written, and could not be read. */
  @ParameterizedTest
  @CsvSource({"take 1,has white space", "#1,'begins with #, as a comment does'"})
  void aMoveThatCouldNotBeReadIsNotWritten(String text, String reason) {
    BookBuilder<Written> builder = Book.from(new Written(0, text));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder.extend(node -> OptionalInt.of(0)))
        .withMessage("the notation \"" + text + "\" of move 7 " + reason
            + ", so a line of a book cannot have it");
    assertThat(builder.size()).isZero();
    assertThat(extend(Book.from(new Written(0, "*1")), node -> OptionalInt.of(3), 9))
        .containsExactly("| *1 -3", "*1 | second -3");
  }

  @Test
  void aLotChoosesAmongMovesWithinTheMargin() {
    Book<TicTacToe> book = Books.read(
            TicTacToe.START, List.of("| a1 5 b1 3 c1 2 a2 1 b2 5 c2 0 a3 0 b3 0 c3 0"))
        .build();
    assertThat(chosen(book, 0)).containsOnlyKeys("a1", "b2");
    assertThat(chosen(book, 1)).containsOnlyKeys("a1", "b2");
    // Each of the three moves is chosen by a third of 300 lots, whatever its value is.
    assertThat(chosen(book, 2)).containsOnlyKeys("a1", "b1", "b2");
    assertThat(chosen(book, 2).values()).allMatch(count -> 70 <= count && count <= 130);
    assertThat(chosen(book, Integer.MAX_VALUE)).hasSize(9);
  }

  private static Map<String, Long> chosen(Book<TicTacToe> book, int margin) {
    return LongStream.range(0, 300)
        .mapToObj(lot -> book.choose(TicTacToe.START, margin, lot).get(0).move().notation())
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
  }

  @Test
  void anySearcherPlaysFromIt() {
    BookBuilder<TicTacToe> builder = Book.from(TicTacToe.START);
    builder.extend(solver(), Limits.none());
    SearchResult result =
        builder.build().over(solver(), 0, 1).search(TicTacToe.START, Limits.none());
    assertThat(result.completion()).isEqualTo(Completion.BOOK);
    assertThat(result.rootMoves()).hasSize(9).allMatch(each -> each.depth() == 0);
  }

  private static <N extends Node<N>> BookBuilder<N> extended(
      BookBuilder<N> builder, Searcher<N> searcher) {
    while (builder.extend(searcher, Limits.none()).isPresent()) {
      assertThat(builder.size()).isLessThan(10_000);
    }
    return builder;
  }

  /** Every position that the book's own best moves reach has the value of each move. */
  @Test
  void aBookOfTicTacToeHasAllBestMoves() {
    Book<TicTacToe> book = extended(Book.from(TicTacToe.START), solver()).build();
    Set<TicTacToe> seen = new HashSet<>();
    assertBestMoves(book, TicTacToe.START, seen);
    long inBook = seen.stream().filter(each -> !each.isTerminal()).count();
    assertThat(book.size()).isEqualTo((int) inBook).isGreaterThan(500);
  }

  private static void assertBestMoves(Book<TicTacToe> book, TicTacToe node, Set<TicTacToe> seen) {
    if (!seen.add(node) || node.isTerminal()) {
      return;
    }
    int value = Reference.value(node, 9, any -> 0);
    List<RootMove> moves = book.moves(node);
    assertThat(moves).as(node.toString()).hasSameSizeAs(node.legalMoves());
    for (RootMove each : moves) {
      TicTacToe next = node.play(each.move().code());
      assertThat(each.score()).isEqualTo(-Reference.value(next, 9, any -> 0));
      if (each.score() == value) {
        assertBestMoves(book, next, seen);
      }
    }
  }

  @Test
  void aBookOfConnectFourPlaysOnlyBestMoves() {
    ConnectFour start = ConnectFour.start(4, 4);
    // A book resets its searcher before each search, which takes long if the table is large.
    Searcher<ConnectFour> solver = Searchers.solver(ConnectFour.class)
        .table(() -> new LockFreeTable(1 << 18))
        .build();
    Book<ConnectFour> book = extended(Book.from(start).plies(6), solver).build();
    Searcher<ConnectFour> player = book.over(Searchers.random(1), 0, 1);
    int value = solver.search(start, Limits.none()).score();
    for (int i = 0; i < 20; i++) {
      Game<ConnectFour> game = Game.of(start);
      for (int ply = 0; ply < 6; ply++) {
        SearchResult result = player.search(game.position(), Limits.none());
        assertThat(result.completion()).isEqualTo(Completion.BOOK);
        game = game.play(result.bestMove());
      }
      assertThat(solver.search(game.position(), Limits.none()).score()).isEqualTo(value);
    }
  }

  @Test
  void coversTheFirstPlies() {
    assertThat(extended(Book.from(TicTacToe.START).plies(1), solver()).size()).isEqualTo(1);
    BookBuilder<TicTacToe> builder = Book.from(TicTacToe.START).plies(2);
    Searcher<TicTacToe> solver = solver();
    List<String> lines = extend(
        builder, node -> OptionalInt.of(solver.search(node, Limits.none()).score()), 100);
    assertThat(builder.size()).isEqualTo(1 + 9);
    // More plies extend the same book.
    assertThat(extended(Books.read(TicTacToe.START, lines).plies(3), solver()).build())
        .isEqualTo(extended(Book.from(TicTacToe.START).plies(3), solver()).build());
  }

  @Test
  void aFinishedGameMakesAnEmptyBook() {
    assertThat(extended(Book.from(TicTacToe.after(0, 3, 1, 4, 2)), solver()).size())
        .isZero();
  }

  @Test
  void aMarginIsNotNegative() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Book.from(TicTacToe.START).margin(-1))
        .withMessage("margin -1 is negative");
  }
}
