package io.github.yomikiri.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.web.page.PageFolder;
import io.github.yomikiri.web.page.WebProgram;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the step but for TeaVM, which the module web runs. */
class StaticPageTest {

  @TempDir
  private Path folder;

  /** A game that is over. */
  record Over() implements Node<Over> {

    @Override
    public void moves(MoveList out) {}

    @Override
    public Over play(int move) {
      throw new AssertionError();
    }

    @Override
    public int terminalScore() {
      return 0;
    }

    @Override
    public long key() {
      return 0;
    }
  }

  static final class OverKit implements NodeKit<Over> {

    @Override
    public String name() {
      return "is-over";
    }

    @Override
    public Over start() {
      return new Over();
    }
  }

  static final class Offers {

    public static void main(String[] args) {
      WebGames.run(new OverKit());
    }
  }

  static final class OffersNone {

    public static void main(String[] args) {}
  }

  static final class Fails {

    public static void main(String[] args) {
      throw new IllegalStateException("no weights");
    }
  }

  @Test
  void writesThePageAndTheListOfItsFiles() throws Exception {
    Files.writeString(folder.resolve("rules.html"), "A page of the author.");
    new PageFolder(folder).write(List.of());
    String keeper = Files.readString(folder.resolve("sw.js"));
    assertThat(keeper).doesNotContain("{{");
    List<String> kept = Pattern.compile("\"\\./([^\"]*)\"")
        .matcher(keeper)
        .results()
        .map((MatchResult match) -> match.group(1))
        .toList();
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files
              .filter(Files::isRegularFile)
              .map(file -> folder.relativize(file).toString().replace('\\', '/'))
              .filter(name -> !name.equals("sw.js"))
              .map(name -> name.equals("index.html") ? "" : name))
          .containsExactlyInAnyOrderElementsOf(kept)
          .contains("rules.html", "runtime.js", "worker.js", "shared/board.js", "words/de.json");
    }
    assertThat(folder.resolve("link.js")).content().contains("new Worker('worker.js')");
  }

  @Test
  void anotherBuildHasAnotherCache() throws Exception {
    PageFolder page = new PageFolder(folder);
    page.write(List.of());
    String first = Files.readString(folder.resolve("sw.js"));
    page.write(List.of());
    assertThat(folder.resolve("sw.js")).content().isEqualTo(first);
    Files.writeString(folder.resolve("rules.html"), "changed");
    page.write(List.of());
    assertThat(folder.resolve("sw.js")).content().isNotEqualTo(first);
  }

  @Test
  void refusesTwoGamesOfOneName() {
    List<WebProgram> programs = Stream.of(Offers.class, Offers.class)
        .map(type -> WebProgram.of(type.getName()))
        .toList();
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> new PageFolder(folder).write(programs))
        .withMessage("two games have the name is-over");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void namesWhatIsWrong() throws Exception {
    String file = Files.writeString(folder.resolve("file"), "").toString();
    assertThat(error(file)).startsWith("give a folder and a class");
    assertThat(error(file, "example.Web")).startsWith("there is no class example.Web on the class");
    assertThat(error(file, Over.class.getName()))
        .endsWith("Over has no method public static void main(String[] args)");
    assertThat(error(file, OffersNone.class.getName()))
        .endsWith("offers no game: it has to call WebGames.run");
    assertThat(error(file, Fails.class.getName()))
        .endsWith("failed: java.lang.IllegalStateException: no weights");
    assertThat(error(file, Offers.class.getName()))
        .startsWith("the folder " + file + " cannot be written: ");
  }

  private static String error(String... args) {
    try {
      StaticPage.main(args);
    } catch (UserError e) {
      return String.valueOf(e.getMessage());
    }
    throw new AssertionError("no error");
  }
}
