package io.github.yomikiri.seats;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.game.internal.Unchanged;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.Statistics;
import io.github.yomikiri.search.mcts.VisitedNode;
import io.github.yomikiri.search.parallel.SingleUse;
import io.github.yomikiri.search.visits.VisitIterations;
import io.github.yomikiri.search.visits.VisitedTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Monte-Carlo tree search for several seats and chance, as a searcher. It keeps the tree from
 * search to search, and the memory of the tree until the searcher is dropped.
 */
final class SeatedMonteCarlo<P extends SeatedPosition<P>> implements Searcher<P> {

  /** The weight of the term for moves with few visits. */
  private static final double EXPLORATION = 1;

  private final Estimates<P> estimates;
  private final int seats;
  private final OptionalLong visits;
  private final long seed;
  private final PayoffTree<P> tree;
  private final SingleUse use = new SingleUse("searcher");
  private long searches;
  private List<Double> payoffs = List.of();

  /**
   * Makes a searcher.
   *
   * @param estimates the values of evaluated positions and finished games
   * @param rollsOut whether leaves are valued by roll-outs, and not by the evaluator
   * @param seats the number of seats
   * @param nodes how many nodes the tree may have
   * @param visits the maximum number of visits of a search
   * @param seed the seed of all random numbers
   */
  SeatedMonteCarlo(
      Estimates<P> estimates,
      boolean rollsOut,
      int seats,
      int nodes,
      OptionalLong visits,
      long seed) {
    this.estimates = estimates;
    this.seats = seats;
    this.visits = visits;
    this.seed = seed;
    tree = new PayoffTree<>(
        estimates.max(),
        EXPLORATION,
        new PayoffStore(seats, nodes),
        new LeafPayoffs<>(estimates, rollsOut, seats),
        seats);
  }

  @Override
  public SearchResult search(P root, Limits limits, SearchListener listener) {
    return search(Game.of(root), limits, listener);
  }

  @Override
  public SearchResult search(Game<P> game, Limits limits, SearchListener listener) {
    return use.call(() -> SearchReport.run(
        limits, listener, iterationFinished -> search(game, limits, iterationFinished)));
  }

  private SearchResult search(
      Game<P> game, Limits limits, Consumer<SearchResult> iterationFinished) {
    SearchContext context = new SearchContext(limits);
    context.setGame(game);
    P root = game.position();
    List<Move> moves = limits.rootMoves(root);
    if (game.isOver()) {
      payoffs =
          IntStream.range(0, seats).mapToObj(seat -> (double) game.payoff(seat)).toList();
      int score = game.isDrawnByRule() ? 0 : estimates.unit().terminalScore(root);
      return SearchResult.gameOver(score).toBuilder()
          .unitsPerPoint(estimates.unitsPerPoint())
          .statistics(context.statistics())
          .build();
    }
    Unchanged rootBefore = Unchanged.of(root);
    AtomicBoolean isEnough = new AtomicBoolean();
    Completion ended = context.run(() -> grow(game, limits, context, () -> {
      Statistics counted = context.statistics();
      SearchResult soFar = result(root, moves, Completion.STOPPED, counted);
      iterationFinished.accept(soFar);
      isEnough.set(limits.isEnough(soFar.depth(), counted.elapsed()));
      return isEnough.get();
    }));
    rootBefore.check();
    Completion completion = tree.isSolved() && canBeSolved(root)
        ? Completion.SOLVED
        : isEnough.get() ? Completion.TIME : ended;
    return result(root, moves, completion, context.statistics());
  }

  private void grow(Game<P> game, Limits limits, SearchContext context, BooleanSupplier isLast) {
    PortableRandom random = new PortableRandom(Hash64.of(seed, searches++));
    int maxDepth = limits.depth().orElse(Limits.MAX_DEPTH);
    tree.moveTo(game, maxDepth, context);
    VisitIterations.run(
        VisitIterations.limit(visits, limits),
        tree::isOver,
        count -> tree.visit(count, maxDepth, context, random),
        isLast);
  }

  /**
   * Returns whether solved nodes prove values. Nobody knows what more than one opponent wants, and
   * the tree does not count the draws that rules make.
   */
  private boolean canBeSolved(P root) {
    return seats <= 2 && !Game.hasDrawRules(root);
  }

  private SearchResult result(
      P root, List<Move> allowed, Completion completion, Statistics statistics) {
    List<Integer> children = tree.order().bestFirst(tree.root(), root.seat());
    List<RootMove> rootMoves =
        children.stream().map(child -> rootMove(child, root, allowed)).toList();
    RootMove best = rootMoves.get(0);
    payoffs = best.visits() == 0 ? List.of() : tree.store().values(children.get(0));
    boolean isSolved = tree.isSolved() && canBeSolved(root);
    return SearchResult.builder(best.move())
        .score(best.score())
        // Another move may be worth more than the best one that is solved.
        .bound(best.solved() && !isSolved ? Bound.ESTIMATE : best.bound())
        .solved(isSolved)
        .depth(rootMoves.stream().mapToInt(RootMove::depth).max().orElse(0))
        .principalVariation(best.visits() == 0 ? List.of(best.move()) : line(root))
        .rootMoves(rootMoves)
        .unitsPerPoint(estimates.unitsPerPoint())
        .completion(completion)
        .statistics(statistics)
        .build();
  }

  private RootMove rootMove(int child, P root, List<Move> allowed) {
    PayoffStore store = tree.store();
    Move move = allowed.stream()
        .filter(each -> each.code() == store.move(child))
        .findFirst()
        .orElseThrow();
    if (store.visits(child) == 0) {
      return RootMove.unknown(move);
    }
    boolean isSolved = store.isSolved(child) && canBeSolved(root);
    return new RootMove(
        move,
        estimates.score(store.value(child, root.seat())),
        isSolved ? Bound.EXACT : Bound.ESTIMATE,
        isSolved,
        Math.max(1, tree.depth(child)),
        store.visits(child),
        List.of(move));
  }

  /** Returns the best moves of visited nodes, up to a turn of chance. */
  private List<Move> line(P root) {
    PayoffStore store = tree.store();
    List<Move> line = new ArrayList<>();
    P position = root;
    int at = tree.root();
    while (store.children(at) > 0 && position.seat() != SeatedPosition.CHANCE) {
      at = tree.order().bestFirst(at, position.seat()).get(0);
      if (store.visits(at) == 0) {
        break;
      }
      line.add(new Move(store.move(at), position.notation(store.move(at))));
      position = position.play(store.move(at));
    }
    return line;
  }

  /** Returns what the last search expects for each seat, in points; empty if it is not known. */
  List<Double> payoffs() {
    return payoffs;
  }

  /** Returns the most visited nodes, see {@link SeatedSearcher#tree}. */
  Optional<VisitedNode<P>> tree(int maxNodes) {
    return use.call(() -> tree.visitedRoot().map(root -> tree(root, maxNodes)));
  }

  private VisitedNode<P> tree(P root, int maxNodes) {
    PayoffStore store = tree.store();
    PayoffNodes<P> nodes =
        new PayoffNodes<>(store, tree.order(), estimates, root.seat(), canBeSolved(root));
    return VisitedTree.copy(store, nodes, tree.root(), root, maxNodes);
  }

  /** Forgets the tree and starts the random numbers again. */
  @Override
  public void reset() {
    use.run(() -> {
      tree.forget();
      searches = 0;
      payoffs = List.of();
    });
  }
}
