package io.github.yomikiri.cli.option;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.StartOptions;
import io.github.yomikiri.cli.input.OpeningFile;
import io.github.yomikiri.cli.input.PositionInput;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for the start position of a game. */
public final class ReversiStart implements StartOptions<Reversi> {

  @Option(
      names = "--size",
      paramLabel = "N",
      description = "Squares along an edge of the board: 4, 6 or 8. Default: 8.")
  private Optional<Integer> size = Optional.empty();

  @Option(
      names = "--from",
      paramLabel = "POSITION|FILE",
      defaultValue = "start",
      description =
          "The position to start from: start, a transcript such as f5d6c3, a position in OBF such as"
              + " 'O--X-XXX-OXX--O- X' for 4x4, or a file that holds one of these. Default: start.")
  private String from = "start";

  /**
   * Returns the start position with the moves that led to it, as far as they are known.
   *
   * @throws UserError if the text is no position, or if its board has another size than was typed
   */
  @Override
  public Game<Reversi> game(Console console) throws IOException {
    int edge = size();
    Game<Reversi> game = PositionInput.readGame(console, from, edge);
    int found = game.position().size();
    if (size.isPresent() && found != edge) {
      throw new UserError(
          "--size " + edge + ": the board of --from has " + found + "x" + found + " squares");
    }
    return game;
  }

  /** Returns the size of the board that was typed, or 8. */
  public int size() {
    return checkSize(size.orElse(8));
  }

  @Override
  public boolean isUsual() {
    return from.equals("start");
  }

  @Override
  public List<Game<Reversi>> openings(Path file) throws IOException {
    return OpeningFile.read(file, size());
  }

  /** Returns a board's size if there are boards of this size, and otherwise throws. */
  public static int checkSize(int size) {
    if (!Board.isSize(size)) {
      throw new UserError("--size " + size + ": expected 4, 6 or 8");
    }
    return size;
  }
}
