package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.Arrays;
import java.util.Optional;

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
  private final Options options;
  private final GameCorrector corrector;
  private long nodes;

  /**
   * Makes a player.
   *
   * @param evaluator values positions
   * @param options how to play
   */
  public SelfPlay(DiscEvaluator evaluator, Options options) {
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
    PortableRandom random = new PortableRandom(seed);
    int randomMoves = random.nextInt(options.minRandomMoves(), options.maxRandomMoves() + 1);
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
          nodes += result.statistics().nodes();
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
    Game<Reversi> game = Transcript.replay(Reversi.start(), Arrays.copyOf(moves, plies));
    return corrector.correct(TrainingGame.of(game, lastRandom), stop);
  }

  /**
   * Returns the number of nodes that the searches of all games so far have visited, those of
   * perfect play included.
   *
   * @return the number, at least 0
   */
  public long nodes() {
    return nodes + corrector.nodes();
  }

  /** Makes the searcher for the moves of one game, with an empty table. */
  private Searcher<Reversi> searcher(long salt) {
    return Searchers.bare(Reversi.class)
        .evaluator(NoisyEvaluator.of(evaluator, options.noise(), salt))
        .ordering(() -> MoveOrdering.killers(2))
        .ordering(MoveOrdering::history)
        .table(LockFreeTable.ofMebibytes(1))
        .build();
  }

  /**
   * The settings of {@link SelfPlay}: how many moves are random, and how the other moves are
   * chosen. Immutable.
   *
   * <pre>{@code
   * Options.STANDARD.withDepth(6).withSeed(2)
   * }</pre>
   */
  public static final class Options {

    /**
     * Options for games to train an evaluator on. A game begins with 6 to 20 random moves. Then a
     * search of 4 plies chooses the moves, with an error of at most one disc and without random
     * moves. From 14 empty squares on, play is perfect. The seed is 1.
     */
    public static final Options STANDARD = new Options(6, 20, 4, 1, 0, 14, 1);

    private static final int ALL_MOVES = 60;
    private static final int MAX_NOISE = 64;

    private final int minRandomMoves;
    private final int maxRandomMoves;
    private final int depth;
    private final double noise;
    private final double deviation;
    private final int empties;
    private final long seed;

    private Options(
        int minRandomMoves,
        int maxRandomMoves,
        int depth,
        double noise,
        double deviation,
        int empties,
        long seed) {
      check("minimum number of random moves", minRandomMoves, 0, ALL_MOVES);
      check("maximum number of random moves", maxRandomMoves, minRandomMoves, ALL_MOVES);
      check("depth", depth, 1, Limits.MAX_DEPTH);
      check("noise", noise, 0, MAX_NOISE);
      check("probability of a random move", deviation, 0, 1);
      check("number of empty squares", empties, 1, GameLabeler.MAX_EMPTIES);
      this.minRandomMoves = minRandomMoves;
      this.maxRandomMoves = maxRandomMoves;
      this.depth = depth;
      this.noise = noise;
      this.deviation = deviation;
      this.empties = empties;
      this.seed = seed;
    }

    private static void check(String what, double value, int min, int max) {
      if (!(value >= min && value <= max)) {
        throw new IllegalArgumentException(
            "the " + what + ", " + value + ", is not in [" + min + ", " + max + "]");
      }
    }

    /**
     * Returns these options with other numbers of random moves at the beginning of a game. Each
     * number from the minimum to the maximum has the same probability. Passes do not count.
     *
     * @param min the least number, in {@code [0, 60]}
     * @param max the maximum number, from {@code min} to 60
     * @return new options
     * @throws IllegalArgumentException if a number is outside its range
     */
    public Options withRandomMoves(int min, int max) {
      return new Options(min, max, depth, noise, deviation, empties, seed);
    }

    /**
     * Returns these options with another depth of the search that follows the random moves.
     *
     * @param newDepth the depth in plies, in {@code [1, Limits.MAX_DEPTH]}
     * @return new options
     * @throws IllegalArgumentException if the depth is outside its range
     */
    public Options withDepth(int newDepth) {
      return new Options(minRandomMoves, maxRandomMoves, newDepth, noise, deviation, empties, seed);
    }

    /**
     * Returns these options with another error of the search. A random error is added to the value
     * of each position. During a game, a position always has the same error.
     *
     * @param maxError the maximum error of either sign, in discs, in {@code [0, 64]}
     * @return new options
     * @throws IllegalArgumentException if the error is outside its range
     */
    public Options withNoise(double maxError) {
      return new Options(minRandomMoves, maxRandomMoves, depth, maxError, deviation, empties, seed);
    }

    /**
     * Returns these options with another probability of a random move in place of a searched move.
     *
     * @param probability the probability, in {@code [0, 1]}
     * @return new options
     * @throws IllegalArgumentException if the probability is outside its range
     */
    public Options withDeviation(double probability) {
      return new Options(minRandomMoves, maxRandomMoves, depth, noise, probability, empties, seed);
    }

    /**
     * Returns these options with another number of empty squares for the beginning of perfect play.
     *
     * @param newEmpties the number of empty squares from which on play is perfect, in {@code [1,
     *     GameLabeler.MAX_EMPTIES]}
     * @return new options
     * @throws IllegalArgumentException if the number is outside its range
     */
    public Options withEmpties(int newEmpties) {
      return new Options(minRandomMoves, maxRandomMoves, depth, noise, deviation, newEmpties, seed);
    }

    /**
     * Returns these options with another seed of all randomness.
     *
     * @param newSeed any number
     * @return new options
     */
    public Options withSeed(long newSeed) {
      return new Options(minRandomMoves, maxRandomMoves, depth, noise, deviation, empties, newSeed);
    }

    /**
     * Returns the minimum number of random moves that a game begins with.
     *
     * @return the number, in {@code [0, 60]}
     */
    public int minRandomMoves() {
      return minRandomMoves;
    }

    /**
     * Returns the maximum number of random moves that a game begins with.
     *
     * @return the number, in {@code [minRandomMoves(), 60]}
     */
    public int maxRandomMoves() {
      return maxRandomMoves;
    }

    /**
     * Returns the depth of the search that follows the random moves.
     *
     * @return the depth in plies
     */
    public int depth() {
      return depth;
    }

    /**
     * Returns the maximum error that is added to the value of a position.
     *
     * @return the error in discs, in {@code [0, 64]}
     */
    public double noise() {
      return noise;
    }

    /**
     * Returns the probability of a random move in place of a searched move.
     *
     * @return the probability, in {@code [0, 1]}
     */
    public double deviation() {
      return deviation;
    }

    /**
     * Returns the number of empty squares from which on play is perfect.
     *
     * @return the number, in {@code [1, GameLabeler.MAX_EMPTIES]}
     */
    public int empties() {
      return empties;
    }

    /**
     * Returns the seed of all randomness.
     *
     * @return the seed
     */
    public long seed() {
      return seed;
    }

    /** Returns all options with their values. */
    @Override
    public String toString() {
      return "random moves " + minRandomMoves + "-" + maxRandomMoves + ", depth " + depth
          + ", noise " + noise + ", deviation " + deviation + ", empties " + empties + ", seed "
          + seed;
    }
  }
}
