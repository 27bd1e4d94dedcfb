package io.github.yomikiri.app.games;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.games.ConnectFourView;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.selfplay.Learning;
import io.github.yomikiri.learn.selfplay.TemporalDifferences;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Connect Four on the board of 7 columns of 6 squares. */
final class ConnectFourKit implements LearningKit<ConnectFour> {

  /** A row of four is worth more than any number of threats. */
  private static final Evaluator<ConnectFour> THREATS =
      Evaluator.of(ConnectFourKnowledge.THREATS::evaluate, 100);

  /** At 20 ms a move, it had 76.5 of 100 points against the threats. */
  private static final NamedEvaluator<ConnectFour> LEARNED =
      new NamedEvaluator<>("learned", () -> Learned.EVALUATOR);

  /** Self-play of nine million games. The weights are read once, when they are needed. */
  private static final class Learned {

    private static final String FILE = "connect-four.evaluator";

    static final LearnedEvaluator<ConnectFour> EVALUATOR = read();

    private static LearnedEvaluator<ConnectFour> read() {
      try (InputStream in = Objects.requireNonNull(Learned.class.getResourceAsStream(FILE), FILE)) {
        return LearnedEvaluator.read(in, FILE, new ConnectFourKit().features());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Override
  public String name() {
    return "connect-four";
  }

  @Override
  public ConnectFour start() {
    return ConnectFour.START;
  }

  @Override
  public long identity(ConnectFour position) {
    return Symmetric.identity(new ConnectFourKnowledge(), position);
  }

  @Override
  public Optional<Drawing<ConnectFour>> drawing() {
    return Optional.of(start().drawing());
  }

  @Override
  public PositionText<ConnectFour> text() {
    return new ConnectFourText(PositionText.ofDrawing(start(), start().drawing()));
  }

  @Override
  public List<String> seats() {
    return List.of("X", "O");
  }

  @Override
  public List<NamedEvaluator<ConnectFour>> evaluators() {
    return List.of(new NamedEvaluator<>("threats", () -> THREATS), LEARNED);
  }

  @Override
  public Optional<NamedEvaluator<ConnectFour>> bestEvaluator() {
    return Optional.of(LEARNED);
  }

  @Override
  public void search(SearcherBuilder<ConnectFour> preset) {
    preset.knowledge(new KnowledgeForAnyUnit<>(new ConnectFourKnowledge()));
  }

  @Override
  public void solver(SearcherBuilder<ConnectFour> preset) {
    preset
        .knowledge(new ConnectFourKnowledge())
        .ordering(() -> MoveOrdering.byEvaluation(ConnectFourKnowledge.THREATS, 1));
  }

  @Override
  public BoardView<ConnectFour> view() {
    return new ConnectFourView(ConnectFour.START.board());
  }

  /** Each four in a row with the squares beneath or beside it, and random walks. */
  @Override
  public Patterns<ConnectFour> features() {
    return Patterns.of(view())
        .rectangles(2, 4)
        .rectangles(4, 2)
        .everywhere(0, 1, 7, 8, 14, 15, 21, 22)
        .walks(8, 20, 1)
        .build();
  }

  @Override
  public Learning<ConnectFour> learning() {
    // A position that is won or lost in a few moves can have any form.
    return LearningKit.super
        .learning()
        .method(TemporalDifferences.usual().withRandomStarts(0.4, 28));
  }
}
