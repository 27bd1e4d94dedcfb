package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the command line takes {@code --kits}; what is in the folder is tested with its reader. */
class FoundKitsTest {

  @TempDir
  private Path folder = Path.of("");

  private void assertReads(String... args) {
    assertThatThrownBy(() -> FoundKits.load(Console.silent(), () -> Set.of(), args))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("yomikiri: --kits " + folder + ": no jar has the file ");
  }

  private static void assertIgnores(String... args) {
    assertThat(FoundKits.load(Console.silent(), () -> Set.of(), args)).isEmpty();
  }

  @Test
  void standsBeforeTheCommand() {
    assertReads("--kits", folder.toString(), "games");
    assertReads("--kits=" + folder, "games");
    assertReads("--help", "--kits", folder.toString());
    assertIgnores("games", "--kits", folder.toString());
    assertIgnores("--kits");
    assertIgnores();
  }

  @Test
  void theFolderMustExist() {
    assertThatThrownBy(() -> FoundKits.load(
            Console.silent(), () -> Set.of(), "--kits", folder.resolve("a").toString()))
        .isInstanceOf(UserError.class)
        .hasMessage("yomikiri: --kits " + folder.resolve("a") + ": no such folder");
  }
}
