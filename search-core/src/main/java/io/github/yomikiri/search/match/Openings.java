package io.github.yomikiri.search.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Makes openings. Players without randomness play the same game from the same opening every time, so a match needs many
 * different ones.
 */
public final class Openings {

  // Openings that a thousand tries in a row have not found are few, and seldom reached by chance.
  private static final int MAX_TRIES = 1000;

  private Openings() {}

  /**
   * Returns openings of random moves, each legal move as likely as the others. No two of them lead to the same
   * position, and none to a finished game.
   *
   * @param <N> the game's node type
   * @param start the start position
   * @param plies the moves of each opening, passes included, at least 0
   * @param count how many openings are wanted, at least 1
   * @param seed of the randomness: equal arguments have equal openings
   * @return the openings in an unmodifiable list, at least one; fewer than wanted when there are not so many
   * @throws IllegalArgumentException if a number is outside its range, or no game that goes on was found after
   *     {@code plies}
   */
  public static <N extends Node<N>> List<Game<N>> random(N start, int plies, int count, long seed) {
    if (plies < 0) {
      throw new IllegalArgumentException("number of plies " + plies + " is negative");
    }
    if (count < 1) {
      throw new IllegalArgumentException("number of openings " + count + " is less than 1");
    }
    Random random = new Random(seed);
    Set<Long> known = new HashSet<>();
    List<Game<N>> openings = new ArrayList<>();
    for (int tries = 0; openings.size() < count && tries < MAX_TRIES; tries++) {
      Game<N> opening = playRandomly(start, plies, random);
      if (!opening.isOver() && known.add(opening.position().key())) {
        openings.add(opening);
        tries = -1;
      }
    }
    if (openings.isEmpty()) {
      throw new IllegalArgumentException(
          "no game from " + start + " was found to go on after " + plies + " plies");
    }
    return List.copyOf(openings);
  }

  /** Returns a game of that many plies, or a shorter one that is over. */
  private static <N extends Node<N>> Game<N> playRandomly(N start, int plies, Random random) {
    Game<N> game = Game.of(start);
    for (int ply = 0; ply < plies && !game.isOver(); ply++) {
      List<Move> legal = game.position().legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    return game;
  }
}
