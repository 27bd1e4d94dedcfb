package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PageText;
import io.github.yomikiri.game.internal.Settings;
import io.github.yomikiri.recorder.board.PageFile;
import io.github.yomikiri.search.driver.ProofNode;
import io.github.yomikiri.search.mcts.VisitedNode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A page that shows a tree in a browser: rows that fold and unfold, a search, and a panel for the
 * selected row with the picture of its position. {@link SearchTree#toHtml} makes such a page of a
 * recorded search, and the {@code of} methods make one of a proof and of a Monte-Carlo search. Use
 * this class to show a tree that the recorder does not know, such as that of a best-first search of
 * your own.
 *
 * <p>Rows are added in pre-order: each row before the rows below it.
 *
 * <pre>{@code
 * var expanded = new TreePage.Kind("expanded", "\u25cf", TreePage.Tone.PLAIN, "Its moves are in the tree.");
 * var page = new TreePage("My tree", "1,000 playouts", List.of("value", "visits")).bar("visits");
 * page.add(0, new TreePage.Row("root", expanded).cell("value", "0.52").cell("visits", "1000"));
 * page.add(1, new TreePage.Row("e4", expanded).cell("value", "0.55").cell("visits", "700").best());
 * Files.writeString(Path.of("tree.html"), page.toHtml());
 * }</pre>
 *
 * <p>The page is one file: it loads nothing, and works without a network. Equal rows make equal
 * files. Only the visible rows are part of the browser's document, so large trees stay fast. All
 * texts are shown as they are, never read as markup. Cells and rows add up. All else is set once; a
 * second call is rejected by an {@link IllegalStateException}. Used by one thread.
 */
public final class TreePage {

  /** What a kind of row means to the reader, from which its color follows. */
  public enum Tone {
    /** The usual kind. */
    PLAIN,
    /** An end of the tree. */
    LEAF,
    /** An answer that came from elsewhere. */
    INFO,
    /** Something certain, such as a proof. */
    GOOD,
    /** Something that was cut or refuted. The move is struck through. */
    BAD,
    /** Something uncertain or incomplete. */
    WARN;

    String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * A kind of row. The page has a legend of all kinds, and hides the rows of a kind on demand if
   * none of them has rows below it.
   *
   * @param name one or two words, by which the rows can be searched
   * @param symbol a character that stands before the name
   * @param tone the color
   * @param meaning a sentence for the legend
   */
  public record Kind(String name, String symbol, Tone tone, String meaning) {}

  /** A row of the page: a move, and what is known about the position after it. */
  public static final class Row {

    private final Settings<Row> settings = new Settings<>(this);
    final String move;
    final Kind kind;
    final Map<String, String> cells = new LinkedHashMap<>();
    boolean best;
    boolean otherSide;
    String note = "";
    int about = -1;
    String key = "";
    String picture = "";
    int appears;
    int finished;
    final List<Row> earlier = new ArrayList<>(0);

    /**
     * Makes a row that shows a move only.
     *
     * @param move the move's text, which no other row below the same row has
     * @param kind the kind of the row
     */
    public Row(String move, Kind kind) {
      this.move = Objects.requireNonNull(move, "move");
      this.kind = Objects.requireNonNull(kind, "kind");
    }

    /**
     * Adds a value. The row shows the cells that are columns of the page, and the panel shows all.
     *
     * @param name the name of the value
     * @param text the value; an empty text is not shown
     * @return this row
     */
    public Row cell(String name, String text) {
      cells.put(Objects.requireNonNull(name, "name"), Objects.requireNonNull(text, "text"));
      return this;
    }

    /**
     * Marks the move as the best move of the row above. The best moves from the root on are the
     * principal variation, which stands out.
     *
     * @return this row
     */
    public Row best() {
      return settings.set("best", () -> best = true);
    }

    /**
     * Marks the row as a position in which the root's side is not to move.
     *
     * @return this row
     */
    public Row otherSide() {
      return settings.set("otherSide", () -> otherSide = true);
    }

    /**
     * Adds a note, such as the reason why a branch was cut.
     *
     * @param text the note
     * @return this row
     */
    public Row note(String text) {
      return settings.set("note", () -> note = Objects.requireNonNull(text, "text"));
    }

    /**
     * Adds a note about a row above. The panel has a button that leads there.
     *
     * @param text the note
     * @param ply the ply of the row above; a negative ply names no row
     * @return this row
     */
    public Row note(String text, int ply) {
      return settings.set("note", () -> {
        note = Objects.requireNonNull(text, "text");
        about = ply;
      });
    }

    /**
     * Adds the position. The panel shows its picture, and lists the rows that have the same key.
     *
     * @param key the position's key
     * @param picture one or more lines of text, such as the position's {@code toString()}
     * @return this row
     */
    public Row position(long key, String picture) {
      return settings.set("position", () -> {
        this.key = HexFormat.of().toHexDigits(key);
        this.picture = Objects.requireNonNull(picture, "picture");
      });
    }

    /**
     * Adds the time at which the row came about. A page with steps has a bar that replays them, up
     * to the last step of a row. Before its first step, the row is not in the list. From then on it
     * is open, and shows its values and its note when it is finished. A row never appears before
     * the row above it. A row without steps is there from the beginning.
     *
     * @param appears the step in which the row appears, counted from 1
     * @param finished the step in which its values are known, which may be the same
     * @return this row
     * @throws IllegalArgumentException if {@code appears} is less than 1 or greater than
     *     {@code finished}
     */
    public Row steps(int appears, int finished) {
      if (appears < 1 || finished < appears) {
        throw new IllegalArgumentException("row " + move + ": steps " + appears + " to " + finished
            + ", expected a first step of at least 1, and a last one not before it");
      }
      return settings.set("steps", () -> {
        this.appears = appears;
        this.finished = finished;
      });
    }

    /** Adds what the row shows between an earlier visit and the next one. */
    Row earlier(Row visit) {
      earlier.add(visit);
      return this;
    }
  }

  private final Settings<TreePage> settings = new Settings<>(this);
  private final String title;
  private final String summary;
  private final List<String> columns;
  private final RowData data;
  private int bar = -1;
  private int opensWith = -1;
  private Supplier<String> drawn = () -> PageText.quote("");
  private String warning = "";

  /**
   * Makes a page without rows.
   *
   * @param title a few words
   * @param summary one or two sentences below the title
   * @param columns the names of the cells that every row shows; the first is the value of the
   *     position, which stands out
   * @throws IllegalArgumentException if there are no columns
   */
  public TreePage(String title, String summary, List<String> columns) {
    this.title = Objects.requireNonNull(title, "title");
    this.summary = Objects.requireNonNull(summary, "summary");
    this.columns = List.copyOf(columns);
    if (this.columns.isEmpty()) {
      throw new IllegalArgumentException("no columns: expected at least the name of the value");
    }
    data = new RowData(this.columns);
  }

  /**
   * Makes a page of a recorded search, as {@link SearchTree#toHtml} does, to which more can be
   * added.
   *
   * @param title a few words
   * @param tree the tree of a search
   * @return the page, with a row for each node
   */
  public static TreePage of(String title, SearchTree tree) {
    return SearchPage.of(title, tree);
  }

  /**
   * Makes a page of a recorded search that shows positions as people see the game.
   *
   * @param <N> the game's node type
   * @param title a few words
   * @param tree the tree of a search of this game
   * @param drawing draws the board of the root
   * @param seats the names of the two seats
   * @param toMove the seat whose turn it is at the root
   * @return the page, with a row for each node
   */
  public static <N extends Node<N>> TreePage of(
      String title, SearchTree tree, Drawing<N> drawing, List<String> seats, int toMove) {
    return SearchPage.of(title, tree, drawing, seats, toMove);
  }

  /**
   * Makes a page of a proof.
   *
   * @param <N> the game's node type
   * @param title a few words
   * @param proof the root of a proof, from {@code Prover.tree}
   * @return the page, with a row for each node
   */
  public static <N extends Node<N>> TreePage of(String title, ProofNode<N> proof) {
    return ProofRows.page(title, proof);
  }

  /**
   * Makes a page of a Monte-Carlo search: visits, mean rewards or the payoffs of all seats, and
   * what is proven.
   *
   * @param <P> the game's position type
   * @param title a few words
   * @param root the root of a tree, from {@code MonteCarloSearcher.tree} or
   *     {@code SeatedSearcher.tree}
   * @return the page, with a row for each node
   */
  public static <P extends Position<P>> TreePage of(String title, VisitedNode<P> root) {
    return VisitedRows.page(title, root);
  }

  /**
   * Draws the numbers of a column as bars, as parts of the root's number.
   *
   * @param column the name of a column other than the first
   * @return this page
   * @throws IllegalArgumentException if there is no such column
   */
  public TreePage bar(String column) {
    if (columns.indexOf(column) < 1) {
      throw new IllegalArgumentException("no column " + column + " for bars: expected one of "
          + columns.subList(1, columns.size()));
    }
    return settings.set("bar", () -> bar = columns.indexOf(column));
  }

  /** Draws the positions as boards. */
  TreePage drawn(Supplier<String> board) {
    return settings.set("drawn", () -> drawn = board);
  }

  /** Adds a sentence that is shown on small screens, too. */
  TreePage warning(String text) {
    return settings.set("warning", () -> warning = text);
  }

  /**
   * Names a column that is known when a row opens. A replay shows the others when it is finished.
   */
  TreePage opensWith(String column) {
    return settings.set("opensWith", () -> opensWith = columns.indexOf(column));
  }

  /**
   * Adds a row.
   *
   * @param ply the distance from the root; the row is below the last row of the ply before
   * @param row the row, which is not changed afterwards
   * @return this page
   * @throws IllegalArgumentException if no row of the ply before can be above it
   */
  public TreePage add(int ply, Row row) {
    if (ply < 0 || ply > data.maxPly()) {
      throw new IllegalArgumentException("row " + row.move + " at ply " + ply
          + ": expected a ply in [0, " + data.maxPly() + "] after the row before");
    }
    data.add(ply, row);
    return this;
  }

  /**
   * Writes the page.
   *
   * @return the text of an HTML file, to be written as UTF-8
   * @throws IllegalStateException if the page has no rows
   */
  public String toHtml() {
    if (data.maxPly() == 0) {
      throw new IllegalStateException("the page " + title + " has no rows: add the root first");
    }
    Map<String, String> parts = Map.of(
        "title", PageText.html(title),
        "summary", PageText.html(summary),
        "warning", PageText.html(warning));
    return new PageFile(
            title,
            PageFile.style(List.of("board")) + PageFile.resource("page.css"),
            PageText.fill(PageFile.resource("page.html"), parts),
            data.json(bar, opensWith, drawn.get()),
            PageFile.script(List.of("board"))
                + Stream.of("steps.js", "tree.js", "rows.js", "panel.js", "replay.js", "page.js")
                    .map(PageFile::resource)
                    .collect(Collectors.joining("\n")))
        .toHtml();
  }
}
