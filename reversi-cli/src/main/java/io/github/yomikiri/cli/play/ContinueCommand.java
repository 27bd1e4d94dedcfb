package io.github.yomikiri.cli.play;

import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.notation.Transcript;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The command line that continues an unfinished game.
 *
 * @param state the game
 * @param seating who plays
 */
record ContinueCommand(GameState state, Seating seating) {

  private static final String USUAL_PLAYER = "engine";
  private static final int USUAL_SIZE = 8;

  /** Returns the command in a form that a shell accepts. */
  String text() {
    List<String> words = new ArrayList<>(List.of("yomikiri", "play"));
    int size = state.game().start().size();
    if (!state.isFromUsualStart()) {
      String position = ObfPosition.of(state.game().position()).format();
      words.add("--from=" + position.replace(";", ""));
    } else {
      if (size != USUAL_SIZE) {
        words.addAll(List.of("--size", String.valueOf(size)));
      }
      String moves = Transcript.format(state.game());
      if (!moves.isEmpty()) {
        words.addAll(List.of("--from", moves));
      }
    }
    if (!seating.isHuman(Side.DARK)) {
      words.addAll(List.of("--black", seating.name(Side.DARK)));
    }
    if (!seating.name(Side.LIGHT).equals(USUAL_PLAYER)) {
      words.addAll(List.of("--white", seating.name(Side.LIGHT)));
    }
    if (!seating.hints().name().equals(USUAL_PLAYER)) {
      words.addAll(List.of("--hints", seating.hints().name()));
    }
    return words.stream().map(ContinueCommand::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return word.matches("[\\w=:.,/+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
