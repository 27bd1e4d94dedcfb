package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The result of a search: the best move, its score, and how far the score can be trusted.
 * Immutable.
 *
 * <p>A result has a legal move unless the game is over, however early the search was stopped. The
 * score never claims more than was searched. {@link #bound} says whether the score is exact,
 * {@link #depth} how deep the search looked, and {@link #solved} whether the score is proven for
 * the whole game.
 *
 * <p>The searchers of this library make results themselves. A {@link Searcher} of your own uses
 * {@link #builder} or {@link #gameOver}.
 */
public final class SearchResult {

  private final Optional<Move> move;
  private final int score;
  private final Bound bound;
  private final boolean solved;
  private final int depth;
  private final List<Move> principalVariation;
  private final List<RootMove> rootMoves;
  private final Completion completion;
  private final Statistics statistics;

  private SearchResult(Builder from) {
    move = from.move;
    score = from.score;
    bound = from.bound;
    solved = from.solved;
    depth = from.depth;
    principalVariation = from.principalVariation;
    rootMoves = from.rootMoves;
    completion = from.completion;
    statistics = from.statistics;
  }

  /**
   * Starts a result that has only a move. The score is the lower bound {@code -Score.MAX} at depth
   * 0, and the principal variation is the move alone. There are no root moves, the completion is
   * {@link Completion#DEPTH}, and all counts are 0.
   *
   * @param move the move to play
   * @return a builder
   */
  public static Builder builder(Move move) {
    return new Builder(Optional.of(move)).principalVariation(List.of(move));
  }

  /**
   * Returns the result for a game that is over: there was nothing to search.
   *
   * @param score the value from the view of the side that would be to move
   * @return the result
   */
  public static SearchResult gameOver(int score) {
    return new Builder(Optional.empty())
        .score(score)
        .bound(Bound.EXACT)
        .solved(true)
        .completion(Completion.GAME_OVER)
        .build();
  }

  /**
   * Starts a result like this one.
   *
   * @return a builder that has all of this result's values
   */
  public Builder toBuilder() {
    return new Builder(move)
        .score(score)
        .bound(bound)
        .solved(solved)
        .depth(depth)
        .principalVariation(principalVariation)
        .rootMoves(rootMoves)
        .completion(completion)
        .statistics(statistics);
  }

  /**
   * Returns the move to play.
   *
   * @return the move; empty only when the game is over
   */
  public Optional<Move> move() {
    return move;
  }

  /**
   * Returns the move to play.
   *
   * @return the move
   * @throws IllegalStateException when the game was over
   */
  public Move bestMove() {
    return move.orElseThrow(
        () -> new IllegalStateException("there is no best move: the game was over"));
  }

  /**
   * Returns the root's value.
   *
   * @return the value in the evaluator's unit, from the view of the side to move
   */
  public int score() {
    return score;
  }

  /**
   * Returns how the score bounds the minimax value at {@link #depth}.
   *
   * @return whether the score is exact, a bound or a guess
   */
  public Bound bound() {
    return bound;
  }

  /**
   * Returns whether the score and its bound hold for the game's true value, because no evaluator's
   * estimate contributed. A stopped search can have a solved bound. So the game's value is known
   * only if {@link #bound} is also {@link Bound#EXACT}.
   *
   * @return whether the score with its bound is proven
   */
  public boolean solved() {
    return solved;
  }

  /**
   * Returns the depth that the move and the score come from. For a Monte-Carlo search it is the
   * depth of the deepest leaf.
   *
   * @return the depth in plies; 0 when nothing was searched to its end
   */
  public int depth() {
    return depth;
  }

  /**
   * Returns the line of best play from the root that the score comes from. The line is shorter than
   * the depth if the game ends or the transposition table answered, and in a Monte-Carlo search.
   * With MTD(f) the line is the move alone, because that algorithm only tests whether a score is
   * reached.
   *
   * @return the line, {@link #move} first
   */
  public List<Move> principalVariation() {
    return principalVariation;
  }

  /**
   * Returns the score of each move.
   *
   * @return every legal move, the best first
   */
  public List<RootMove> rootMoves() {
    return rootMoves;
  }

  /**
   * Returns why the search ended.
   *
   * @return the reason
   */
  public Completion completion() {
    return completion;
  }

  /**
   * Returns the counts of the search.
   *
   * @return the counts and the time
   */
  public Statistics statistics() {
    return statistics;
  }

  private List<Object> values() {
    return List.of(
        move, score, bound, solved, depth, principalVariation, rootMoves, completion, statistics);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SearchResult that && values().equals(that.values());
  }

  @Override
  public int hashCode() {
    return values().hashCode();
  }

  @Override
  public String toString() {
    return "SearchResult[move=" + move.map(Move::notation).orElse("none") + ", score=" + score
        + ", bound=" + bound + ", solved=" + solved + ", depth=" + depth + ", principalVariation="
        + principalVariation + ", rootMoves=" + rootMoves + ", completion=" + completion
        + ", statistics=" + statistics + "]";
  }

  /** Collects a result's values. Each has a default, see {@link SearchResult#builder}. */
  public static final class Builder {

    private Optional<Move> move;
    private int score = -Score.MAX;
    private Bound bound = Bound.LOWER;
    private boolean solved;
    private int depth;
    private List<Move> principalVariation = List.of();
    private List<RootMove> rootMoves = List.of();
    private Completion completion = Completion.DEPTH;
    private Statistics statistics = Statistics.NONE;

    private Builder(Optional<Move> move) {
      this.move = move;
    }

    /**
     * Sets the move to play. The principal variation stays as it is.
     *
     * @param newMove the move
     * @return this builder
     */
    public Builder move(Move newMove) {
      move = Optional.of(newMove);
      return this;
    }

    /**
     * Sets the root's value.
     *
     * @param newScore the value in the evaluator's unit, from the view of the side to move
     * @return this builder
     */
    public Builder score(int newScore) {
      score = newScore;
      return this;
    }

    /**
     * Sets how the score bounds the root's value.
     *
     * @param newBound whether the score is exact, a bound or a guess
     * @return this builder
     */
    public Builder bound(Bound newBound) {
      bound = Objects.requireNonNull(newBound, "bound");
      return this;
    }

    /**
     * Sets whether the score and its bound hold for the game's true value.
     *
     * @param newSolved whether no evaluator's estimate contributed
     * @return this builder
     */
    public Builder solved(boolean newSolved) {
      solved = newSolved;
      return this;
    }

    /**
     * Sets the depth that the move and the score come from.
     *
     * @param newDepth the depth in plies
     * @return this builder
     */
    public Builder depth(int newDepth) {
      depth = newDepth;
      return this;
    }

    /**
     * Sets the line of best play.
     *
     * @param line the line from the root; copied
     * @return this builder
     */
    public Builder principalVariation(List<Move> line) {
      principalVariation = List.copyOf(line);
      return this;
    }

    /**
     * Sets the score of each move.
     *
     * @param moves every legal move, the best first; copied
     * @return this builder
     */
    public Builder rootMoves(List<RootMove> moves) {
      rootMoves = List.copyOf(moves);
      return this;
    }

    /**
     * Sets why the search ended.
     *
     * @param reason the reason
     * @return this builder
     */
    public Builder completion(Completion reason) {
      completion = Objects.requireNonNull(reason, "completion");
      return this;
    }

    /**
     * Sets the counts of the search.
     *
     * @param counted the counts and the time
     * @return this builder
     */
    public Builder statistics(Statistics counted) {
      statistics = Objects.requireNonNull(counted, "statistics");
      return this;
    }

    /**
     * Makes the result.
     *
     * @return the result
     */
    public SearchResult build() {
      return new SearchResult(this);
    }
  }
}
