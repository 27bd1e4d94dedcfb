package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.search.algorithm.NodeRule;
import java.util.List;

/** The games on which parts of a search can be tried. */
public final class TunableGames {

  private TunableGames() {}

  /** A row of four is worth more than any number of threats. */
  private static final int WIN = 100;

  private static final Evaluator<ConnectFour> THREATS = new Evaluator<>() {
    @Override
    public int evaluate(ConnectFour node) {
      return ConnectFourKnowledge.THREATS.evaluate(node);
    }

    @Override
    public Unit<ConnectFour> unit() {
      return Unit.points(WIN);
    }
  };

  private static final int PIECE = 10;

  /** A piece is worth as much as ten steps forward. */
  private static final Evaluator<Breakthrough> ADVANCE = new Evaluator<>() {
    @Override
    public int evaluate(Breakthrough node) {
      int steps = steps(node.white(), node.columns())
          - Long.bitCount(node.black()) * (node.rows() - 1)
          + steps(node.black(), node.columns());
      return PIECE * node.lead() + (node.whiteToMove() ? steps : -steps);
    }

    @Override
    public Unit<Breakthrough> unit() {
      return Unit.points(1_000);
    }
  };

  /** Returns the sum of the rows of all pieces, counted from 0. */
  private static int steps(long pieces, int columns) {
    int steps = 0;
    for (long left = pieces; left != 0; left &= left - 1) {
      steps += Long.numberOfTrailingZeros(left) / columns;
    }
    return steps;
  }

  private static final NullMove<Breakthrough> PASS = new NullMove<>() {
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

  /** Appends the moves that capture a piece. */
  private static void captures(Breakthrough node, MoveList out) {
    MoveList moves = new MoveList();
    node.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      if (node.play(moves.get(i)).lead() != -node.lead()) {
        out.add(moves.get(i));
      }
    }
  }

  /**
   * Returns the games.
   *
   * @return all games
   */
  public static List<TunableGame<?>> all() {
    Tanuki tanuki = new Tanuki();
    return List.of(
        new TunableGame<>(
            "connect4",
            ConnectFour.class,
            ConnectFour.START,
            THREATS,
            6,
            1,
            11,
            TunableGame.parts(THREATS, List.of(2, 3), List.of())),
        new TunableGame<>(
            "breakthrough",
            Breakthrough.class,
            Breakthrough.start(6, 7),
            ADVANCE,
            8,
            5,
            7,
            TunableGame.parts(
                ADVANCE,
                List.of(15, 25),
                List.of(
                    TunableGame.rule(
                        "null-move",
                        List.of(2),
                        "null-move pruning; the reduction",
                        n -> NodeRule.nullMove(PASS, n.get(0))),
                    TunableGame.rule(
                        "quiescence",
                        List.of(),
                        "quiescence search of captures",
                        n -> NodeRule.quiescence(TunableGames::captures))))),
        new TunableGame<>(
            "reversi",
            Reversi.class,
            Reversi.start(),
            tanuki,
            10,
            4000,
            8,
            TunableGame.parts(tanuki, List.of(4000, 8000), List.of())));
  }
}
