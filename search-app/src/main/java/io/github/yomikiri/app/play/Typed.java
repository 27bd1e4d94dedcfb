package io.github.yomikiri.app.play;

import java.util.List;
import java.util.Locale;

/**
 * A typed line: a command and what follows it, or a move.
 *
 * @param text the line without white space around it
 * @param word its first word in lower case, if the line can be a command; else the whole line
 * @param argument the rest of the line
 */
record Typed(String text, String word, String argument) {

  /** The commands, as completion offers them. */
  static final List<String> WORDS = List.of(
      "undo", "hint", "moves", "save", "load", "switch", "level", "review", "resign", "help",
      "quit");

  /** Returns the list of what can be typed. */
  static String help(TerminalFace<?> face, int levels, int seats) {
    return face.moveHelp()
        + """
        undo       take back your last move, and what followed it
        hint       ask for a move
        hint 3     ask for the values of the 3 best moves, or of another number
        """
        + (face.showsValues(true)
            ? "hint on    show the value of each legal move on its square, until hint off\n"
            : "")
        + "moves      list the legal moves and the moves so far\n"
        + switchHelp(seats)
        + (levels > 0
            ? "level 3    set the computer's level, from 1 (a child wins) to " + levels + "\n"
            : "")
        + face.fileHelp()
        + """
        review     judge the moves so far, which takes up to 15 seconds
        resign     give the game up
        help       this list
        quit       end the game here
        """;
  }

  private static String switchHelp(int seats) {
    return switch (seats) {
      case 1 -> "";
      case 2 -> "switch     change sides with your opponent\n";
      default -> "switch     go to the next seat, as all others do\n";
    };
  }

  private static final List<String> WITH_ARGUMENT = List.of("hint", "save", "load", "level");

  static Typed of(String line) {
    String text = line.strip();
    String[] parts = text.split("\\s+", 2);
    String word = parts[0].toLowerCase(Locale.ROOT);
    if (parts.length == 1) {
      return new Typed(text, word, "");
    }
    return WITH_ARGUMENT.contains(word)
        ? new Typed(text, word, parts[1])
        : new Typed(text, text.toLowerCase(Locale.ROOT), "");
  }
}
