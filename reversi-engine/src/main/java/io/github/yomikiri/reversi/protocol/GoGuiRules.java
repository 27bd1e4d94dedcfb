package io.github.yomikiri.reversi.protocol;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The answers to the commands by which GoGui asks for the rules of a game other than Go. The
 * chapter "Rules" of GoGui's manual defines these commands. GoGui numbers ranks from the bottom,
 * but Othello numbers ranks from the top. So the answers have the last rank first, which keeps the
 * names of the squares.
 */
final class GoGuiRules {

  private GoGuiRules() {}

  /** Returns the board, rank by rank, the last rank first, {@code X} for Dark. */
  static String board(Reversi position) {
    List<String> ranks = new ArrayList<>();
    for (String rank : position.cells('X', 'O', '.', " ").split(" ", -1)) {
      ranks.add(String.join(" ", rank.split("")));
    }
    Collections.reverse(ranks);
    return String.join("\n", ranks);
  }

  /** Returns the legal moves, or an empty text if the game is over. */
  static String legalMoves(Reversi position) {
    return position.legalMoves().stream().map(GoGuiRules::vertex).collect(Collectors.joining(" "));
  }

  /** Returns a move in GTP's notation. */
  static String vertex(Move move) {
    return move.code() == Reversi.PASS ? "PASS" : move.notation().toUpperCase(Locale.ROOT);
  }

  static String sideToMove(Reversi position) {
    return position.sideToMove() == Side.DARK ? "black" : "white";
  }

  /**
   * Returns a sentence about the result of a finished game.
   *
   * @param position the last position
   * @param darkScore the final score from Dark's view
   */
  static String finalResult(Reversi position, int darkScore) {
    String discs =
        ". Discs: B " + Long.bitCount(position.dark()) + ", W " + Long.bitCount(position.light());
    return darkScore == 0
        ? "Draw" + discs
        : (darkScore > 0 ? "Black" : "White") + " wins by " + Math.abs(darkScore) + discs;
  }
}
