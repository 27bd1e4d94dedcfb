package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PortableRandom;
import java.util.HashSet;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;

/** Makes random openings one after another, until hardly any new opening is left. */
final class RandomOpenings<P extends Position<P>> implements Iterator<Game<P>> {

  // If MAX_TRIES tries in a row find no new opening, few are left, and chance seldom reaches them.
  private static final int MAX_TRIES = 1000;

  private final P start;
  private final int leastPlies;
  private final int mostPlies;
  private final PortableRandom random;
  private final ToLongFunction<P> identity;
  private final Set<Long> known = new HashSet<>();
  private Optional<Game<P>> next = Optional.empty();

  RandomOpenings(P start, int leastPlies, int mostPlies, long seed, ToLongFunction<P> identity) {
    this.start = start;
    this.leastPlies = leastPlies;
    this.mostPlies = mostPlies;
    this.identity = identity;
    random = new PortableRandom(seed);
  }

  @Override
  public boolean hasNext() {
    for (int tries = 0; next.isEmpty() && tries < MAX_TRIES; tries++) {
      next = Optional.of(playRandomly())
          .filter(game -> !game.isOver())
          .filter(game -> known.add(identity.applyAsLong(game.position())));
    }
    return next.isPresent();
  }

  @Override
  public Game<P> next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more openings were found");
    }
    Game<P> opening = next.orElseThrow();
    next = Optional.empty();
    return opening;
  }

  /** Returns a random game of a random number of plies, or a shorter game that is over. */
  private Game<P> playRandomly() {
    int plies = leastPlies == mostPlies ? leastPlies : random.nextInt(leastPlies, mostPlies + 1);
    Game<P> game = Game.of(start);
    for (int ply = 0; ply < plies && !game.isOver(); ply++) {
      game = game.isChance()
          ? game.withChance(random.nextLong()).first(ply + 1)
          : game.play(random.pick(game.position().legalMoves()));
    }
    return game;
  }
}
