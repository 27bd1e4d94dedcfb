package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The parts that an algorithm is composed with: an evaluator, a move ordering, a transposition
 * table, predictions, and what it knows about the game. Immutable. The ordering and the table hold
 * state, so give each search its own unless they are meant to be shared.
 *
 * @param <N> the game's node type
 */
public final class Composition<N extends Node<N>> {

  // Only the methods of this class assign the fields, before they return the object.
  private final Class<N> game;
  private Evaluator<N> evaluator;
  private Optional<MoveOrdering<N>> ordering = Optional.empty();
  private int orderingDepth = 1;
  private Optional<TranspositionTable> table = Optional.empty();
  private DepthRule depthRule = DepthRule.AT_LEAST;
  private int tableDepth = 1;
  private Optional<ProbCut<N>> probCut = Optional.empty();
  private Selectivity selectivity = Selectivity.FULL_WIDTH;
  private Optional<Knowledge<N>> knowledge = Optional.empty();
  private boolean repetition;
  private List<NodeRule<N>> rules = List.of();
  private long proofBytes = 64 << 20;

  private Composition(Class<N> game, Evaluator<N> evaluator) {
    this.game = Objects.requireNonNull(game, "game");
    this.evaluator = Objects.requireNonNull(evaluator, "evaluator");
  }

  private Composition(Composition<N> other) {
    this(other.game, other.evaluator);
    ordering = other.ordering;
    orderingDepth = other.orderingDepth;
    table = other.table;
    depthRule = other.depthRule;
    tableDepth = other.tableDepth;
    probCut = other.probCut;
    selectivity = other.selectivity;
    knowledge = other.knowledge;
    repetition = other.repetition;
    rules = other.rules;
    proofBytes = other.proofBytes;
  }

  /**
   * Returns a composition that has only an evaluator: the game's own order, no table and no
   * predictions.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @param evaluator values the leaves
   * @return the composition
   */
  public static <N extends Node<N>> Composition<N> of(Class<N> game, Evaluator<N> evaluator) {
    return new Composition<>(game, evaluator);
  }

  /**
   * Returns this composition with another evaluator.
   *
   * @param newEvaluator values the leaves
   * @return a new composition
   */
  public Composition<N> withEvaluator(Evaluator<N> newEvaluator) {
    Composition<N> copy = new Composition<>(this);
    copy.evaluator = Objects.requireNonNull(newEvaluator, "newEvaluator");
    return copy;
  }

  /**
   * Returns this composition with a move ordering.
   *
   * @param newOrdering orders the moves
   * @param newDepth the least depth still to be searched at which the ordering orders and learns,
   *     at least 1
   * @return a new composition
   * @throws IllegalArgumentException if {@code newDepth} is less than 1
   */
  public Composition<N> withOrdering(MoveOrdering<N> newOrdering, int newDepth) {
    Composition<N> copy = new Composition<>(this);
    copy.ordering = Optional.of(newOrdering);
    copy.orderingDepth = checkDepth("ordering", newDepth);
    return copy;
  }

  /**
   * Returns this composition with a transposition table.
   *
   * @param newTable remembers positions
   * @param newRule which of its entries may answer
   * @param newDepth the least depth still to be searched at which the table is read and written, at
   *     least 1
   * @return a new composition
   * @throws IllegalArgumentException if {@code newDepth} is less than 1
   */
  public Composition<N> withTable(TranspositionTable newTable, DepthRule newRule, int newDepth) {
    Composition<N> copy = new Composition<>(this);
    copy.table = Optional.of(newTable);
    copy.depthRule = Objects.requireNonNull(newRule, "newRule");
    copy.tableDepth = checkDepth("table", newDepth);
    return copy;
  }

  /**
   * Returns this composition with predictions, which cut nodes that are searched with a null
   * window.
   *
   * @param newProbCut predicts the values of deep searches with this evaluator
   * @param newSelectivity how sure a prediction must be; with {@code FULL_WIDTH} the search is the
   *     same as without predictions
   * @return a new composition
   */
  public Composition<N> withProbCut(ProbCut<N> newProbCut, Selectivity newSelectivity) {
    Composition<N> copy = new Composition<>(this);
    copy.probCut = Optional.of(newProbCut);
    copy.selectivity = Objects.requireNonNull(newSelectivity, "newSelectivity");
    return copy;
  }

  /**
   * Returns this composition with other rules than before.
   *
   * @param newRules what the search does at its nodes besides searching their moves; the rules are
   *     asked in this order, at most one of them a quiescence search
   * @return a new composition
   * @throws IllegalArgumentException if two rules are quiescence searches
   */
  public Composition<N> withRules(List<NodeRule<N>> newRules) {
    if (newRules.stream().filter(NodeRule::isQuiescence).count() > 1) {
      throw new IllegalArgumentException("a search has at most one quiescence search: " + newRules);
    }
    Composition<N> copy = new Composition<>(this);
    copy.rules = List.copyOf(newRules);
    return copy;
  }

  /**
   * Returns this composition with what the game knows about its positions.
   *
   * @param newKnowledge bounds, candidate moves and symmetries
   * @return a new composition
   */
  public Composition<N> withKnowledge(Knowledge<N> newKnowledge) {
    Composition<N> copy = new Composition<>(this);
    copy.knowledge = Optional.of(newKnowledge);
    return copy;
  }

  /**
   * Returns this composition with draws by repetition: a position that occurred before on the path
   * from the root is over, with the score 0.
   *
   * <p>A solved value is the value of the game in which play that never ends is a draw. This holds
   * for the best move's value only, because the other root moves count a return to the root as a
   * draw. Drawn games are hardly ever solved, because all lines without a repetition have to be
   * searched.
   *
   * <p>A search does not prefer a short win to a long one, unless the game's score differs. So a
   * program that searches again after every move may keep a win without ever ending the game.
   *
   * <p>Values that rest on estimates may depend on the table, because its entries are the same on
   * every path. With iterative deepening, an estimate of one iteration may answer the next one. In
   * rare cases a search then never solves a position. A fixed depth that is greater than the number
   * of positions avoids this. If the game's {@link Knowledge} lists candidates, these must bring a
   * win nearer and not only keep it.
   *
   * @return a new composition
   */
  public Composition<N> withRepetition() {
    Composition<N> copy = new Composition<>(this);
    copy.repetition = true;
    return copy;
  }

  /**
   * Returns this composition with another limit of the memory for proof and disproof numbers. Only
   * {@link Algorithm#PROOF_NUMBER} uses it, and takes as much of it as it fills. The default is 64
   * MiB.
   *
   * @param newBytes the greatest memory, in bytes, rounded down to a power of two; at least 64
   *     bytes and at most 8 GiB
   * @return a new composition
   * @throws IllegalArgumentException if {@code newBytes} is outside its range
   */
  public Composition<N> withProofBytes(long newBytes) {
    Composition<N> copy = new Composition<>(this);
    copy.proofBytes = ProofTable.checkBytes(newBytes);
    return copy;
  }

  /**
   * Returns the game's node class.
   *
   * @return the class
   */
  public Class<N> game() {
    return game;
  }

  /**
   * Returns the evaluator, which values the leaves.
   *
   * @return the evaluator
   */
  public Evaluator<N> evaluator() {
    return evaluator;
  }

  /**
   * Returns the ordering of the moves.
   *
   * @return the ordering; empty for the game's own order
   */
  public Optional<MoveOrdering<N>> ordering() {
    return ordering;
  }

  /**
   * Returns the least depth still to be searched at which the ordering orders and learns.
   *
   * @return the depth in plies, at least 1
   */
  public int orderingDepth() {
    return orderingDepth;
  }

  /**
   * Returns the table that remembers positions.
   *
   * @return the table; empty for none
   */
  public Optional<TranspositionTable> table() {
    return table;
  }

  /**
   * Returns the rule by which entries of the table may answer.
   *
   * @return the rule
   */
  public DepthRule depthRule() {
    return depthRule;
  }

  /**
   * Returns the least depth still to be searched at which the table is read and written.
   *
   * @return the depth in plies, at least 1
   */
  public int tableDepth() {
    return tableDepth;
  }

  /**
   * Returns the predictions of deep searches' values.
   *
   * @return the predictions; empty for none
   */
  public Optional<ProbCut<N>> probCut() {
    return probCut;
  }

  /**
   * Returns how sure a prediction must be for the search to act on it.
   *
   * @return the level
   */
  public Selectivity selectivity() {
    return selectivity;
  }

  /**
   * Returns what the game knows about its positions, with bounds in the evaluator's unit.
   *
   * @return the knowledge; empty for none
   * @throws IllegalArgumentException if the bounds cannot be converted to the evaluator's unit
   */
  public Optional<Knowledge<N>> knowledge() {
    return knowledge.map(known -> known.in(evaluator.unit()));
  }

  /**
   * Returns whether a position that occurred before on the path from the root is a draw.
   *
   * @return whether repetitions are draws
   */
  public boolean repetition() {
    return repetition;
  }

  /**
   * Returns what the search does at its nodes besides searching their moves.
   *
   * @return an unmodifiable list
   */
  public List<NodeRule<N>> rules() {
    return rules;
  }

  /**
   * Returns the limit of the memory for proof and disproof numbers.
   *
   * @return the greatest memory in bytes
   */
  public long proofBytes() {
    return proofBytes;
  }

  /**
   * Checks that the bounds of the knowledge have a value in the evaluator's unit.
   *
   * @throws IllegalArgumentException if they have none
   */
  void checkUnits() {
    knowledge.ifPresent(known -> known.in(evaluator.unit()));
  }

  /** Returns whether there are predictions that can be sure enough. */
  boolean isPredictive() {
    return probCut.isPresent() && selectivity != Selectivity.FULL_WIDTH;
  }

  /** Returns whether values may differ from those of a search that visits all moves. */
  boolean isSelective() {
    return isPredictive() || rules.stream().anyMatch(NodeRule::isSelective);
  }

  /** Returns the number of this kind of selective search, by which a table separates entries. */
  long level() {
    String selective = rules.stream()
        .filter(NodeRule::isSelective)
        .map(NodeRule::toString)
        .sorted()
        .collect(Collectors.joining(", "));
    int percent = isPredictive() ? selectivity.percent() : Selectivity.FULL_WIDTH.percent();
    return Hash64.mix(percent + ((long) selective.hashCode() << 32));
  }

  /** Returns the composition of the searches that predictions make: they only add quiescence. */
  Composition<N> forPredictions() {
    Composition<N> copy = new Composition<>(this);
    copy.selectivity = Selectivity.FULL_WIDTH;
    copy.rules = rules.stream().filter(NodeRule::isQuiescence).toList();
    return copy;
  }

  /**
   * Checks the depth from which a part is used.
   *
   * @param part the name of the part, for the message
   * @param depth the least depth still to be searched, in plies
   * @return the depth
   * @throws IllegalArgumentException if {@code depth} is less than 1
   */
  public static int checkDepth(String part, int depth) {
    if (depth < 1) {
      throw new IllegalArgumentException(part + " depth " + depth + " is less than 1");
    }
    return depth;
  }
}
