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
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * The positions that a proof needs: one move where one is enough, and all moves elsewhere. Each
 * position is asked once, however many paths lead to it.
 *
 * <p>In a game whose positions repeat, each chosen move keeps the win, but together they may go
 * round for ever. So if a repetition is no proof, each position gets a rank: how many plies the end
 * is away at most, if the opponent resists. A finished game has rank 0. Where one move is enough, a
 * position has one rank more than the least rank after its chosen moves. Any other position has one
 * more than the greatest rank after its moves. A tree whose moves lead to lower ranks has no
 * position twice.
 *
 * <p>A position that returns with fewer quiet plies left is a repetition, too. So with fewer quiet
 * plies a position has a greater rank than with more, and lower ranks do not lead back to it.
 *
 * <p>A position without a rank gets another move that keeps the win, until the root has a rank.
 * This must happen, because the moves of shortest wins have such ranks: each move comes nearer the
 * end. What wins with fewer quiet plies also wins with more, in no more plies.
 */
final class ProofPositions<N extends Node<N>> {

  private static final int UNRANKED = Integer.MAX_VALUE;

  /** What is asked about a position, with any number of quiet plies left. */
  private record Question(long key, boolean yes) {}

  /**
   * A move and the position after it. Other moves may lead to the same entry, and the side to move
   * there need not have made them.
   */
  record Step<N extends Node<N>>(Move move, N position, Entry<N> after) {}

  /** A position. The question is whether its value is at least {@code beta}. */
  static final class Entry<N extends Node<N>> {

    private final N position;
    private final int ply;
    private final int beta;
    private final boolean yes;
    /** The entries of the same question, by the number of quiet plies left. */
    private final NavigableMap<Integer, Entry<N>> alike;

    private final List<Step<N>> steps = new ArrayList<>();
    private final List<Entry<N>> before = new ArrayList<>();
    private OptionalInt finalScore = OptionalInt.empty();
    private int rank = UNRANKED;

    Entry(N position, int ply, int beta, boolean yes, NavigableMap<Integer, Entry<N>> alike) {
      this.position = position;
      this.ply = ply;
      this.beta = beta;
      this.yes = yes;
      this.alike = alike;
    }

    N position() {
      return position;
    }

    int beta() {
      return beta;
    }

    /** Returns whether the answer is yes, so that one move is enough. */
    boolean isYes() {
      return yes;
    }

    boolean isOver() {
      return finalScore.isPresent();
    }

    int finalScore() {
      return finalScore.orElseThrow();
    }

    /** Returns whether a score, from the view of the side to move, proves the answer. */
    boolean isProvenBy(int score) {
      return yes == score >= beta;
    }

    /** Returns the moves that the proof needs; none if the search for them was ended. */
    List<Step<N>> needed() {
      return yes
          ? steps.stream().min(Comparator.comparingInt(step -> step.after.rank)).stream()
              .toList()
          : steps;
    }

    boolean isRanked() {
      return rank != UNRANKED;
    }

    /** Returns one more than the greatest rank that this position depends on, if all are known. */
    private int rankFromOthers() {
      IntStream next = steps.stream().mapToInt(step -> step.after.rank);
      int after = (yes ? next.min() : next.max()).orElse(UNRANKED);
      int more = withMorePlies().map(entry -> entry.rank).orElse(0);
      int greatest = Math.max(after, more);
      return greatest == UNRANKED ? UNRANKED : greatest + 1;
    }

    private Optional<Entry<N>> withMorePlies() {
      return Optional.ofNullable(alike.higherEntry(position.quietPliesLeft()))
          .map(Map.Entry::getValue);
    }

    private Optional<Entry<N>> withFewerPlies() {
      return Optional.ofNullable(alike.lowerEntry(position.quietPliesLeft()))
          .map(Map.Entry::getValue);
    }
  }

  private final WindowSearch<N> search;
  private final Game<N> game;
  private final boolean knowsDraws;
  /** Knows which positions the game has made draws. */
  private final SearchContext played = new SearchContext(Limits.none());

  private final int depth;
  private final int maxPositions;
  private final LongSupplier nanoTime;
  private final Map<Question, NavigableMap<Integer, Entry<N>>> all = new HashMap<>();
  /** In the order in which they were found, those nearer the root first. */
  private final List<Entry<N>> found = new ArrayList<>();

  private final Entry<N> root;
  /** What remains of the limits; empty if they are used up. */
  private Optional<Limits> left;

  /**
   * Finds the positions.
   *
   * @param search a search that has found the proof
   * @param knowsDraws whether this search knows draws by the course of the game
   * @param proof the proof
   * @param maxPositions the maximum number of positions
   * @param limits limits of all searches together
   * @param nanoTime a clock in nanoseconds
   */
  ProofPositions(
      WindowSearch<N> search,
      boolean knowsDraws,
      Proof<N> proof,
      int maxPositions,
      Limits limits,
      LongSupplier nanoTime) {
    this.search = search;
    this.knowsDraws = knowsDraws;
    game = proof.game();
    played.setGame(game);
    depth = proof.result().depth();
    this.maxPositions = maxPositions;
    this.nanoTime = nanoTime;
    left = Optional.of(limits);
    root = entry(proof.root(), 0, proof.bound(), proof.answer() == Proof.Answer.YES);
    if (knowsDraws && played.isDrawn(root.position)) {
      // The root itself is no draw, but a return to it is one.
      root.alike.clear();
    }
    explore(0);
    if (!root.isProvenBy(0)) {
      findMovesThatEnd();
    }
  }

  Entry<N> root() {
    return root;
  }

  private Entry<N> entry(N position, int ply, int beta, boolean yes) {
    NavigableMap<Integer, Entry<N>> alike = alike(position, yes);
    return alike.computeIfAbsent(position.quietPliesLeft(), quietPlies -> {
      Entry<N> entry = new Entry<>(position, ply, beta, yes, alike);
      found.add(entry);
      return entry;
    });
  }

  private NavigableMap<Integer, Entry<N>> alike(N position, boolean yes) {
    return all.computeIfAbsent(new Question(position.key(), yes), question -> new TreeMap<>());
  }

  /** Finds the moves of all positions from one on, and so the positions after them. */
  private void explore(int from) {
    for (int i = from; i < found.size(); i++) {
      Entry<N> entry = found.get(i);
      List<Move> legal = entry.position.legalMoves();
      if (legal.isEmpty() || isDrawn(entry)) {
        int score = legal.isEmpty() ? search.unit().terminalScore(entry.position) : 0;
        entry.finalScore = OptionalInt.of(score);
        continue;
      }
      List<Move> needed = entry.yes ? enough(entry) : legal;
      if (found.size() + needed.size() <= maxPositions) {
        needed.forEach(move -> addStep(entry, move));
      }
    }
  }

  private void addStep(Entry<N> entry, Move move) {
    N position = entry.position.play(move.code());
    Entry<N> after =
        entry(position, entry.ply + 1, betaAfter(entry, position), yesAfter(entry, position));
    entry.steps.add(new Step<>(move, position, after));
    after.before.add(entry);
  }

  private int betaAfter(Entry<N> entry, N after) {
    return after.movesAgain() ? entry.beta : 1 - entry.beta;
  }

  private boolean yesAfter(Entry<N> entry, N after) {
    return after.movesAgain() == entry.yes;
  }

  private boolean isDrawn(Entry<N> entry) {
    return entry == root ? game.isDrawnByRule() : knowsDraws && played.isDrawn(entry.position);
  }

  /** Returns a move that proves the answer yes, if the limits allow it. */
  private List<Move> enough(Entry<N> entry) {
    return ask(entry.position, entry.ply, entry.beta)
        .filter(result -> result.bound() != Bound.UPPER)
        .map(result -> List.of(result.bestMove()))
        .orElse(List.of());
  }

  /** Answers whether the value of a position is at least a bound, if the limits allow it. */
  private Optional<SearchResult> ask(N position, int ply, int beta) {
    if (left.isEmpty() || left.get().stop().isRaised()) {
      return Optional.empty();
    }
    RootSearch<N> run = ply == 0
        ? new RootSearch<>(search, game, left.get(), nanoTime)
        : new RootSearch<>(search, game, position, left.get(), nanoTime);
    // The horizon of the whole proof may also allow an answer that rests on estimates. A search to
    // the end of the game does not.
    boolean solved =
        isSolved(run, beta, Math.max(1, depth - ply)) || isSolved(run, beta, Limits.MAX_DEPTH);
    SearchResult result = run.result();
    left = left.get().after(result.statistics());
    return solved ? Optional.of(result) : Optional.empty();
  }

  private boolean isSolved(RootSearch<N> run, int beta, int horizon) {
    return run.moveCount() == 0 || run.iterate(horizon, beta - 1, beta) && run.isSolved();
  }

  /** Adds moves to positions without a rank until the root has one. */
  private void findMovesThatEnd() {
    rank(found);
    boolean isChanged = true;
    while (!root.isRanked() && isChanged && left.isPresent()) {
      isChanged = false;
      for (Entry<N> entry : List.copyOf(found)) {
        if (entry.yes && !entry.isRanked() && !entry.isOver() && !root.isRanked()) {
          isChanged |= addMove(entry);
        }
      }
      // A rank may be too low, because the same position with more quiet plies was found later.
      found.forEach(entry -> entry.rank = UNRANKED);
      rank(found);
    }
  }

  /** Adds one more move that keeps the win, and returns whether there is one. */
  private boolean addMove(Entry<N> entry) {
    for (Move move : entry.position.legalMoves()) {
      if (entry.steps.stream().anyMatch(step -> step.move.equals(move))
          || found.size() >= maxPositions) {
        continue;
      }
      N after = entry.position.play(move.code());
      boolean isKnown = alike(after, yesAfter(entry, after)).containsKey(after.quietPliesLeft());
      if (!isKnown && !isWonAfter(after, entry)) {
        continue;
      }
      int before = found.size();
      addStep(entry, move);
      explore(before);
      rank(found.subList(before, found.size()));
      rank(List.of(entry));
      return true;
    }
    return false;
  }

  private boolean isWonAfter(N after, Entry<N> entry) {
    int beta = betaAfter(entry, after);
    return ask(after, entry.ply + 1, beta)
        .filter(result -> after.movesAgain()
            ? result.score() >= beta && result.bound() != Bound.UPPER
            : result.score() < beta && result.bound() != Bound.LOWER)
        .isPresent();
  }

  /** Ranks positions as far as possible, and those that depend on them. */
  private void rank(List<Entry<N>> unranked) {
    Deque<Entry<N>> open = new ArrayDeque<>(unranked);
    while (!open.isEmpty()) {
      Entry<N> entry = open.remove();
      if (entry.isRanked()) {
        continue;
      }
      entry.rank =
          entry.isOver() && entry.isProvenBy(entry.finalScore()) ? 0 : entry.rankFromOthers();
      if (entry.isRanked()) {
        open.addAll(entry.before);
        entry.withFewerPlies().ifPresent(open::add);
      }
    }
  }
}
