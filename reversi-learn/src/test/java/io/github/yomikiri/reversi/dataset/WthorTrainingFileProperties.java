package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.Transcript;
import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A file that is no WTHOR file is rejected, and its games are legal otherwise. */
class WthorTrainingFileProperties {

  private static final String SEED = "20051105";

  @Property(seed = SEED, tries = 3_000)
  void damagedFiles(@ForAll long seed) {
    byte[] bytes = TrainingGames.wthor(
        24, List.of(TrainingGames.random(seed, 0), TrainingGames.random(seed + 1, 30)));
    SplittableRandom random = new SplittableRandom(seed);
    for (int edits = random.nextInt(4); edits >= 0; edits--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
    }
    read(Arrays.copyOf(bytes, bytes.length - Math.max(0, random.nextInt(200) - 100)));
  }

  @Property(seed = SEED, tries = 2_000)
  void anyBytes(@ForAll byte[] bytes) {
    read(bytes);
  }

  private static void read(byte[] bytes) {
    TrainingFile file;
    try {
      file = TrainingFile.ofWthor(new ByteArrayInputStream(bytes), "it");
    } catch (InvalidInputException e) {
      return;
    }
    while (file.hasNext()) {
      try {
        Game<Reversi> game = file.next().game();
        int[] codes = game.moves().stream().mapToInt(Move::code).toArray();
        assertThat(Transcript.replay(game.start(), codes)).isEqualTo(game);
      } catch (InvalidInputException e) {
        assertThat(e.place()).startsWith("record ");
      }
    }
  }
}
