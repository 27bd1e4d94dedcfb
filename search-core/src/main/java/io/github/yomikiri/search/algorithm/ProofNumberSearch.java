package io.github.yomikiri.search.algorithm;

import static io.github.yomikiri.search.algorithm.Expander.OPEN;
import static io.github.yomikiri.search.algorithm.ProofTable.INFINITY;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.view.PathTableView;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search (df-pn; Nagai 2002): answers whether a value is at least a bound,
 * and searches next where the answer seems cheapest.
 *
 * <p>Proof-number search (Allis, van der Meulen and van den Herik 1994) has two numbers for each
 * node: about how many leaves must still be proven to prove the node, and how many disproven to
 * disprove it. Where one move is enough, the proof number is the minimum of the moves'. Where all
 * moves have to fail, their numbers add up. From the view of the side to move both cases are one:
 * the numbers are then called phi and delta. A position with few replies has small numbers. So the
 * search prefers forcing lines, however long they are, and needs no evaluator. It suits questions
 * with a narrow and deep proof.
 *
 * <p>The search is a recursion with two thresholds. It stays below a move until the numbers show
 * that another move is cheaper, at this node or at one above. The threshold for another move is a
 * quarter higher than that move's number (Pawlewicz and Lew 2007). A node that is left unsolved
 * leaves its numbers in {@link ProofTable}. Each visit lists the moves again and looks up their
 * numbers, so a node costs more time than in alpha-beta. While a node is open, its frame has the
 * numbers of its moves. So a table of any size leads to an end: each return to a frame raises a
 * number.
 *
 * <p>The values are in the transposition table, as those of all algorithms: a bound, whether it is
 * proven, and the move. So the search shares a table with alpha-beta, and draws by repetition are
 * as safe as there: {@link PathTableView} stores only what holds on every path (Kishimoto and
 * Müller 2004). The numbers need no such care, because no value rests on them.
 *
 * <p>Depth is the horizon, where the evaluator answers. An answer is proven if none of the leaves
 * that it rests on is an estimate, whatever was estimated elsewhere. A window wider than one
 * question is closed by {@link Bisection}.
 */
final class ProofNumberSearch<N extends Node<N>> implements WindowSearch<N> {

  private static final long USUAL_TABLE_BYTES = 1 << 20;

  private final Expander<N> expander;
  private final ProofTable numbers;
  private final @Nullable Knowledge<N> knowledge;
  private final TableBank bank;
  private final Bisection<N> bisection;

  private SearchContext context;
  private ProofFrame[] frames = new ProofFrame[0];
  private long opened;

  // The numbers of the node that was left unsolved last.
  private int phi;
  private int delta;

  /**
   * Makes a search.
   *
   * @param parts the parts, as {@link #usable} returns them
   * @param expander an expander with these parts
   * @param idle a context until the first search begins
   */
  ProofNumberSearch(Composition<N> parts, Expander<N> expander, SearchContext idle) {
    this.expander = expander;
    numbers = new ProofTable(parts.proofBytes());
    knowledge = parts.knowledge().orElse(null);
    bank = TableBank.of(parts);
    bisection = new Bisection<>(this, parts);
    context = idle;
    grow(16);
  }

  /**
   * Returns the parts as this search can use them. It has no use for rules, which are about the
   * order of moves; only quiescence stays. Without a table, each return to a node would solve again
   * what was solved before, so parts without one get one.
   */
  static <N extends Node<N>> Composition<N> usable(Composition<N> parts) {
    return parts.withQuiescenceOnly().withTableOr(() -> new LockFreeTable(USUAL_TABLE_BYTES));
  }

  @Override
  public int search(N root, int depth, int alpha, int beta, SearchContext newContext) {
    if (beta - alpha > 1) {
      return bisection.search(root, depth, alpha, beta, newContext);
    }
    context = newContext;
    expander.begin(newContext);
    return prove(root, context.rootKey(key(root, beta)), depth, beta, 0, INFINITY, INFINITY);
  }

  /**
   * Searches a node until it is solved or one of its numbers has reached its threshold. In the
   * second case the numbers are in {@link #phi} and {@link #delta}.
   *
   * @return a value of at least beta, a value of less than beta, or {@link Expander#OPEN}
   */
  private int prove(N node, long key, int depth, int beta, int ply, int maxPhi, int maxDelta) {
    // 1. A leaf, or a position that the table or the game knows.
    long estimates = context.estimates();
    int known = expander.open(node, depth, beta - 1, beta, ply);
    if (known != OPEN) {
      return known;
    }
    long before = opened++;
    // 2. List the moves with what is known about the positions after them.
    if (ply >= frames.length) {
      grow(2 * ply);
    }
    ProofFrame frame = frames[ply];
    MovePicker<N> moves = expander.moves(ply);
    frame.begin(moves);
    for (int i = 0; i < frame.size && frame.best < beta; i++) {
      look(frame, i, node, depth, beta, ply, estimates);
    }
    frame.weigh();
    while (frame.best < beta && frame.phi < INFINITY) {
      // 3. Leave the node if it is not the cheapest any more.
      if (frame.phi >= maxPhi || frame.delta >= maxDelta) {
        context.discardEstimates(estimates);
        phi = frame.phi;
        delta = frame.delta;
        numbers.store(key, phi, delta, opened - before);
        return OPEN;
      }
      // 4. Search the cheapest move until it is not the cheapest any more.
      int next = frame.next;
      long unsolved = context.estimates();
      moves.picked(next, frame.moves[next]);
      N child = node.play(frame.moves[next]);
      boolean again = child.movesAgain();
      int nextPhi = frame.maxPhi(maxDelta);
      int nextDelta = frame.maxDelta(maxPhi);
      int value = prove(
          child,
          frame.keys[next],
          depth - 1,
          again ? beta : 1 - beta,
          ply + 1,
          again ? nextDelta : nextPhi,
          again ? nextPhi : nextDelta);
      if (value == OPEN) {
        frame.set(next, again ? delta : phi, again ? phi : delta);
      } else {
        solved(frame, next, again ? value : -value, depth, beta, ply, estimates, unsolved);
      }
      frame.weigh();
    }
    // 5. Store the result.
    boolean proven = frame.best >= beta;
    numbers.store(key, proven ? 0 : INFINITY, proven ? INFINITY : 0, opened - before);
    expander.close(depth, frame.best, frame.bestMove, beta - 1, beta, ply);
    return frame.best;
  }

  /** Looks up a move's numbers. If its position seems to be solved, the expander has the value. */
  private void look(
      ProofFrame frame, int index, N node, int depth, int beta, int ply, long estimates) {
    expander.moves(ply).picked(index, frame.moves[index]);
    N child = node.play(frame.moves[index]);
    boolean again = child.movesAgain();
    int bound = again ? beta : 1 - beta;
    long unsolved = context.estimates();
    int value = OPEN;
    if (index == 0 && ply == 0 && context.preferredRootMove() == frame.moves[0]) {
      // The best move of the last iteration must not be replaced by one that is worse.
      frame.keys[0] = child.isTerminal() ? 0 : key(child, bound);
      value = prove(child, frame.keys[0], depth - 1, bound, 1, INFINITY, INFINITY);
    } else if (child.isTerminal()) {
      value = expander.open(child, depth - 1, bound - 1, bound, ply + 1);
    } else {
      frame.keys[index] = key(child, bound);
      long entry = numbers.probe(frame.keys[index]);
      int knownPhi = entry == ProofTable.NONE ? 1 : ProofTable.phi(entry);
      int knownDelta = entry == ProofTable.NONE ? 1 : ProofTable.delta(entry);
      // The table is asked about the first move of the root, whatever the numbers say, because this
      // is the move of the root's last proof. Another proof could lead back to the root.
      if (knownPhi > 0 && knownDelta > 0 && (ply > 0 || index > 0)) {
        frame.set(index, again ? knownDelta : knownPhi, again ? knownPhi : knownDelta);
        return;
      }
      value = expander.open(child, depth - 1, bound - 1, bound, ply + 1);
    }
    if (value != OPEN) {
      solved(frame, index, again ? value : -value, depth, beta, ply, estimates, unsolved);
    }
  }

  /** Takes over the score of a move whose position is solved. */
  private void solved(
      ProofFrame frame,
      int index,
      int score,
      int depth,
      int beta,
      int ply,
      long estimates,
      long unsolved) {
    int move = frame.moves[index];
    if (score >= beta && context.estimates() == unsolved) {
      // This move alone proves the node, so the estimates of the others do not matter.
      context.discardEstimates(estimates);
    }
    frame.set(index, 0, INFINITY);
    expander.scored(move, score, beta - 1, beta, ply);
    // Of replies that are equally good, the one that was refuted last has resisted most.
    if (score >= frame.best) {
      frame.best = score;
      frame.bestMove = move;
      expander.improved(move, ply);
      if (score >= beta) {
        expander.cutoff(move, depth, index, ply);
      }
    }
  }

  /** Returns the key of a question about a position whose game is not over. */
  private long key(N node, int beta) {
    if (knowledge == null) {
      return node.key() ^ Hash64.mix(beta);
    }
    int banked = knowledge.banked(node);
    long key = bank.key(knowledge.key(node, knowledge.symmetry(node)), banked);
    return key ^ Hash64.mix(beta - bank.points(banked));
  }

  private void grow(int plies) {
    int known = frames.length;
    frames = Arrays.copyOf(frames, plies);
    for (int ply = known; ply < plies; ply++) {
      frames[ply] = new ProofFrame();
    }
  }

  @Override
  public Unit<N> unit() {
    return expander.unit();
  }

  @Override
  public void newSearch() {
    numbers.newSearch();
    expander.newSearch();
  }

  @Override
  public void reset() {
    numbers.clear();
    expander.reset();
  }
}
