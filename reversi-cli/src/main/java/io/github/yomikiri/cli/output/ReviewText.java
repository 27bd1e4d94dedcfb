package io.github.yomikiri.cli.output;

import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.ValueText;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A judged game in a few lines of text: what each side has lost in each part of the game, and the
 * worst mistakes with the better moves.
 */
public final class ReviewText {

  private static final int MOST_MISTAKES = 5;

  private final List<ReviewedMove> judged;
  private final int notJudged;

  /** Makes the text of a judged game. */
  public ReviewText(JudgedGame game) {
    List<ReviewedMove> moves = game.reviewed();
    judged = moves.stream().filter(move -> move.judged().isPresent()).toList();
    notJudged = moves.size() - judged.size();
  }

  /**
   * Prints the text.
   *
   * @param out the output
   */
  public void print(PrintWriter out) {
    losses().print(out);
    List<ReviewedMove> worst = judged.stream()
        .filter(move -> move.mistake() != Mistake.NONE)
        .sorted(Comparator.comparingDouble((ReviewedMove move) -> -of(move).loss()))
        .limit(MOST_MISTAKES)
        .toList();
    if (worst.isEmpty()) {
      out.println("No move lost 2 discs or more.");
    } else {
      out.println("The worst moves, with the value of the better move for the same side:");
      mistakes(worst).print(out);
    }
    if (notJudged > 0) {
      out.println("Not judged: " + notJudged + " of the moves.");
    }
    out.flush();
  }

  private Columns losses() {
    Columns table = new Columns("side", "part", "moves", "discs lost", "mistakes ?", "blunders ??");
    for (Side side : Side.values()) {
      List<ReviewedMove> own =
          judged.stream().filter(move -> move.side() == side).toList();
      for (GamePhase phase : GamePhase.values()) {
        if (judged.stream().anyMatch(move -> move.phase() == phase)) {
          losses(table, side, phase.text(), own.stream().filter(move -> move.phase() == phase));
        }
      }
      losses(table, side, "whole game", own.stream());
    }
    return table;
  }

  private static void losses(Columns table, Side side, String part, Stream<ReviewedMove> moves) {
    DiscsLost lost = new DiscsLost(moves.map(ReviewText::of).toList());
    table.row(
        side.toString(),
        part,
        String.valueOf(lost.moves().size()),
        lost.total(),
        String.valueOf(lost.count(Mistake.MISTAKE)),
        String.valueOf(lost.count(Mistake.BLUNDER)));
  }

  private static Columns mistakes(List<ReviewedMove> worst) {
    Columns table = new Columns("no", "side", "move", "", "loss", "better", "value");
    for (ReviewedMove move : worst) {
      RootMove best = of(move).best();
      table.row(
          String.valueOf(move.number()),
          move.side().toString(),
          move.move().notation(),
          move.mistake().mark(),
          move.lossText(),
          best.move().notation(),
          ValueText.of(of(move).points(best), Bound.EXACT, best.solved()));
    }
    return table;
  }

  private static JudgedMove of(ReviewedMove move) {
    return move.judged().orElseThrow();
  }
}
