package io.github.yomikiri.game.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SettingsTest {

  private final List<String> made = new ArrayList<>();
  private final Settings<List<String>> settings = new Settings<>(made);

  private List<String> set(String method, String value) {
    return settings.set(method, () -> made.add(value));
  }

  @Test
  void aSecondSettingIsRefused() {
    assertThat(set("seed", "seed 1")).isSameAs(made);
    set("games", "games 2");
    assertThatIllegalStateException()
        .isThrownBy(() -> set("seed", "seed 2"))
        .withMessage("seed(...) was called before; call it once");
    assertThat(made).containsExactly("seed 1", "games 2");
  }

  @Test
  void aSettingThatWasRejectedMayBeMade() {
    assertThatThrownBy(() -> settings.set("games", () -> {
          throw new IllegalArgumentException("3 games");
        }))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(set("games", "games 2")).containsExactly("games 2");
  }

  @Test
  void theCallerReplacesAPresetOnce() {
    assertThat(settings.preset(() -> set("seed", "seed 1"))).isSameAs(made);
    settings.preset(() -> set("seed", "seed 2"));
    set("seed", "seed 3");
    assertThatIllegalStateException().isThrownBy(() -> set("seed", "seed 4"));
    assertThatIllegalStateException()
        .isThrownBy(() -> settings.preset(() -> set("seed", "seed 5")));
    assertThat(made).containsExactly("seed 1", "seed 2", "seed 3");
  }
}
