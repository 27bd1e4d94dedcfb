package io.github.yomikiri.reversi.kit;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.PlayerKind;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Level;
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
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reversi with the players of 2011 and the engine, each by its name. Games begin on the board of
 * 8x8 squares; positions of smaller boards are read and drawn, too.
 *
 * <pre>{@code
 * PlayerSpec<Reversi> spec = PlayerSpec.parse(ReversiKit.KIT, "engine:level=3");
 * try (Player<Reversi> player = spec.make()) {
 *   System.out.println(player.play(Reversi.start(), Limits.none()).bestMove());
 * }
 * }</pre>
 *
 * <p>Immutable, and safe for use by several threads.
 */
public final class ReversiKit implements NodeKit<Reversi> {

  /**
   * By how many discs a move from a book may be worse than the best move. It holds for players by
   * name, and is the default of the program's option {@code --book-within}.
   */
  public static final double BOOK_WITHIN_DISCS = 0.5;

  private static final String STANDARD_BOOK = "default";

  private static final ReversiText UCI = new ReversiText();

  /** The game, of which there is one. */
  public static final ReversiKit KIT = new ReversiKit();

  private final List<PlayerKind<Reversi>> players = List.of(
      PlayerKind.random(),
      PlayerKind.greedy(this),
      new PositionWeightsKind(),
      PlayerKind.search(this),
      PlayerKind.monteCarlo(this),
      new ReversiEngineKind(this),
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
  public Optional<String> openingName(Game<Reversi> game) {
    return OpeningNames.of(game);
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
        ? Optional.of(String.format(Locale.ROOT, "%08x", trained.weights().checksum()))
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

  /**
   * Returns an evaluator as one in discs, which the engine needs.
   *
   * @param name the evaluator's name or file, for the message
   * @param evaluator the evaluator of that name
   * @return the same evaluator
   * @throws IllegalArgumentException if its values are in a unit of their own
   */
  public DiscEvaluator inDiscs(String name, Evaluator<Reversi> evaluator) {
    if (evaluator instanceof DiscEvaluator discs) {
      return discs;
    }
    throw new IllegalArgumentException("the values of the evaluator \"" + name
        + "\" are not discs, which are wanted here; those of " + Evaluators.namesInDiscs()
        + " and of weight files are");
  }

  /**
   * Returns the opening book of a name or a file.
   *
   * @param text {@code default}, which is {@link ReversiBook#standard}, or the path of a file that
   *     the command {@code book} wrote
   * @param files finds the file of a path
   * @return the book
   * @throws IOException if there is no book at that path, or the book has no positions
   */
  public Book<Reversi> book(String text, Function<String, File> files) throws IOException {
    if (text.equals(STANDARD_BOOK)) {
      return ReversiBook.standard();
    }
    File file = files.apply(text);
    if (!file.isFile()) {
      throw new IOException(
          "no book \"" + text + "\"; expected " + STANDARD_BOOK + " or a file of the command book");
    }
    Book<Reversi> book;
    try {
      book = ReversiBook.builder().read(file.toPath()).build();
    } catch (InvalidInputException e) {
      throw new IOException(e.getMessage(), e);
    }
    if (book.size() == 0) {
      throw new IOException(text + ": this book has no positions yet; the command book adds some");
    }
    return book;
  }

  /**
   * Returns why an engine of a level plays from no book.
   *
   * @param level the engine's level
   * @return the reason, and what would be right; empty if the level plays from a book
   */
  public Optional<String> bookRefusal(Level level) {
    if (level.errorDiscs() == 0) {
      return Optional.empty();
    }
    int least = level.number() + 1;
    while (Level.of(least).errorDiscs() > 0) {
      least++;
    }
    return Optional.of("level " + level.number() + " makes mistakes, so it plays from no book; the"
        + " levels " + least + " to " + Level.MAX.number() + " play from a book");
  }
}
