package io.github.yomikiri.app.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.games.ConnectFour;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KitInputTest {

  @TempDir
  private Path folder;

  private final StringWriter err = new StringWriter();
  private final KitInput<ConnectFour> input = new KitInput<>(GameKits.connectFour());

  private Console console(String in) {
    return Console.of(new StringReader(in), Writer.nullWriter(), err);
  }

  @Test
  void readsALineOrTheStart() throws IOException {
    assertThat(input.positions(console(""), "start").entries().get(0).moves()).isEmpty();
    assertThat(input.games(console(""), "4 4 3").entries().get(0).game()).hasToString("4 4 3");
  }

  @Test
  void reportsBadLinesAndReadsTheOthers() throws IOException {
    LineListing<NamedGame<ConnectFour>> games =
        input.games(console("# two games\n4 4\nz\nstart\n3 4 # and a comment\n"), "-");
    assertThat(games.entries())
        .extracting(game -> game.game().toString())
        .containsExactly("4 4", "3 4");
    assertThat(games.exitCode()).isEqualTo(1);
    assertThat(err.toString()).contains("standard input, line 3").doesNotContain("line 4");
  }

  @Test
  void readsTheGamesOfAMatch() throws IOException {
    Path file = folder.resolve("match.csv");
    Run match = Run.of(
        GameKits.connectFour(), "match", "random", "greedy", "--games", "2", "-o", file.toString());
    assertThat(match.exitCode()).as(match.err()).isZero();
    LineListing<NamedGame<ConnectFour>> games = input.games(console(""), file.toString());
    assertThat(games.entries())
        .extracting(NamedGame::players)
        .containsExactly("random - greedy", "greedy - random");
    assertThat(games.errors()).isEmpty();

    Files.writeString(file, Files.readString(file).replaceFirst("\n1,", "\none,"));
    assertThat(input.games(console(""), file.toString()).entries()).hasSize(1);
    assertThat(err.toString()).contains("\"one\" is not a number of a game");
  }

  @Test
  void namesWhatIsWrong() {
    assertThatThrownBy(() -> input.positions(console(""), "d9"))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("d9: no file, and no position");
    assertThatThrownBy(() -> input.games(console("start\n"), "-"))
        .hasMessage("standard input: holds no game with moves");
  }
}
