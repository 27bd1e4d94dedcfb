package io.github.yomikiri.app.games;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.games.Gomoku;
import io.github.yomikiri.games.GomokuKnowledge;
import io.github.yomikiri.games.GomokuView;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.selfplay.Learning;
import io.github.yomikiri.learn.selfplay.TemporalDifferences;
import io.github.yomikiri.search.driver.SearcherBuilder;
import java.util.List;
import java.util.Optional;

/** Gomoku on the board of 15x15 squares. */
final class GomokuKit implements LearningKit<Gomoku> {

  @Override
  public String name() {
    return "gomoku";
  }

  @Override
  public Gomoku start() {
    return Gomoku.START;
  }

  @Override
  public long identity(Gomoku position) {
    return Symmetric.identity(new GomokuKnowledge(), position);
  }

  @Override
  public Optional<Drawing<Gomoku>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public List<String> seats() {
    return List.of("X", "O");
  }

  @Override
  public void search(SearcherBuilder<Gomoku> preset) {
    preset.knowledge(new KnowledgeForAnyUnit<>(new GomokuKnowledge()));
  }

  @Override
  public void solver(SearcherBuilder<Gomoku> preset) {
    preset.knowledge(new GomokuKnowledge());
  }

  @Override
  public BoardView<Gomoku> view() {
    return new GomokuView(15, 15);
  }

  /** What is learned about a line is known in all places of the board. */
  @Override
  public Patterns<Gomoku> features() {
    return Patterns.of(view()).lines(7).lines(9).build();
  }

  @Override
  public Learning<Gomoku> learning() {
    return LearningKit.super.learning().method(TemporalDifferences.usual().withRate(0.1));
  }
}
