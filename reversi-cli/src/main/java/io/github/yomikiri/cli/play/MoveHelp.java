package io.github.yomikiri.cli.play;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.internal.text.PlainText;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Explains why the text that a person typed is not a legal move. */
final class MoveHelp {

  private MoveHelp() {}

  static String moves(Reversi position) {
    return position.legalMoves().stream().map(Move::notation).collect(Collectors.joining(" "));
  }

  /** Returns the reason why a text is not a legal move. The text must not be a legal move. */
  static String refusal(Reversi position, String typed) {
    String text = PlainText.halfWidth(typed).replaceAll("\\s", "");
    if (text.matches("(?i)pass|pa|ps|--")) {
      return "You cannot pass: there are moves. " + youCanPlay(position);
    }
    if (Board.of(8).parse(text).isEmpty()) {
      return "\"" + PlainText.printable(typed) + "\" is neither a square such as "
          + position.legalMoves().get(0).notation() + " nor a command. Type help for a list.\n"
          + youCanPlay(position);
    }
    String square = text.toLowerCase(Locale.ROOT);
    OptionalInt index = position.board().parse(text);
    if (index.isEmpty()) {
      return square + " is not on this board of " + position.size() + "x" + position.size() + ".";
    }
    if (position.mustPass()) {
      return "You have no square to play, " + square + " included. Type pass.";
    }
    Optional<Side> owner = Discs.owner(position, index.getAsInt());
    String why = owner.isPresent()
        ? square + " is taken, by " + owner.get() + ". "
        : "A disc on " + square + " would flip nothing, which the rules do not allow. ";
    return why + youCanPlay(position);
  }

  private static String youCanPlay(Reversi position) {
    return "You can play " + moves(position) + ".";
  }
}
