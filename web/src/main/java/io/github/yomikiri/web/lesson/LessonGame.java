package io.github.yomikiri.web.lesson;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.lesson.PiRecipe;
import io.github.yomikiri.app.lesson.SeedPart;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.GivenTree;
import io.github.yomikiri.games.Nim;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.recorder.SearchTree;
import io.github.yomikiri.recorder.TreePage;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.ordering.MoveOrdering;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A game of the lesson.
 *
 * @param id its name in addresses
 * @param label its name on the page
 * @param note what its values mean
 * @param start the position at the start
 * @param maxDepth the greatest depth of a search from the start, in plies
 * @param usualDepth the depth if none is chosen
 * @param composition composes the parts of a search
 * @param kit draws its board; empty for a tree of numbers
 */
record LessonGame<N extends Node<N>>(
    String id,
    String label,
    String note,
    N start,
    int maxDepth,
    int usualDepth,
    Function<Set<SeedPart>, Composition<N>> composition,
    Optional<NodeKit<N>> kit) {

  static final String PI = "pi";

  /** The game whose tree the reader types. */
  static final String OWN = "own";

  private static final int PI_DEPTH = 4;
  private static final int SQUARES = 9;

  private static final List<LessonGame<?>> ALL = List.of(
      tree(
          PI,
          "the pi tree",
          "Three moves, four plies, and the digits of pi as leaves, from the view of the root.",
          UniformTree.pi()),
      tree(
          "pi-best",
          "the pi tree, best moves first",
          "The pi tree with the moves of each node sorted: the best move is the first.",
          SortedPiTree.bestFirst()),
      tree(
          "pi-worst",
          "the pi tree, worst moves first",
          "The pi tree with the moves of each node sorted: the best move is the last.",
          SortedPiTree.worstFirst()),
      of(
          GameKits.ticTacToe(),
          "A win counts 1. At the horizon an unfinished game counts 0, like a draw.",
          TicTacToe.START,
          SQUARES,
          4,
          parts -> compose(TicTacToe.class, position -> 0, parts)),
      of(
          GameKits.connectFour(),
          "At the horizon, discs near the center count. A win counts 100 and more.",
          ConnectFour.START,
          8,
          4,
          parts -> compose(ConnectFour.class, new WholeCentrality(), parts)),
      of(
          GameKits.nim(),
          "Heaps of 2, 3 and 4: whoever takes the last object wins 1. At the horizon an unfinished"
              + " game counts 0.",
          Nim.of(2, 3, 4),
          SQUARES,
          SQUARES,
          parts -> compose(Nim.class, position -> 0, parts)),
      own("[[3 5] [2 [9 1]] 4]"));

  private static LessonGame<UniformTree> tree(
      String id, String label, String note, UniformTree root) {
    return new LessonGame<>(
        id, label, note, root, PI_DEPTH, PI_DEPTH, PiRecipe::compose, Optional.empty());
  }

  private static <N extends Node<N>> LessonGame<N> of(
      NodeKit<N> kit,
      String note,
      N start,
      int maxDepth,
      int usualDepth,
      Function<Set<SeedPart>, Composition<N>> composition) {
    return new LessonGame<>(
        kit.name(), kit.title(), note, start, maxDepth, usualDepth, composition, Optional.of(kit));
  }

  /**
   * Returns the game of a tree that the reader has typed.
   *
   * @throws UserError if the text is not a tree, or a tree without moves
   */
  static LessonGame<GivenTree> own(String text) {
    GivenTree tree;
    try {
      tree = GivenTree.of(text);
    } catch (InvalidInputException e) {
      throw new UserError("This is not a tree: " + e.place() + ": " + e.reason() + ".");
    }
    if (tree.isTerminal()) {
      throw new UserError("The tree is a single number: enclose the moves of the root in [ and ].");
    }
    return new LessonGame<>(
        OWN,
        "a tree of your own",
        "A number is a leaf, from the view of the root. [ and ] enclose the moves of a node.",
        tree,
        tree.height(),
        tree.height(),
        parts -> compose(GivenTree.class, position -> 0, parts),
        Optional.empty());
  }

  private static <N extends Node<N>> Composition<N> compose(
      Class<N> game, Evaluator<N> evaluator, Set<SeedPart> parts) {
    return SeedPart.compose(Composition.of(game, evaluator), parts, MoveOrdering::history);
  }

  /** Returns the page of a tree, with boards if the game has one. */
  TreePage page(String title, SearchTree tree, Game<N> root) {
    return kit.flatMap(known -> known
            .drawing(root.position())
            .map(drawing -> TreePage.of(title, tree, drawing, known.seats(), root.seat())))
        .orElseGet(() -> TreePage.of(title, tree));
  }

  static List<LessonGame<?>> all() {
    return ALL;
  }
}
