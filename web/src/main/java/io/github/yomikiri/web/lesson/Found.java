package io.github.yomikiri.web.lesson;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.lesson.PiRecipe;
import io.github.yomikiri.app.lesson.PublishedCounts;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.recorder.SearchTree;
import io.github.yomikiri.recorder.TreePage;
import io.github.yomikiri.recorder.TreeRecorder;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;

/**
 * What a search has found.
 *
 * @param setting what was searched, and how
 * @param result the result, with its counts
 * @param tree the recorded tree
 * @param page makes a page of the tree with a title
 */
record Found(
    LessonSetting setting, SearchResult result, SearchTree tree, Function<String, TreePage> page) {

  /** How many nodes are recorded. The page stays fast with their tree. */
  static final int MAX_RECORDED = 20_000;

  /** How many nodes are visited. A browser takes some seconds for them. */
  static final int MAX_NODES = 3_000_000;

  private static final Duration PROGRESS = Duration.ofMillis(200);

  /**
   * Searches and records.
   *
   * @throws UserError if the setting's moves are not legal
   */
  static Found by(LessonSetting setting, LongConsumer progress) {
    return by(setting, setting.game(), progress);
  }

  /**
   * Searches and records.
   *
   * @throws UserError if the text is not a setting, or its moves are not legal
   */
  static Found by(String setting) {
    return by(LessonSetting.parse(setting), nodes -> {});
  }

  private static <N extends Node<N>> Found by(
      LessonSetting setting, LessonGame<N> game, LongConsumer progress) {
    Game<N> root = root(setting, game);
    TreeRecorder<N> recorder = new TreeRecorder<>(MAX_RECORDED);
    RootSearch<N> search = new RootSearch<>(
        recorder.record(setting.algorithm(), game.composition().apply(setting.parts())),
        root.position(),
        Limits.nodes(MAX_NODES),
        System::nanoTime);
    search.onProgress(
        PROGRESS, () -> progress.accept(search.soFar().statistics().nodes()));
    search.iterate(setting.depth(), setting.alpha(), setting.beta());
    SearchTree tree = recorder.tree();
    return new Found(setting, search.result(), tree, title -> game.page(title, tree, root));
  }

  private static <N extends Node<N>> Game<N> root(LessonSetting setting, LessonGame<N> game) {
    Game<N> played = Game.of(game.start());
    for (String move : setting.moves()) {
      Optional<Move> parsed = played.position().parse(move);
      if (parsed.isEmpty()) {
        String legal = played.position().legalMoves().stream()
            .map(Move::notation)
            .collect(Collectors.joining(", "));
        throw new UserError("\"" + Words.shorten(move) + "\" is not a legal move after "
            + played.moves().size() + " moves"
            + (legal.isEmpty() ? ", because the game is over." : ". Legal are " + legal + "."));
      }
      played = played.play(parsed.get());
    }
    if (played.isOver()) {
      throw new UserError("The game is over after these moves, so there is nothing to search.");
    }
    return played;
  }

  long leaves() {
    return result.statistics().leaves();
  }

  long innerNodes() {
    return result.statistics().innerNodes();
  }

  /** Returns whether the search ended at its limit of nodes. */
  boolean isStopped() {
    return result.completion() == Completion.NODES;
  }

  /** Returns the value, with a sign before it if it is only a bound. */
  String value() {
    return switch (result.bound()) {
      case EXACT, ESTIMATE -> number(result.score());
      case LOWER -> "\u2265 " + number(result.score());
      case UPPER -> "\u2264 " + number(result.score());
    };
  }

  private static String number(int value) {
    return value < 0 ? "\u2212" + -value : Integer.toString(value);
  }

  /** Returns the best move's text; empty if no move has reached the window. */
  String bestMove() {
    return result.bound() == Bound.UPPER
        ? ""
        : result.move().map(Move::notation).orElse("");
  }

  /** Returns the counts of this search that were published in 2011, if there are any. */
  Optional<PublishedCounts> published() {
    boolean isPublished = setting.game().id().equals(LessonGame.PI)
        && setting.isWhole()
        && setting.depth() == setting.game().maxDepth();
    return isPublished
        ? PiRecipe.published(setting.algorithm(), setting.parts())
        : Optional.empty();
  }
}
