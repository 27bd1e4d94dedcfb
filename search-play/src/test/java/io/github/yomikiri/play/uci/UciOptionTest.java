package io.github.yomikiri.play.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.games.Breakthrough;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UciOptionTest {

  /** The first word {@code value} ends the name, and the text after it may have any words. */
  @Test
  void aTextMayHaveTheWordsOfTheCommand() throws IOException {
    List<String> values = new ArrayList<>();
    StringWriter out = new StringWriter();
    UciServer.of(ScriptedPlayer.first(), new BreakthroughText())
        .withOption("Book File", "string default <empty>", values::add)
        .run(
            new StringReader("setoption name Book File value /my value of name value/a.book\n"),
            out);
    assertThat(values).containsExactly("/my value of name value/a.book");
    assertThat(out).hasToString("");
  }

  @Test
  void textsThatWouldBreakALineAreRefused() {
    UciServer<Breakthrough> server = UciServer.of(ScriptedPlayer.first(), new BreakthroughText());
    for (String name : List.of(" ", "\nquit", "\rb", "a\nb", "a\rb")) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> server.withOption(name, "button", value -> {}))
          .withMessageEndingWith(" is blank or holds a line break");
    }
  }

  @Test
  void eachGameHasTheNextSeed() throws IOException {
    ScriptedPlayer player = ScriptedPlayer.first();
    UciServer.of(player, new BreakthroughText())
        .withSeed(40)
        .run(
            new StringReader("ucinewgame\n"
                + "position startpos\n"
                + "go depth 1\n"
                + "ucinewgame\n"
                + "position startpos\n"
                + "go depth 1\n"),
            new StringWriter());
    assertThat(player.seeds).containsExactly(40L, 41L);
  }
}
