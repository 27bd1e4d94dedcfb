package io.github.yomikiri.app.play;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The command line that continues an unfinished game.
 *
 * @param context the game, and the program
 * @param face how the game looks
 * @param table the game and who plays
 */
record ContinueCommand<P extends Position<P>>(
    GameContext<P> context, TerminalFace<P> face, Table<P> table) {

  /** Returns the command in a form that a shell accepts. */
  String text() {
    List<String> words = new ArrayList<>(List.of("play"));
    words.addAll(face.startOptions(table.game()));
    List<String> usual = PlayCommand.usualPlayers(context.kit());
    for (int seat = 0; seat < usual.size(); seat++) {
      String name = table.seating().name(seat);
      if (!name.equals(usual.get(seat))) {
        words.addAll(List.of(face.seatOption(seat), name));
      }
    }
    String hints = table.seating().hints().name();
    if (!hints.equals(context.kit().usualPlayer())) {
      words.addAll(List.of("--hints", hints));
    }
    return words.stream()
        .map(ContinueCommand::quoted)
        .collect(Collectors.joining(" ", context.version().program() + " ", ""));
  }

  private static String quoted(String word) {
    return word.matches("[\\w=:.,/+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
