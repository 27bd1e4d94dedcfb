package io.github.yomikiri.cli.output;

import io.github.yomikiri.app.output.ValueText;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A move of a game as a page shows it. It is no pass. Values are from Dark's view, in discs.
 *
 * @param number counts the moves without passes, from 1
 * @param before the position before the move
 * @param after the position after the move, and after the pass that may follow
 * @param judged the move with its value and the best alternative; empty if it was not judged
 */
record ReviewedMove(
    int number, Move move, Reversi before, Reversi after, Optional<JudgedMove> judged) {

  /** Returns the moves of a game, of which some are judged. */
  static List<ReviewedMove> of(Game<Reversi> game, List<JudgedMove> judged) {
    Map<Integer, JudgedMove> byPly =
        judged.stream().collect(Collectors.toMap(JudgedMove::ply, Function.identity()));
    List<ReviewedMove> moves = new ArrayList<>();
    for (int ply = 0; ply < game.moves().size(); ply++) {
      Move move = game.moves().get(ply);
      if (move.code() != Reversi.PASS) {
        Reversi after = game.positions().get(ply + 1);
        moves.add(new ReviewedMove(
            moves.size() + 1,
            move,
            game.positions().get(ply),
            after.mustPass() ? after.play(Reversi.PASS) : after,
            Optional.ofNullable(byPly.get(ply))));
      }
    }
    return moves;
  }

  Side side() {
    return before.sideToMove();
  }

  GamePhase phase() {
    return GamePhase.of(before);
  }

  Mistake mistake() {
    return judged.map(Mistake::of).orElse(Mistake.NONE);
  }

  /** Returns the value of the position after the move. */
  OptionalDouble value() {
    return judged
        .map(move -> OptionalDouble.of(forDark(move, move.played())))
        .orElse(OptionalDouble.empty());
  }

  /** Returns whether the value is exact. */
  boolean isExact() {
    return judged.filter(move -> move.played().solved()).isPresent();
  }

  /** Returns the value as people read it, or nothing if the move was not judged. */
  String valueText() {
    return judged.map(move -> text(move, move.played())).orElse("");
  }

  /** Returns the value of the position before the move as people read it, or nothing. */
  String bestValueText() {
    return judged.map(move -> text(move, move.best())).orElse("");
  }

  /** Returns the loss as people read it, or nothing if nothing was lost. */
  String lossText() {
    return judged
        .filter(move -> move.loss() > 0)
        .map(move -> DiscsLost.text(move.loss(), move.solved()))
        .orElse("");
  }

  /** Returns the move that would have been better, if there is one. */
  Optional<RootMove> better() {
    return judged.filter(move -> move.loss() > 0).map(JudgedMove::best);
  }

  double forDark(JudgedMove judgedMove, RootMove of) {
    double points = judgedMove.points(of);
    return side() == Side.DARK ? points : 0.0 - points;
  }

  private String text(JudgedMove judgedMove, RootMove of) {
    return ValueText.of(forDark(judgedMove, of), Bound.EXACT, of.solved());
  }
}
