package io.github.yomikiri.play.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.search.Limits;
import java.io.File;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExternalKindTest {

  private record Started(String name, List<String> command, Limits limits) {}

  private static Started start(String text) {
    Started[] started = new Started[1];
    PlayerKind<ConnectFour> kind = PlayerKind.external(
        "UCI",
        true,
        "usual",
        (name, command, limits) -> {
          started[0] = new Started(name, command, limits);
          throw new EngineFailure(name, "was not started");
        },
        "help");
    PlayerSpec<ConnectFour> spec =
        kind.read(new PlayerName(text, List.of(text.split(":", -1)), File::new)).orElseThrow();
    assertThatExceptionOfType(EngineFailure.class).isThrownBy(spec::make);
    return started[0];
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "uci:edax -gtp                     | [edax, -gtp]           | 0    | 0",
        "UCI:time=2s:Edax                  | [Edax]                 | 2000 | 0",
        "uci:depth=8:time=500ms:e          | [e]                    | 500  | 8",
        "uci:\"a b\" 'c  d'e \"\"  f       | [a b, c  de, , f]      | 0    | 0",
        "uci:C:\\engine.exe x:y=z          | [C:\\engine.exe, x:y=z] | 0   | 0",
        "uci:time=1s:depth=4:fox --uci     | [fox, --uci]           | 1000 | 4"
      })
  void readsProgramsAndTheirLimits(String text, String command, long millis, int depth) {
    Started started = start(text);
    assertThat(started.name()).isEqualTo(text);
    assertThat(started.command()).hasToString(command);
    assertThat(started.limits().time().map(time -> time.toMillis()).orElse(0L)).isEqualTo(millis);
    assertThat(started.limits().depth().orElse(0)).isEqualTo(depth);
  }
}
