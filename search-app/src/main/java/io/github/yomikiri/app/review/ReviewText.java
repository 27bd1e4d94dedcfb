package io.github.yomikiri.app.review;

import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.Mistake;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.page.GamePart;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.JudgedMove;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A judged game in a few lines of text: what each side has lost in each part of the game, and the
 * worst mistakes with the better moves.
 */
public final class ReviewText<P extends Position<P>> {

  private static final int MOST_MISTAKES = 5;

  private final JudgedGame<P> game;
  private final List<ReviewedMove<P>> judged;
  private final int notJudged;

  /** Makes the text of a judged game. */
  public ReviewText(JudgedGame<P> game) {
    this.game = game;
    List<ReviewedMove<P>> moves = game.reviewed();
    judged = moves.stream().filter(move -> move.judged().isPresent()).toList();
    notJudged = moves.size() - judged.size();
  }

  /**
   * Prints the text.
   *
   * @param out the output
   */
  public void print(PrintWriter out) {
    game.texts().openingLine(game.game()).ifPresent(out::println);
    losses().print(out);
    List<ReviewedMove<P>> worst = judged.stream()
        .filter(move -> move.mistake() != Mistake.NONE)
        .sorted(Comparator.comparingDouble((ReviewedMove<P> move) -> -move.loss()))
        .limit(MOST_MISTAKES)
        .toList();
    if (worst.isEmpty()) {
      ValueScale scale = game.scale();
      out.println("No move lost " + scale.amount(scale.mistake()) + " or more.");
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
    Columns table = new Columns(
        "side", "part", "moves", game.scale().name() + " lost", "mistakes ?", "blunders ??");
    List<String> seats = game.texts().kit().seats();
    List<GamePart<P>> parts = game.texts().parts(judged.size() + notJudged);
    for (int seat = 0; seat < seats.size(); seat++) {
      int own = seat;
      List<ReviewedMove<P>> moves =
          judged.stream().filter(move -> move.seat() == own).toList();
      for (GamePart<P> part : parts) {
        if (judged.stream().anyMatch(move -> part.has().test(move.shown()))) {
          losses(
              table,
              seats.get(seat),
              part.name(),
              moves.stream().filter(move -> part.has().test(move.shown())));
        }
      }
      losses(table, seats.get(seat), "whole game", moves.stream());
    }
    return table;
  }

  private void losses(Columns table, String side, String part, Stream<ReviewedMove<P>> moves) {
    Losses<P> lost = Losses.of(moves);
    table.row(
        side,
        part,
        String.valueOf(lost.moves().size()),
        lost.total(),
        lost.count(Mistake.MISTAKE),
        lost.count(Mistake.BLUNDER));
  }

  private Columns mistakes(List<ReviewedMove<P>> worst) {
    Columns table = new Columns("no", "side", "move", "", "loss", "better", "value");
    for (ReviewedMove<P> move : worst) {
      JudgedMove of = move.judged().orElseThrow();
      table.row(
          String.valueOf(move.number()),
          game.seat(move),
          move.notation(),
          move.mistake().mark(),
          move.lossText(),
          of.best().move().notation(),
          move.text(of, of.best(), false));
    }
    return table;
  }
}
