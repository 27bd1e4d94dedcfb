package io.github.yomikiri.reversi.kit;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.ReversiBook;
import io.github.yomikiri.reversi.notation.Transcript;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** The names of openings. They are found by positions, and so by any order of moves. */
final class OpeningNames {

  private static final String FILE = "openings.txt";
  private static final Map<Long, String> NAMES = read();

  private OpeningNames() {}

  /** Returns the name of the last position of a game that has one. */
  static Optional<String> of(Game<Reversi> game) {
    List<Reversi> positions = game.positions();
    for (int ply = positions.size() - 1; ply > 0; ply--) {
      String name = NAMES.get(ReversiBook.identity(positions.get(ply)));
      if (name != null) {
        return Optional.of(name);
      }
    }
    return Optional.empty();
  }

  /** Returns the lines of the file that name an opening: its moves, a blank and the name. */
  static List<String> lines() {
    try (BufferedReader in = new BufferedReader(new InputStreamReader(
        Objects.requireNonNull(OpeningNames.class.getResourceAsStream(FILE), FILE),
        StandardCharsets.UTF_8))) {
      return in.lines().filter(line -> !line.isEmpty() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<Long, String> read() {
    return lines().stream()
        .map(line -> line.split(" ", 2))
        .collect(Collectors.toUnmodifiableMap(
            words -> ReversiBook.identity(Transcript.play(words[0])), words -> words[1]));
  }
}
