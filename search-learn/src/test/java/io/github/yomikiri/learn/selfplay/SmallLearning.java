package io.github.yomikiri.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.TicTacToeView;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The learning of tic-tac-toe, which takes a moment. */
final class SmallLearning {

  /** A number of whole groups with two generations and a part of the third. */
  static final long GAMES = 18_048;

  static final Patterns<TicTacToe> PATTERNS =
      Patterns.of(new TicTacToeView()).rectangles(2, 2).rectangles(3, 1).build();

  private SmallLearning() {}

  /** Returns a learning of {@link #GAMES} games. */
  static Learning<TicTacToe> learning() {
    return learning(GAMES);
  }

  static Learning<TicTacToe> learning(long games) {
    return Learning.of(TicTacToe.START, PATTERNS).games(games);
  }

  /** Learns to the end. Returns the bytes of the evaluator's file. */
  static byte[] bytes(Learning<TicTacToe> learning, Path folder) throws IOException {
    return bytes(learning, folder, LearningListener.NONE);
  }

  static byte[] bytes(Learning<TicTacToe> learning, Path folder, LearningListener listener)
      throws IOException {
    LearnedEvaluator<TicTacToe> evaluator = learning.run(folder, listener, StopSignal.NEVER);
    Path file = folder.resolve("evaluator");
    try (var in = Files.newInputStream(file)) {
      assertThat(LearnedEvaluator.read(in, "evaluator", PATTERNS))
          .hasToString(evaluator.toString());
    }
    return Files.readAllBytes(file);
  }

  /** Returns a listener that gets the progress after each group of games. */
  static LearningListener progress(Consumer<LearningProgress> action) {
    return new LearningListener() {
      @Override
      public void progressed(LearningProgress progress) {
        action.accept(progress);
      }
    };
  }

  /** Returns a listener that raises a signal after a number of games. */
  static LearningListener stopAfter(long games, StopSignal stop) {
    return progress(progress -> {
      if (progress.games() >= games) {
        stop.raise();
      }
    });
  }

  /** Returns the lines of the table, without the time that each generation took. */
  static List<String> table(Path folder) throws IOException {
    try (Stream<String> lines = Files.lines(folder.resolve("learning.csv"))) {
      return lines
          .map(line -> line.replaceFirst("^([^,]*,[^,]*,[^,]*),[^,]*,", "$1,"))
          .toList();
    }
  }

  /** Returns the picture of the curve, without the time. */
  static String curve(Path folder) throws IOException {
    return Files.readString(folder.resolve("learning.svg"))
        .replaceAll(" moves in [^;]*;", " moves;");
  }

  /** Returns the files of a folder, as text of one character for each byte. */
  static TreeMap<String, String> files(Path folder) throws IOException {
    TreeMap<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.list(folder)) {
      for (Path path : paths.toList()) {
        files.put(
            path.getFileName().toString(),
            new String(Files.readAllBytes(path), StandardCharsets.ISO_8859_1));
      }
    }
    return files;
  }

  /** Copies the files of a folder into a new one. */
  static void copy(Path from, Path to) {
    try (Stream<Path> paths = Files.list(from)) {
      Files.createDirectories(to);
      for (Path path : paths.toList()) {
        Files.copy(path, to.resolve(path.getFileName()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
