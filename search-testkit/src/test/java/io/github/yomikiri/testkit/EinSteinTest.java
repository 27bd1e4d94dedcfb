package io.github.yomikiri.testkit;

import io.github.yomikiri.games.EinStein;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

class EinSteinTest implements SeatedContract<EinStein> {

  @Override
  public List<EinStein> positions() {
    return List.of(
        EinStein.start(), EinStein.start(3, 3), EinStein.start(2, 1), EinStein.start(8, 6));
  }

  @Override
  public Optional<String> text(EinStein position) {
    return Optional.of(position.toString());
  }

  @Override
  public OptionalInt winner(EinStein position) {
    int last = position.size() * position.size() - 1;
    return has(position, 0, last) || !has(position, 1)
        ? OptionalInt.of(0)
        : has(position, 1, 0) || !has(position, 0) ? OptionalInt.of(1) : OptionalInt.empty();
  }

  private static boolean has(EinStein position, int seat) {
    return IntStream.range(0, position.size() * position.size())
        .anyMatch(square -> has(position, seat, square));
  }

  private static boolean has(EinStein position, int seat, int square) {
    return IntStream.rangeClosed(1, position.stones())
        .anyMatch(number -> position.square(seat, number) == square);
  }
}
