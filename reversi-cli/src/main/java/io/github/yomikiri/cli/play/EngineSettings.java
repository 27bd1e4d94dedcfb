package io.github.yomikiri.cli.play;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.play.ComputerOptions;
import io.github.yomikiri.cli.option.BookOptions;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Option;

/** The options of the command {@code play} for the engine. */
public final class EngineSettings implements ComputerOptions {

  private static final int USUAL_SIZE = 8;

  private final EvaluatorOption evaluator = new EvaluatorOption("network");

  @Option(
      names = "--book",
      paramLabel = "FILE",
      description = "Opening book that the computer plays from: a file that the command book"
          + " wrote, or default for the small book of this program. Only with levels from 9 on, and"
          + " on the board of 8x8.")
  private Optional<String> book = Optional.empty();

  @Override
  public List<Object> mixins() {
    return List.of(this, evaluator);
  }

  @Override
  public List<String> names() {
    return List.of("--evaluator", "--book");
  }

  @Override
  public List<String> settings(OptionalInt level) {
    List<String> settings = new ArrayList<>();
    if (evaluator.isGiven()) {
      evaluator.get(); // Reports an error as an error of this option.
      settings.add(evaluator.name());
    }
    book.ifPresent(name -> {
      // Reports an error as an error of this option.
      BookOptions.check(name, level.isPresent() ? Level.of(level.getAsInt()) : Level.MAX);
      BookOptions.read(name);
      settings.add("book=" + name);
    });
    return settings;
  }

  @Override
  public void check(Game<?> begun) {
    int size = begun.start() instanceof Reversi start ? start.size() : USUAL_SIZE;
    if (book.isPresent() && size != USUAL_SIZE) {
      throw new UserError("--book " + book.get() + ": books are for the board of 8x8, not for "
          + size + "x" + size);
    }
  }
}
