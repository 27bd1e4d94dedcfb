package io.github.yomikiri.app.games;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.TicTacToeView;
import io.github.yomikiri.learn.kit.LearningKit;
import java.util.List;
import java.util.Optional;

/** Tic-tac-toe. */
final class TicTacToeKit implements LearningKit<TicTacToe> {

  @Override
  public String name() {
    return "tic-tac-toe";
  }

  @Override
  public TicTacToe start() {
    return TicTacToe.START;
  }

  @Override
  public Optional<Drawing<TicTacToe>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public List<String> seats() {
    return List.of("X", "O");
  }

  @Override
  public BoardView<TicTacToe> view() {
    return new TicTacToeView();
  }
}
