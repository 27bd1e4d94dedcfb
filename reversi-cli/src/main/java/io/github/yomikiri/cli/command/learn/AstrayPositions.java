package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.app.option.RandomPlies;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.function.Supplier;

/**
 * An endless source of positions some random moves after those of another source, in which a disc
 * can be placed. Equal arguments give equal positions. For one thread.
 */
final class AstrayPositions implements Supplier<Reversi> {

  private static final int MAX_TRIES = 100_000;

  private final Supplier<Reversi> source;
  private final RandomPlies plies;
  private final int leastEmpties;
  private final int mostEmpties;
  private final Random random;

  /**
   * Makes a source.
   *
   * @param source endless positions, among them some with numbers of empty squares in the range
   * @param plies the number of random moves
   * @param leastEmpties the least number of empty squares afterwards
   * @param mostEmpties the maximum number of empty squares afterwards
   * @param seed of the randomness
   */
  AstrayPositions(
      Supplier<Reversi> source, RandomPlies plies, int leastEmpties, int mostEmpties, long seed) {
    this.source = source;
    this.plies = plies;
    this.leastEmpties = leastEmpties;
    this.mostEmpties = mostEmpties;
    random = new Random(Hash64.mix(~seed));
  }

  /**
   * Returns the next position.
   *
   * @throws NoSuchElementException if it finds no such position among many
   */
  @Override
  public Reversi get() {
    for (int i = 0; i < MAX_TRIES; i++) {
      Reversi position = source.get();
      int empties = position.emptyCount() - random.nextInt(plies.least(), plies.most() + 1);
      if (empties >= leastEmpties && empties <= mostEmpties) {
        while (position.emptyCount() > empties && !position.isTerminal()) {
          List<Move> moves = position.legalMoves();
          position = position.play(moves.get(random.nextInt(moves.size())).code());
        }
        if (position.legalMoveSquares() != 0) {
          return position;
        }
      }
    }
    throw new NoSuchElementException("none of " + MAX_TRIES + " positions has " + leastEmpties
        + " to " + mostEmpties + " empty squares after " + plies.least() + " to " + plies.most()
        + " moves");
  }
}
