package io.github.yomikiri.search.driver;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.parallel.SingleUse;
import java.util.function.LongSupplier;

/**
 * Answers whether the value of a position is at least a bound, and shows why. Use it for questions
 * such as "does the side to move win?", whose answer takes less than the exact value.
 *
 * <pre>{@code
 * Prover<ConnectFour> prover =
 *     Searchers.prover(ConnectFour.class).knowledge(new ConnectFourKnowledge()).buildProver();
 * Proof<ConnectFour> proof = prover.prove(position, 1, Limits.none());
 * if (proof.answer() == Proof.Answer.YES) {
 *   ProofNode<ConnectFour> tree = prover.tree(proof, 10_000, Limits.none());
 * }
 * }</pre>
 *
 * <p>{@link Searchers#prover} makes provers by proof-number search, and
 * {@link SearcherBuilder#buildProver} makes them of any algorithm. A depth limit is a horizon,
 * where the evaluator answers. An answer that rests on such an estimate is no proof.
 *
 * <p>A question about a {@link Game} is about its last position, and what was played counts: a
 * position that would be a draw by the rules of the game is one. A prover of a search of your own
 * does not know this. So it rejects a game in which what was played may change the answer.
 *
 * <p>An answer is about the position with all of its moves, so a prover rejects limits with
 * {@linkplain Limits#withRootMoves root moves}. Whether a move is enough is a question about the
 * position after the move.
 *
 * <p>A prover learns from question to question, in its tables. It serves one call at a time, and
 * rejects a second call with an {@link IllegalStateException}.
 *
 * @param <N> the game's node type
 */
public final class Prover<N extends Node<N>> {

  private final WindowSearch<N> search;
  private final boolean knowsDraws;
  private final Pace pace;
  private final LongSupplier nanoTime;
  private final SingleUse use = new SingleUse("prover");

  /**
   * Makes a prover.
   *
   * @param search answers null windows
   * @param knowsDraws whether the search knows draws by the course of the game
   * @param pace decides which depths are searched
   * @param nanoTime a clock in nanoseconds
   */
  Prover(WindowSearch<N> search, boolean knowsDraws, Pace pace, LongSupplier nanoTime) {
    this.search = search;
    this.knowsDraws = knowsDraws;
    this.pace = pace;
    this.nanoTime = nanoTime;
  }

  /**
   * Asks whether a position's value is at least a bound, as if nothing had been played before.
   *
   * @param root the position
   * @param bound the minimum value in question, see {@link #prove(Game, int, Limits,
   *     SearchListener)}
   * @param limits the limits that end the search
   * @return the answer, {@code UNKNOWN} if a limit came first
   * @throws IllegalArgumentException as for a game without moves
   * @throws IllegalStateException if the prover is in use
   */
  public Proof<N> prove(N root, int bound, Limits limits) {
    return prove(root, bound, limits, SearchListener.NONE);
  }

  /**
   * Asks whether a position's value is at least a bound, as if nothing had been played before, with
   * a listener.
   *
   * @param root the position
   * @param bound the minimum value in question, see {@link #prove(Game, int, Limits,
   *     SearchListener)}
   * @param limits the limits that end the search
   * @param listener receives the search's progress
   * @return the answer, {@code UNKNOWN} if a limit came first
   * @throws IllegalArgumentException as for a game without moves
   * @throws IllegalStateException if the prover is in use
   */
  public Proof<N> prove(N root, int bound, Limits limits, SearchListener listener) {
    return prove(Game.of(root), bound, limits, listener);
  }

  /**
   * Asks whether the value of a game's last position is at least a bound.
   *
   * @param game the game, with all moves of both sides
   * @param bound the minimum value in question, see {@link #prove(Game, int, Limits,
   *     SearchListener)}
   * @param limits the limits that end the search
   * @return the answer, {@code UNKNOWN} if a limit came first
   * @throws IllegalArgumentException if {@code bound} is outside its range, or the limits have root
   *     moves; also if the prover does not know what the moves of the game have made draws
   * @throws IllegalStateException if the prover is in use
   */
  public Proof<N> prove(Game<N> game, int bound, Limits limits) {
    return prove(game, bound, limits, SearchListener.NONE);
  }

  /**
   * Asks whether the value of a game's last position is at least a bound, with a listener.
   *
   * @param game the game, with all moves of both sides
   * @param bound the minimum value in question, from the view of the side to move and in the unit
   *     of finished games; in {@code [-Score.MAX, Score.MAX]}
   * @param limits the limits that end the search
   * @param listener receives the search's progress
   * @return the answer, {@code UNKNOWN} if a limit came first
   * @throws IllegalArgumentException if {@code bound} is outside its range, or the limits have root
   *     moves; also if the search is of your own, and what was played may make a draw
   * @throws IllegalStateException if the prover is in use
   */
  public Proof<N> prove(Game<N> game, int bound, Limits limits, SearchListener listener) {
    Ranges.between("bound", bound, -Score.MAX, Score.MAX);
    checkWhole(limits);
    checkPlayed(game);
    return use.call(() -> {
      SearchResult result = new IterativeDeepening<>(
              search,
              pace,
              nanoTime,
              (run, depth) -> run.iterate(depth, bound - 1, bound),
              DepthSteps.SINGLE)
          .search(game, limits, listener);
      return new Proof<>(game, bound, result);
    });
  }

  private static void checkWhole(Limits limits) {
    if (!limits.rootMoves().isEmpty()) {
      throw new IllegalArgumentException("the limits have the root moves " + limits.rootMoves()
          + ", but an answer is about all moves; ask about the positions after these moves");
    }
  }

  /**
   * Rejects a game whose draws this prover does not know. A game without moves can make a draw of
   * its own position only, and no proof needs a return to this position.
   */
  private void checkPlayed(Game<N> game) {
    if (knowsDraws || game.isOver()) {
      return;
    }
    int quietPlies = game.position().quietPliesLeft();
    if (quietPlies != Integer.MAX_VALUE) {
      throw unknownDraw("the game is a draw after " + quietPlies + " more quiet plies", game);
    }
    SearchContext context = new SearchContext(Limits.none());
    context.setGame(game);
    if (!game.moves().isEmpty() && context.drawnPositions() != 0) {
      throw unknownDraw("a position would be a draw if it occurred once more", game);
    }
  }

  private static IllegalArgumentException unknownDraw(String draw, Game<?> game) {
    return new IllegalArgumentException(
        draw + ", which a prover of a search of your own does not know, after [" + game + "] in\n"
            + game.position());
  }

  /**
   * Builds the tree that shows why an answer is right: one move where one is enough, and all moves
   * elsewhere. The moves come from the table. What the table has lost is searched again.
   *
   * <p>The tree is one of the proof's game: a position that what was played makes a draw is
   * {@link ProofNode.Kind#TERMINAL}, with the score 0.
   *
   * <p>The tree is built level by level. Its many small searches are not reported to the log or the
   * Flight Recorder, as the question itself is. A node whose moves have no room any more is marked
   * as {@link ProofNode.Kind#CUT}, and so is a node that the limits have ended.
   *
   * @param proof an answer of this prover, {@code YES} or {@code NO}
   * @param maxNodes the maximum number of nodes, at least 1
   * @param limits limits of all searches for this tree together; their depth does not matter
   * @return the root
   * @throws IllegalArgumentException if the answer is {@code UNKNOWN}, if {@code maxNodes} is less
   *     than 1, or if this prover would reject the question or the limits
   * @throws IllegalStateException if the prover is in use
   */
  public ProofNode<N> tree(Proof<N> proof, int maxNodes, Limits limits) {
    if (proof.answer() == Proof.Answer.UNKNOWN) {
      throw new IllegalArgumentException("there is no proof, because the answer is UNKNOWN");
    }
    Ranges.atLeast("number of nodes", maxNodes, 1);
    checkWhole(limits);
    checkPlayed(proof.game());
    return use.call(() -> new ProofTree<>(
            new ProofPositions<>(search, knowsDraws, proof, maxNodes, limits, nanoTime), maxNodes)
        .build());
  }

  /** Forgets everything learned, so that the next question is reproducible. */
  public void reset() {
    use.run(search::reset);
  }
}
