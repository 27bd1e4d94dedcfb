package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ReversiGames;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Queue;

/**
 * Games, and after each game some positions near it, as they occur inside a search. Players avoid
 * bad moves, but a search looks at them. An evaluator that has seen only good moves misjudges the
 * positions after bad ones.
 *
 * <p>A variation leaves its game at a random ply by one to three random moves. It is a
 * {@link TrainingGame} that stops there. Only its last position is usable, and it needs a label
 * from a {@link GameValuer} or a {@link GameCorrector}.
 *
 * <p>Not safe for use by several threads.
 */
public final class Variations implements Iterator<TrainingGame> {

  private static final int MAX_RANDOM_PLIES = 3;

  private final Iterator<TrainingGame> games;
  private final int perGame;
  private final long seed;
  private final Queue<TrainingGame> next = new ArrayDeque<>();
  private long number;

  /**
   * Makes variations.
   *
   * @param games the games
   * @param perGame the number of variations of each game, at least 0; a game that has no other
   *     moves has fewer
   * @param seed the seed of all random choices
   * @throws IllegalArgumentException if the number is less than 0
   */
  public Variations(Iterator<TrainingGame> games, int perGame, long seed) {
    if (perGame < 0) {
      throw new IllegalArgumentException(perGame + " variations of a game are less than 0");
    }
    this.games = games;
    this.perGame = perGame;
    this.seed = seed;
  }

  @Override
  public boolean hasNext() {
    return !next.isEmpty() || games.hasNext();
  }

  @Override
  public TrainingGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more games");
    }
    if (next.isEmpty()) {
      TrainingGame game = games.next();
      next.add(game);
      PortableRandom random = new PortableRandom(Hash64.of(seed, number));
      for (int i = 0; i < perGame; i++) {
        addVariation(game, random);
      }
      number++;
    }
    return next.remove();
  }

  private void addVariation(TrainingGame game, PortableRandom random) {
    int last = game.game().moves().size() - 1;
    if (last < game.usableFrom()) {
      return;
    }
    int leaves = random.nextInt(game.usableFrom(), last + 1);
    int randomPlies = random.nextInt(1, MAX_RANDOM_PLIES + 1);
    int[] moves = Arrays.copyOf(
        game.game().moves().stream().mapToInt(move -> move.code()).toArray(), leaves + randomPlies);
    Reversi position = game.game().positions().get(leaves);
    for (int ply = leaves; ply < moves.length; ply++) {
      MoveList legal = new MoveList();
      position.moves(legal);
      moves[ply] = legal.get(random.nextInt(legal.size()));
      position = position.play(moves[ply]);
      if (position.isTerminal()) {
        return;
      }
    }
    Game<Reversi> variation = ReversiGames.of(game.game().start(), moves);
    next.add(TrainingGame.of(variation, variation.moves().size()));
  }
}
