package example.chess;

import io.github.yomikiri.game.Move;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads and writes moves in standard algebraic notation (SAN), such as {@code Nbd7+}. */
final class San {

  private static final String PIECES = "  NBRQK";
  // Marks after a move, and the sign before the piece that a pawn becomes.
  private static final Pattern SIGNS = Pattern.compile("(e\\.p\\.)?[+#!?]*$|=(?=[NBRQ][+#!?]*$)");

  private San() {}

  /** Returns the move that a text names. Empty if it names no legal move, or more than one. */
  static Optional<Move> read(Chess node, String text) {
    String wanted = bare(text.strip().replace('0', 'O'));
    List<Move> named = node.legalMoves().stream()
        .filter(move -> wanted.startsWith("O") || wanted.contains(to(move.code())))
        .filter(move -> hints(node, move.code()).stream()
            .map(hint -> bare(text(node, move.code(), hint)))
            .anyMatch(each -> wanted.equals(each) || wanted.equals(each.replace("x", ""))))
        .toList();
    return named.size() == 1 ? Optional.of(named.get(0)) : Optional.empty();
  }

  private static String bare(String text) {
    return SIGNS.matcher(text).replaceAll("");
  }

  private static String to(int move) {
    return Fen.square(Moves.to(move));
  }

  /** Writes a legal move, with the shortest hint that distinguishes it from the others. */
  static String write(Chess node, int move) {
    Chess after = node.play(move);
    boolean isMate = after.isTerminal() && after.terminalScore() != 0;
    String text = hints(node, move).stream()
        .map(hint -> text(node, move, hint))
        .filter(each -> read(node, each).isPresent())
        .findFirst()
        .orElseThrow();
    return text + (isMate ? "#" : after.isCheck() ? "+" : "");
  }

  /** Returns what a text may say about the square that a piece comes from, the shortest first. */
  private static List<String> hints(Chess node, int move) {
    String from = Fen.square(Moves.from(move));
    if (node.kind(Moves.from(move)) == Chess.PAWN) {
      return List.of(Moves.captured(move) == 0 ? "" : from.substring(0, 1));
    }
    return List.of("", from.substring(0, 1), from.substring(1), from);
  }

  private static String text(Chess node, int move, String hint) {
    int kind = node.kind(Moves.from(move));
    int distance = Moves.to(move) - Moves.from(move);
    if (kind == Chess.KING && Math.abs(distance) == 2) {
      return distance > 0 ? "O-O" : "O-O-O";
    }
    String taking = Moves.captured(move) == 0 ? "" : "x";
    int promotion = Moves.promotion(move);
    String promoted = promotion == 0 ? "" : "=" + PIECES.charAt(promotion);
    String piece = PIECES.substring(kind, kind + 1).strip();
    return piece + hint + taking + to(move) + promoted;
  }
}
