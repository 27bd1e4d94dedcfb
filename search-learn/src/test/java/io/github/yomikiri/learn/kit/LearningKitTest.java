package io.github.yomikiri.learn.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.TicTacToeView;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.selfplay.LearningListener;
import io.github.yomikiri.learn.selfplay.LearningProgress;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.kit.PlayerSyntaxException;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A kit that says no more than its name, its start and its view. */
class LearningKitTest {

  @TempDir
  Path folder;

  private static class Kit implements LearningKit<TicTacToe> {

    @Override
    public String name() {
      return "tic-tac-toe";
    }

    @Override
    public TicTacToe start() {
      return TicTacToe.START;
    }

    @Override
    public BoardView<TicTacToe> view() {
      return new TicTacToeView();
    }
  }

  private final LearningKit<TicTacToe> kit = new Kit();

  private LearnedEvaluator<TicTacToe> learn(long games, String place) throws IOException {
    return kit.learning()
        .games(games)
        .run(folder.resolve(place), LearningListener.NONE, StopSignal.NEVER);
  }

  private static PlayerSpec<TicTacToe> player(LearningKit<TicTacToe> kit, String first, Path last) {
    return PlayerSpec.of(kit, first, List.of(last.toString()));
  }

  @Test
  void whatWasLearnedIsReadFromItsFolderAndItsFile() throws IOException {
    LearnedEvaluator<TicTacToe> learned = learn(4_096, "a");
    TicTacToe corner = TicTacToe.after(0);
    for (String place : List.of("a", "a/evaluator")) {
      LearnedEvaluator<TicTacToe> read = kit.readLearned(folder.resolve(place));
      assertThat(read.evaluate(corner)).isEqualTo(learned.evaluate(corner)).isNotZero();
      assertThat(read.checksum()).isEqualTo(learned.checksum());
      PlayerSpec<TicTacToe> spec = player(kit, "pvs3", folder.resolve(place));
      assertThat(spec.fingerprint()).isEqualTo(kit.fingerprint(learned)).isPresent();
      try (Player<TicTacToe> player = spec.make()) {
        assertThat(player.play(Game.of(corner), Limits.none()).bestMove().notation())
            .as("the only move that does not lose")
            .isEqualTo("b2");
      }
    }
  }

  @Test
  void otherWeightsHaveAnotherFingerprint() throws IOException {
    assertThat(kit.fingerprint(learn(128, "a"))).isNotEqualTo(kit.fingerprint(learn(192, "b")));
    assertThat(kit.fingerprint(node -> 0)).isEmpty();
  }

  @Test
  void theLearnedEvaluatorThatComesWithAGameIsFound() throws IOException {
    assertThat(kit.learned()).isEmpty();
    Evaluator<TicTacToe> learned = learn(64, "a");
    LearningKit<TicTacToe> shipping = new Kit() {
      @Override
      public List<NamedEvaluator<TicTacToe>> evaluators() {
        return List.of(
            new NamedEvaluator<>("zero", () -> node -> 0),
            new NamedEvaluator<>("learned", () -> learned));
      }
    };
    assertThat(shipping.learned()).containsSame((LearnedEvaluator<TicTacToe>) learned);
  }

  @Test
  void theRivalIsAnEvaluatorThatWasWrittenByHand() throws IOException {
    Evaluator<TicTacToe> learned = learn(64, "a");
    LearningKit<TicTacToe> both = new Kit() {
      @Override
      public List<NamedEvaluator<TicTacToe>> evaluators() {
        return List.of(
            new NamedEvaluator<>("learned", () -> learned),
            new NamedEvaluator<>("zero", () -> node -> 0));
      }
    };
    for (LearningKit<TicTacToe> each : List.of(kit, both)) {
      List<Boolean> hasRival = new ArrayList<>();
      LearningListener listener = new LearningListener() {
        @Override
        public void generationFinished(LearningProgress progress) {
          hasRival.add(progress.rival().isPresent());
        }
      };
      Path place = Files.createTempDirectory(folder, "learning");
      each.learning().games(8_192).run(place, listener, StopSignal.NEVER);
      assertThat(hasRival).containsExactly(each == both);
    }
  }

  @Test
  void messagesNameTheFile() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> kit.readEvaluator(empty.toFile()))
        .withMessage(empty.resolve("evaluator") + ": no such file");
    Path damaged = Files.writeString(folder.resolve("damaged"), "no evaluator");
    assertThatExceptionOfType(PlayerSyntaxException.class)
        .isThrownBy(() -> player(kit, "greedy", damaged))
        .withMessageContaining(damaged.toString());
    assertThatExceptionOfType(PlayerSyntaxException.class)
        .isThrownBy(() -> player(kit, "greedy", folder.resolve("none")))
        .withMessageContaining("no evaluator or weight file");
  }
}
