package io.github.yomikiri.bench.learn;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.bench.tune.HandWritten;
import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.BreakthroughView;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.games.ConnectFourView;
import io.github.yomikiri.games.Dodgem;
import io.github.yomikiri.games.DodgemView;
import io.github.yomikiri.games.Domineering;
import io.github.yomikiri.games.DomineeringView;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.games.KalahView;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.linear.PatternsBuilder;
import io.github.yomikiri.learn.linear.Scale;
import io.github.yomikiri.learn.selfplay.TemporalDifferences;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.InterprismMix;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.List;

/** The games that the commands know. */
public final class LearnableGames {

  /** Made once, because some games have many patterns. */
  private static final List<LearnableGame<?>> ALL = List.of(
      connectFour(),
      breakthrough(6),
      breakthrough(8),
      kalah(),
      domineering(),
      dodgem(),
      reversi("reversi-6x6", Reversi.start(6), 6),
      reversi("reversi-8x8", Reversi.start(), 8));

  private LearnableGames() {}

  /**
   * Returns the games.
   *
   * @return all games
   */
  public static List<LearnableGame<?>> all() {
    return ALL;
  }

  private static LearnableGame<ConnectFour> connectFour() {
    return new LearnableGame<>(
        "connect-four",
        ConnectFour.class,
        ConnectFour.START,
        ofFours(),
        Scale.winChance(),
        // A position that is won or lost in a few moves can have any form.
        TemporalDifferences.usual().withRandomStarts(0.4, 28),
        HandWritten.of(GameKits.connectFour()),
        () -> Searchers.forGame(ConnectFour.class),
        () -> Searchers.solver(ConnectFour.class)
            .knowledge(new ConnectFourKnowledge())
            .ordering(() -> MoveOrdering.byEvaluation(ConnectFourKnowledge.THREATS, 1)),
        "");
  }

  /**
   * Returns the patterns of Connect Four: each four in a row with the squares beneath or beside it,
   * and random walks.
   */
  private static Patterns<ConnectFour> ofFours() {
    return Patterns.of(new ConnectFourView(ConnectFour.START.board()))
        .rectangles(2, 4)
        .rectangles(4, 2)
        .everywhere(0, 1, 7, 8, 14, 15, 21, 22)
        .walks(8, 20, 1)
        .build();
  }

  private static LearnableGame<Breakthrough> breakthrough(int size) {
    Breakthrough start = Breakthrough.start(size, size);
    return new LearnableGame<>(
        "breakthrough-" + size + "x" + size,
        Breakthrough.class,
        start,
        Patterns.of(new BreakthroughView(size, size))
            .squares()
            .rectangles(3, 3)
            .rectangles(2, 4)
            .build(),
        Scale.winChance(),
        TemporalDifferences.usual().withLambda(0.7),
        HandWritten.of(GameKits.breakthrough(size, size)),
        () -> Searchers.forGame(Breakthrough.class),
        () -> Searchers.solver(Breakthrough.class),
        ",");
  }

  private static LearnableGame<Kalah> kalah() {
    Kalah start = Kalah.start(6, 4);
    BoardView<Kalah> view = new KalahView(6, 24);
    PatternsBuilder<Kalah> patterns = Patterns.of(view).squares();
    for (int width = 2; width <= 3; width++) {
      patterns.rectangles(width, 1);
    }
    return new LearnableGame<>(
        "kalah",
        Kalah.class,
        start,
        patterns.build(),
        Scale.points(48, 100),
        TemporalDifferences.usual(),
        HandWritten.of(GameKits.kalah()),
        () -> Searchers.forGame(Kalah.class),
        () -> Searchers.solver(Kalah.class),
        ",");
  }

  private static LearnableGame<Domineering> domineering() {
    Domineering start = Domineering.start(8, 8);
    return new LearnableGame<>(
        "domineering",
        Domineering.class,
        start,
        Patterns.of(new DomineeringView(8, 8)).rectangles(4, 3).rectangles(3, 4).build(),
        Scale.winChance(),
        TemporalDifferences.usual(),
        HandWritten.of(GameKits.domineering()),
        () -> Searchers.forGame(Domineering.class),
        () -> Searchers.solver(Domineering.class),
        ",");
  }

  private static LearnableGame<Dodgem> dodgem() {
    Dodgem start = Dodgem.start(5);
    return new LearnableGame<>(
        "dodgem",
        Dodgem.class,
        start,
        Patterns.of(new DodgemView(5))
            .squares()
            .rectangles(3, 3)
            .rectangles(5, 1)
            .rectangles(1, 5)
            .rectangles(2, 4)
            .rectangles(4, 2)
            .build(),
        Scale.winChance(),
        TemporalDifferences.usual().withMaxPlies(200),
        HandWritten.of(GameKits.dodgem()),
        () -> Searchers.forGame(Dodgem.class).repetition(),
        () -> Searchers.solver(Dodgem.class).repetition(),
        ",");
  }

  private static LearnableGame<Reversi> reversi(String name, Reversi start, int size) {
    return new LearnableGame<>(
        name,
        Reversi.class,
        start,
        Patterns.of(start.board().view())
            .rectangles(size, 1)
            .rectangles(3, 3)
            .rectangles(5, 2)
            .walks(8, 8, 1)
            .build(),
        Scale.points(64, 1_000),
        TemporalDifferences.usual().withLambda(0.6).withRate(0.2),
        new InterprismMix(),
        () -> Searchers.forGame(Reversi.class),
        () -> Searchers.solver(Reversi.class),
        ",");
  }
}
