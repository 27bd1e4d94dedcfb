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
 * Makes openings. Players without randomness play the same game from the same opening every time,
 * so a match needs many different openings.
 */
public final class Openings {

  // If MAX_TRIES tries in a row find no new opening, few are left, and chance seldom reaches them.
  private static final int MAX_TRIES = 1000;

  private Openings() {}

  /**
   * Returns openings of random moves, each legal move as likely as the others. No two openings lead
   * to the same position, and no opening leads to a finished game.
   *
   * @param <N> the game's node type
   * @param start the start position
   * @param plies the moves of each opening, passes included, at least 0
   * @param count the number of openings to look for, at least 1
   * @param seed the seed of the random numbers; equal arguments give equal openings
   * @return the openings in an unmodifiable list, at least one; fewer than {@code count} if no more
   *     were found
   * @throws IllegalArgumentException if a number is outside its range, or no game was found that is
   *     unfinished after {@code plies}
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
          "every game from " + start + " that was tried is over after " + plies + " plies");
    }
    return List.copyOf(openings);
  }

  /** Returns a random game of the given number of plies, or a shorter game that is over. */
  private static <N extends Node<N>> Game<N> playRandomly(N start, int plies, Random random) {
    Game<N> game = Game.of(start);
    for (int ply = 0; ply < plies && !game.isOver(); ply++) {
      List<Move> legal = game.position().legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    return game;
  }
}
