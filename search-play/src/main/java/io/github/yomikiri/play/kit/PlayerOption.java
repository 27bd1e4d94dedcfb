package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.internal.Ranges;
import java.util.Objects;

/**
 * A number that can be set in the names of players, such as the size of a table. Protocols and
 * pages offer it under a name of its own.
 *
 * @param name what programs for people call it, such as {@code Hash}
 * @param part the part of a player's name, before the sign of equality, such as {@code table}
 * @param min the least number
 * @param max the greatest number
 * @param usual the number if the name has no such part, in {@code [min, max]}
 */
public record PlayerOption(String name, String part, int min, int max, int usual) {

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if {@code usual} is not between the others
   */
  public PlayerOption {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(part, "part");
    Ranges.between("option " + name + ":", usual, min, max);
  }
}
