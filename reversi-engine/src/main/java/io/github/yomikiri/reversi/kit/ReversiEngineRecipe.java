package io.github.yomikiri.reversi.kit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.kit.PlayerName;
import io.github.yomikiri.play.kit.PlayerOption;
import io.github.yomikiri.play.kit.text.LimitText;
import io.github.yomikiri.play.kit.text.Selectivities;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.engine.EngineBuilder;
import io.github.yomikiri.reversi.engine.Level;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.platform.HeapShare;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;

/**
 * The settings of the engine as a player. They are set while the player's name is read, and do not
 * change afterwards.
 */
final class ReversiEngineRecipe {

  static final PlayerOption LEVEL =
      new PlayerOption("Level", "level", 1, Level.MAX.number(), Level.MAX.number());

  private static final double VARIETY_DISCS = 2;
  private static final int USUAL_MIDGAME_TABLE = HeapShare.mebibytes(32);
  private static final int USUAL_ENDGAME_TABLE = HeapShare.mebibytes(64);

  static final PlayerOption TABLE = new PlayerOption("Hash", "table", 1, 8192, USUAL_ENDGAME_TABLE);

  private final ReversiKit kit;
  private final PlayerName name;
  private Optional<DiscEvaluator> evaluator = Optional.empty();
  private Optional<Selectivity> selectivity = Optional.empty();
  private Level level = Level.MAX;
  private int variety;
  private Optional<Book<Reversi>> book = Optional.empty();
  private Optional<ProbCutTable> predictions = Optional.empty();
  private int endgameTable = USUAL_ENDGAME_TABLE;
  private int midgameTable = USUAL_MIDGAME_TABLE;

  private ReversiEngineRecipe(ReversiKit kit, PlayerName name) {
    this.kit = kit;
    this.name = name;
  }

  /** Reads the parts of a name after {@code engine}. */
  static ReversiEngineRecipe read(ReversiKit kit, PlayerName name) {
    ReversiEngineRecipe recipe = new ReversiEngineRecipe(kit, name);
    name.rest().forEach(recipe::readPart);
    name.checkLimits();
    if (recipe.book.isPresent()) {
      kit.bookRefusal(recipe.level).ifPresent(reason -> {
        throw name.fault(reason);
      });
    }
    if (recipe.predicts() && !recipe.hasPredictions()) {
      throw name.fault("selectivity goes with the evaluators " + Evaluators.namesWithPredictions()
          + ", or with predictions=");
    }
    return recipe;
  }

  private boolean predicts() {
    return selectivity.filter(level -> level != Selectivity.FULL_WIDTH).isPresent();
  }

  private boolean hasPredictions() {
    return predictions.isPresent()
        || evaluator.isEmpty()
        || evaluator.get().predictions().isPresent();
  }

  private void readPart(String typed) {
    String part = typed.toLowerCase(Locale.ROOT);
    if (name.readEngineLimit(part)) {
      return;
    }
    String value = PlayerName.value(part);
    String kind = part.replaceFirst("=.*", "");
    switch (kind) {
      case "level" -> level = Level.of(name.number(value, 1, Level.MAX.number(), "level"));
      case "variety" -> variety = name.number(value, 1, 60, "plies of variety");
      case "table" -> {
        endgameTable = name.number(value, 1, 8192, "table size in MiB");
        midgameTable = endgameTable;
      }
      case "book" -> readBook(PlayerName.value(typed));
      case "predictions" -> predictions = Optional.of(name.predictions(PlayerName.value(typed)));
      case "selectivity" ->
        selectivity = Optional.of(Selectivities.of(value)
            .orElseThrow(
                () -> name.fault("no \"" + part + "\"; there are " + Selectivities.percents())));
      default -> {
        evaluator = Optional.of(inDiscs(
            name.evaluator(kit, typed)
                .orElseThrow(() -> name.fault(
                    "no part \"" + part + "\"; there are the evaluators " + Evaluators.names()
                        + " and weight files, and level=, depth=, time=, nodes=, clock=, variety=, book=, table=,"
                        + " selectivity=, predictions=")),
            part));
        kind = "evaluator";
      }
    }
    name.only(kind, typed);
  }

  private void readBook(String file) {
    try {
      book = Optional.of(kit.book(file, name::file));
    } catch (IOException e) {
      throw name.fault(String.valueOf(e.getMessage()));
    }
  }

  private DiscEvaluator inDiscs(Evaluator<Reversi> named, String part) {
    try {
      return kit.inDiscs(part, named);
    } catch (IllegalArgumentException e) {
      throw name.fault(String.valueOf(e.getMessage()));
    }
  }

  /** Returns whether the player chooses at random, so games from the same opening may differ. */
  boolean drawsLots() {
    return level.errorDiscs() > 0 || variety > 0 || book.isPresent();
  }

  /** Returns the evaluator of its searches, which is the network unless another was named. */
  DiscEvaluator evaluator() {
    return evaluator.orElseGet(PatternEvaluator::network);
  }

  /** Returns whether its level limits its moves. */
  private boolean isWeak() {
    return !level.equals(Level.MAX);
  }

  /** Makes the player. */
  Player<Reversi> make() {
    return player(name.gameLimits(isWeak()));
  }

  /** Makes the player without the usual time. */
  Player<Reversi> makeUntimed() {
    return player(name.gameLimits(true));
  }

  /** Makes the same engine for the values of several moves. */
  Player<Reversi> makeAnalyst() {
    return player(name.analysisLimits(isWeak()));
  }

  private Player<Reversi> player(Limits limits) {
    return engine().inMatches(name.name(), limits);
  }

  /** Returns the limits of its moves in words. */
  String limitText() {
    String limits = LimitText.of(name.gameLimits(isWeak()));
    if (!isWeak()) {
      return limits;
    }
    String own = "level " + level.number();
    return limits.equals(LimitText.NONE) ? own : own + ", " + limits;
  }

  private Engine engine() {
    EngineBuilder builder = Engine.builder()
        .level(level)
        .tables(midgameTable, endgameTable)
        .variety(variety, VARIETY_DISCS);
    evaluator.ifPresent(builder::evaluator);
    predictions.ifPresent(builder::predictions);
    selectivity.ifPresent(builder::selectivity);
    book.ifPresent(moves -> builder.book(moves, ReversiKit.BOOK_WITHIN_DISCS));
    return builder.build();
  }
}
