package io.github.yomikiri.play;

import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.search.Limits;
import java.util.List;
import java.util.OptionalLong;

/**
 * How well a {@link Player} plays, from level 1, which a beginner beats, to full strength.
 *
 * <p>A weak level looks few plies ahead, and some of its moves are random. The stronger levels make
 * no random moves; only their depth or nodes are limited:
 *
 * <pre>
 *   level          1    2     3     4      5       6         7          8
 *   plies          1    1     2     3      4       6  no limit   no limit
 *   nodes        200  800 2,000 6,000 20,000 150,000 1,000,000   no limit
 *   random moves  50   25    15     8      4       0         0          0   of 100
 * </pre>
 *
 * <p>Up to level 6 the depth decides for most alpha-beta searches, because they reach it with fewer
 * nodes. For a Monte-Carlo search the nodes decide, because a depth limits only its tree, and not
 * its visits.
 *
 * @param number the level's number, at least 1; the library's levels are 1 to 8
 * @param depth the depth of the search, in plies, in {@code [1, Limits.MAX_DEPTH]}
 * @param nodes how many nodes the search of a move may visit, at least 1; empty for no limit
 * @param randomMoves the probability of a random move, in {@code [0, 1]}
 */
public record PlayerLevel(int number, int depth, OptionalLong nodes, double randomMoves) {

  private static final List<PlayerLevel> LEVELS = List.of(
      new PlayerLevel(1, 1, OptionalLong.of(200), 0.5),
      new PlayerLevel(2, 1, OptionalLong.of(800), 0.25),
      new PlayerLevel(3, 2, OptionalLong.of(2_000), 0.15),
      new PlayerLevel(4, 3, OptionalLong.of(6_000), 0.08),
      new PlayerLevel(5, 4, OptionalLong.of(20_000), 0.04),
      new PlayerLevel(6, 6, OptionalLong.of(150_000), 0),
      new PlayerLevel(7, Limits.MAX_DEPTH, OptionalLong.of(1_000_000), 0),
      new PlayerLevel(8, Limits.MAX_DEPTH, OptionalLong.empty(), 0));

  /** The strongest level: no limits of its own, no random moves. */
  public static final PlayerLevel MAX = LEVELS.get(LEVELS.size() - 1);

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if a component is outside its range
   */
  public PlayerLevel {
    if (number < 1
        || depth < 1
        || depth > Limits.MAX_DEPTH
        || nodes.orElse(1) < 1
        || !(randomMoves >= 0 && randomMoves <= 1)) {
      String limit = nodes.isPresent() ? Long.toString(nodes.getAsLong()) : "without limit";
      throw new IllegalArgumentException("level " + number + ": depth " + depth + ", nodes " + limit
          + " and random moves " + randomMoves + " are not all in their ranges");
    }
  }

  /**
   * Returns a level.
   *
   * @param number the level's number, in {@code [1, 8]}
   * @return the level
   * @throws IllegalArgumentException if there is no such level
   */
  public static PlayerLevel of(int number) {
    return LEVELS.get(Ranges.between("level", number, 1, LEVELS.size()) - 1);
  }

  /** Returns the limits of a move's search. */
  Limits limits() {
    Limits limits = Limits.depth(depth);
    return nodes.isPresent() ? limits.withNodes(nodes.getAsLong()) : limits;
  }
}
