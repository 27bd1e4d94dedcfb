package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.Transcript;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Leaves a game by random moves, for {@link TrainingGame#variations}. */
final class Variations {

  private static final int MAX_RANDOM_PLIES = 3;

  private Variations() {}

  static List<TrainingGame> of(TrainingGame game, int count, long seed) {
    if (count < 0) {
      throw new IllegalArgumentException(count + " variations of a game are less than 0");
    }
    PortableRandom random = new PortableRandom(seed);
    List<TrainingGame> variations = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      add(game, random, variations);
    }
    return variations;
  }

  private static void add(TrainingGame game, PortableRandom random, List<TrainingGame> variations) {
    int last = game.game().moves().size() - 1;
    if (last < game.usableFrom()) {
      return;
    }
    int leaves = random.nextInt(game.usableFrom(), last + 1);
    int randomPlies = random.nextInt(1, MAX_RANDOM_PLIES + 1);
    int[] moves = Arrays.copyOf(
        game.game().moves().stream().mapToInt(Move::code).toArray(), leaves + randomPlies);
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
    Game<Reversi> variation = Transcript.replay(game.game().start(), moves);
    variations.add(TrainingGame.of(variation, variation.moves().size()));
  }
}
