package io.github.yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameFilesTest {

  @TempDir
  Path folder;

  private String play(String... lines) {
    Run run = Run.withInput(
        GameKits.ticTacToe(),
        String.join("\n", lines) + "\nquit\n",
        "play",
        "--o",
        "human",
        "--hints",
        "random");
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run.out();
  }

  @Test
  void savesAPageWithAReviewOrTheGame() throws IOException {
    Path page = folder.resolve("game.HTML");
    Path text = folder.resolve("game.txt");
    String said = play("save " + page, "b2", "a1", "save " + page, "save " + text);
    assertThat(said).contains("There is no move to save yet.");
    assertThat(Files.readString(page)).contains("<title>", "human - human").endsWith("</html>\n");
    assertThat(Files.readString(text)).isEqualTo("startpos moves b2 a1\n");
    assertThat(play("load " + text, "moves")).contains("So far: b2 a1");
  }

  @Test
  void asksBeforeItReplacesAFile() throws IOException {
    Path file = folder.resolve("game.txt");
    play("b2", "save " + file);
    assertThat(play("a1", "save " + file, "no")).contains("Replace it", "Nothing was saved.");
    assertThat(Files.readString(file)).endsWith(" b2\n");
    play("a1", "save " + file, "yes");
    assertThat(Files.readString(file)).endsWith(" a1\n");
  }

  @Test
  void namesWhatCannotBeSavedOrLoaded() {
    assertThat(play("b2", "save " + folder)).contains(folder + ": ");
    assertThat(play("load b2 b2")).contains("\"b2\"");
    assertThat(play("load nothere.txt")).contains("nothere.txt: no such file, and no game: ");
    assertThat(play("load " + folder)).contains(folder.toString());
  }
}
