package io.github.yomikiri.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.PlayerKind;
import io.github.yomikiri.play.kit.PlayerName;
import io.github.yomikiri.play.kit.PlayerSpec;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UciCommandTest {

  /** A player that must not have its usual time, because the client limits its moves. */
  private record Clocked() implements PlayerKind<TicTacToe> {

    @Override
    public String beginning() {
      return "clocked";
    }

    @Override
    public String help() {
      return "clocked             a player with a usual time\n";
    }

    @Override
    public Optional<PlayerSpec<TicTacToe>> read(PlayerName name) {
      PlayerSpec<TicTacToe> random = PlayerSpec.of(KIT, "random", List.of());
      return Optional.of(PlayerSpec.<TicTacToe>of(name.name(), () -> {
            throw new AssertionError("made with its usual time");
          })
          .withUntimed(random::make));
    }
  }

  private static final NodeKit<TicTacToe> KIT = new NodeKit<>() {

    @Override
    public String name() {
      return "clocked-game";
    }

    @Override
    public TicTacToe start() {
      return TicTacToe.START;
    }

    @Override
    public String usualPlayer() {
      return "clocked";
    }

    @Override
    public List<PlayerKind<TicTacToe>> players() {
      return List.of(PlayerKind.random(), new Clocked());
    }
  };

  @Test
  void theLimitsOfTheClientReplaceTheUsualTime() {
    Run run = Run.withInput(KIT, "position startpos\ngo nodes 5\nquit\n", "uci");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("bestmove ");
  }
}
