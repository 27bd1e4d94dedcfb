package io.github.yomikiri.testkit;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * English draughts without bits: a board of letters, and lists of paths. A path is a list of the
 * numbers of squares, and a move is a place in the list of all paths.
 */
record PlainDraughts(String board, boolean blackToMove, int quietPliesLeft)
    implements Node<PlainDraughts> {

  /** Makes a board of a drawing, whose last line names the side to move. */
  static PlainDraughts of(String drawing, int quietPliesLeft) {
    List<String> lines = drawing.lines().toList();
    String board = lines.stream().limit(8).map("%-8s"::formatted).collect(Collectors.joining());
    return new PlainDraughts(board, lines.get(8).startsWith("Black"), quietPliesLeft);
  }

  /** Returns the place of a square on the board, row by row from above. */
  private static int place(int number) {
    int row = (number - 1) / 4;
    return 8 * row + 2 * ((number - 1) % 4) + (row % 2 == 0 ? 1 : 0);
  }

  private static int number(int row, int column) {
    return 4 * row + column / 2 + 1;
  }

  private static boolean isOn(int row, int column) {
    return row >= 0 && row < 8 && column >= 0 && column < 8;
  }

  private boolean isOwn(char piece) {
    return Character.toLowerCase(piece) == (blackToMove ? 'b' : 'w');
  }

  private boolean isOpponent(char piece) {
    return Character.toLowerCase(piece) == (blackToMove ? 'w' : 'b');
  }

  private int[] rowSteps(char piece) {
    return Character.isUpperCase(piece) ? new int[] {1, -1} : new int[] {piece == 'b' ? 1 : -1};
  }

  private List<List<Integer>> paths() {
    List<List<Integer>> steps = new ArrayList<>();
    List<List<Integer>> chains = new ArrayList<>();
    for (int number = 1; number <= 32; number++) {
      char piece = board.charAt(place(number));
      if (isOwn(piece)) {
        addSteps(piece, number, steps);
        StringBuilder lifted = new StringBuilder(board);
        lifted.setCharAt(place(number), '.');
        addChains(piece, lifted, List.of(number), chains);
      }
    }
    return chains.isEmpty() ? steps : chains;
  }

  private void addSteps(char piece, int from, List<List<Integer>> out) {
    int row = place(from) / 8;
    int column = place(from) % 8;
    for (int down : rowSteps(piece)) {
      for (int right : new int[] {-1, 1}) {
        if (isOn(row + down, column + right)
            && board.charAt(8 * (row + down) + column + right) == '.') {
          out.add(List.of(from, number(row + down, column + right)));
        }
      }
    }
  }

  private void addChains(
      char piece, StringBuilder left, List<Integer> path, List<List<Integer>> out) {
    int row = place(path.get(path.size() - 1)) / 8;
    int column = place(path.get(path.size() - 1)) % 8;
    boolean ends = path.size() > 1;
    for (int down : rowSteps(piece)) {
      for (int right : new int[] {-1, 1}) {
        int over = 8 * (row + down) + column + right;
        if (isOn(row + 2 * down, column + 2 * right)
            && isOpponent(left.charAt(over))
            && left.charAt(over + 8 * down + right) == '.') {
          ends = false;
          List<Integer> longer = new ArrayList<>(path);
          longer.add(number(row + 2 * down, column + 2 * right));
          StringBuilder rest = new StringBuilder(left);
          rest.setCharAt(over, '.');
          addChains(piece, rest, longer, out);
        }
      }
    }
    if (ends) {
      out.add(path);
    }
  }

  @Override
  public void moves(MoveList out) {
    for (int move = 0; move < paths().size(); move++) {
      out.add(move);
    }
  }

  @Override
  public PlainDraughts play(int move) {
    List<Integer> path = paths().get(move);
    int from = place(path.get(0));
    int to = place(path.get(path.size() - 1));
    char piece = board.charAt(from);
    StringBuilder next = new StringBuilder(board);
    next.setCharAt(from, '.');
    boolean quiet = Character.isUpperCase(piece);
    for (int i = 1; i < path.size(); i++) {
      int one = place(path.get(i - 1));
      int other = place(path.get(i));
      if (Math.abs(one / 8 - other / 8) == 2) {
        next.setCharAt((one + other) / 2, '.');
        quiet = false;
      }
    }
    boolean last = to / 8 == (blackToMove ? 7 : 0);
    next.setCharAt(to, last ? Character.toUpperCase(piece) : piece);
    return new PlainDraughts(
        next.toString(), !blackToMove, quiet ? Math.max(0, quietPliesLeft - 1) : 80);
  }

  @Override
  public int terminalScore() {
    return -1;
  }

  @Override
  public long key() {
    return Arrays.hashCode(new Object[] {board, blackToMove});
  }

  /** Leaves out the squares between if no other path has the same ends. */
  @Override
  public String notation(int move) {
    List<List<Integer>> paths = paths();
    List<Integer> path = paths.get(move);
    int from = path.get(0);
    int to = path.get(path.size() - 1);
    if (Math.abs(place(from) / 8 - place(path.get(1)) / 8) == 1) {
      return from + "-" + to;
    }
    boolean isOnly = paths.stream()
            .filter(other -> other.get(0) == from && other.get(other.size() - 1) == to)
            .count()
        == 1;
    return isOnly
        ? from + "x" + to
        : String.join("x", path.stream().map(String::valueOf).toList());
  }
}
