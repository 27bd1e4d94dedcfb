package io.github.yomikiri.bench.learn;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.ConnectFour;
import java.util.stream.Collectors;

/**
 * The texts of games in files of positions. Moves of Connect Four are columns without spaces, as in
 * public test positions. Moves of other games have commas between.
 *
 * @param start the position before the moves
 * @param <N> the game's node type
 */
public record MoveText<N extends Node<N>>(N start) {

  private String separator() {
    return start instanceof ConnectFour ? "" : ",";
  }

  /**
   * Plays moves.
   *
   * @param moves the moves; an empty text has none
   * @return the game
   * @throws IllegalArgumentException if a move is not legal
   */
  public Game<N> game(String moves) {
    Game<N> game = Game.of(start);
    if (!moves.isEmpty()) {
      for (String move : moves.split(separator(), 0)) {
        game = game.play(legal(game, move));
      }
    }
    return game;
  }

  /** Reads a move. The message for a wrong one has no position, which may be several lines. */
  private static <N extends Node<N>> Move legal(Game<N> game, String move) {
    N position = game.position();
    if (position.isTerminal()) {
      throw new IllegalArgumentException("move " + move + " comes after the end of the game");
    }
    return position
        .parse(move)
        .filter(each -> position.play(each).isPresent())
        .orElseThrow(() -> new IllegalArgumentException("move " + move + " is not legal after ["
            + game + "]; a legal move is " + position.legalMoves().get(0).notation()));
  }

  /**
   * Returns the moves of a game.
   *
   * @param game a game from the start
   * @return the text that {@link #game} reads
   */
  public String text(Game<N> game) {
    return game.moves().stream().map(Move::notation).collect(Collectors.joining(separator()));
  }
}
