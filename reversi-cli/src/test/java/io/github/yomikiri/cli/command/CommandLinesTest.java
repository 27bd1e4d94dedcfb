package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.job.JobPlace;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CommandLinesTest {

  /** A command that a group makes, but the tree does not have, would be lost. */
  @Test
  void hasTheCommandsOfAllGroups() {
    Stream<String> all = CommandTree.visible().stream()
        .map(command -> command.getCommandName())
        .filter(name -> !List.of("help", "generate-completion").contains(name));
    assertThat(all)
        .containsExactlyInAnyOrderElementsOf(
            CommandLines.commands(Console.silent(), JobPlace.LOCAL).keySet());
  }

  /** A start makes only the commands that it needs, and users must not see a difference. */
  @Test
  void showsTheSameHelpForOneRun() {
    String whole = CommandLines.all(Console.silent()).getUsageMessage();
    assertThat(CommandLines.forArguments(Console.silent(), "--help").getUsageMessage())
        .isEqualTo(whole);
    assertThat(CommandLines.forArguments(Console.silent(), "solve", "--help").getUsageMessage())
        .isEqualTo(whole);
  }

  @Test
  void makesTheCommandsThatArgumentsName() {
    assertThat(withOptions("--help")).isEmpty();
    assertThat(withOptions("solve", "a.obf")).containsExactly("solve");
    assertThat(withOptions("help", "match")).containsExactly("match");
    assertThat(withOptions("analyse")).containsExactly("analyse");
    assertThat(withOptions("generate-completion")).hasSize(CommandTree.visible().size());
    // A file may name any game, too.
    assertThat(withOptions("@arguments.txt"))
        .hasSize(CommandTree.visible().size() + GameKits.all().size());
    assertThat(withOptions("connect-four", "match")).contains("connect-four");
  }

  /** Returns the commands that were made, which have options. */
  private static List<String> withOptions(String... args) {
    return CommandLines.forArguments(Console.silent(), args).getSubcommands().entrySet().stream()
        .filter(entry -> !entry.getKey().equals("help"))
        .filter(entry -> !entry.getValue().getCommandSpec().options().isEmpty())
        .map(Map.Entry::getKey)
        .toList();
  }
}
