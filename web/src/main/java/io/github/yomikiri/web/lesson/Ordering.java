package io.github.yomikiri.web.lesson;

import io.github.yomikiri.app.lesson.SeedPart;
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

  Set<SeedPart> parts() {
    return switch (this) {
      case NONE -> Set.of();
      case KILLERS -> Set.of(SeedPart.KILLERS);
      case HISTORY -> Set.of(SeedPart.HISTORY);
      case BOTH -> Set.of(SeedPart.KILLERS, SeedPart.HISTORY);
    };
  }
}
