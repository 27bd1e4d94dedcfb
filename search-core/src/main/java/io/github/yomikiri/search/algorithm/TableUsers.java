package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.search.table.TranspositionTable;
import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * Remembers which selective rules have used a table. The keys of a table separate rules by their
 * texts. So if two different rules have one text, an entry of one would answer a search with the
 * other, and nobody would notice. A search rejects such a table.
 */
final class TableUsers {

  private static final Map<TranspositionTable, Map<String, Object>> USERS = new WeakHashMap<>();

  private TableUsers() {}

  /**
   * Adds the rules of a search.
   *
   * @param parts rules and predictions by the texts that separate their entries
   * @throws IllegalArgumentException if another rule with one of these texts has used the table
   */
  static synchronized void add(TranspositionTable table, Map<String, Object> parts) {
    Map<String, Object> known = USERS.computeIfAbsent(table, missing -> new HashMap<>());
    parts.forEach((text, part) -> {
      Object other = known.putIfAbsent(text, part);
      if (other != null && !other.equals(part)) {
        throw new IllegalArgumentException("two rules have the text \"" + text + "\": " + name(part)
            + ", and " + name(other) + ", which has used this table before. Give each its own text"
            + " or its own table; if both do the same, let their equals(...) say so");
      }
    });
  }

  private static String name(Object part) {
    return part.getClass().getName() + "@" + Integer.toHexString(System.identityHashCode(part));
  }
}
