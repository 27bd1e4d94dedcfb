package io.github.yomikiri.app.review;

import io.github.yomikiri.app.output.Mistake;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.page.ShownMove;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A move of a game with its judgment. Values are in points.
 *
 * @param shown the move
 * @param judged the move with its value and the best alternative; empty if it was not judged
 * @param scale the points of the game
 */
record ReviewedMove<P extends Position<P>>(
    ShownMove<P> shown, Optional<JudgedMove> judged, ValueScale scale) {

  /** Returns a loss as people read it: a whole number if the loss is proven. */
  static String lossText(double loss, boolean solved) {
    return String.format(Locale.ROOT, solved ? "%.0f" : "%.2f", loss);
  }

  int number() {
    return shown.number();
  }

  String notation() {
    return shown.move().notation();
  }

  int seat() {
    return shown.seat();
  }

  /** Returns how many points were lost; 0 if the move was not judged. */
  double loss() {
    return judged.map(scale::loss).orElse(0.0);
  }

  boolean isLossSolved() {
    return judged.map(JudgedMove::solved).orElse(false) && !scale.isExpected();
  }

  Mistake mistake() {
    return Mistake.of(scale, loss());
  }

  /** Returns whether values are shown from the other one's view, of two. */
  private boolean isOther() {
    return seat() != 0 && shown.before().seats() == 2;
  }

  /**
   * Returns what the position after the move counts, from the first side's view.
   *
   * @return empty if it is not known, as after moves of others in a game of more than two seats
   */
  OptionalDouble value() {
    return judged
        .filter(move -> seat() == 0 || isOther())
        .map(move -> OptionalDouble.of(forFirst(move, move.played())))
        .orElse(OptionalDouble.empty());
  }

  /** Returns what the value of one of the two moves counts, from the first side's view. */
  double forFirst(JudgedMove move, RootMove of) {
    double points = scale.counted(of, move.unitsPerPoint());
    return isOther() ? 0.0 - points : points;
  }

  /** Returns whether the value is exact. */
  boolean isExact() {
    return judged.filter(move -> move.played().solved()).isPresent();
  }

  /**
   * Returns the value for people, or nothing if there is none: of two sides from the first one's
   * view, and otherwise from that of who moves.
   */
  String valueText() {
    return judged.map(move -> text(move, move.played(), isOther())).orElse("");
  }

  /** Returns the value of the position before the move for people, in the same way. */
  String bestValueText() {
    return judged.map(move -> text(move, move.best(), isOther())).orElse("");
  }

  /** Returns the value of one of the two moves for people. */
  String text(JudgedMove move, RootMove of, boolean isOther) {
    return scale.text(of, move.unitsPerPoint(), Bound.EXACT, isOther);
  }

  /** Returns the loss as people read it, or nothing if nothing was lost. */
  String lossText() {
    return loss() > 0 ? lossText(loss(), isLossSolved()) : "";
  }

  /** Returns the move that would have been better, if there is one. */
  Optional<RootMove> better() {
    return judged.filter(move -> loss() > 0).map(JudgedMove::best);
  }
}
