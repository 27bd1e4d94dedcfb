package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.driver.ProofNode.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Builds the tree of a proof, level by level. Where one move is enough, a search of this position
 * finds it. The table answers most of these searches after a few nodes.
 *
 * <p>Each position is proven by itself, in the game in which what was played before the question
 * has made draws. So where positions repeat, a proof may return to a position above it, and ends
 * there.
 */
final class ProofTree<N extends Node<N>> {

  /** A node that is being built. The question is whether its value is at least {@code beta}. */
  private static final class Branch<N extends Node<N>> {

    private final Optional<Branch<N>> parent;
    private final Optional<Move> move;
    private final N position;
    private final int ply;
    private final int beta;
    private final boolean yes;
    private final List<Branch<N>> children = new ArrayList<>();
    private Kind kind = Kind.CUT;
    private int finalScore;

    Branch(N root, int beta, boolean yes) {
      parent = Optional.empty();
      move = Optional.empty();
      position = root;
      ply = 0;
      this.beta = beta;
      this.yes = yes;
    }

    Branch(Branch<N> parent, Move move) {
      this.parent = Optional.of(parent);
      this.move = Optional.of(move);
      position = parent.position.play(move.code());
      ply = parent.ply + 1;
      beta = 1 - parent.beta;
      yes = !parent.yes;
    }

    private boolean isRoot() {
      return parent.isEmpty();
    }

    private void end(int score) {
      kind = Kind.TERMINAL;
      finalScore = score;
    }

    private boolean isRepeated() {
      for (Optional<Branch<N>> above = parent; above.isPresent(); above = above.get().parent) {
        if (above.get().position.key() == position.key()) {
          return true;
        }
      }
      return false;
    }
  }

  private final WindowSearch<N> search;
  private final Game<N> game;
  private final boolean repetition;
  private final Branch<N> root;
  /** Knows which positions the game has made draws. */
  private final SearchContext played = new SearchContext(Limits.none());

  private final int depth;
  private final int maxNodes;
  private final LongSupplier nanoTime;
  /** What remains of the limits; empty if they are used up. */
  private Optional<Limits> left;

  /**
   * Prepares a tree.
   *
   * @param search a search that has found the proof
   * @param repetition whether this search knows draws by the course of the game
   * @param proof the proof
   * @param maxNodes the maximum number of nodes
   * @param limits limits of all searches for this tree together
   * @param nanoTime a clock in nanoseconds
   */
  ProofTree(
      WindowSearch<N> search,
      boolean repetition,
      Proof<N> proof,
      int maxNodes,
      Limits limits,
      LongSupplier nanoTime) {
    this.search = search;
    this.repetition = repetition;
    game = proof.game();
    played.setGame(game);
    root = new Branch<>(proof.root(), proof.bound(), proof.answer() == Proof.Answer.YES);
    depth = proof.result().depth();
    this.maxNodes = maxNodes;
    this.nanoTime = nanoTime;
    left = Optional.of(limits);
  }

  ProofNode<N> build() {
    Deque<Branch<N>> open = new ArrayDeque<>(List.of(root));
    int room = maxNodes - 1;
    while (!open.isEmpty()) {
      Branch<N> branch = open.remove();
      List<Move> moves = moves(branch, room);
      for (Move move : moves) {
        branch.children.add(new Branch<>(branch, move));
      }
      room -= moves.size();
      open.addAll(branch.children);
    }
    return finish(root);
  }

  /** Returns the moves that a node's proof needs, and sets the node's kind. */
  private List<Move> moves(Branch<N> branch, int room) {
    List<Move> legal = branch.position.legalMoves();
    if (legal.isEmpty()) {
      branch.end(search.unit().terminalScore(branch.position));
      return legal;
    }
    if (isDrawn(branch)) {
      branch.end(0);
      return List.of();
    }
    if (branch.isRepeated()) {
      branch.kind = Kind.REPETITION;
      return List.of();
    }
    List<Move> needed = branch.yes ? enough(branch, room) : legal;
    if (needed.isEmpty() || needed.size() > room) {
      return List.of();
    }
    branch.kind = branch.yes ? Kind.OR : Kind.AND;
    return needed;
  }

  private boolean isDrawn(Branch<N> branch) {
    return branch.isRoot() ? game.isDrawnByRule() : repetition && played.isDrawn(branch.position);
  }

  /** Returns a move that proves the node, if there is room for it and the limits allow it. */
  private List<Move> enough(Branch<N> branch, int room) {
    if (room < 1 || left.isEmpty() || left.get().stop().isRaised()) {
      return List.of();
    }
    RootSearch<N> run = branch.isRoot()
        ? new RootSearch<>(search, game, left.get(), nanoTime)
        : new RootSearch<>(search, game, branch.position, left.get(), nanoTime);
    // The horizon of the whole proof may also allow an answer that rests on estimates. A search to
    // the end of the game does not.
    boolean solved = isSolved(run, branch, Math.max(1, depth - branch.ply))
        || isSolved(run, branch, Limits.MAX_DEPTH);
    SearchResult result = run.result();
    left = left.get().after(result.statistics());
    return solved && result.bound() != Bound.UPPER ? List.of(result.bestMove()) : List.of();
  }

  private static <N extends Node<N>> boolean isSolved(
      RootSearch<N> run, Branch<N> branch, int horizon) {
    return run.iterate(horizon, branch.beta - 1, branch.beta) && run.isSolved();
  }

  private ProofNode<N> finish(Branch<N> branch) {
    List<ProofNode<N>> children = branch.children.stream().map(this::finish).toList();
    boolean over = branch.kind == Kind.TERMINAL;
    return new ProofNode<>(
        branch.move,
        branch.position,
        branch.kind,
        over ? branch.finalScore : branch.yes ? branch.beta : branch.beta - 1,
        over ? Bound.EXACT : branch.yes ? Bound.LOWER : Bound.UPPER,
        children);
  }
}
