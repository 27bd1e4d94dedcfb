package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position with the configurations of its patterns, as both sides see them. They are worked out
 * when they are first needed, from those of the position before. Most positions of a search are
 * leaves, and nobody asks for the other side's view of a leaf. Of most others, whose moves all lead
 * to leaves, nobody asks for the view of the side to move. A position keeps the ones before it.
 *
 * <p>Immutable. If several threads work out the same picture at once, the results are equal. A
 * record has final fields, so another thread that sees it also sees what it holds.
 */
final class PatternNode<N extends Node<N>> implements Node<PatternNode<N>> {

  private final Pictures<N> pictures;
  private final boolean isShared;
  private final N node;
  // What the side that is to move here saw before the last move.
  private final Picture moverBefore;
  // The position before the last move; in the first position null.
  private final @Nullable PatternNode<N> before;
  private @Nullable Picture mover;
  private @Nullable Picture other;

  private PatternNode(
      Pictures<N> pictures,
      boolean isShared,
      N node,
      Picture moverBefore,
      @Nullable PatternNode<N> before) {
    this.pictures = pictures;
    this.isShared = isShared;
    this.node = node;
    this.moverBefore = moverBefore;
    this.before = before;
  }

  /** Returns a position whose configurations are worked out from the empty board. */
  static <N extends Node<N>> PatternNode<N> of(Patterns<N> patterns, N node) {
    Pictures<N> pictures = patterns.pictures();
    return new PatternNode<>(pictures, patterns.view().isShared(), node, pictures.empty(), null);
  }

  /** Returns the position without its configurations. */
  N plain() {
    return node;
  }

  /** Returns the sum of the weights that the side to move sees. */
  int sum(short[] weights) {
    Picture known = mover;
    return known == null ? pictures.sum(moverBefore, node, weights) : known.sum(weights);
  }

  /** Returns what the side to move sees. */
  private Picture mover() {
    Picture known = mover; // Read once: a second read might see an older value.
    if (known == null) {
      known = pictures.of(moverBefore, node, 0);
      mover = known;
    }
    return known;
  }

  private Picture other() {
    if (isShared) {
      return mover();
    }
    Picture known = other;
    if (known == null) {
      known = pictures.of(before == null ? pictures.empty() : otherBefore(before), node, 1);
      other = known;
    }
    return known;
  }

  /** Returns what the side that waits here saw before the last move. */
  private Picture otherBefore(PatternNode<N> last) {
    return node.movesAgain() ? last.other() : last.mover();
  }

  @Override
  public PatternNode<N> play(int move) {
    N next = node.play(move);
    return new PatternNode<>(pictures, isShared, next, next.movesAgain() ? mover() : other(), this);
  }

  @Override
  public boolean movesAgain() {
    return node.movesAgain();
  }

  @Override
  public void moves(MoveList out) {
    node.moves(out);
  }

  @Override
  public boolean isTerminal() {
    return node.isTerminal();
  }

  @Override
  public int terminalScore() {
    return node.terminalScore();
  }

  @Override
  public long key() {
    return node.key();
  }

  @Override
  public int maxScore() {
    return node.maxScore();
  }

  @Override
  public int repetitionLimit() {
    return node.repetitionLimit();
  }

  @Override
  public int quietPliesLeft() {
    return node.quietPliesLeft();
  }

  @Override
  public String notation(int move) {
    return node.notation(move);
  }

  @Override
  public Optional<Move> parse(String text) {
    return node.parse(text);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof PatternNode<?> that && node.equals(that.node);
  }

  @Override
  public int hashCode() {
    return node.hashCode();
  }

  @Override
  public String toString() {
    return node.toString();
  }
}
