package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingFileTest {

  @TempDir
  Path folder;

  @Test
  void leavesCommentsAndEmptyLinesOut() throws IOException {
    Path file = folder.resolve("a.games");
    Files.writeString(file, "# yomikiri label\n\nf5d6c3 2\r\n  # more\n  f5f6  \n\n");
    assertThat(formats(file)).containsExactly("f5d6c3 2", "f5f6");
  }

  private static List<String> formats(Path file) throws IOException {
    List<String> formats = new ArrayList<>();
    try (TrainingFile games = TrainingFile.open(file)) {
      games.forEachRemaining(game -> formats.add(game.format()));
    }
    return formats;
  }

  @Test
  void namesTheLineAndTheReasonAndGoesOn() throws IOException {
    String text = "f5d6\n\nf5d7\nf5d6 9\nhello\nf5d6c3";
    try (TrainingFile games = TrainingFile.of(new BufferedReader(new StringReader(text)), "-")) {
      assertThat(games.next().format()).isEqualTo("f5d6");
      assertThatThrownBy(games::next)
          .isInstanceOf(InvalidInputException.class)
          .hasMessageStartingWith("-, line 3, offset 2 (move 2): d7 flips nothing for Light");
      assertThatThrownBy(games::next)
          .isInstanceOf(InvalidInputException.class)
          .hasMessageStartingWith("-, line 4, first usable ply: usable from ply 9");
      assertThatThrownBy(games::next)
          .isInstanceOf(InvalidInputException.class)
          .hasMessageStartingWith("-, line 5, offset 0 (move 1): \"he\" is not a square");
      assertThat(games.next().format()).isEqualTo("f5d6c3");
      assertThat(games.hasNext()).isFalse();
      assertThatThrownBy(games::next).isInstanceOf(NoSuchElementException.class);
    }
  }

  @Test
  void namesTheLineThatIsNoText() throws IOException {
    Path file = folder.resolve("a.games");
    Files.write(file, new byte[] {'f', '5', '\n', 0});
    try (TrainingFile games = TrainingFile.open(file)) {
      assertThatThrownBy(() -> {
            while (games.hasNext()) {
              games.next();
            }
          })
          .isInstanceOf(InvalidInputException.class)
          .hasMessage(file + ", line 2: this is not text in UTF-8");
      assertThat(games.hasNext()).isFalse();
    }
  }

  @Test
  void takesTheScoresThatWthorGives() throws IOException {
    Game<Reversi> whole = TrainingGames.random(1, 0);
    Game<Reversi> cut = TrainingGames.random(2, 30);
    Path file = folder.resolve("a.WTB");
    Files.write(file, TrainingGames.wthor(24, List.of(whole, cut)));
    try (TrainingFile games = TrainingFile.open(file)) {
      TrainingGame first = games.next();
      assertThat(first.game()).isEqualTo(whole);
      assertThat(first.usableFrom()).isZero();
      for (int ply = 0; ply <= whole.moves().size(); ply++) {
        Reversi position = whole.positions().get(ply);
        int dark = position.emptyCount() >= 24 ? 2 * 20 - 64 : 2 * 40 - 64;
        assertThat(first.label(ply)).isEqualTo(position.sideToMove() == Side.DARK ? dark : -dark);
      }
      // A game that stops before the solved position has its final score as the label of all
      // positions.
      TrainingGame second = games.next();
      assertThat(second.hasScore()).isTrue();
      assertThat(second.label(0)).isEqualTo(16);
      assertThat(games.hasNext()).isFalse();
    }
  }

  @Test
  void hasOnlyTheFinalScoreIfWthorHasNoOther() throws IOException {
    Path file = folder.resolve("a.wtb");
    Files.write(file, TrainingGames.wthor(0, List.of(TrainingGames.random(1, 0))));
    try (TrainingFile games = TrainingFile.open(file)) {
      assertThat(games.next().label(0)).isEqualTo(16);
    }
  }

  @Test
  void namesTheRecordAndTheReason() throws IOException {
    byte[] bytes =
        TrainingGames.wthor(24, List.of(TrainingGames.random(1, 0), TrainingGames.random(2, 0)));
    bytes[16 + 8 + 2] = 99;
    Path file = folder.resolve("a.wtb");
    Files.write(file, bytes);
    try (TrainingFile games = TrainingFile.open(file)) {
      assertThatThrownBy(games::next)
          .isInstanceOf(InvalidInputException.class)
          .hasMessage(file + ", record 1, move 3: the byte 99 is not a square");
      assertThat(games.next().game()).isEqualTo(TrainingGames.random(2, 0));
    }
    Files.write(file, new byte[3]);
    assertThatThrownBy(() -> TrainingFile.open(file))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith(file + ", header: the file ends after 3");
  }
}
