package io.github.yomikiri.reversi.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.kit.PlayerSyntaxException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Level;
import io.github.yomikiri.reversi.engine.ReversiBook;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.ReversiFeatures;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.testkit.KitContract;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

  /** The message names the evaluators that would do. */
  @Test
  void refusesEvaluatorsInOtherUnits() {
    Evaluator<Reversi> mobility = ReversiFeatures.byMobility();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ReversiKit.KIT.inDiscs("mobility", mobility))
        .withMessage(
            "the values of the evaluator \"mobility\" are not discs, which are wanted here;"
                + " those of discs, tanuki, interprism, pattern, network and of weight files are");
    DiscEvaluator tanuki = new Tanuki();
    assertThat(ReversiKit.KIT.inDiscs("tanuki", tanuki)).isSameAs(tanuki);
  }

  @Test
  void readsBooks(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("my.book");
    Files.writeString(file, "# Yomikiri valued book, version 1\n");
    assertThatIOException()
        .isThrownBy(() -> ReversiKit.KIT.book(file.toString(), File::new))
        .withMessage(file + ": this book has no positions yet; the command book adds some");
    Files.writeString(file, "# Yomikiri valued book, version 1\n| d3 13\n");
    Function<String, File> named = name -> folder.resolve(name + ".book").toFile();
    assertThat(ReversiKit.KIT.book("my", named).size()).isEqualTo(1);
    assertThat(ReversiKit.KIT.book("default", named)).isSameAs(ReversiBook.standard());
    assertThatIOException()
        .isThrownBy(() -> ReversiKit.KIT.book("other", named))
        .withMessage("no book \"other\"; expected default or a file of the command book");
  }

  @Test
  void weakLevelsPlayFromNoBook() {
    assertThat(ReversiKit.KIT.bookRefusal(Level.of(3)))
        .contains("level 3 makes mistakes, so it plays from no book; the levels 9 to 12 play from a"
            + " book");
    assertThat(ReversiKit.KIT.bookRefusal(Level.of(9))).isEmpty();
  }

  /** A fingerprint stands for the content of a weight file. */
  @Test
  void onlyTrainedEvaluatorsHaveAFingerprint() {
    PatternEvaluator trained = PatternEvaluator.linear();
    assertThat(ReversiKit.KIT.fingerprint(trained))
        .contains(String.format(Locale.ROOT, "%08x", trained.weights().checksum()));
    assertThat(ReversiKit.KIT.fingerprint(new Tanuki())).isEmpty();
  }
}
