package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.cli.input.GameReader.NamedGame;
import io.github.yomikiri.cli.input.PositionLine;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import java.util.Optional;

/**
 * The position that {@code explore} searches.
 *
 * @param name what the page calls the position
 * @param node the position
 */
record ExploredPosition(String name, Reversi node) {

  /** Returns a position that was typed, or read from a file. */
  static ExploredPosition of(String typed, Reversi node) {
    String name = typed.equals("start")
        ? "Reversi from the start"
        : PositionLine.isTranscript(typed)
            ? "Reversi after " + typed.strip()
            : "Reversi, " + node.sideToMove() + " to move, " + node.emptyCount() + " empty squares";
    return new ExploredPosition(name, node);
  }

  /**
   * Returns a position of a game.
   *
   * @param games all games of the input, at least one
   * @param only the number of the game, from 1
   * @param ply the number of moves before the position
   * @throws UserError if there is no such game or position
   */
  static ExploredPosition ofGame(
      List<NamedGame> games, Optional<Integer> only, Optional<Integer> ply) {
    if (only.isEmpty() && games.size() > 1) {
      throw new UserError(
          "the input has " + games.size() + " games; expected --only N, the number of a game");
    }
    int number = only.orElse(1);
    if (number < 1 || number > games.size()) {
      throw new UserError(
          "--only " + number + " is outside 1-" + games.size() + ", the games of the input");
    }
    NamedGame game = games.get(number - 1);
    int moves = game.game().moves().size();
    int at = ply.orElseThrow(() -> new UserError(
        "--game needs --ply N, the number of moves before the position, in 0-" + moves));
    if (at < 0 || at > moves) {
      throw new UserError("--ply " + at + " is outside 0-" + moves + ", the moves of the game");
    }
    String name = game.players().isEmpty() ? "Game " + number : game.players();
    return new ExploredPosition(
        name + ", after " + at + (at == 1 ? " move" : " moves"),
        game.game().positions().get(at));
  }
}
