package io.github.yomikiri.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that a rule ends has moves in its last position, but nobody may play them. */
class DrawnByRuleTest {

  /** Both sides step to and fro, and after some steps it is a draw. */
  private record Steps(int at, int left) implements Node<Steps> {

    @Override
    public void moves(MoveList out) {
      out.add((at + 1) % 3);
      out.add((at + 2) % 3);
    }

    @Override
    public Steps play(int move) {
      return new Steps(move, left - 1);
    }

    @Override
    public long key() {
      return Hash64.of(at, 7);
    }

    @Override
    public int quietPliesLeft() {
      return left;
    }

    @Override
    public int terminalScore() {
      return 0;
    }

    @Override
    public int maxScore() {
      return 1;
    }
  }

  private record StepsKit() implements NodeKit<Steps> {

    @Override
    public String name() {
      return "steps";
    }

    @Override
    public String title() {
      return "Step's";
    }

    @Override
    public Steps start() {
      return new Steps(0, 5);
    }

    @Override
    public List<NamedEvaluator<Steps>> evaluators() {
      return List.of(new NamedEvaluator<>("place", () -> Evaluator.of(Steps::at, 100)));
    }
  }

  private static final String DRAWN = "1 2 1 2 1";

  @TempDir
  private Path folder;

  private static Run run(String... args) {
    Run run = Run.of(new StepsKit(), args);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  @Test
  void playersLoseNothingBeforeTheEnd() throws IOException {
    Path games = Files.writeString(folder.resolve("games.txt"), DRAWN + "\n1 2 0 1 2\n");
    Run run = run("loss", games.toString(), "random", "greedy", "--plies-left", "1");
    assertThat(run.out()).contains("in 2 positions with 1 move left");
    Path positions = Files.writeString(folder.resolve("positions.txt"), "1 2 1 2\n");
    assertThat(run("judge", positions.toString(), "random").out())
        .startsWith("1 of 1 positions judged\n");
  }

  @Test
  void saysWhichRuleEndedTheGame() {
    Run run = Run.withInput(
        new StepsKit(), DRAWN.replace(' ', '\n') + "\nquit\n", "play", "--second", "human");
    assertThat(run.out()).contains("\nA draw without progress.\n");
    assertThat(run("play", "--help").out()).startsWith("Plays Step's in the terminal");
  }

  @Test
  void sampleGamesEndThere() {
    assertThat(run("fit-probcut", "--depth", "3", "--positions", "150", "--random-plies", "0-3")
            .err())
        .doesNotContain("internal error");
  }

  @Test
  void thereIsNothingToExplore() {
    Run run = Run.of(new StepsKit(), "explore", DRAWN, "--html", "-");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("the game is over, so there is nothing to search");
  }
}
