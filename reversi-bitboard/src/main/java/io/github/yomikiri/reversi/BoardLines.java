package io.github.yomikiri.reversi;

/** Writes positions with characters, rank by rank. */
final class BoardLines {

  private BoardLines() {}

  /** Returns the squares rank by rank, one character each, as {@link Reversi#cells} does. */
  static String cells(Reversi position, char dark, char light, char empty, String betweenRanks) {
    Board board = position.board();
    StringBuilder text = new StringBuilder();
    for (int rank = 0; rank < board.size(); rank++) {
      text.append(rank == 0 ? "" : betweenRanks);
      for (int file = 0; file < board.size(); file++) {
        long bit = 1L << board.at(file, rank);
        text.append(
            (position.dark() & bit) != 0 ? dark : (position.light() & bit) != 0 ? light : empty);
      }
    }
    return text.toString();
  }

  /** Returns the board with its coordinates and the side to move. */
  static String of(Reversi position) {
    String files = " " + position.board().files() + " \n";
    String[] ranks = cells(position, 'X', 'O', '.', "\n").split("\n", -1);
    StringBuilder text = new StringBuilder(files);
    for (int rank = 1; rank <= ranks.length; rank++) {
      text.append(rank).append(ranks[rank - 1]).append(rank).append('\n');
    }
    return text.append(files)
        .append(position.sideToMove().symbol())
        .append(" to move")
        .toString();
  }
}
