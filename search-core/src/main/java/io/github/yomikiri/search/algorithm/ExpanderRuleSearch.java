package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.rule.RuleSearch;
import io.github.yomikiri.search.table.TableEntry;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.view.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What rules ask of a search that calls an expander. */
final class ExpanderRuleSearch<N extends Node<N>> extends RuleSearch<N> {

  /** The expander that the rules decorate. */
  final Expander<N> inner;

  /** The search that applies all rules. */
  final ExpanderSearch<N> whole;

  private final Composition<N> parts;
  private final @Nullable TranspositionTable table;
  private final @Nullable Knowledge<N> knowledge;
  private final TableBank bank;
  private final Path path;

  /**
   * Makes what rules ask, and with it the rules and the search that applies them.
   *
   * @param path the path of the search
   * @param idle a context until the first search begins
   * @param search makes the search; its rules read the other fields of this object
   */
  ExpanderRuleSearch(
      MadeParts<N> made,
      Expander<N> inner,
      Path path,
      SearchContext idle,
      Function<ExpanderRuleSearch<N>, ? extends ExpanderSearch<N>> search) {
    super(made.composition().evaluator(), made.composition().estimateRange(), idle);
    this.inner = inner;
    this.path = path;
    parts = made.composition();
    table = made.table().orElse(null);
    knowledge = parts.knowledge().orElse(null);
    bank = TableBank.of(parts);
    whole = search.apply(this);
  }

  @Override
  public int value(N node, int depth, int alpha, int beta, int ply) {
    return whole.value(node, depth, alpha, beta, ply);
  }

  @Override
  public int open(N node, int depth, int alpha, int beta, int ply) {
    return inner.open(node, depth, alpha, beta, ply);
  }

  @Override
  public void close(int depth, int value, int move, int alpha, int beta, int ply) {
    inner.close(depth, value, move, alpha, beta, ply);
  }

  @Override
  public MoveList moves(int ply) {
    return inner.moves(ply).moves;
  }

  @Override
  public int guide(int ply) {
    return inner.moves(ply).guide();
  }

  @Override
  public int move(int ply) {
    return inner.moves(ply).last();
  }

  @Override
  public int earlier(int ply) {
    return inner.moves(ply).picked();
  }

  @Override
  public void leaveMoves(int ply) {
    inner.moves(ply).picked(-1, Expander.NO_MOVE);
  }

  @Override
  public int tableDepth() {
    return parts.tableDepth();
  }

  @Override
  public boolean drawsByRule() {
    return parts.repetition();
  }

  @Override
  public long probe(N child, int depth, int ply) {
    if (table == null || child.isTerminal()) {
      return TableEntry.NONE;
    }
    long key = child.key();
    int banked = 0;
    path.open(key, child.quietPliesLeft(), depth, ply);
    // In a game in which positions are draws, symmetric positions differ.
    if (knowledge != null && context().drawnPositions() == 0) {
      banked = knowledge.banked(child);
      key = bank.key(knowledge.key(child, knowledge.symmetry(child)), banked);
    }
    long entry = bank.probe(table, key, depth, bank.points(banked));
    path.close(ply - 1);
    return parts.depthRule().accepts(entry, depth) ? entry : TableEntry.NONE;
  }
}
