package io.github.yomikiri.learn.linear;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.TicTacToeView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Games of tic-tac-toe, and their fits. */
final class FitCase {

  /** A weight for each state of a corner, an edge and the center. */
  static final Patterns<TicTacToe> SQUARES =
      Patterns.of(new TicTacToeView()).squares().build();

  static final Patterns<TicTacToe> PATTERNS =
      Patterns.of(new TicTacToeView()).squares().rectangles(2, 2).build();

  private FitCase() {}

  /** Returns games of random moves. */
  static List<PlayedGame<TicTacToe>> games(int count, long seed) {
    return games(TicTacToe.START, count, seed);
  }

  /** Returns games of random moves from a position. */
  static <N extends Node<N>> List<PlayedGame<N>> games(N start, int count, long seed) {
    PortableRandom random = new PortableRandom(seed);
    List<PlayedGame<N>> games = new ArrayList<>();
    while (games.size() < count) {
      Game<N> game = Game.of(start);
      while (!game.isOver()) {
        game = game.play(random.pick(game.position().legalMoves()));
      }
      games.add(PlayedGame.of(game));
    }
    return games;
  }

  /** Fits to the end. Returns the bytes of the evaluator's file. */
  static byte[] bytes(Fit<TicTacToe> fit, Path folder) throws IOException {
    LearnedEvaluator<TicTacToe> evaluator = fit.run(folder);
    try (var in = Files.newInputStream(folder.resolve("evaluator"))) {
      assertThat(LearnedEvaluator.read(in, "evaluator", evaluator.features()))
          .hasToString(evaluator.toString());
    }
    return Files.readAllBytes(folder.resolve("evaluator"));
  }
}
