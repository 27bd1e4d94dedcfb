package io.github.yomikiri.reversi.kit;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.kit.PlayerSyntaxException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.testkit.KitContract;
import org.junit.jupiter.api.Test;

class ReversiKitTest implements KitContract<Reversi> {

  @Override
  public NodeKit<Reversi> kit() {
    return ReversiKit.KIT;
  }

  @Override
  public int walks() {
    return 4;
  }

  @Test
  void aFolderIsNoPartOfAName() {
    assertThatExceptionOfType(PlayerSyntaxException.class)
        .isThrownBy(() -> PlayerSpec.parse(kit(), "pvs3:src"))
        .withMessageContaining("no part \"src\"; there are the evaluators ");
  }
}
