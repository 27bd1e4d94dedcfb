package io.github.yomikiri.learn.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.BreakthroughView;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourView;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.search.StopSignal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearningWarningsTest {

  @TempDir
  private Path folder = Path.of("");

  private List<String> warnings(Learning<?> learning) throws Exception {
    List<String> warnings = new ArrayList<>();
    LearningListener listener = new LearningListener() {
      @Override
      public void warned(String warning) {
        warnings.add(warning);
      }
    };
    learning.games(18_000).run(folder.resolve("learning"), listener, StopSignal.NEVER);
    return warnings;
  }

  private static Learning<Breakthrough> learning(BoardView<Breakthrough> view) {
    return Learning.of(
        Breakthrough.start(5, 5), Patterns.of(view).squares().rectangles(2, 2).build());
  }

  /** A view of Breakthrough whose planes may be wrong. */
  private interface View extends BoardView<Breakthrough> {

    @Override
    default int columns() {
      return 5;
    }

    @Override
    default int planes() {
      return 2;
    }
  }

  /** A view that fills no planes. */
  private record Blind() implements View {

    @Override
    public void planes(Breakthrough node, int ahead, long[] out) {}
  }

  /** A view that forgets who is to move. */
  private record Forgetful() implements View {

    @Override
    public void planes(Breakthrough node, int ahead, long[] out) {
      out[ahead] = node.white();
      out[1 - ahead] = node.black();
    }
  }

  @Test
  void aRightViewGivesNoWarning() throws Exception {
    assertThat(warnings(learning(new BreakthroughView(5, 5)))).isEmpty();
  }

  @Test
  void aRateThatIsMuchTooHighIsNamed() throws Exception {
    ConnectFour start = ConnectFour.START;
    Learning<ConnectFour> learning = Learning.of(
            start, Patterns.of(new ConnectFourView(start.board())).squares().build())
        .method(TemporalDifferences.usual().withRate(1));
    assertThat(warnings(learning))
        .singleElement()
        .asString()
        .startsWith("The values change too fast: 64 games move them by ");
  }

  @Test
  void featuresThatSeeNothingAreNamed() throws Exception {
    assertThat(warnings(learning(new Blind())))
        .singleElement()
        .asString()
        .startsWith("The features see the same in all positions of a game");
  }

  @Test
  void aViewThatForgetsWhoIsToMoveIsNamed() throws Exception {
    assertThat(warnings(learning(new Forgetful())))
        .singleElement()
        .asString()
        .contains("Does the view forget who is to move, or has it a sign wrong?");
  }

  private static LearningProgress generation(int number, double loss, double points, double rival) {
    return new LearningProgress(
        number,
        100L * number,
        1_000L * number,
        Duration.ofSeconds(number),
        loss,
        points,
        points >= 0.5,
        Double.isNaN(rival) ? OptionalDouble.empty() : OptionalDouble.of(rival));
  }

  private static List<String> warnings(int before, LearningProgress... generations) {
    List<String> warnings = new ArrayList<>();
    List<LearningProgress> known = List.of(generations).subList(0, before);
    LearningWarnings all = new LearningWarnings(known, warnings::add);
    List.of(generations).subList(before, generations.length).forEach(all::endGeneration);
    return warnings;
  }

  @Test
  void winsWithoutPointsAgainstTheRivalAreNamed() {
    for (int before : new int[] {0, 3}) {
      assertThat(warnings(
              before,
              generation(1, 0.5, 0.9, 0.01),
              generation(2, 0.5, 0.9, 0.02),
              generation(3, 0.5, 0.8, 0.0),
              generation(4, 0.5, 0.8, 0.03),
              generation(5, 0.5, 0.7, 0.04),
              generation(6, 0.5, 0.7, 0.04)))
          .singleElement()
          .asString()
          .startsWith("The last 5 generations won 82 % of the points against those before them, but"
              + " the points against the rival do not move: 1.0 %, now 4.0 %.");
    }
  }

  @Test
  void pointsThatRiseOrAreHighGiveNoWarning() {
    for (double rival : new double[] {Double.NaN, 0.5, 0.9}) {
      assertThat(warnings(
              0,
              generation(1, 0.5, 0.9, rival == 0.5 ? 0.44 : rival),
              generation(2, 0.5, 0.9, rival),
              generation(3, 0.5, 0.8, rival),
              generation(4, 0.5, 0.8, rival),
              generation(5, 0.5, 0.7, rival)))
          .isEmpty();
    }
  }

  @Test
  void aStandstillIsNamed() {
    double none = Double.NaN;
    LearningProgress[] generations = {
      generation(1, 0.5, 0.6, none),
      generation(2, 0.5, 0.49, none),
      generation(3, 0.5, 0.48, none),
      generation(4, 0.5, 0.4, none),
      generation(5, 0.5, 0.4, none),
      generation(6, 0.5, 0.4, none)
    };
    assertThat(warnings(0, generations))
        .singleElement()
        .asString()
        .startsWith("None of the last 5 generations was kept, so nothing was learned for a while.");
  }

  @Test
  void aLossThatRisesIsNamed() {
    double none = Double.NaN;
    assertThat(warnings(
            0,
            generation(1, 0.4, 0.6, none),
            generation(2, 0.5, 0.6, none),
            generation(3, 0.6, 0.6, none),
            generation(4, 0.7, 0.6, none),
            generation(5, 0.8, 0.6, none)))
        .containsExactly("The loss rises: in 3 generations it was 0.5000, and now it is 0.7000."
            + " The games may be closer than before, or the learning rate may be too high.");
  }
}
