package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Part.Facts;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A search that is fitted to the rules of the game, which it learns from its root: whether what is
 * played can make a draw, and which score is the greatest. So nobody has to ask for draws by
 * repetition, and a game without such rules pays nothing for them.
 *
 * <p>One search is made for each kind of rules, when the first root of this kind comes. All of them
 * share the table. A searcher of one game has one kind.
 */
final class FittedSearch<N extends Node<N>> implements WindowSearch<N> {

  private final Composition<N> parts;
  private final Optional<TranspositionTable> table;
  private final Function<Composition<N>, WindowSearch<N>> maker;
  private final Map<Facts<N>, WindowSearch<N>> made = new HashMap<>();
  private boolean isNew = true;

  /**
   * Makes a search.
   *
   * @param parts the parts of the search, which are known to fit
   * @param maker makes the search of a composition
   * @throws IllegalArgumentException if the table was used by another rule with the same text
   */
  FittedSearch(Composition<N> parts, Function<Composition<N>, WindowSearch<N>> maker) {
    table = parts.makeTable();
    table.ifPresent(one -> TableUsers.add(one, parts.selectiveParts()));
    this.parts = table.map(one -> parts.withTable(() -> one)).orElse(parts);
    this.maker = maker;
  }

  @Override
  public int search(N root, int depth, int alpha, int beta, SearchContext context) {
    Facts<N> facts = parts.facts(root);
    WindowSearch<N> search = made.get(facts);
    if (search == null) {
      search = maker.apply(parts.with(facts));
      search.newSearch();
      made.put(facts, search);
    }
    if (isNew) {
      isNew = false;
      parts.with(facts).checkEvaluator(root);
    }
    return search.search(root, depth, alpha, beta, context);
  }

  @Override
  public Unit<N> unit() {
    return parts.evaluator().unit();
  }

  @Override
  public void newSearch() {
    isNew = true;
    made.values().forEach(WindowSearch::newSearch);
  }

  @Override
  public void reset() {
    if (made.isEmpty()) {
      table.ifPresent(TranspositionTable::clear);
    }
    // Each of these clears the table, too.
    made.values().forEach(WindowSearch::reset);
  }
}
