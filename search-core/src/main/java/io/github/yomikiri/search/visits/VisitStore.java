package io.github.yomikiri.search.visits;

/**
 * The nodes of a tree in arrays: a node is an index, and the children of a node are neighbors,
 * which stand behind it.
 */
public interface VisitStore {

  /**
   * Returns the number of nodes.
   *
   * @return the index of the next node
   */
  int used();

  /**
   * Keeps the first nodes and forgets all others.
   *
   * @param size how many nodes are kept
   */
  void truncate(int size);

  /**
   * Returns the move that leads to a node.
   *
   * @param node a node that is not the root
   * @return the move
   */
  int move(int node);

  /**
   * Returns how often a node was visited.
   *
   * @param node a node
   * @return the number of visits
   */
  int visits(int node);

  /**
   * Returns the number of children.
   *
   * @param node a node
   * @return 0 as long as the node is a leaf
   */
  int children(int node);

  /**
   * Returns the first child of a node that has children.
   *
   * @param node a node with children
   * @return the child
   */
  int firstChild(int node);

  /**
   * Copies a node to another place. Its children stay where they are.
   *
   * @param from a node
   * @param to the place
   */
  void copy(int from, int to);

  /**
   * Gives a node other children than before.
   *
   * @param node a node
   * @param first the first child
   * @param count the number of children
   */
  void setChildren(int node, int first, int count);
}
