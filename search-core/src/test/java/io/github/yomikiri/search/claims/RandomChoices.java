package io.github.yomikiri.search.claims;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Random choices, and notes for the message of a failure. */
final class RandomChoices {

  private final SplittableRandom random;
  private final List<Supplier<String>> notes = new ArrayList<>();

  RandomChoices(SplittableRandom random) {
    this.random = random;
  }

  boolean chance(int percent) {
    return below(100) < percent;
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  long seed() {
    return random.nextLong();
  }

  /** Returns any of the choices, and notes it. */
  @SafeVarargs
  final <T> T any(String what, T... choices) {
    T choice = choices[below(choices.length)];
    note(() -> what + " " + choice);
    return choice;
  }

  void note(String text) {
    note(() -> text);
  }

  /** Notes a text that is made only for a failure. */
  void note(Supplier<String> text) {
    notes.add(text);
  }

  /** Returns the notes so far. */
  @Override
  public String toString() {
    return notes.stream().map(Supplier::get).collect(Collectors.joining(", "));
  }
}
