package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WthorTrainingFileTest {

  private static final List<Game<Reversi>> GAMES = IntStream.range(0, 50)
      .mapToObj(seed -> TrainingGames.random(seed, seed % 7 == 0 ? 40 : 0))
      .toList();

  private static final int HEADER = 16;
  private static final int GAME = 68;

  private static TrainingFile reader(byte[] bytes) {
    return TrainingFile.ofWthor(new ByteArrayInputStream(bytes), "it");
  }

  private static void assertRejected(ThrowingCallable action, String place, String reason) {
    assertThatThrownBy(action)
        .isExactlyInstanceOf(InvalidInputException.class)
        .hasMessage("it, " + place + ": " + reason);
  }

  /** Returns the bytes of a file of three games, with one byte changed. */
  private static byte[] changed(int offset, int value) {
    byte[] bytes = TrainingGames.wthor(24, GAMES.subList(1, 4));
    bytes[offset] = (byte) value;
    return bytes;
  }

  @Test
  void readsGames(@TempDir Path folder) throws IOException {
    Path path = Files.write(folder.resolve("WTH_2011.wtb"), TrainingGames.wthor(24, GAMES));
    List<TrainingGame> games = new ArrayList<>();
    try (TrainingFile reader = TrainingFile.open(path)) {
      reader.forEachRemaining(games::add);
      assertThatThrownBy(reader::next)
          .isInstanceOf(NoSuchElementException.class)
          .hasMessage("no game after record 50");
    }
    assertThat(games).extracting(TrainingGame::game).isEqualTo(GAMES);
    assertThat(games.get(1).score(Side.DARK)).isEqualTo(16);
    assertThat(games.get(1).label(0)).isEqualTo(-24);
  }

  @Test
  void readsWhatIsLeftAfterABadRecord() {
    TrainingFile reader = reader(changed(HEADER + GAME + 8, 11));
    reader.next();
    assertRejected(reader::next, "record 2, move 1", "a1 flips nothing for Dark");
    assertThat(reader.next().game()).isEqualTo(GAMES.get(3));
    assertThat(reader.hasNext()).isFalse();
  }

  @Test
  void saysWhatIsWrong() {
    int moves = HEADER + 8;
    assertRejected(
        () -> reader(changed(moves, 19)).next(), "record 1, move 1", "the byte 19 is not a square");
    assertRejected(
        () -> reader(changed(moves, 200)).next(),
        "record 1, move 1",
        "the byte 200 is not a square");
    assertRejected(() -> reader(changed(moves, 44)).next(), "record 1, move 1", "d4 is not empty");
    assertRejected(
        () -> reader(changed(moves, 0)).next(),
        "record 1, move 2",
        "a move after the end of the game");
    assertRejected(
        () -> reader(changed(moves - 2, 65)).next(), "record 1, discs", "65 is not in [0, 64]");
    assertRejected(
        () -> reader(changed(moves - 1, 255)).next(),
        "record 1, theoretical score",
        "255 is not in [0, 64]");
    assertRejected(
        () -> reader(changed(7, 255)), "header", "the number of games -16777213 is less than 0");
    assertRejected(
        () -> reader(changed(12, 10)),
        "header",
        "the board size is 10, not 8: this is not a WTHOR file of Othello");
    assertRejected(() -> reader(changed(14, 61)), "header", "the depth is 61, not in [0, 60]");
  }

  @Test
  void saysWhereAFileIsCutShort() {
    byte[] bytes = TrainingGames.wthor(24, GAMES.subList(1, 4));
    assertRejected(() -> reader(new byte[15]), "header", "the file ends after 15 of its 16 bytes");
    TrainingFile reader = reader(Arrays.copyOf(bytes, bytes.length - 1));
    reader.next();
    reader.next();
    assertRejected(reader::next, "record 3 of 3", "the file ends after 67 of its 68 bytes");
    assertThat(reader.hasNext()).isFalse();
  }

  /** Some programs leave the number of games at 0. */
  @Test
  void readsGamesThatTheHeaderDoesNotCount() {
    for (int counted = 0; counted < 3; counted++) {
      TrainingFile reader = reader(changed(4, counted));
      List<Game<Reversi>> games = new ArrayList<>();
      List<String> errors = new ArrayList<>();
      while (reader.hasNext()) {
        try {
          games.add(reader.next().game());
        } catch (InvalidInputException e) {
          errors.add(e.getMessage());
        }
      }
      assertThat(games).isEqualTo(GAMES.subList(1, 4));
      assertThat(errors)
          .containsExactly(
              "it, header: the number of games is " + counted + ", but there are more records");
    }
  }

  @Test
  void namesTheFile(@TempDir Path folder) throws IOException {
    Path path = Files.write(folder.resolve("short.wtb"), new byte[3]);
    assertThatThrownBy(() -> TrainingFile.open(path))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage(path + ", header: the file ends after 3 of its 16 bytes");
  }

  @Test
  void passesOnWhatReadingThrows() {
    InputStream broken = new InputStream() {
      @Override
      public int read() throws IOException {
        throw new IOException("unplugged");
      }
    };
    assertThatThrownBy(() -> TrainingFile.ofWthor(broken, "it"))
        .isInstanceOf(UncheckedIOException.class);
  }

  /** Runs only with {@code -Dwthor=FOLDER}, the folder of the database's files. */
  @Test
  @Tag("wthor")
  void readsTheWholeDatabase() throws IOException {
    for (Path path : TrainingGames.wthorFiles()) {
      try (TrainingFile games = TrainingFile.open(path)) {
        games.forEachRemaining(game -> {
          Reversi end = game.game().position();
          if (end.isTerminal()) {
            assertThat(game.score(end.sideToMove()))
                .as("%s, %s", path, game)
                .isEqualTo(end.terminalScore());
          }
        });
      }
    }
  }
}
