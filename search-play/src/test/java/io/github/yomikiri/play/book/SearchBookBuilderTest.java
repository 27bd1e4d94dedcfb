package io.github.yomikiri.play.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.table.LockFreeTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SearchBookBuilderTest {

  private static final int MAX_PLIES = 9;

  private static Searcher<TicTacToe> solver() {
    return Searchers.bare(TicTacToe.class).evaluator(node -> 0).build();
  }

  private static int value(TicTacToe node) {
    return Reference.value(node, MAX_PLIES, any -> 0);
  }

  private static SearchBookBuilder<TicTacToe> upTo(int plies) {
    return Book.bySearch(solver(), Limits.none(), plies);
  }

  /** Every position that the book's own moves reach has all best moves, and no other move. */
  @Test
  void aBookOfTicTacToeHasAllBestMoves() {
    Book book = upTo(MAX_PLIES).build(TicTacToe.START);
    Set<TicTacToe> seen = new HashSet<>();
    assertBestMoves(book, TicTacToe.START, seen);
    long inBook = seen.stream().filter(each -> !each.isTerminal()).count();
    assertThat(book.size()).isEqualTo((int) inBook).isGreaterThan(500);
  }

  private static void assertBestMoves(Book book, TicTacToe node, Set<TicTacToe> seen) {
    if (!seen.add(node) || node.isTerminal()) {
      return;
    }
    Map<Move, Integer> best = new HashMap<>();
    for (Move move : node.legalMoves()) {
      if (-value(node.play(move.code())) == value(node)) {
        best.put(move, 1);
      }
    }
    assertThat(book.moves(node)).as(node.toString()).isEqualTo(best);
    best.keySet().forEach(move -> assertBestMoves(book, node.play(move.code()), seen));
  }

  @Test
  void aBookOfConnectFourPlaysOnlyBestMoves() {
    ConnectFour start = ConnectFour.start(4, 4);
    // A book resets its searcher before each search, which takes long if the table is large.
    Searcher<ConnectFour> solver = Searchers.solver(ConnectFour.class)
        .table(() -> new LockFreeTable(1 << 18))
        .build();
    Book book = Book.bySearch(solver, Limits.none(), 6).build(start);
    Searcher<ConnectFour> player = book.over(Searchers.<ConnectFour>random(1), 1);
    Searcher<ConnectFour> judge = Searchers.solver(ConnectFour.class)
        .table(() -> new LockFreeTable(1 << 18))
        .build();
    int value = judge.search(start, Limits.none()).score();
    for (int i = 0; i < 20; i++) {
      Game<ConnectFour> game = Game.of(start);
      for (int ply = 0; ply < 6; ply++) {
        Move move = player.search(game.position(), Limits.none()).bestMove();
        assertThat(book.moves(game.position())).containsKey(move);
        game = game.play(move);
      }
      assertThat(judge.search(game.position(), Limits.none()).score()).isEqualTo(value);
    }
  }

  @Test
  void coversTheFirstPlies() {
    assertThat(upTo(1).build(TicTacToe.START).size()).isEqualTo(1);
    assertThat(upTo(2).build(TicTacToe.START).size()).isEqualTo(1 + 9);
  }

  @Test
  void aFinishedGameMakesAnEmptyBook() {
    assertThat(upTo(3).build(TicTacToe.after(0, 3, 1, 4, 2)).size()).isZero();
  }

  /** Whatever the game, the moves are those within the margin, weighted by their distance. */
  @Property(tries = 200)
  void keepsTheMovesWithinTheMargin(@ForAll long seed, @ForAll @IntRange(max = 30) int margin) {
    RandomGame root = RandomGame.graph(seed, 6, 4, 20);
    Searcher<RandomGame> searcher =
        Searchers.bare(RandomGame.class).evaluator(RandomGame.evaluator()).build();
    Book book = Book.bySearch(searcher, Limits.depth(2), 2).margin(margin).build(root);
    assertThat(book.moves(root)).isEqualTo(expected(root, margin));
    for (Move move : book.moves(root).keySet()) {
      RandomGame child = root.play(move.code());
      assertThat(book.moves(child)).isEqualTo(expected(child, margin));
    }
  }

  private static Map<Move, Integer> expected(RandomGame node, int margin) {
    Map<Move, Integer> values = new HashMap<>();
    int best = -Score.INFINITY;
    for (Move move : node.legalMoves()) {
      int value = -Reference.value(node.play(move.code()), 2, RandomGame.evaluator());
      values.put(move, value);
      best = Math.max(best, value);
    }
    int least = best - margin;
    values.values().removeIf(value -> value < least);
    values.replaceAll((move, value) -> value - least + 1);
    return values;
  }

  @Test
  void aMarginHasARange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> upTo(1).margin(-1))
        .withMessage("margin -1 is outside [0, 100000000]");
    assertThatIllegalArgumentException().isThrownBy(() -> upTo(1).margin(Score.MAX + 1));
    Book book = upTo(1).margin(Score.MAX).build(TicTacToe.START);
    assertThat(book.moves(TicTacToe.START)).hasSize(9).containsValue(Score.MAX + 1);
  }

  @Test
  void reportsTheProgress() {
    List<String> reports = new ArrayList<>();
    List<Book> books = new ArrayList<>();
    Book book = upTo(2)
        .progress(each -> {
          reports.add(each.ply() + ": " + each.done() + " of " + each.total());
          books.add(each.soFar());
        })
        .build(TicTacToe.START);
    assertThat(reports).hasSize(10).startsWith("0: 1 of 1", "1: 1 of 9").endsWith("1: 9 of 9");
    assertThat(books).extracting(Book::size).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assertThat(books.get(9)).isEqualTo(book);
  }

  /** Counts the searches, and can raise a signal before or during one. */
  private static final class Counting implements Searcher<TicTacToe> {

    private final Searcher<TicTacToe> searcher = solver();
    private final StopSignal stop = new StopSignal();
    private int searches;
    private int stopAt = Integer.MAX_VALUE;

    @Override
    public SearchResult search(TicTacToe root, Limits limits, SearchListener listener) {
      if (++searches == stopAt) {
        stop.raise();
      }
      return searcher.search(root, limits, listener);
    }

    @Override
    public void reset() {
      searcher.reset();
    }
  }

  @Test
  void aStoppedBookIsResumedFromAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("part.book");
    Book whole = upTo(4).build(TicTacToe.START);
    Counting first = new Counting();
    first.stopAt = 60;
    Book part = Book.bySearch(first, Limits.none().withStop(first.stop), 4).build(TicTacToe.START);
    assertThat(first.searches).isEqualTo(60);
    assertThat(part.size()).isBetween(2, whole.size() - 1);
    part.write(file);
    Counting second = new Counting();
    Book resumed =
        Book.bySearch(second, Limits.none(), 4).resume(Book.read(file)).build(TicTacToe.START);
    assertThat(resumed).isEqualTo(whole);
    Counting again = new Counting();
    Book.bySearch(again, Limits.none(), 4).build(TicTacToe.START);
    assertThat(second.searches).isLessThan(again.searches - 40);
  }

  @Test
  void aFinishedBookIsExtendedByMorePlies() {
    Counting counting = new Counting();
    Book book = Book.bySearch(counting, Limits.none(), 3)
        .resume(upTo(3).build(TicTacToe.START))
        .build(TicTacToe.START);
    assertThat(counting.searches).isZero();
    assertThat(upTo(4).resume(book).build(TicTacToe.START))
        .isEqualTo(upTo(4).build(TicTacToe.START));
  }

  @Test
  void aBuilderSearchesNoPositionTwice() {
    Counting counting = new Counting();
    SearchBookBuilder<TicTacToe> builder = Book.bySearch(counting, Limits.none(), MAX_PLIES);
    Book book = builder.build(TicTacToe.START);
    int searches = counting.searches;
    assertThat(searches).isLessThan(5_478);
    assertThat(builder.build(TicTacToe.START)).isEqualTo(book);
    assertThat(counting.searches).isEqualTo(searches);
  }

  @Test
  void aRaisedSignalGivesAnEmptyBook() {
    Counting counting = new Counting();
    counting.stop.raise();
    Book book =
        Book.bySearch(counting, Limits.none().withStop(counting.stop), 2).build(TicTacToe.START);
    assertThat(book.size()).isZero();
    assertThat(counting.searches).isZero();
  }

  @Test
  void aSearchThatFinishesNoDepthIsRejected() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Book.bySearch(solver(), Limits.nodes(1), 2).build(TicTacToe.START))
        .withMessage("with Limits[nodes=1] a search has not finished any depth, in the position\n"
            + TicTacToe.after(0));
    assertThatIllegalStateException()
        .isThrownBy(() ->
            Book.<TicTacToe>bySearch(Searchers.random(1), Limits.none(), 1).build(TicTacToe.START));
  }
}
