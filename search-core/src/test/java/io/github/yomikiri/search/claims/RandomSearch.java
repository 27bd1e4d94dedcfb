package io.github.yomikiri.search.claims;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Proof;
import io.github.yomikiri.search.driver.Prover;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.mcts.MonteCarloBuilder;
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

  private final SolvedGame<N> game;
  private final RandomChoices random;
  private final RandomParts<N> parts;

  RandomSearch(SolvedGame<N> game, SplittableRandom source) {
    this.game = game;
    random = new RandomChoices(source);
    parts = new RandomParts<>(game, random);
    random.note(game.start().toString());
    game.knowledge().ifPresent(known -> random.note("knowledge"));
  }

  /** Returns what was chosen and found so far. */
  @Override
  public String toString() {
    return random.toString();
  }

  void run() {
    switch (random.below(game.cyclic() ? 5 : 6)) {
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

  private List<N> roots() {
    List<N> roots = new ArrayList<>();
    N node = game.start();
    int count = 1 + random.below(MAX_SEARCHES);
    while (roots.size() < count) {
      roots.add(node);
      List<Move> moves = node.legalMoves();
      if (random.chance(60) && !moves.isEmpty()) {
        node = node.play(moves.get(random.below(moves.size())).code());
      }
    }
    return roots;
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
    for (N root : roots()) {
      Limits limits = limits();
      SearchResult result = searcher.search(root, limits);
      random.note("searched " + root + " with " + limits + ": " + result);
      check(root, result, true);
    }
  }

  private void prove(Prover<N> prover) {
    for (N root : roots()) {
      int distance = random.any("distance", -20, -1, 0, 0, 1, 1, 2, 20);
      int bound = RandomParts.within(parts.value(root) + distance);
      Limits limits = limits();
      Proof<N> proof = prover.prove(root, bound, limits);
      random.note("asked " + root + " for " + bound + " with " + limits + ": " + proof.answer()
          + " " + proof.result());
      int value = parts.value(root);
      switch (proof.answer()) {
        case YES -> {
          assertThat(value).as("value").isGreaterThanOrEqualTo(bound);
          proof
              .result()
              .move()
              .ifPresent(move -> assertThat(valueAfter(root, move))
                  .as("value of the move %s", move)
                  .isGreaterThanOrEqualTo(bound));
        }
        case NO -> assertThat(value).as("value").isLessThan(bound);
        default -> {}
      }
      check(root, proof.result(), false);
    }
  }

  private void searchTree() {
    random.note("Monte-Carlo");
    MonteCarloBuilder<N> builder =
        Searchers.monteCarlo(game.type()).seed(random.seed()).evaluator(parts.evaluator());
    game.knowledge().ifPresent(builder::knowledge);
    var searcher =
        Tunings.smallTree(builder, random.any("memory", 200, 20_000), 3).build();
    for (N root : roots()) {
      SearchResult result = searcher.search(root, Limits.nodes(1 + random.below(3_000)));
      random.note("searched " + root + ": " + result);
      check(root, result, false);
    }
  }

  // The claims.

  private int valueAfter(N node, Move move) {
    return -parts.value(node.play(move.code()));
  }

  private void check(N root, SearchResult result, boolean bestPlay) {
    int value = parts.value(root);
    if (result.solved()) {
      assertBound(result.score(), result.bound(), value, "the solved score");
      if (result.bound() != Bound.UPPER) {
        result
            .move()
            .ifPresent(move -> assertThat(valueAfter(root, move))
                .as("value of the solved best move %s", move)
                .isGreaterThanOrEqualTo(result.score()));
      }
    }
    if (bestPlay && result.completion() == Completion.SOLVED) {
      assertThat(result.bound())
          .as("bound of a search that ended as solved")
          .isEqualTo(Bound.EXACT);
      assertThat(result.solved()).isTrue();
    }
    if (game.cyclic()) {
      return; // A return to the root counts as a draw, so values of the other moves may differ.
    }
    for (RootMove move : result.rootMoves()) {
      if (move.solved()) {
        int exact = valueAfter(root, move.move());
        assertBound(move.score(), move.bound(), exact, "the solved root move " + move.move());
      }
    }
    if (bestPlay && result.solved() && result.bound() == Bound.EXACT) {
      checkLine(root, result, value);
    }
  }

  /** Checks that each move of a solved line keeps the value. */
  private void checkLine(N root, SearchResult result, int value) {
    N node = root;
    int expected = value;
    for (Move move : result.principalVariation()) {
      node = node.play(move.code());
      expected = -expected;
      assertThat(parts.value(node))
          .as("value after %s of the line %s", move, result.principalVariation())
          .isEqualTo(expected);
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
