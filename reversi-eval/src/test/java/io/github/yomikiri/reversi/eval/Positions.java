package io.github.yomikiri.reversi.eval;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Reversi;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/** Positions of random play on boards of every size, finished games among them. */
class Positions extends DomainContextBase {

  /**
   * All stages of the game have the same probability. Without this, jqwik would stay near the
   * start.
   */
  @Provide
  Arbitrary<Reversi> positions() {
    Arbitrary<Integer> sizes =
        Arbitraries.frequency(Tuple.of(1, 4), Tuple.of(2, 6), Tuple.of(5, 8));
    Arbitrary<Integer> permille =
        Arbitraries.integers().between(0, 1000).withDistribution(RandomDistribution.uniform());
    return Combinators.combine(sizes, Arbitraries.longs(), permille)
        .as(Positions::pick)
        .withoutEdgeCases();
  }

  private static Reversi pick(int size, long seed, int permille) {
    List<Reversi> game = randomGame(Reversi.start(size), seed);
    return game.get(permille * (game.size() - 1) / 1000);
  }

  /**
   * Returns the positions of a game of random moves, the given one first and a finished one last.
   */
  static List<Reversi> randomGame(Reversi start, long seed) {
    Random random = new Random(seed);
    List<Reversi> game = new ArrayList<>(List.of(start));
    MoveList moves = new MoveList();
    Reversi node = start;
    node.moves(moves);
    while (!moves.isEmpty()) {
      node = node.play(moves.get(random.nextInt(moves.size())));
      game.add(node);
      moves.clear();
      node.moves(moves);
    }
    return game;
  }

  /** Returns the same board with the other side to move. */
  static Reversi otherSideToMove(Reversi node) {
    return Reversi.of(node.size(), node.dark(), node.light(), node.sideToMove().opposite());
  }

  /** Returns the position with the colors of all discs and of the side to move swapped. */
  static Reversi coloursSwapped(Reversi node) {
    return Reversi.of(node.size(), node.light(), node.dark(), node.sideToMove().opposite());
  }
}
