package io.github.yomikiri.app.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.game.internal.text.PlainText;
import java.io.IOException;
import java.util.Optional;

/**
 * Lines from a pipe, a file, or a terminal whose cursor cannot move.
 *
 * @param console the streams; without a terminal that shows what is typed, the lines are repeated
 */
public record PlainLines(Console console) implements LineInput {

  @Override
  public Optional<String> read(String prompt) throws IOException {
    console.out().print(prompt);
    console.out().flush();
    Optional<String> line = Optional.ofNullable(console.in().readLine());
    if (line.isEmpty()) {
      console.out().println();
    } else if (!console.inIsTerminal()) {
      console.out().println(PlainText.printable(line.get().strip()));
    }
    return line;
  }

  @Override
  public boolean hasColors() {
    return console.color();
  }

  @Override
  public int columns() {
    return WIDE;
  }

  @Override
  public void close() {
    // The streams belong to the process.
  }
}
