package io.github.yomikiri.bench.learn;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.linear.Scale;
import io.github.yomikiri.learn.selfplay.Learning;
import io.github.yomikiri.learn.selfplay.TemporalDifferences;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.InterprismMix;
import java.util.List;

/**
 * Reversi as a game that learns by the method for any game.
 *
 * @param name the name
 * @param start the position from which games are played
 * @param size the number of columns, and of rows
 */
record ReversiLearningKit(String name, Reversi start, int size) implements LearningKit<Reversi> {

  @Override
  public List<NamedEvaluator<Reversi>> evaluators() {
    return List.of(new NamedEvaluator<>("interprism", InterprismMix::new));
  }

  @Override
  public BoardView<Reversi> view() {
    return start.board().view();
  }

  @Override
  public Patterns<Reversi> features() {
    return Patterns.of(view())
        .rectangles(size, 1)
        .rectangles(3, 3)
        .rectangles(5, 2)
        .walks(8, 8, 1)
        .build();
  }

  @Override
  public Learning<Reversi> learning() {
    return LearningKit.super
        .learning()
        .scale(Scale.points(64, 1_000))
        .method(TemporalDifferences.usual().withLambda(0.6).withRate(0.2));
  }
}
