package io.github.yomikiri.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameThreadsTest {

  private static final int COUNT = 40;

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void callsTheActionOnceWithEachNumber(int threads) {
    AtomicIntegerArray calls = new AtomicIntegerArray(COUNT);
    List<Integer> finished = new ArrayList<>();
    Thread caller = Thread.currentThread();
    try (GameThreads team = new GameThreads(threads)) {
      team.forEach(COUNT, calls::incrementAndGet, number -> {
        assertThat(Thread.currentThread()).isSameAs(caller);
        finished.add(number);
      });
    }
    assertThat(finished).isSorted().allMatch(number -> number >= 1 && number <= COUNT);
    for (int i = 0; i < COUNT; i++) {
      assertThat(calls.get(i)).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void throwsWhatTheActionThrows(int threads) {
    for (Throwable failure :
        new Throwable[] {new ArithmeticException("of the rules"), new StackOverflowError()}) {
      try (GameThreads team = new GameThreads(threads)) {
        Throwable thrown = catchThrowable(() -> team.forEach(
            COUNT,
            i -> {
              if (i == 7 && failure instanceof RuntimeException exception) {
                throw exception;
              }
              if (i == 7) {
                throw (Error) failure;
              }
            },
            number -> {}));
        assertThat(thrown).isSameAs(failure);
      }
    }
  }
}
