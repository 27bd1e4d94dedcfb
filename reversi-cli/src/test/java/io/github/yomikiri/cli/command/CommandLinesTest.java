package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.job.JobPlace;
import java.util.List;
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
}
