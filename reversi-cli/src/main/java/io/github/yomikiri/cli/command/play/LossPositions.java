package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.app.match.MatchFile;
import io.github.yomikiri.cli.input.GameReader;
import io.github.yomikiri.cli.player.ReversiContext;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Chooses the positions of games in which players are measured. A position comes with the moves
 * that lead to it, because some programs cannot begin elsewhere than at the start.
 */
final class LossPositions {

  private static final int USUAL_SIZE = 8;

  private LossPositions() {}

  /**
   * Reads positions: of each game the first with a number of empty squares and at least two legal
   * moves.
   *
   * @param games what {@link GameReader} reads, or the name of a file that a match has written
   * @param empties the number of empty squares
   * @param most the maximum number of positions
   * @return at least one game, which ends at the position, in the order of the games, and the
   *     errors of games that cannot be read; all positions are different
   * @throws UserError if the text has no such form, or if no game has such a position
   * @throws IOException if the file cannot be read
   */
  static LineListing<Game<Reversi>> read(Console console, String games, int empties, int most)
      throws IOException {
    Set<Reversi> positions = new HashSet<>();
    LineListing<Game<Reversi>> all = games(console, games);
    List<Game<Reversi>> chosen = all.entries().stream()
        .flatMap(game -> first(game, empties).stream())
        .filter(game -> positions.add(game.position()))
        .limit(most)
        .toList();
    if (chosen.isEmpty()) {
      throw new UserError(new TextInput(games).name() + ": no game has a position with " + empties
          + " empty squares and at least two moves");
    }
    return new LineListing<>(chosen, all.errors());
  }

  private static LineListing<Game<Reversi>> games(Console console, String games)
      throws IOException {
    boolean mayBeMatch = new TextInput(games).isFile()
        && !games.equals(TextInput.STANDARD_INPUT)
        && !games.toLowerCase(Locale.ROOT).endsWith(".wtb");
    if (mayBeMatch && MatchFile.isOne(ReversiContext.ROWS, Path.of(games))) {
      List<Game<Reversi>> played = MatchFile.read(ReversiContext.ROWS, Path.of(games)).stream()
          .map(row -> row.result().game())
          .toList();
      return new LineListing<>(played, List.of());
    }
    LineListing<NamedGame<Reversi>> read = GameReader.read(console, games, USUAL_SIZE);
    return new LineListing<>(read.entries().stream().map(NamedGame::game).toList(), read.errors());
  }

  private static Optional<Game<Reversi>> first(Game<Reversi> game, int empties) {
    List<Reversi> positions = game.positions();
    for (int ply = 0; ply < positions.size(); ply++) {
      Reversi position = positions.get(ply);
      if (position.emptyCount() == empties && Long.bitCount(position.legalMoveSquares()) >= 2) {
        return Optional.of(Game.of(game.start(), game.moves().subList(0, ply)));
      }
    }
    return Optional.empty();
  }
}
