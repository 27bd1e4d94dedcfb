package io.github.yomikiri.learn;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.WindowSearch;
import java.util.List;

/**
 * Finds out whether a search's value is an estimate, or the score of a finished game.
 *
 * <p>A value comes from the end of the best line. If the game is over there, the value is that of a
 * won, drawn or lost game, though other moves were only estimated. No range of values can show
 * this: a win may count a point or a million, and a score of discs is in the evaluator's own unit.
 *
 * <p>A best line may be shorter than the search was deep, because a table or the game's knowledge
 * has answered its last node. The line is then continued by a search of that node.
 *
 * @param search the search that has found the value
 * @param limits what ends a further search
 */
record BestLineEnd<N extends Node<N>>(WindowSearch<N> search, Limits limits) {

  /**
   * Returns whether a value is the score of a finished game.
   *
   * @param root a position whose game is not over
   * @param depth how deep it was searched, in plies
   * @param result the result of that search
   * @return whether the best line ends with the game, at the search's value; false if a limit has
   *     ended a further search, or if a further search finds another value
   */
  boolean isDecided(N root, int depth, SearchResult result) {
    N end = root;
    int value = result.score();
    int left = depth;
    List<Move> line = result.principalVariation();
    while (true) {
      // 1. Go to the end of the line.
      for (Move move : line) {
        end = end.play(move.code());
        value = -value;
        left--;
      }
      if (end.isTerminal()) {
        return search.unit().terminalScore(end) == value;
      }
      if (left <= 0) {
        return false;
      }
      // 2. The line is short. Search its end to the depth that is left.
      RootSearch<N> further = new RootSearch<>(search, end, limits, System::nanoTime);
      if (!further.iterate(left) || further.result().score() != value) {
        return false;
      }
      if (further.isSolved()) {
        return true;
      }
      line = further.result().principalVariation();
    }
  }
}
