package io.github.yomikiri.cli.player;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.player.LimitParts;
import io.github.yomikiri.app.player.LimitText;
import io.github.yomikiri.app.player.PlayerSyntaxException;
import io.github.yomikiri.app.player.PredictionFile;
import io.github.yomikiri.app.player.Selectivities;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.engine.EngineBuilder;
import io.github.yomikiri.reversi.engine.Level;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The settings of the engine as a player. They are set while the player's name is read, and do not
 * change afterwards.
 */
final class EngineRecipe {

  private static final Duration USUAL_TIME = Duration.ofSeconds(1);
  private static final double VARIETY_DISCS = 2;
  private static final int USUAL_MIDGAME_TABLE = 32;
  private static final int USUAL_ENDGAME_TABLE = 64;

  private final String text;
  private final InputFiles files;
  private final LimitParts limitParts;
  private Optional<DiscEvaluator> evaluator = Optional.empty();
  private Optional<Selectivity> selectivity = Optional.empty();
  private Level level = Level.MAX;
  private int depth = Limits.MAX_DEPTH;
  private int variety;
  private Optional<Book<Reversi>> book = Optional.empty();
  private Optional<ProbCutTable> predictions = Optional.empty();
  private Optional<GameClock> clock = Optional.empty();
  private int endgameTable = USUAL_ENDGAME_TABLE;
  private int midgameTable = USUAL_MIDGAME_TABLE;

  private EngineRecipe(String text, InputFiles files) {
    this.text = text;
    this.files = files;
    limitParts = new LimitParts(text);
  }

  /**
   * Reads the parts of a name after {@code engine}.
   *
   * @param text the whole name, for messages
   * @param parts the parts of the name except the first
   * @param files finds weights and books
   */
  static EngineRecipe parse(String text, List<String> parts, InputFiles files) {
    EngineRecipe recipe = new EngineRecipe(text, files);
    parts.forEach(recipe::readPart);
    recipe.limitParts.finish();
    if (recipe.clock.isPresent() && !recipe.limitParts.isEmpty()) {
      throw new PlayerSyntaxException(text, "either a clock or a limit per move, not both");
    }
    if (recipe.book.isPresent()) {
      Books.refusal(recipe.level).ifPresent(reason -> {
        throw new PlayerSyntaxException(text, reason);
      });
    }
    if (recipe.predicts() && !recipe.hasPredictions()) {
      throw new PlayerSyntaxException(
          text,
          "selectivity goes with the evaluators " + Evaluators.namesWithPredictions()
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
    if (limitParts.read(part)) {
      return;
    }
    String value = part.substring(part.indexOf('=') + 1);
    String kind = part.replaceFirst("=.*", "");
    switch (kind) {
      case "level" -> level = Level.of(limitParts.number(value, 1, Level.MAX.number(), "level"));
      case "depth" -> depth = limitParts.number(value, 1, Limits.MAX_DEPTH, "depth");
      case "variety" -> variety = limitParts.number(value, 1, 60, "plies of variety");
      case "table" -> {
        endgameTable = limitParts.number(value, 1, 8192, "table size in MiB");
        midgameTable = endgameTable;
      }
      case "book" -> readBook(typed.substring(typed.indexOf('=') + 1));
      case "predictions" -> readPredictions(typed.substring(typed.indexOf('=') + 1));
      case "clock" -> readClock(part, value);
      case "selectivity" ->
        selectivity = Optional.of(Selectivities.of(value)
            .orElseThrow(() -> new PlayerSyntaxException(
                text, "no \"" + part + "\"; there are " + Selectivities.percents())));
      default -> {
        evaluator = Optional.of(inDiscs(
            Evaluators.ofPart(text, typed, files)
                .orElseThrow(() -> new PlayerSyntaxException(
                    text,
                    "no part \"" + part + "\"; there are the evaluators " + Evaluators.names()
                        + " and weight files, and level=, depth=, time=, nodes=, clock=, variety=, book=, table=,"
                        + " selectivity=, predictions=")),
            part));
        kind = "evaluator";
      }
    }
    limitParts.only(kind, typed);
  }

  private void readBook(String name) {
    try {
      book = Optional.of(Books.of(name, files));
    } catch (IOException e) {
      throw new PlayerSyntaxException(text, String.valueOf(e.getMessage()));
    }
  }

  private void readPredictions(String file) {
    try {
      predictions = Optional.of(PredictionFile.read(file, "fit-probcut", files));
    } catch (IOException e) {
      throw new PlayerSyntaxException(text, String.valueOf(e.getMessage()));
    }
  }

  private DiscEvaluator inDiscs(Evaluator<Reversi> named, String part) {
    try {
      return Evaluators.inDiscs(part, named);
    } catch (IllegalArgumentException e) {
      throw new PlayerSyntaxException(text, String.valueOf(e.getMessage()));
    }
  }

  private void readClock(String part, String value) {
    String[] pieces = value.split("\\+", 2);
    GameClock full = GameClock.of(limitParts.time(part, pieces[0]));
    clock = Optional.of(
        pieces.length == 1 ? full : full.withIncrement(limitParts.time(part, pieces[1])));
  }

  /** Returns whether the player chooses at random, so games from the same opening may differ. */
  boolean drawsLots() {
    return level.errorDiscs() > 0 || variety > 0 || book.isPresent();
  }

  /** Returns the evaluator of its searches, which is the network unless another was named. */
  DiscEvaluator evaluator() {
    return evaluator.orElseGet(PatternEvaluator::network);
  }

  /** Makes the player. */
  Player<Reversi> make(String name) {
    return engine().inMatches(name, limitsInMatches());
  }

  private Limits limitsInMatches() {
    return clock.map(limits()::withClock).orElse(limits());
  }

  /** Returns the limits of its moves in words. */
  String limitText() {
    String limits = LimitText.of(limitsInMatches());
    if (level.equals(Level.MAX)) {
      return limits;
    }
    String own = "level " + level.number();
    return limits.equals(LimitText.NONE) ? own : own + ", " + limits;
  }

  /** Returns the same engine for the values of several moves. It has no clock, but a usual time. */
  Adviser adviser() {
    return new Adviser() {

      @Override
      public boolean isInDiscs() {
        return true;
      }

      @Override
      public SearchResult best(Reversi position, int count, StopSignal stop) {
        Limits limits = clock.isPresent() ? limits().and(Limits.time(USUAL_TIME)) : limits();
        Deque<SearchResult> depths = new ArrayDeque<>();
        try (Engine engine = engine()) {
          SearchResult result =
              engine.analyze(position, Integer.MAX_VALUE, limits.withStop(stop), depths::add);
          return depths.isEmpty() ? result : depths.getLast();
        }
      }
    };
  }

  private Engine engine() {
    EngineBuilder builder = Engine.builder()
        .level(level)
        .tables(midgameTable, endgameTable)
        .variety(variety, VARIETY_DISCS);
    evaluator.ifPresent(builder::evaluator);
    predictions.ifPresent(builder::predictions);
    selectivity.ifPresent(builder::selectivity);
    book.ifPresent(moves -> builder.book(moves, Books.WITHIN_DISCS));
    return builder.build();
  }

  private Limits limits() {
    Limits limits = Limits.depth(depth);
    if (limitParts.nodes() > 0) {
      return limits.withNodes(limitParts.nodes());
    }
    boolean hasDepth = depth < Limits.MAX_DEPTH || !level.equals(Level.MAX);
    Optional<Duration> time = limitParts.time();
    if (time.isEmpty() && !hasDepth && clock.isEmpty()) {
      time = Optional.of(USUAL_TIME);
    }
    return time.map(limits::withTime).orElse(limits);
  }
}
