package io.github.yomikiri.web.lesson;

import io.github.yomikiri.app.lesson.Part;
import java.util.Set;

/** The orders of moves that the lesson offers. */
enum Ordering {
  NONE("none", "none"),
  KILLERS("killers", "killers"),
  HISTORY("history", "history"),
  BOTH("both", "killers, history");

  private final String id;
  private final String label;

  Ordering(String id, String label) {
    this.id = id;
    this.label = label;
  }

  String id() {
    return id;
  }

  String label() {
    return label;
  }

  Set<Part> parts() {
    return switch (this) {
      case NONE -> Set.of();
      case KILLERS -> Set.of(Part.KILLERS);
      case HISTORY -> Set.of(Part.HISTORY);
      case BOTH -> Set.of(Part.KILLERS, Part.HISTORY);
    };
  }
}
