package io.github.yomikiri.search.claims;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Proof;
import io.github.yomikiri.search.driver.ProofNode;
import io.github.yomikiri.search.driver.Prover;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.mcts.MonteCarloBuilder;
import io.github.yomikiri.search.mcts.RolloutPolicy;
import io.github.yomikiri.search.mcts.Tunings;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A searcher of {@linkplain RandomParts random parts} for one random game. It searches some
 * positions one after another, so the later searches use what the earlier ones have left. Each
 * claim is compared with the game's true values.
 */
final class RandomSearch<N extends Node<N>> {

  private static final int MAX_SEARCHES = 3;
  private static final int MAX_OPENING = 12;

  private final SolvedGame<N> game;
  private final RandomChoices random;
  private final RandomParts<N> parts;

  RandomSearch(SolvedGame<N> game, SplittableRandom source) {
    this.game = game;
    random = new RandomChoices(source);
    parts = new RandomParts<>(game, random);
    random.note(() -> game.start().toString());
    game.knowledge().ifPresent(known -> random.note("knowledge"));
  }

  /** Returns what was chosen and found so far. */
  @Override
  public String toString() {
    return random.toString();
  }

  void run() {
    switch (random.below(6)) {
      case 0, 1 -> prove(parts.builder(true).buildProver());
      case 5 -> searchTree();
      default -> search();
    }
  }

  // The searches.

  private Limits limits() {
    // A search of a game with cycles may never end without a limit.
    return switch (random.below(game.cyclic() ? 2 : 3)) {
      case 0 -> Limits.nodes(1 + random.below(random.chance(50) ? 60 : 3_000)).withDepth(40);
      case 1 -> Limits.depth(1 + random.below(8)).withNodes(20_000);
      default -> Limits.nodes(200_000);
    };
  }

  /** Returns limits that may exclude moves of the root. */
  private Limits someMoves(Game<N> played, Limits limits) {
    if (played.isOver() || random.chance(70)) {
      return limits;
    }
    List<Move> moves = new ArrayList<>(played.position().legalMoves());
    for (int excluded = random.below(moves.size()); excluded > 0; excluded--) {
      moves.remove(random.below(moves.size()));
    }
    return limits.withRootMoves(moves);
  }

  /** Returns the games to be searched. A game with cycles has an opening, which may repeat. */
  private List<Game<N>> games() {
    List<Game<N>> games = new ArrayList<>();
    Game<N> played = Game.of(game.start());
    for (int ply = game.cyclic() ? random.below(MAX_OPENING) : 0; ply > 0; ply--) {
      Game<N> next = play(played);
      played = next.isOver() ? played : next;
    }
    int count = 1 + random.below(MAX_SEARCHES);
    while (games.size() < count) {
      games.add(played);
      if (random.chance(60)) {
        played = play(played);
      }
    }
    return games;
  }

  private Game<N> play(Game<N> played) {
    List<Move> moves = played.isOver() ? List.of() : played.position().legalMoves();
    return moves.isEmpty() ? played : played.play(moves.get(random.below(moves.size())));
  }

  private void search() {
    SearcherBuilder<N> builder = parts.builder(false);
    var searcher = switch (random.any(
        "driver", "deepening", "fixed", "aspiration", "winner first", "steps", "best")) {
      case "fixed" -> builder.fixedDepth(1 + random.below(9)).build();
      case "aspiration" -> builder.aspiration(random.any("delta", 1, 3, 40)).build();
      case "winner first" -> builder.winLossDrawFirst().build();
      case "steps" -> builder.deepenBy(2).build();
      case "best" -> builder.buildForBestMoves(random.any("best", 2, 3, Integer.MAX_VALUE));
      default -> builder.iterativeDeepening().build();
    };
    for (Game<N> played : games()) {
      Limits limits = someMoves(played, limits());
      SearchResult result = searcher.search(played, limits);
      random.note(() -> "searched " + text(played) + " with " + limits + ": " + result);
      check(played, limits, result, true);
    }
  }

  private void prove(Prover<N> prover) {
    for (Game<N> played : games()) {
      int distance = random.any("distance", -20, -1, 0, 0, 1, 1, 2, 20);
      int value = parts.value(played);
      int bound = Math.max(-Score.MAX, Math.min(Score.MAX, value + distance));
      Limits limits = limits();
      Proof<N> proof = prover.prove(played, bound, limits);
      random.note(() -> "asked " + text(played) + " for " + bound + " with " + limits + ": "
          + proof.answer() + " " + proof.result());
      switch (proof.answer()) {
        case YES -> {
          assertThat(value).as("value").isGreaterThanOrEqualTo(bound);
          proof
              .result()
              .move()
              .ifPresent(move -> assertThat(parts.valueAfter(played, move))
                  .as("value of the move %s", move)
                  .isGreaterThanOrEqualTo(bound));
        }
        case NO -> assertThat(value).as("value").isLessThan(bound);
        default -> {}
      }
      check(played, limits, proof.result(), false);
      if (proof.answer() != Proof.Answer.UNKNOWN && random.chance(30)) {
        checkTree(prover, proof);
      }
    }
  }

  /** Checks the tree of a proof, which limits may have cut. */
  private void checkTree(Prover<N> prover, Proof<N> proof) {
    int maxNodes = 1 + random.below(200);
    ProofNode<N> tree = prover.tree(proof, maxNodes, Limits.nodes(5_000));
    random.note(() -> "a tree of " + tree.size() + " of " + maxNodes + " nodes");
    assertThat(tree.size()).isLessThanOrEqualTo(maxNodes);
    parts.checkTree(tree, proof.game());
  }

  private void searchTree() {
    random.note("Monte-Carlo");
    boolean shortestWins = parts.countPlies();
    MonteCarloBuilder<N> builder =
        Searchers.monteCarlo(game.type()).seed(random.seed()).evaluator(parts.evaluator());
    game.knowledge().ifPresent(builder::knowledge);
    if (shortestWins) {
      builder.shortestWins();
    }
    if (game.cyclic() && random.chance(60)) {
      random.note("repetitions");
      builder.repetition();
    }
    if (random.chance(30)) {
      random.note("roll-outs");
      builder.rollouts(RolloutPolicy.uniform());
    }
    if (random.chance(20)) {
      random.note("two threads");
      builder.threads(2);
    }
    var searcher =
        Tunings.smallTree(builder, random.any("memory", 200, 20_000), 3).build();
    for (Game<N> played : games()) {
      Limits limits = someMoves(played, Limits.nodes(1 + random.below(3_000)));
      SearchResult result = searcher.search(played, limits);
      random.note(() -> "searched " + text(played) + " with " + limits + ": " + result);
      check(played, limits, result, false);
    }
  }

  private String text(Game<N> played) {
    return played.position() + " after [" + played + "]";
  }

  // The claims.

  private void check(Game<N> played, Limits limits, SearchResult result, boolean bestPlay) {
    boolean isWhole = limits.rootMoves().isEmpty();
    int value = limits.rootMoves().stream()
        .mapToInt(move -> parts.valueAfter(played, move))
        .max()
        .orElseGet(() -> parts.value(played));
    assertThat(isWhole ? List.of() : limits.rootMoves())
        .as("the moves without values")
        .allMatch(
            move -> result.rootMoves().stream().anyMatch(each -> each.move().equals(move)))
        .hasSize(isWhole ? 0 : result.rootMoves().size());
    if (result.solved()) {
      assertBound(result.score(), result.bound(), value, "the solved score");
      if (result.bound() != Bound.UPPER) {
        result
            .move()
            .ifPresent(move -> assertThat(parts.valueAfter(played, move))
                .as("value of the solved best move %s", move)
                .isGreaterThanOrEqualTo(result.score()));
      }
    }
    if (bestPlay && result.completion() == Completion.SOLVED) {
      assertThat(result.isExact())
          .as("whether a search that ended as solved is exact")
          .isTrue();
    }
    if (game.cyclic() && value > 0 && isWhole) {
      return; // A return to the root counts as a draw, so values of the other moves may differ.
    }
    for (RootMove move : result.rootMoves()) {
      if (move.solved()) {
        int exact = parts.valueAfter(played, move.move());
        assertBound(move.score(), move.bound(), exact, "the solved root move " + move.move());
      }
    }
    if (bestPlay && !game.cyclic() && result.solved() && result.bound() == Bound.EXACT) {
      checkLine(played, value, result);
    }
  }

  /** Checks that each move of a solved line keeps the value. */
  private void checkLine(Game<N> played, int value, SearchResult result) {
    Game<N> line = played;
    int expected = value;
    for (Move move : result.principalVariation()) {
      assertThat(parts.valueAfter(line, move))
          .as("value of %s in the line %s", move, result.principalVariation())
          .isEqualTo(expected);
      line = line.play(move);
      expected = parts.value(line);
    }
  }

  private static void assertBound(int score, Bound bound, int value, String what) {
    switch (bound) {
      case EXACT -> assertThat(value).as(what).isEqualTo(score);
      case LOWER -> assertThat(value).as(what).isGreaterThanOrEqualTo(score);
      case UPPER -> assertThat(value).as(what).isLessThanOrEqualTo(score);
      case ESTIMATE -> throw new AssertionError(what + " is an estimate");
    }
  }
}
