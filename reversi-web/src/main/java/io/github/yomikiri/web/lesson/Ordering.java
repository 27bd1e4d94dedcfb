package io.github.yomikiri.web.lesson;

import io.github.yomikiri.bench.seed.SeedSearcher.Part;
import java.util.Set;

/** The orders of moves that the lesson offers. */
enum Ordering {
  NONE("none", "none", Set.of()),
  KILLERS("killers", "killers", Set.of(Part.KILLERS)),
  HISTORY("history", "history", Set.of(Part.HISTORY)),
  BOTH("both", "killers, history", Set.of(Part.KILLERS, Part.HISTORY));

  private final String id;
  private final String label;
  private final Set<Part> parts;

  Ordering(String id, String label, Set<Part> parts) {
    this.id = id;
    this.label = label;
    this.parts = parts;
  }

  String id() {
    return id;
  }

  String label() {
    return label;
  }

  Set<Part> parts() {
    return parts;
  }
}
