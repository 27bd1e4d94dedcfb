package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.recorder.TreePage.Kind;
import io.github.yomikiri.recorder.TreePage.Row;
import io.github.yomikiri.recorder.TreePage.Tone;
import io.github.yomikiri.search.mcts.VisitedNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Shows the Monte-Carlo tree of a game with seats. */
final class SeatRows<P extends Position<P>> extends VisitedRows<P> {

  private static final Kind SOLVED =
      new Kind(PROVEN, "\u2713", Tone.GOOD, "The payoffs are those of perfect play.");
  private static final Kind OUTCOME = new Kind(
      "outcome",
      "\u2684",
      Tone.INFO,
      "Chance chooses it. The outcomes of a turn of chance stand in the order of their probability.");

  private final int rootsSeat;
  /** The seats in the order of their columns: that of the root is first, because it stands out. */
  private final List<Integer> seats;

  SeatRows(SeatedPosition<?> root) {
    rootsSeat = root.seat();
    seats = new ArrayList<>(IntStream.range(0, root.seats()).boxed().toList());
    if (rootsSeat != SeatedPosition.CHANCE) {
      seats.remove(rootsSeat);
      seats.add(0, rootsSeat);
    }
  }

  @Override
  String values() {
    return "The values are the mean payoffs of the seats, in points of the game.";
  }

  @Override
  List<String> columns(String visits) {
    return Stream.concat(seats.stream().map(SeatRows::name), Stream.of(visits)).toList();
  }

  private static String name(int seat) {
    return seat == SeatedPosition.CHANCE ? "chance" : "seat " + seat;
  }

  @Override
  void addValues(Row row, Shown<P> shown, boolean isRootsSide) {
    for (int seat : seats) {
      row.cell(name(seat), PageTexts.decimal(shown.node().payoffs().get(seat)));
    }
    if (!shown.position().isTerminal()) {
      row.cell("turn", name(seated(shown.node()).seat()));
    }
    outcomeOf(shown).ifPresent(chance -> row.cell("probability", probability(shown, chance)));
  }

  private static SeatedPosition<?> seated(VisitedNode<?> node) {
    return (SeatedPosition<?>) node.position();
  }

  /** Returns the position in which chance chooses a node, if it does. */
  private static Optional<SeatedPosition<?>> outcomeOf(Shown<?> shown) {
    return shown
        .parent()
        .<SeatedPosition<?>>map(SeatRows::seated)
        .filter(above -> above.seat() == SeatedPosition.CHANCE);
  }

  private static String probability(Shown<?> shown, SeatedPosition<?> chance) {
    int sum = 0;
    for (Move outcome : chance.legalMoves()) {
      sum += chance.weight(outcome.code());
    }
    return chance.weight(shown.node().move().orElseThrow().code()) + "/" + sum;
  }

  @Override
  Kind proven() {
    return SOLVED;
  }

  @Override
  Optional<Kind> byMove(Shown<P> shown) {
    return outcomeOf(shown).map(chance -> OUTCOME);
  }

  @Override
  public boolean isRootsSide(Shown<P> shown, boolean isParents) {
    return seated(shown.node()).seat() == rootsSeat;
  }

  /** Returns the first move. Nobody chooses an outcome, so a principal variation ends there. */
  @Override
  public Optional<Shown<P>> best(Shown<P> shown, List<Shown<P>> children) {
    return children.stream().findFirst().filter(child -> outcomeOf(child).isEmpty());
  }
}
