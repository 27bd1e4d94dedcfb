package io.github.yomikiri.recorder;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Places a tree's boxes. Each ply has a row, every parent is over the middle of its children, and
 * the horizontal ranges of two subtrees never overlap. Lengths are in pixels.
 */
final class Layout {

  static final double ROW = 86;
  static final double INNER_HEIGHT = 36;
  static final double LEAF_HEIGHT = 22;
  static final double VALUE_SIZE = 14;
  static final double WINDOW_SIZE = 9.5;

  private static final double LEAF_GAP = 6;
  private static final double INNER_GAP = 12;
  // A label is drawn at a part of the way to the box, where neighbors are closer together.
  private static final double LABEL_GAP = 8;
  private static final double LABEL_STRETCH = 1.6;
  private static final double VALUE_PADDING = 10;
  private static final double WINDOW_PADDING = 14;

  private final Map<Box, Double> grounds = new HashMap<>();
  private final Map<Box, Double> centres = new HashMap<>();
  private final double width;
  private int plies;

  Layout(Box root) {
    width = measure(root);
    place(root, 0);
  }

  /** Returns the width that the subtree needs. */
  private double measure(Box box) {
    double children = 0;
    for (Box child : box.children()) {
      children += measure(child);
    }
    double needed = Math.max(children, ownWidth(box));
    grounds.put(box, needed);
    return needed;
  }

  private double ground(Box box) {
    return grounds.getOrDefault(box, 0.0);
  }

  private static double ownWidth(Box box) {
    double label = LABEL_GAP + LABEL_STRETCH * TextWidth.of(box.move(), WINDOW_SIZE);
    return box.isCut()
        ? label
        : Math.max(label, boxWidth(box) + (box.isInner() ? INNER_GAP : LEAF_GAP));
  }

  private void place(Box box, double left) {
    plies = Math.max(plies, box.node().ply());
    double ground = ground(box);
    List<Box> children = box.children();
    double needed = children.stream().mapToDouble(this::ground).sum();
    double childLeft = left + (ground - needed) / 2;
    for (Box child : children) {
      place(child, childLeft);
      childLeft += ground(child);
    }
    double centre = children.isEmpty()
        ? left + ground / 2
        : (centre(children.get(0)) + centre(children.get(children.size() - 1))) / 2;
    // Place the box in the middle between the outer children, but not over the range of a neighbor.
    double half = ownWidth(box) / 2;
    centres.put(box, Math.min(Math.max(centre, left + half), left + ground - half));
  }

  static double boxWidth(Box box) {
    double value = TextWidth.of(box.value(), VALUE_SIZE) + VALUE_PADDING;
    double window = box.isInner()
        ? TextWidth.of(PageTexts.window(box.node()), WINDOW_SIZE) + WINDOW_PADDING
        : 0;
    return Math.max(Math.max(value, window), LEAF_HEIGHT);
  }

  static double boxHeight(Box box) {
    return box.isInner() ? INNER_HEIGHT : LEAF_HEIGHT;
  }

  double width() {
    return width;
  }

  /** Returns the height of all rows. The last row is as high as an inner node. */
  double height() {
    return plies * ROW + INNER_HEIGHT;
  }

  double centre(Box box) {
    return centres.getOrDefault(box, 0.0);
  }

  static double top(Box box) {
    return box.node().ply() * ROW;
  }
}
