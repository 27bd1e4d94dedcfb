package example.chess;

import io.github.yomikiri.search.algorithm.Expander;
import io.github.yomikiri.search.algorithm.NodeRule;

/** Searches a side in check one ply deeper, because it has few moves and its position may tip. */
final class CheckExtension extends NodeRule<Chess> {

  CheckExtension() {
    super("check extension");
  }

  @Override
  protected Answers<Chess> answers(Search<Chess> search) {
    return (node, depth, alpha, beta, ply) ->
        node.isCheck() ? search.search(node, depth + 1, alpha, beta, ply) : Expander.OPEN;
  }

  @Override
  protected boolean isSelective() {
    return false;
  }
}
