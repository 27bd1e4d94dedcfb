package io.github.yomikiri.app.page;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.SetUp;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PageText;
import io.github.yomikiri.recorder.board.BoardPicture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The board of a page, and the positions and moves for its script, which knows no rules. Without a
 * drawing, the page shows positions as texts.
 */
public final class PageBoard<P extends Position<P>> {

  private static final char NO_BREAK_SPACE = '\u00a0';

  private final GameTexts<P> texts;
  private final Optional<Drawing<P>> drawing;
  private final Optional<BoardPicture<P>> picture;

  /**
   * Makes a board.
   *
   * @param texts of the game
   * @param start a game on this board
   */
  public PageBoard(GameTexts<P> texts, Game<P> start) {
    this.texts = texts;
    drawing = texts.drawing(start);
    picture = drawing.map(each -> new BoardPicture<>(each, texts.kit().seats()));
  }

  /** Returns the moves of a game, without passes. */
  public List<ShownMove<P>> moves(Game<P> game) {
    return ShownMove.of(texts, game);
  }

  /** Returns a picture of the position of a game. */
  public String draw(Game<P> game) {
    return picture
        .map(board -> board.svg(game.position(), texts.seat(game)))
        .orElseGet(() -> "<pre id=\"board\">" + PageText.html(position(game)) + "</pre>");
  }

  /** Returns the position of a game, for the script. */
  public String position(Game<P> game) {
    return picture
        .map(board -> board.cells(game.position(), texts.seat(game)))
        .orElseGet(() -> game.position().toString());
  }

  /**
   * Returns a move for the script: the seat that makes it, a plus with the seats that pass then,
   * its text, the cells that a person clicks, and what it changes. What chance decides then stands
   * in brackets after the text, with spaces that do not break.
   */
  public String move(ShownMove<P> shown) {
    String outcomes = shown.outcomes();
    String chance = outcomes.isEmpty() ? "" : " (" + outcomes + ")";
    String passes = shown.passes(texts).stream().map(String::valueOf).collect(Collectors.joining());
    return move(
        shown.before(),
        shown.after(),
        passes.isEmpty() ? "" : "+" + passes,
        shown.move().notation() + chance.replace(' ', NO_BREAK_SPACE));
  }

  /** Returns a legal move for the script: its text, and the cells that a person clicks. */
  public String choice(Game<P> game, Move move) {
    return move.notation() + " " + clicks(game, move);
  }

  private String clicks(Game<P> before, Move move) {
    return picture
        .map(board -> board.clicks(before.position(), move.code(), texts.seat(before)))
        .orElse("");
  }

  private String move(Game<P> before, Game<P> after, String passes, String text) {
    String clicks = clicks(before, after.moves().get(before.moves().size()));
    String changes = picture.isPresent()
        ? BoardPicture.changes(position(before), position(after))
        : position(after);
    return texts.seat(before) + passes + " " + text + " " + clicks + " " + changes;
  }

  /** Returns the moves of a line from a position on, passes included, up to a turn of chance. */
  public List<String> line(Game<P> from, List<Move> line) {
    List<String> all = new ArrayList<>();
    Game<P> before = from;
    for (Move move : line) {
      if (before.isOver() || before.isChance()) {
        break; // A rule may have ended the game that the search did not look at.
      }
      Game<P> after = before.play(move);
      boolean isPass = ShownMove.isPass(texts, before, after);
      all.add(move(before, after, "", isPass ? "pass" : move.notation()));
      before = after;
    }
    return all;
  }

  /** Returns how many pieces each seat has, such as {@code 44-20}; empty if not known. */
  public String counts(Game<P> game) {
    return picture
        .map(board -> IntStream.range(0, game.seats())
            .mapToObj(seat -> String.valueOf(board.count(game.position(), texts.seat(game), seat)))
            .collect(Collectors.joining("-")))
        .orElse("");
  }

  /** Returns whether a person can set up a position. */
  public boolean canSetUp() {
    return setUp().isPresent();
  }

  /** Returns the characters of the pieces that a person can set up; empty if there are none. */
  public String pieces() {
    return setUp()
        .flatMap(setUp -> picture.map(board -> board.characters(setUp.pieces())))
        .orElse("");
  }

  /**
   * Returns a position that a person has set up.
   *
   * @param cells the pieces as {@link #position} returns them
   * @param toMove the seat whose turn it is
   * @throws IllegalArgumentException if this is no position; the message says why
   */
  public P position(String cells, int toMove) {
    List<Optional<Drawing.Piece>> pieces = picture
        .map(board -> board.pieces(cells))
        .orElseThrow(() -> new IllegalArgumentException("the game has no drawing"));
    return setUp()
        .orElseThrow(() -> new IllegalArgumentException("no position can be set up"))
        .position(pieces, toMove);
  }

  /** Returns what makes positions, whose pieces stand on no edges. */
  private Optional<SetUp<P>> setUp() {
    return drawing
        .filter(each -> each.cells().stream().noneMatch(cell -> cell.shape().isEdge()))
        .flatMap(Drawing::setUp);
  }

  /** Returns what the script needs to know about the board, as JSON, after all positions. */
  public String data() {
    return picture.map(BoardPicture::data).orElse("null");
  }
}
