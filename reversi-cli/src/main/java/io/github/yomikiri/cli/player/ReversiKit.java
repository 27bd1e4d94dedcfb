package io.github.yomikiri.cli.player;

import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.PlayerKind;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.ReversiBook;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.Stages;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.protocol.ExternalEngine;
import io.github.yomikiri.reversi.protocol.ReversiText;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reversi on the board of 8x8 squares, with the players of 2011 and the engine. */
public final class ReversiKit implements NodeKit<Reversi> {

  /** The name of the engine. */
  public static final String ENGINE = "engine";

  private static final ReversiText UCI = new ReversiText();

  /** The game, of which there is one. */
  public static final ReversiKit KIT = new ReversiKit();

  private final List<PlayerKind<Reversi>> players = List.of(
      PlayerKind.random(),
      PlayerKind.greedy(this),
      new PositionWeightsKind(),
      PlayerKind.search(this),
      PlayerKind.monteCarlo(this),
      new EngineKind(this),
      PlayerKind.external(
          "GTP",
          false,
          "those of the program",
          (name, command, limits) ->
              limited(ExternalEngine.gtp(), limits).withName(name).start(command),
          """
          gtp:COMMAND         another program that uses GTP, such as gtp:"edax -gtp"
          """),
      PlayerKind.external(
          "NBoard",
          true,
          "those of the program",
          (name, command, limits) ->
              limited(ExternalEngine.nboard(), limits).withName(name).start(command),
          """
          nboard:COMMAND      another program that uses the protocol of NBoard
          """),
      PlayerKind.uci(UCI));

  private ReversiKit() {}

  private static ExternalEngine limited(ExternalEngine engine, Limits limits) {
    ExternalEngine timed = limits.time().map(engine::withTime).orElse(engine);
    return limits.depth().isPresent() ? timed.withDepth(limits.depth().getAsInt()) : timed;
  }

  @Override
  public String name() {
    return "reversi";
  }

  @Override
  public Reversi start() {
    return Reversi.start();
  }

  @Override
  public PositionText<Reversi> text() {
    return new ObfText(UCI);
  }

  @Override
  public Optional<Drawing<Reversi>> drawing() {
    return drawing(start());
  }

  @Override
  public Optional<Drawing<Reversi>> drawing(Reversi position) {
    return Optional.of(position.board().drawing());
  }

  @Override
  public long identity(Reversi position) {
    return ReversiBook.identity(position);
  }

  @Override
  public List<String> seats() {
    return List.of("Dark", "Light");
  }

  @Override
  public String points() {
    return "discs";
  }

  @Override
  public String usualPlayer() {
    return ENGINE;
  }

  @Override
  public List<NamedEvaluator<Reversi>> evaluators() {
    return Evaluators.ALL;
  }

  @Override
  public Optional<NamedEvaluator<Reversi>> bestEvaluator() {
    return Optional.of(Evaluators.INTERPRISM);
  }

  @Override
  public Optional<Evaluator<Reversi>> readEvaluator(File file) throws IOException {
    return file.isDirectory() ? Optional.empty() : Optional.of(Evaluators.read(file));
  }

  @Override
  public Optional<String> fingerprint(Evaluator<Reversi> evaluator) {
    return evaluator instanceof PatternEvaluator trained
        ? Optional.of(EvaluatorOption.checksum(trained.weights()))
        : Optional.empty();
  }

  @Override
  public boolean isInPoints(Evaluator<Reversi> evaluator) {
    return evaluator instanceof DiscEvaluator;
  }

  @Override
  public Optional<ProbCut<Reversi>> predictions(Evaluator<Reversi> evaluator) {
    return evaluator instanceof DiscEvaluator discs
        ? discs.predictions().map(this::predictions)
        : Optional.empty();
  }

  @Override
  public ProbCut<Reversi> predictions(ProbCutTable table) {
    return Stages.predictions(table, Function.identity());
  }

  @Override
  public List<PlayerKind<Reversi>> players() {
    return players;
  }
}
