package io.github.yomikiri.reversi.notation;

import static io.github.yomikiri.reversi.notation.InputAssert.assertRejected;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WthorReaderTest {

  private static final List<Game<Reversi>> GAMES = IntStream.range(0, 50)
      .mapToObj(seed -> RandomGames.game(8, seed, seed % 7 == 0 ? 20 : 100))
      .toList();

  private static WthorReader reader(byte[] bytes) {
    return new WthorReader(new ByteArrayInputStream(bytes));
  }

  /** Returns the bytes of a file of three games, with one byte changed. */
  private static byte[] changed(int offset, int value) {
    byte[] bytes = WthorBytes.file(GAMES.subList(1, 4));
    bytes[offset] = (byte) value;
    return bytes;
  }

  @Test
  void readsHeaderAndGames(@TempDir Path folder) throws IOException {
    Path path = Files.write(folder.resolve("WTH_2011.wtb"), WthorBytes.file(GAMES));
    List<WthorGame> games = new ArrayList<>();
    try (WthorReader reader = WthorReader.open(path)) {
      assertThat(reader.header()).isEqualTo(new WthorReader.Header(50, 2011, 24));
      reader.forEachRemaining(games::add);
      assertThatThrownBy(reader::next)
          .isInstanceOf(NoSuchElementException.class)
          .hasMessage("no game after record 50");
    }
    assertThat(games).extracting(WthorGame::game).isEqualTo(GAMES);
    WthorGame second = games.get(1);
    assertThat(second.number()).isEqualTo(2);
    assertThat(second.tournament()).isEqualTo(101);
    assertThat(second.darkPlayer()).isEqualTo(40_000);
    assertThat(second.lightPlayer()).isEqualTo(7);
    Reversi end = second.game().position();
    assertThat(second.score(end.sideToMove())).isEqualTo(end.terminalScore());
    assertThat(second.theoreticalScore(Side.DARK)).isEqualTo(16);
    assertThat(second.theoreticalScore(Side.LIGHT)).isEqualTo(-16);
  }

  @Test
  void readsWhatIsLeftAfterABadRecord() {
    WthorReader reader = reader(changed(WthorBytes.HEADER + WthorBytes.GAME + 8, 11));
    reader.next();
    assertRejected(reader::next, "record 2, move 1", "a1 flips nothing for Dark");
    assertThat(reader.next().game()).isEqualTo(GAMES.get(3));
    assertThat(reader.hasNext()).isFalse();
  }

  @Test
  void saysWhatIsWrong() {
    int moves = WthorBytes.HEADER + 8;
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
    byte[] bytes = WthorBytes.file(GAMES.subList(1, 4));
    assertRejected(() -> reader(new byte[15]), "header", "the file ends after 15 of its 16 bytes");
    WthorReader reader = reader(Arrays.copyOf(bytes, bytes.length - 1));
    reader.next();
    reader.next();
    assertRejected(reader::next, "record 3 of 3", "the file ends after 67 of its 68 bytes");
    assertThat(reader.hasNext()).isFalse();
  }

  @Test
  void namesTheFile(@TempDir Path folder) throws IOException {
    Path path = Files.write(folder.resolve("short.wtb"), new byte[3]);
    assertThatThrownBy(() -> WthorReader.open(path))
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
    assertThatThrownBy(() -> new WthorReader(broken)).isInstanceOf(UncheckedIOException.class);
  }

  /** Runs only with {@code -Dwthor=FOLDER}, the folder of the database's files. */
  @Test
  @Tag("wthor")
  void readsTheWholeDatabase() throws IOException {
    String folder = System.getProperty("wthor", "");
    assertThat(folder).as("-Dwthor=FOLDER names the folder of the .wtb files").isNotBlank();
    int games = 0;
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      for (Path path :
          files.filter(file -> file.toString().endsWith(".wtb")).sorted().toList()) {
        games += readAll(path);
      }
    }
    assertThat(games).as("games of the .wtb files in %s", folder).isPositive();
  }

  private static int readAll(Path path) throws IOException {
    try (WthorReader reader = WthorReader.open(path)) {
      while (reader.hasNext()) {
        WthorGame game = reader.next();
        Reversi end = game.game().position();
        if (end.isTerminal()) {
          assertThat(game.score(end.sideToMove()))
              .as("%s, %s", path, game)
              .isEqualTo(end.terminalScore());
        }
      }
      return reader.header().games();
    }
  }
}
