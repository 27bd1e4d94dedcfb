package io.github.yomikiri.games;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.input.InvalidInputException;
import java.util.ArrayList;
import java.util.List;

/**
 * A tree of one's own numbers, such as that of an exercise. Nodes may have any number of moves, and
 * games may end at any ply.
 *
 * <p>A text describes the tree: a number is a leaf, and brackets enclose what the moves of a node
 * lead to. In {@code [[3 5] [2 [9 1]] 4]} the root has three moves. The last one ends the game with
 * 4. The moves are 0, 1, 2, ... from left to right. The leaves' values are from the view of the
 * <em>root's</em> side, as books print such trees. {@link #terminalScore()} converts them to the
 * view of the side to move. No two nodes share a key, even if their subtrees are equal.
 */
public final class GivenTree implements Node<GivenTree> {

  private final List<GivenTree> children;
  private final int ply;
  private final int value;
  private final long key;

  private GivenTree(List<GivenTree> children, int ply, int value, long key) {
    this.children = List.copyOf(children);
    this.ply = ply;
    this.value = value;
    this.key = key;
  }

  /**
   * Reads a tree.
   *
   * @param text the tree, such as {@code [[3 5] [2 [9 1]] 4]}; spaces, commas and ends of lines
   *     separate numbers
   * @return the root
   * @throws InvalidInputException if the text is not a tree, has a number outside
   *     {@code [-Score.MAX, Score.MAX]}, or is deeper than 100 plies
   */
  public static GivenTree of(String text) {
    return new Reader(text).read();
  }

  /** Reads the text from left to right. A node's key is made of the text and the node's place. */
  private static final class Reader {

    private static final int MAX_DEPTH = 100;

    private final String text;
    private final long identity;
    private int at;

    Reader(String text) {
      this.text = text;
      identity = Hash64.of(text.chars().mapToLong(sign -> sign).toArray());
    }

    GivenTree read() {
      skipSeparators();
      GivenTree root = node(0);
      skipSeparators();
      if (at < text.length()) {
        throw wrong(at, "the tree ends before this; enclose several subtrees in [ and ]");
      }
      return root;
    }

    private GivenTree node(int ply) {
      int begin = at;
      long key = Hash64.of(identity, begin);
      if (at == text.length() || text.charAt(at) != '[') {
        return new GivenTree(List.of(), ply, number(), key);
      }
      if (ply == MAX_DEPTH) {
        throw wrong(at, "the tree is deeper than " + MAX_DEPTH + " plies");
      }
      at++;
      List<GivenTree> children = new ArrayList<>();
      for (skipSeparators(); at < text.length() && text.charAt(at) != ']'; skipSeparators()) {
        children.add(node(ply + 1));
      }
      if (at == text.length()) {
        throw wrong(begin, "this [ has no ]");
      }
      if (children.isEmpty()) {
        throw wrong(begin, "a node without moves needs a number in place of []");
      }
      at++;
      return new GivenTree(children, ply, 0, key);
    }

    private int number() {
      int begin = at;
      while (at < text.length() && "[] \t\r\n,".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      String number = text.substring(begin, at);
      if (!number.matches("[-+]?[0-9]{1,9}") || Math.abs(Integer.parseInt(number)) > Score.MAX) {
        throw wrong(
            begin, "expected a whole number of at most " + Score.MAX + ", or [ and subtrees and ]");
      }
      return Integer.parseInt(number);
    }

    private void skipSeparators() {
      while (at < text.length() && " \t\r\n,".indexOf(text.charAt(at)) >= 0) {
        at++;
      }
    }

    private InvalidInputException wrong(int place, String reason) {
      return new InvalidInputException(text.substring(place), "offset " + place, reason);
    }
  }

  @Override
  public void moves(MoveList out) {
    for (int move = 0; move < children.size(); move++) {
      out.add(move);
    }
  }

  @Override
  public GivenTree play(int move) {
    return children.get(move);
  }

  @Override
  public boolean isTerminal() {
    return children.isEmpty();
  }

  @Override
  public int terminalScore() {
    return ply % 2 == 0 ? value : -value;
  }

  @Override
  public long key() {
    return key;
  }

  /**
   * Returns the number of plies of the longest game from here, the depth at which a search has seen
   * all leaves.
   *
   * @return in plies, 0 for a leaf
   */
  public int height() {
    return children.stream().mapToInt(child -> child.height() + 1).max().orElse(0);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GivenTree that && key == that.key && ply == that.ply;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key);
  }

  /** Returns the text of the subtree below this node, such as {@code [2 [9 1]]}. */
  @Override
  public String toString() {
    return children.isEmpty()
        ? Integer.toString(value)
        : "[" + String.join(" ", children.stream().map(GivenTree::toString).toList()) + "]";
  }
}
