package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.SearchContext;
import java.util.Arrays;
import java.util.Optional;

/**
 * Gives leaves children: the legal moves, or the game's candidates for the best move, which are
 * fewer. Near the root, only one of several moves to symmetric positions gets a child. Used by one
 * thread.
 *
 * <p>The game and the evaluators are called before the leaf is claimed. So an exception from them
 * leaves the tree as it was.
 */
final class Expansion<N extends Node<N>> {

  /** Beyond this depth few positions are symmetric, and comparing them takes longer. */
  private static final int SYMMETRIC_PLIES = 6;

  private final MonteCarloParts<N> parts;
  private final Rewards biasRewards;
  private final SearchContext context;
  private final MoveList list = new MoveList();
  private int[] moves = new int[32];
  private float[] priors = new float[32];
  private long[] keys = new long[32];
  private int count;

  /**
   * Makes an expansion.
   *
   * @param biasRewards maps the values of the progressive bias
   * @param context knows which positions are draws
   */
  Expansion(MonteCarloParts<N> parts, Rewards biasRewards, SearchContext context) {
    this.parts = parts;
    this.biasRewards = biasRewards;
    this.context = context;
  }

  /**
   * Gives a leaf its children. Returns false if the leaf stays one: the game is over, another
   * thread expands the leaf, or the store is full.
   */
  boolean expand(NodeStore store, int leaf, N node, int ply) {
    if (node.isTerminal() || context.isDrawn(node)) {
      return false;
    }
    list.clear();
    Optional<Knowledge<N>> known = parts.knowledge(context);
    if (known.isPresent()) {
      Knowledge<N> knowledge = known.get();
      knowledge.candidates(node, list);
      if (list.isEmpty()) {
        throw new IllegalStateException(
            "the knowledge lists no candidates, expected at least one, in the position\n" + node);
      }
      take(node, ply < SYMMETRIC_PLIES ? known : Optional.empty());
    } else {
      node.moves(list);
      take(node, Optional.empty());
    }
    if (!store.claim(leaf)) {
      return false;
    }
    int first = store.allocate(count);
    if (first == NodeStore.NONE) {
      store.release(leaf);
      return false;
    }
    for (int i = 0; i < count; i++) {
      store.init(first + i, moves[i], priors[i]);
    }
    store.publish(leaf, first, count);
    return true;
  }

  /**
   * Gives the root one child for each legal move that the limits allow, the candidates first. A
   * child that the root has already is kept, with the tree below it. Returns false if the store has
   * no room.
   */
  boolean expandRoot(NodeStore store, int root, N node) {
    // 1. List the moves.
    MoveList legal = new MoveList();
    node.moves(legal);
    list.clear();
    parts.knowledge(context).ifPresent(knowledge -> knowledge.candidates(node, list));
    for (int i = 0; i < legal.size(); i++) {
      if (!list.contains(legal.get(i))) {
        list.add(legal.get(i));
      }
    }
    context.keepRootMoves(list);
    int known = store.children(root);
    if (known == list.size() && holdsAll(store, store.firstChild(root), known)) {
      return true;
    }
    take(node, Optional.empty());
    // 2. Make room for all of them.
    int first = store.allocate(count);
    if (first == NodeStore.NONE) {
      return false;
    }
    // 3. Keep the children that exist.
    for (int i = 0; i < count; i++) {
      store.init(first + i, moves[i], priors[i]);
      for (int child = store.firstChild(root); child < store.firstChild(root) + known; child++) {
        if (store.move(child) == moves[i]) {
          store.copy(child, first + i);
        }
      }
    }
    store.setChildren(root, first, count);
    return true;
  }

  private boolean holdsAll(NodeStore store, int firstChild, int children) {
    for (int child = firstChild; child < firstChild + children; child++) {
      if (!list.contains(store.move(child))) {
        return false;
      }
    }
    return true;
  }

  /** Takes the moves of the list, one of several that the knowledge says are symmetric. */
  private void take(N node, Optional<Knowledge<N>> symmetries) {
    if (list.size() > moves.length) {
      moves = Arrays.copyOf(moves, 2 * list.size());
      priors = new float[moves.length];
      keys = new long[moves.length];
    }
    count = 0;
    if (symmetries.isEmpty() && parts.bias().isEmpty()) {
      for (int i = 0; i < list.size(); i++) {
        moves[count++] = list.get(i);
      }
      return;
    }
    for (int i = 0; i < list.size(); i++) {
      N child = node.play(list.get(i));
      if (symmetries.isEmpty() || isNew(child, symmetries.get())) {
        moves[count] = list.get(i);
        priors[count++] = prior(child);
      }
    }
  }

  private boolean isNew(N child, Knowledge<N> knowledge) {
    long key = child.isTerminal()
        ? child.key()
        : knowledge.key(child, knowledge.symmetry(child)) ^ Hash64.mix(knowledge.banked(child));
    // With another turn, the same position has another value for the side that moves to it.
    keys[count] = child.movesAgain() ? ~key : key;
    for (int i = 0; i < count; i++) {
      if (keys[i] == keys[count]) {
        return false;
      }
    }
    return true;
  }

  /** Returns what the progressive bias thinks of a child, from the view of the parent. */
  private float prior(N child) {
    if (parts.bias().isEmpty()) {
      return 0;
    }
    var evaluator = parts.bias().get().evaluator();
    int score =
        child.isTerminal() ? evaluator.unit().terminalScore(child) : evaluator.evaluate(child);
    double reward = biasRewards.of(Score.check(score, child, "the evaluator of the bias"));
    return (float) (child.movesAgain() ? reward : -reward);
  }
}
