package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.internal.Settings;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

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
  private final OptionalInt confidence;
  private final int unitsPerPoint;
  private final boolean shortestWins;
  private final Completion completion;
  private final Statistics statistics;

  private SearchResult(Builder from) {
    move = from.move;
    score = from.score;
    bound = from.bound;
    solved = from.solved;
    depth = from.depth;
    principalVariation = from.principalVariation;
    rootMoves = withBestLine(from.rootMoves, principalVariation);
    confidence = solved ? OptionalInt.empty() : from.confidence;
    unitsPerPoint = from.unitsPerPoint;
    shortestWins = from.shortestWins;
    completion = from.completion;
    statistics = from.statistics;
  }

  /** Returns root moves of which the first has the best line, if the line begins with the move. */
  private static List<RootMove> withBestLine(List<RootMove> moves, List<Move> line) {
    if (moves.isEmpty() || line.isEmpty() || !line.get(0).equals(moves.get(0).move())) {
      return moves;
    }
    List<RootMove> result = new ArrayList<>(moves);
    result.set(0, moves.get(0).withLine(line));
    return Collections.unmodifiableList(result);
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
    return new Builder(Optional.of(move));
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
   * Returns the result of a player that gives up the game.
   *
   * @return a result without a move, with {@link Completion#RESIGNED}
   */
  public static SearchResult resignation() {
    return new Builder(Optional.empty()).completion(Completion.RESIGNED).build();
  }

  /**
   * Starts a result like this one.
   *
   * @return a builder that has all of this result's values
   */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /**
   * Returns the move to play.
   *
   * @return the move; empty only if the game is over, or a player resigns
   */
  public Optional<Move> move() {
    return move;
  }

  /**
   * Returns the move to play.
   *
   * @return the move
   * @throws IllegalStateException if the game was over, or a player resigned
   */
  public Move bestMove() {
    return move.orElseThrow(() -> new IllegalStateException("there is no best move: "
        + switch (completion) {
          case RESIGNED -> "the player resigned";
          case OUT_OF_TIME -> "the clock ran out";
          default -> "the game was over";
        }));
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
   * estimate contributed. A stopped search can have a solved bound. So the score is the game's
   * value only if the result {@link #isExact}, and {@link #valueText} says which it is.
   *
   * @return whether the score with its bound is proven
   */
  public boolean solved() {
    return solved;
  }

  /**
   * Returns whether the score is the game's true value.
   *
   * @return whether the score is {@linkplain #solved solved}, and its bound is exact
   */
  public boolean isExact() {
    return solved && bound == Bound.EXACT;
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
   * @return every legal move that the limits allow, the best first
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

  /**
   * Returns how sure the predictions had to be that could cut the search. It is the percentage of
   * the search's {@link io.github.yomikiri.search.probcut.Selectivity}, with every algorithm and
   * driver. A search of your own sets it by {@link SearchContext#setConfidence}.
   *
   * @return in percent; empty if the result is solved, or the search makes no predictions, as with
   *     {@code FULL_WIDTH}
   */
  public OptionalInt confidence() {
    return confidence;
  }

  /**
   * Returns how many of the scores' units make one point of the game, such as one disc of Reversi.
   *
   * @return the {@linkplain io.github.yomikiri.game.Unit#scale() scale} of the evaluator's unit, at
   *     least 1; 1 if the unit has no points
   */
  public int unitsPerPoint() {
    return unitsPerPoint;
  }

  /**
   * Returns the root's value in points of the game.
   *
   * @return the {@link #score} divided by {@link #unitsPerPoint}; minus infinity if no move was
   *     searched
   */
  public double points() {
    return points(score);
  }

  /**
   * Returns a root move's value in points of the game.
   *
   * @param rootMove one of {@link #rootMoves}
   * @return its score divided by {@link #unitsPerPoint}; minus infinity if it was not searched
   */
  public double points(RootMove rootMove) {
    return points(rootMove.score());
  }

  /**
   * Returns in how many plies the game is decided, if the search was one for shortest wins and
   * found a win or a loss. The side to move wins if the {@link #score} is positive. With a lower
   * bound it wins at least as soon, and with an upper bound it loses at least as soon.
   *
   * @return the plies from the root to the end of the game; empty if no end is known
   */
  public OptionalInt pliesToEnd() {
    return shortestWins && score > -Score.MAX && Score.isDecided(score)
        ? OptionalInt.of(Score.MAX - Math.abs(score))
        : OptionalInt.empty();
  }

  /**
   * Returns what is known about the root's value, as a text that cannot be mistaken for more. A
   * plain number is the game's true value, in {@linkplain #points() points} and from the view of
   * the side to move. A bound begins with {@code at least} or {@code at most}. If estimates
   * contributed, the text begins with {@code estimated}, and it has at most two decimals. If the
   * search has found nothing yet, the text is {@code not known}. A search for shortest wins says
   * {@code a win in 20 plies}.
   *
   * @return a text such as {@code 3}, {@code at least 3} or {@code estimated at most 3.45}
   */
  public String valueText() {
    boolean isVoid = bound == Bound.LOWER && score <= -Score.MAX
        || bound == Bound.UPPER && score >= Score.MAX && pliesToEnd().isEmpty();
    if (isVoid) {
      return "not known";
    }
    String value = pliesToEnd().isPresent()
        ? (score > 0 ? "a win in " : "a loss in ") + pliesToEnd().getAsInt() + " plies"
        : BigDecimal.valueOf(points())
            .setScale(
                2,
                switch (bound) {
                  case LOWER -> RoundingMode.FLOOR;
                  case UPPER -> RoundingMode.CEILING;
                  case EXACT, ESTIMATE -> RoundingMode.HALF_UP;
                })
            .stripTrailingZeros()
            .toPlainString();
    String side = switch (bound) {
      case LOWER -> "at least ";
      case UPPER -> "at most ";
      case EXACT, ESTIMATE -> "";
    };
    return (solved ? "" : "estimated ") + side + value;
  }

  private double points(int value) {
    return value <= -Score.MAX ? Double.NEGATIVE_INFINITY : value / (double) unitsPerPoint;
  }

  private List<Object> values() {
    return List.of(
        move,
        score,
        bound,
        solved,
        depth,
        principalVariation,
        rootMoves,
        confidence,
        unitsPerPoint,
        shortestWins,
        completion,
        statistics);
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
    return "SearchResult[move=" + move.map(Move::notation).orElse("none") + ", value=" + valueText()
        + ", score=" + score + ", bound=" + bound + ", solved=" + solved + ", depth=" + depth
        + ", principalVariation="
        + principalVariation + ", rootMoves=" + rootMoves
        + (confidence.isPresent() ? ", confidence=" + confidence.getAsInt() : "")
        + (unitsPerPoint > 1 ? ", unitsPerPoint=" + unitsPerPoint : "") + ", completion="
        + completion
        + ", statistics=" + statistics + "]";
  }

  /**
   * Collects a result's values. Each has a default, see {@link SearchResult#builder}, or the value
   * of another result. A value is set once; a second call is rejected by an
   * {@link IllegalStateException}.
   */
  public static final class Builder {

    private final Settings<Builder> settings = new Settings<>(this);
    private Optional<Move> move;
    private int score = -Score.MAX;
    private Bound bound = Bound.LOWER;
    private boolean solved;
    private int depth;
    private List<Move> principalVariation;
    private List<RootMove> rootMoves = List.of();
    private OptionalInt confidence = OptionalInt.empty();
    private int unitsPerPoint = 1;
    private boolean shortestWins;
    private Completion completion = Completion.DEPTH;
    private Statistics statistics = Statistics.NONE;

    private Builder(Optional<Move> move) {
      this.move = move;
      principalVariation = move.stream().toList();
    }

    private Builder(SearchResult like) {
      move = like.move;
      score = like.score;
      bound = like.bound;
      solved = like.solved;
      depth = like.depth;
      principalVariation = like.principalVariation;
      rootMoves = like.rootMoves;
      confidence = like.confidence;
      unitsPerPoint = like.unitsPerPoint;
      shortestWins = like.shortestWins;
      completion = like.completion;
      statistics = like.statistics;
    }

    /**
     * Sets the move to play. The principal variation stays as it is.
     *
     * @param newMove the move
     * @return this builder
     */
    public Builder move(Move newMove) {
      return settings.set("move", () -> move = Optional.of(newMove));
    }

    /**
     * Sets the root's value.
     *
     * @param newScore the value in the evaluator's unit, from the view of the side to move
     * @return this builder
     */
    public Builder score(int newScore) {
      return settings.set("score", () -> score = newScore);
    }

    /**
     * Sets whether wins and losses count by their distance, see {@link Score#LONGEST_WIN}.
     *
     * @param newShortestWins whether the search was one for shortest wins
     * @return this builder
     */
    public Builder shortestWins(boolean newShortestWins) {
      return settings.set("shortestWins", () -> shortestWins = newShortestWins);
    }

    /**
     * Sets how the score bounds the root's value.
     *
     * @param newBound whether the score is exact, a bound or a guess
     * @return this builder
     */
    public Builder bound(Bound newBound) {
      return settings.set("bound", () -> bound = Objects.requireNonNull(newBound, "bound"));
    }

    /**
     * Sets whether the score and its bound hold for the game's true value.
     *
     * @param newSolved whether no evaluator's estimate contributed
     * @return this builder
     */
    public Builder solved(boolean newSolved) {
      return settings.set("solved", () -> solved = newSolved);
    }

    /**
     * Sets the depth that the move and the score come from.
     *
     * @param newDepth the depth in plies
     * @return this builder
     */
    public Builder depth(int newDepth) {
      return settings.set("depth", () -> depth = newDepth);
    }

    /**
     * Sets the line of best play.
     *
     * @param line the line from the root; copied
     * @return this builder
     */
    public Builder principalVariation(List<Move> line) {
      return settings.set("principalVariation", () -> principalVariation = List.copyOf(line));
    }

    /**
     * Sets the score of each move.
     *
     * @param moves every legal move that the limits allow, the best first; copied
     * @return this builder
     */
    public Builder rootMoves(List<RootMove> moves) {
      return settings.set("rootMoves", () -> rootMoves = List.copyOf(moves));
    }

    /**
     * Sets how sure the predictions were that cut the search. A solved result has no confidence.
     *
     * @param percent in percent; empty if the value does not rest on predictions
     * @return this builder
     */
    public Builder confidence(OptionalInt percent) {
      return settings.set(
          "confidence", () -> confidence = Objects.requireNonNull(percent, "confidence"));
    }

    /**
     * Sets how many of the scores' units make one point of the game.
     *
     * @param number at least 1
     * @return this builder
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Builder unitsPerPoint(int number) {
      if (number < 1) {
        throw new IllegalArgumentException("units per point " + number + " are less than 1");
      }
      return settings.set("unitsPerPoint", () -> unitsPerPoint = number);
    }

    /**
     * Sets why the search ended.
     *
     * @param reason the reason
     * @return this builder
     */
    public Builder completion(Completion reason) {
      return settings.set(
          "completion", () -> completion = Objects.requireNonNull(reason, "completion"));
    }

    /**
     * Sets the counts of the search.
     *
     * @param counted the counts and the time
     * @return this builder
     */
    public Builder statistics(Statistics counted) {
      return settings.set(
          "statistics", () -> statistics = Objects.requireNonNull(counted, "statistics"));
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
