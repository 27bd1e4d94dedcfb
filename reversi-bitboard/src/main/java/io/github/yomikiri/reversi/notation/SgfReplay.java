package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Replays the setup and the moves of a game in SGF, with the first rank at the top or at the bottom
 * of the board.
 */
final class SgfReplay {

  /** The properties that this class interprets: moves, discs, empty squares, the side to move. */
  static final Set<String> NAMES = Set.of("B", "W", "AB", "AW", "AE", "PL");

  /** A pass on boards of up to 19x19 squares, beside an empty value. */
  private static final String PASS = "tt";

  /**
   * A property.
   *
   * @param name one of {@link #NAMES}
   * @param values its values, at least one
   * @param at the offset of its name
   */
  record Entry(String name, List<String> values, int at) {

    boolean isMove() {
      return name.length() == 1;
    }
  }

  private final Board board;
  private final boolean firstRankAtBottom;
  private final SgfParser parser;
  private long dark;
  private long light;
  private boolean isSetUp;
  private Optional<Side> toMove = Optional.empty();
  private Optional<Game<Reversi>> game = Optional.empty();
  private final List<Integer> squares = new ArrayList<>();
  private int moves;

  private SgfReplay(int size, boolean firstRankAtBottom, SgfParser parser) {
    board = Board.of(size);
    this.firstRankAtBottom = firstRankAtBottom;
    this.parser = parser;
  }

  /**
   * Returns the game.
   *
   * @param entries the properties in their order
   * @param size the size of the board
   * @param gogui whether GoGui wrote the text
   * @param parser makes exceptions
   * @throws InvalidInputException if the game is wrong in both ways; the exception is that of the
   *     way in which more moves can be played
   */
  static Game<Reversi> game(List<Entry> entries, int size, boolean gogui, SgfParser parser) {
    SgfReplay likely = new SgfReplay(size, gogui, parser);
    SgfReplay other = new SgfReplay(size, !gogui, parser);
    try {
      return likely.play(entries);
    } catch (InvalidInputException e) {
      try {
        return other.play(entries);
      } catch (InvalidInputException e2) {
        throw other.moves > likely.moves ? e2 : e;
      }
    }
  }

  private Game<Reversi> play(List<Entry> entries) {
    for (Entry entry : entries) {
      if (entry.isMove()) {
        move(entry);
      } else {
        setUp(entry);
      }
    }
    return begun(Side.DARK);
  }

  /** Returns the game, which begins now if it has not begun. */
  private Game<Reversi> begun(Side first) {
    if (game.isEmpty()) {
      Reversi usual = Reversi.start(board.size());
      Side side = toMove.orElse(isSetUp ? first : usual.sideToMove());
      game = Optional.of(Transcript.replay(
          isSetUp
              ? Reversi.of(board.size(), dark, light, side)
              : Reversi.of(board.size(), usual.dark(), usual.light(), side)));
    }
    return game.get();
  }

  private void setUp(Entry entry) {
    if (game.isPresent()) {
      throw wrong(entry, "the board is set up after the first move");
    }
    if (entry.name().equals("PL")) {
      String side = entry.values().get(0).strip().toUpperCase(Locale.ROOT);
      if (!side.matches("B|W|BLACK|WHITE")) {
        throw wrong(entry, "\"" + entry.values().get(0) + "\" is not a side: expected B or W");
      }
      toMove = Optional.of(side.startsWith("B") ? Side.DARK : Side.LIGHT);
      return;
    }
    isSetUp = true;
    for (String value : entry.values()) {
      long squares = squares(entry, value);
      dark &= ~squares;
      light &= ~squares;
      switch (entry.name()) {
        case "AB" -> dark |= squares;
        case "AW" -> light |= squares;
        default -> {}
      }
    }
  }

  /** Returns the squares of a point such as {@code cd}, or of a rectangle such as {@code cd:ef}. */
  private long squares(Entry entry, String value) {
    String[] corners = value.strip().split(":", 2);
    int[] from = point(entry, corners[0]);
    int[] to = point(entry, corners[corners.length - 1]);
    long squares = 0;
    for (int file = Math.min(from[0], to[0]); file <= Math.max(from[0], to[0]); file++) {
      for (int row = Math.min(from[1], to[1]); row <= Math.max(from[1], to[1]); row++) {
        squares |= 1L << square(file, row);
      }
    }
    return squares;
  }

  private int square(int file, int row) {
    return board.at(file, firstRankAtBottom ? board.size() - 1 - row : row);
  }

  private int[] point(Entry entry, String text) {
    char last = (char) ('a' + board.size() - 1);
    if (!text.matches("[a-" + last + "]{2}")) {
      throw wrong(
          entry,
          "\"" + text + "\" is not a point of the " + board + " board: expected two letters from a"
              + " to " + last);
    }
    return new int[] {text.charAt(0) - 'a', text.charAt(1) - 'a'};
  }

  private void move(Entry entry) {
    Side side = entry.name().equals("B") ? Side.DARK : Side.LIGHT;
    String value = entry.values().get(0).strip();
    int move = Reversi.PASS;
    if (!value.isEmpty() && !value.equals(PASS)) {
      int[] point = point(entry, value);
      move = square(point[0], point[1]);
    }
    play(entry, side, move);
    moves++;
  }

  /** Plays a move. A pass that the rules force is in the game already, if it is written or not. */
  private void play(Entry entry, Side side, int move) {
    Game<Reversi> before = begun(side);
    boolean isPass = move == Reversi.PASS;
    if (isPass && (before.isOver() || endsWithPass(before))) {
      return;
    }
    Side turn = before.position().sideToMove();
    if (side != turn) {
      throw wrong(entry, "a move of " + side + ", but it is the turn of " + turn);
    }
    squares.add(move);
    try {
      game = Optional.of(Transcript.replay(
          before.start(), squares.stream().mapToInt(Integer::intValue).toArray()));
    } catch (InvalidInputException e) {
      throw wrong(entry, e.reason());
    }
  }

  private static boolean endsWithPass(Game<Reversi> game) {
    List<Move> played = game.moves();
    return !played.isEmpty() && played.get(played.size() - 1).code() == Reversi.PASS;
  }

  private InvalidInputException wrong(Entry entry, String reason) {
    return parser.wrong(
        entry.at(), entry.name(), entry.isMove() ? "move " + (moves + 1) + ": " + reason : reason);
  }
}
