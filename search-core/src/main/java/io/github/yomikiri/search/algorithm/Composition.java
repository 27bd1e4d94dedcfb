package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.algorithm.Part.Facts;
import io.github.yomikiri.search.algorithm.Part.Known;
import io.github.yomikiri.search.algorithm.Part.Orderings;
import io.github.yomikiri.search.algorithm.Part.Predictions;
import io.github.yomikiri.search.algorithm.Part.ProofMemory;
import io.github.yomikiri.search.algorithm.Part.Repetition;
import io.github.yomikiri.search.algorithm.Part.Rules;
import io.github.yomikiri.search.algorithm.Part.Selected;
import io.github.yomikiri.search.algorithm.Part.ShortestFirst;
import io.github.yomikiri.search.algorithm.Part.Table;
import io.github.yomikiri.search.distance.EstimateRange;
import io.github.yomikiri.search.distance.ShortestWinsKnowledge;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The parts that an algorithm is composed with: an evaluator, move orderings, a transposition
 * table, predictions, rules, and what it knows about the game. Immutable. Orderings and tables hold
 * state, so a composition has suppliers of them. Each search that is made gets its own, and any
 * number of searches can be made of one composition.
 *
 * @param <N> the game's node type
 */
public final class Composition<N extends Node<N>> {

  /** Nearer to leaves that cost little, orderings and a table cost more than they save. */
  private static final int USUAL_DEPTH = 3;

  private final Class<N> game;
  private final Evaluator<N> evaluator;
  // The parts that were chosen, by their class.
  private final Map<Class<?>, Part<N>> parts;

  private Composition(Class<N> game, Evaluator<N> evaluator, Map<Class<?>, Part<N>> parts) {
    this.game = Objects.requireNonNull(game, "game");
    this.evaluator = Objects.requireNonNull(evaluator, "evaluator");
    this.parts = parts;
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
    return new Composition<>(game, evaluator, Map.of());
  }

  /**
   * Returns a composition that has only the rules of the game, for searches to its end: a position
   * at the horizon counts 0.
   *
   * @param <N> the game's node type
   * @param game the game's node class
   * @return the composition
   */
  public static <N extends Node<N>> Composition<N> of(Class<N> game) {
    return of(game, Evaluator.<N>of(node -> 0, Unit.ofGame()));
  }

  private Composition<N> with(Part<N> part) {
    Map<Class<?>, Part<N>> more = new HashMap<>(parts);
    more.put(part.getClass(), part);
    return new Composition<>(game, evaluator, more);
  }

  /** Returns a part, or the usual one if none was chosen. */
  @SuppressWarnings("unchecked") // The key of each part is its class.
  private <P extends Part<N>> P part(P usual) {
    return (P) parts.getOrDefault(usual.getClass(), usual);
  }

  /**
   * Returns this composition for the nodes of an incremental evaluator, which takes the place of
   * this composition's evaluator.
   *
   * @param <I> the type of the evaluator's nodes
   * @param incremental the evaluator
   * @return a new composition
   */
  public <I extends Node<I>> Composition<I> over(IncrementalEvaluator<N, I> incremental) {
    // The class is only the key of the code compiled for these nodes. So one class is enough for
    // all types of a generic class.
    @SuppressWarnings("unchecked")
    Class<I> nodeType = (Class<I>) incremental.nodeType();
    Map<Class<?>, Part<I>> adapted = new HashMap<>();
    parts.forEach((type, part) -> adapted.put(type, part.over(incremental)));
    return new Composition<>(nodeType, incremental.incremental(), adapted);
  }

  /**
   * Returns this composition with another evaluator.
   *
   * @param newEvaluator values the leaves
   * @return a new composition
   */
  public Composition<N> withEvaluator(Evaluator<N> newEvaluator) {
    return new Composition<>(game, newEvaluator, parts);
  }

  /**
   * Returns this composition with one more move ordering, whose scores are added.
   *
   * @param ordering makes an ordering for each thread of each search, such as {@code () ->
   *     MoveOrdering.killers(2)}
   * @return a new composition
   */
  public Composition<N> withOrdering(Supplier<? extends MoveOrdering<N>> ordering) {
    return with(orderings().and(ordering));
  }

  /**
   * Returns this composition with another minimum depth of the orderings. The default is 1.
   *
   * @param depth the minimum remaining depth at which orderings order and learn, in plies, at least
   *     1
   * @return a new composition
   * @throws IllegalArgumentException if {@code depth} is less than 1
   */
  public Composition<N> withOrderingDepth(int depth) {
    return with(new Orderings<>(orderings().makers(), depth));
  }

  /**
   * Returns this composition with a transposition table.
   *
   * @param table makes a table for each search, such as {@code () -> LockFreeTable.ofMebibytes(16)}
   * @return a new composition
   */
  public Composition<N> withTable(Supplier<? extends TranspositionTable> table) {
    return with(new Table<>(Optional.of(table), table().rule(), tableDepth()));
  }

  /**
   * Returns this composition with another rule for the table's entries. The default is
   * {@link DepthRule#AT_LEAST}.
   *
   * @param rule which entries may answer
   * @return a new composition
   */
  public Composition<N> withDepthRule(DepthRule rule) {
    return with(new Table<>(table().maker(), rule, tableDepth()));
  }

  /**
   * Returns this composition with another minimum depth of the table. The default is 1.
   *
   * @param depth the minimum remaining depth at which the table is read and written, in plies, at
   *     least 1
   * @return a new composition
   * @throws IllegalArgumentException if {@code depth} is less than 1
   */
  public Composition<N> withTableDepth(int depth) {
    return with(new Table<>(table().maker(), table().rule(), depth));
  }

  /**
   * Returns this composition with the depths from which orderings and the table usually pay: 3
   * plies above the horizon, and 2 if a quiescence search makes the leaves dear.
   *
   * @return a new composition
   */
  public Composition<N> withUsualDepths() {
    int depth = rules().stream().anyMatch(NodeRule::isQuiescence) ? USUAL_DEPTH - 1 : USUAL_DEPTH;
    return withOrderingDepth(depth).withTableDepth(depth);
  }

  /**
   * Returns this composition with predictions, which cut nodes that are searched with a null
   * window. Algorithms without null windows reject predictions.
   *
   * @param model predicts the values of deep searches with this evaluator
   * @param selectivity how sure a prediction must be; with {@code FULL_WIDTH} the search is the
   *     same as without predictions
   * @return a new composition
   */
  public Composition<N> withProbCut(ProbCut<N> model, Selectivity selectivity) {
    return with(new Predictions<>(model, selectivity));
  }

  /**
   * Returns this composition without predictions, for example for a proof, which cannot rest on
   * them.
   *
   * @return a new composition
   */
  public Composition<N> withoutProbCut() {
    return with(Predictions.none());
  }

  /**
   * Returns this composition with one more rule.
   *
   * @param rule what the search does at its nodes besides searching their moves; rules are asked in
   *     the order of these calls
   * @return a new composition
   * @throws IllegalArgumentException if this is the second quiescence search
   */
  public Composition<N> withRule(NodeRule<N> rule) {
    return with(ruled().and(rule));
  }

  /**
   * Returns this composition with what the search leaves out, shortens or lengthens. It is for PVS,
   * MTD(f) and bisection, and other algorithms reject it.
   *
   * @param selection what a game or its author says about each move
   * @return a new composition
   */
  public Composition<N> withSelection(Selection<N> selection) {
    return with(Selected.of(selection));
  }

  /**
   * Returns this composition with what the game knows about its positions.
   *
   * @param knowledge bounds, candidate moves and symmetries
   * @return a new composition
   */
  public Composition<N> withKnowledge(Knowledge<N> knowledge) {
    return with(new Known<>(Optional.of(knowledge)));
  }

  /**
   * Returns this composition with draws by repetition: a position that occurred before on the path
   * from the root is over, with the score 0. So is a position that the rules of the game make a
   * draw because of what was played, see {@link Node#repetitionLimit} and
   * {@link Node#quietPliesLeft}. The algorithms of this library do the same in each game that has
   * one of these rules. An {@linkplain Algorithm#expander expander} for an algorithm of your own
   * needs this call.
   *
   * <p>A solved value is the value of the game in which play that never ends is a draw. This holds
   * for the best move's value only, because the other root moves count a return to the root as a
   * draw. Drawn games are hardly ever solved, because all lines without a repetition have to be
   * searched.
   *
   * <p>A search does not prefer a short win to a long one, unless the game's score differs. So a
   * program that searches again after every move may keep a win without ever ending the game.
   * {@link #withShortestWins} changes this.
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
    return with(new Repetition<>(true));
  }

  /**
   * Returns this composition with wins by their distance: the search prefers the shorter win and
   * the longer defense. A win in {@code n} plies has the score {@code Score.MAX - n}, a loss the
   * same score with a minus sign, and a draw 0. All wins count alike, so this is for games in which
   * only winning matters. Estimates must lie between the losses and the wins, less than
   * {@link Score#LONGEST_WIN}.
   *
   * <p>A win is then proven even if other moves were estimated, because no estimate is as good as a
   * win. A search ends with it as soon as no shorter win can exist. The game's {@link Knowledge}
   * says who wins, but all moves are tried.
   *
   * @return a new composition
   */
  public Composition<N> withShortestWins() {
    return with(new ShortestFirst<>(true));
  }

  /**
   * Returns this composition with another limit of the memory for proof and disproof numbers. Only
   * {@link Algorithm#PROOF_NUMBER} uses it, and takes as much of it as it fills. The default is 64
   * MiB.
   *
   * @param bytes the maximum memory, in bytes, rounded down to a power of two; at least 64 bytes
   *     and at most 8 GiB
   * @return a new composition
   * @throws IllegalArgumentException if {@code bytes} is outside its range
   */
  public Composition<N> withProofBytes(long bytes) {
    return with(new ProofMemory<>(bytes));
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
   * Returns what the game knows about its positions, with bounds in the evaluator's unit.
   *
   * @return the knowledge; empty for none
   * @throws IllegalArgumentException if the bounds cannot be converted to the evaluator's unit
   */
  public Optional<Knowledge<N>> knowledge() {
    return known()
        .map(each ->
            shortestWins() ? new ShortestWinsKnowledge<>(each) : each.inUnit(evaluator.unit()));
  }

  private Optional<Knowledge<N>> known() {
    return part(new Known<N>(Optional.empty())).knowledge();
  }

  /** Returns whether a position's value is what was won already plus the value of the rest. */
  boolean addsPoints() {
    boolean areConverted =
        known().filter(each -> each.unit().perPoint().isPresent()).isPresent();
    return areConverted && !shortestWins() && !repetition();
  }

  /**
   * Returns whether the search prefers the shorter win and the longer defense.
   *
   * @return whether wins have scores by their distance
   */
  public boolean shortestWins() {
    return part(new ShortestFirst<>(false)).isOn();
  }

  /**
   * Returns whether a position that occurred before on the path from the root is a draw.
   *
   * @return whether repetitions are draws
   */
  public boolean repetition() {
    return facts().drawsByRule() || part(new Repetition<>(false)).isDraw();
  }

  /**
   * Returns what the search does at its nodes besides searching their moves.
   *
   * @return an unmodifiable list
   */
  public List<NodeRule<N>> rules() {
    return ruled().rules();
  }

  /** Returns what the search leaves out, shortens or lengthens. */
  Optional<Selection<N>> selection() {
    return selected().selection();
  }

  private Selected<N> selected() {
    return part(Selected.none());
  }

  /** Returns what the rules of a game say, as far as this search depends on it. */
  Facts<N> facts(N position) {
    return new Facts<>(Game.hasDrawRules(position), evaluator.unit().maxScore(position));
  }

  /** Returns the composition for a game with these rules. */
  Composition<N> with(Facts<N> facts) {
    return with((Part<N>) facts);
  }

  private Facts<N> facts() {
    return part(new Facts<>(false, Score.MAX));
  }

  // The kernels read the following once, when a search is made.

  Orderings<N> orderings() {
    return part(new Orderings<>(List.of(), 1));
  }

  private Table<N> table() {
    return part(new Table<>(Optional.empty(), DepthRule.AT_LEAST, 1));
  }

  /** Makes the table of a search; nothing if the search has none. */
  Optional<TranspositionTable> makeTable() {
    return table().maker().map(Supplier::get);
  }

  boolean hasTable() {
    return table().maker().isPresent();
  }

  DepthRule depthRule() {
    return table().rule();
  }

  int tableDepth() {
    return table().minDepth();
  }

  Predictions<N> predictions() {
    return part(Predictions.none());
  }

  private Rules<N> ruled() {
    return part(new Rules<>(List.of()));
  }

  long proofBytes() {
    return part(new ProofMemory<>(64 << 20)).bytes();
  }

  /** Returns whether there are predictions that can be sure enough. */
  boolean isPredictive() {
    return predictions().isOn();
  }

  /**
   * Returns the least score that only a finished game has, so that it is proven by itself;
   * {@code Score.INFINITY} if there is none.
   */
  int decisive() {
    if (shortestWins()) {
      return Score.LONGEST_WIN;
    }
    int maxScore = facts().maxScore();
    return maxScore == Score.MAX ? Score.INFINITY : maxScore;
  }

  /**
   * Values the root, if the game says which score is the greatest. So an evaluator with a wrong
   * unit is found there, and not somewhere in the tree.
   */
  void checkEvaluator(N root) {
    if (facts().maxScore() < Score.MAX && !shortestWins()) {
      estimateRange().evaluate(evaluator, root);
    }
  }

  /** Returns the range of estimates, which no finished game that is decisive lies in. */
  EstimateRange estimateRange() {
    return new EstimateRange(decisive() - 1, shortestWins());
  }

  /** Returns whether the search may leave moves out above its horizon. */
  boolean leavesMovesOut() {
    return isPredictive() || selection().isPresent() || ruled().leaveMovesOut();
  }

  /** Returns whether values may differ from those of a search that visits all moves. */
  boolean isSelective() {
    return isPredictive() || selection().isPresent() || ruled().areSelective();
  }

  /** Returns the number of this kind of selective search, by which a table separates entries. */
  long level() {
    long level = predictions().selectivity().percent();
    for (char each : (selected().text() + ruled().selectiveOnes()).toCharArray()) {
      level = Hash64.of(level, each);
    }
    return Hash64.mix(level);
  }

  /** Returns what the entries of a table rest on, by the texts that separate the entries. */
  Map<String, Object> selectiveParts() {
    Map<String, Object> all = new HashMap<>();
    ruled().rules().stream()
        .filter(NodeRule::isSelective)
        .forEach(rule -> all.put(rule.toString(), rule));
    selection().ifPresent(selection -> all.put(selected().text(), selection));
    if (isPredictive()) {
      all.put("predictions of " + predictions().selectivity(), predictions().model());
    }
    return all;
  }

  /** Returns the composition for a search that has no use for rules but quiescence. */
  Composition<N> withQuiescenceOnly() {
    return with(ruled().quiescence());
  }

  /**
   * Returns the composition for a search that cannot do without a table: with another table if
   * there is none.
   */
  Composition<N> withTableOr(Supplier<TranspositionTable> other) {
    return table().maker().isPresent()
        ? this
        : with(new Table<>(Optional.of(other), DepthRule.EXACT, 1));
  }

  /** Returns the composition of the searches that predictions make: they only add quiescence. */
  Composition<N> forPredictions() {
    return withoutProbCut().with(Selected.none()).withQuiescenceOnly();
  }
}
