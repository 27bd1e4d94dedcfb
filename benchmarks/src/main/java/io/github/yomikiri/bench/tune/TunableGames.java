package io.github.yomikiri.bench.tune;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.search.algorithm.NodeRule;
import java.util.List;

/** The games on which parts of a search can be tried. */
public final class TunableGames {

  private TunableGames() {}

  static final NullMove<Breakthrough> PASS = new NullMove<>() {
    @Override
    public boolean isAllowed(Breakthrough node) {
      return !play(node).isTerminal();
    }

    @Override
    public Breakthrough play(Breakthrough node) {
      return new Breakthrough(
          node.white(), node.black(), !node.whiteToMove(), node.columns(), node.rows());
    }
  };

  /**
   * Returns the games.
   *
   * @return all games
   */
  public static List<TunableGame<?>> all() {
    Evaluator<ConnectFour> threats = HandWritten.of(GameKits.connectFour());
    Evaluator<Breakthrough> advance = HandWritten.of(GameKits.breakthrough(6, 7));
    Tanuki tanuki = new Tanuki();
    return List.of(
        new TunableGame<>(
            "connect4",
            ConnectFour.class,
            new BalancedOpenings<>(ConnectFour.START, 6, 1),
            threats,
            11,
            TunableGame.parts(threats, List.of(2, 3), List.of())),
        new TunableGame<>(
            "breakthrough",
            Breakthrough.class,
            new BalancedOpenings<>(Breakthrough.start(6, 7), 8, 5),
            advance,
            7,
            TunableGame.parts(
                advance,
                List.of(15, 25),
                List.of(
                    SearchPart.selection(
                        "null-move",
                        List.of(2),
                        "null-move pruning; the reduction",
                        n -> new Passes<>(PASS, n.get(0))),
                    SearchPart.rule(
                        "quiescence",
                        List.of(),
                        "quiescence search of captures",
                        n -> NodeRule.quiescence(Breakthrough.captures()))))),
        new TunableGame<>(
            "reversi",
            Reversi.class,
            new BalancedOpenings<>(Reversi.start(), 10, 4000),
            tanuki,
            8,
            TunableGame.parts(tanuki, List.of(4000, 8000), List.of())));
  }
}
