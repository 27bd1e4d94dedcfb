package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.notation.ReversiGames;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.HistoryHeuristic;
import io.github.yomikiri.search.ordering.KillerMoves;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;

/**
 * Plays games to train evaluators on. A game has first random moves, then the moves of a shallow
 * search, and then perfect play.
 *
 * <p>Random moves lead to positions that good players avoid; an evaluator must be trained on such
 * positions, too. But a random move spoils the labels of the positions before it. So a game is
 * usable only from its last random move on.
 *
 * <p>A game depends only on its number, the options and the evaluator, not on the games before.
 * Used by one thread at a time.
 */
public final class SelfPlay {

  private final DiscEvaluator evaluator;
  private final SelfPlayOptions options;
  private final GameCorrector corrector;

  /**
   * Makes a player.
   *
   * @param evaluator values positions
   * @param options how to play
   */
  public SelfPlay(DiscEvaluator evaluator, SelfPlayOptions options) {
    this.evaluator = evaluator;
    this.options = options;
    corrector = new GameCorrector(options.empties());
  }

  /**
   * Plays a game from the standard start to its end.
   *
   * @param number the game's number; equal numbers give equal games
   * @param stop ends the work early
   * @return the game, or empty if the work was stopped
   */
  public Optional<TrainingGame> play(long number, StopSignal stop) {
    long seed = Hash64.of(options.seed(), number);
    Random random = new Random(seed);
    int randomMoves = options.minRandomMoves()
        + random.nextInt(options.maxRandomMoves() - options.minRandomMoves() + 1);
    Searcher<Reversi> searcher = searcher(seed);
    Limits limits = Limits.depth(options.depth()).withStop(stop);
    MoveList legal = new MoveList();
    Reversi position = Reversi.start();
    int[] moves = new int[2 * position.emptyCount()];
    int plies = 0;
    int lastRandom = 0;
    int placed = 0;
    for (position.moves(legal); !legal.isEmpty(); position.moves(legal)) {
      boolean opening = placed < randomMoves;
      if (!opening && position.emptyCount() <= options.empties()) {
        break;
      }
      int move = legal.get(0);
      if (legal.size() > 1) {
        if (opening || random.nextDouble() < options.deviation()) {
          move = legal.get(random.nextInt(legal.size()));
          lastRandom = plies + 1;
        } else {
          SearchResult result = searcher.search(position, limits);
          if (!result.completion().isComplete()) {
            return Optional.empty();
          }
          move = result.bestMove().code();
        }
      }
      moves[plies++] = move;
      placed += move == Reversi.PASS ? 0 : 1;
      position = position.play(move);
      legal.clear();
    }
    Game<Reversi> game = ReversiGames.of(Reversi.start(), Arrays.copyOf(moves, plies));
    return corrector.correct(TrainingGame.of(game, lastRandom), stop);
  }

  /** Makes the searcher for the moves of one game, with an empty table. */
  private Searcher<Reversi> searcher(long salt) {
    return Searchers.bare(Reversi.class)
        .evaluator(NoisyEvaluator.of(evaluator, options.noise(), salt))
        .ordering(() -> new KillerMoves<>(2))
        .ordering(HistoryHeuristic::new)
        .table(LockFreeTable.ofMebibytes(1))
        .build();
  }
}
