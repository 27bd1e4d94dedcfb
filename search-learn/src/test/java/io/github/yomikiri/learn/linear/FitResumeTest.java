package io.github.yomikiri.learn.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.learn.fixture.EmptySquares;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A fit that was interrupted or killed continues as if nothing had happened.
 * {@code -Dtest.args=-Dfit.seed=...} repeats a run.
 */
class FitResumeTest {

  private static final long SEED =
      Long.getLong("fit.seed", UUID.randomUUID().getMostSignificantBits());

  private static final Locale LANGUAGE = Locale.getDefault();

  private static final List<PlayedGame<TicTacToe>> GAMES = FitCase.games(450, 5);

  private final PortableRandom random = new PortableRandom(SEED);

  @TempDir
  private Path folder = Path.of("");

  private byte[] expected = {};

  @BeforeAll
  static void printTheSeed() {
    System.out.println("Fits are interrupted with the seed " + SEED);
  }

  private static Fit<TicTacToe> fit() {
    return fit(Labels.result());
  }

  private static Fit<TicTacToe> fit(Labels<TicTacToe> labels) {
    return bare().games(GAMES, labels);
  }

  private static Fit<TicTacToe> bare() {
    return Fit.of(FitCase.PATTERNS).passes(4);
  }

  @BeforeEach
  void fitWithoutInterruption() throws IOException {
    expected = FitCase.bytes(fit(), folder.resolve("whole"));
  }

  @AfterEach
  void restoreTheLanguage() {
    Locale.setDefault(LANGUAGE);
  }

  private static TreeMap<String, byte[]> files(Path folder) throws IOException {
    TreeMap<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(path).toString(), Files.readAllBytes(path));
      }
    }
    return files;
  }

  private void assertResumes(Path work) throws IOException {
    assertThat(FitCase.bytes(fit(), work)).isEqualTo(expected);
    TreeMap<String, byte[]> files = files(work);
    TreeMap<String, byte[]> wanted = files(folder.resolve("whole"));
    assertThat(files.keySet()).isEqualTo(wanted.keySet());
    files.forEach((name, bytes) -> assertThat(bytes).as(name).isEqualTo(wanted.get(name)));
  }

  private static void copy(Path from, Path to) {
    try (Stream<Path> paths = Files.walk(from)) {
      for (Path path : paths.toList()) {
        Path copy = to.resolve(from.relativize(path).toString());
        if (Files.isDirectory(path)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(path, copy);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ar-EG", "fa-IR", "tr-TR"})
  void theUsersLanguageChangesNoFile(String language) throws IOException {
    Locale.setDefault(Locale.forLanguageTag(language));
    assertResumes(folder.resolve("work"));
  }

  @Test
  void aKilledFitResumes() throws IOException {
    List<Path> copies = new ArrayList<>();
    Path work = folder.resolve("work");
    fit()
        .run(
            work,
            progress -> {
              Path copy = folder.resolve("copy" + copies.size());
              copy(work, copy);
              copies.add(copy);
            },
            StopSignal.NEVER)
        .orElseThrow();
    // The games before, after 200, 400 and 450 of them, and four passes.
    assertThat(copies).hasSize(8);
    for (Path copy : copies) {
      assertResumes(copy);
    }
  }

  /** A process can be killed when some chunks of distinct positions are written. */
  @Test
  void aFitThatIsKilledBetweenItsFilesResumes() throws IOException {
    TreeMap<String, byte[]> files = files(folder.resolve("whole"));
    List<String> order = new ArrayList<>(List.of("fit.txt"));
    for (String part : List.of("labeled", "distinct", "rate", "errors", "evaluator")) {
      files.keySet().stream().filter(name -> name.startsWith(part)).forEach(order::add);
    }
    assertThat(order).containsExactlyInAnyOrderElementsOf(files.keySet()).hasSizeGreaterThan(12);
    assertThat(folder.resolve("whole/fit.txt")).content().endsWith("\nlabeled\n");
    for (int kept = 0; kept < order.size(); kept++) {
      Path work = folder.resolve("kept" + kept);
      for (String name : order.subList(0, kept)) {
        Path file = work.resolve(name);
        Files.createDirectories(file.getParent());
        byte[] bytes = files.get(name);
        if (name.equals("fit.txt") && kept <= 4) {
          // The labels are not complete.
          String text = new String(bytes, StandardCharsets.UTF_8);
          bytes = text.replace("\nlabeled\n", "\n").getBytes(StandardCharsets.UTF_8);
        }
        Files.write(file, bytes);
        Files.writeString(file.resolveSibling("chunk-000007.positions.part"), "cut");
      }
      FitCase.bytes(fit(), work);
      try (Stream<Path> paths = Files.walk(work)) {
        for (Path path : paths.filter(name -> name.toString().endsWith(".part")).toList()) {
          Files.delete(path);
        }
      }
      assertResumes(work);
    }
  }

  @Test
  void aStoppedFitResumes() throws IOException {
    for (int round = 0; round < 5; round++) {
      Path work = folder.resolve("stopped" + round);
      boolean isFinished = false;
      while (!isFinished) {
        StopSignal stop = new StopSignal();
        AtomicInteger left = new AtomicInteger(random.nextInt(7));
        isFinished = fit()
            .threads(1 + random.nextInt(3))
            .run(
                work,
                progress -> {
                  if (left.getAndDecrement() == 0) {
                    stop.raise();
                  }
                },
                stop)
            .isPresent();
      }
      assertResumes(work);
    }
  }

  @Test
  void theBytesDoNotDependOnTheThreads() throws IOException {
    Evaluator<TicTacToe> center = Evaluator.of(
        (TicTacToe node) -> 1_000 * (node.own() >> 4 & 1), Scale.winChance().unit());
    Labels<TicTacToe> searched = Labels.search(
        () -> Searchers.forGame(TicTacToe.class).evaluator(center).build(), Limits.depth(2));
    Labels<TicTacToe> labels = Labels.exact(
        () -> Searchers.solver(TicTacToe.class).build(),
        Limits.nodes(40),
        Labels.mixed(searched, 0.6, Labels.result()));
    List<PlayedGame<TicTacToe>> games = GAMES.subList(0, 60);
    byte[] one = FitCase.bytes(bare().games(games, labels), folder.resolve("threads1"));
    assertThat(one)
        .isNotEqualTo(FitCase.bytes(bare().games(games, Labels.result()), folder.resolve("other")));
    for (int threads : new int[] {2, 4}) {
      Fit<TicTacToe> fit = bare().games(games, labels).threads(threads);
      assertThat(FitCase.bytes(fit, folder.resolve("threads" + threads))).isEqualTo(one);
    }
  }

  private void assertRefused(Fit<TicTacToe> fit, String reason) throws IOException {
    Path whole = folder.resolve("whole");
    TreeMap<String, byte[]> before = files(whole);
    assertThatThrownBy(() -> fit.run(whole))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(whole.resolve("fit.txt").toString())
        .hasMessageContaining(reason);
    assertThat(files(whole).keySet()).isEqualTo(before.keySet());
  }

  @Test
  void aFolderOfAnotherFitIsRefused() throws IOException {
    assertRefused(
        fit().scale(Scale.points(1, 9)), "is \"# scale: win chance\", not \"# scale: 1 p");
    assertRefused(fit().heldOut(3), "not \"# held out: one game of 3\"");
    assertRefused(fit().heldOut(0), "not \"# held out: none\"");
    assertRefused(
        Fit.of(FitCase.SQUARES).games(GAMES, Labels.result()), "\"# features: 1 stages of");
    assertRefused(Fit.of(new EmptySquares()).games(GAMES, Labels.result()), "# features: ");
    List<PlayedGame<TicTacToe>> shifted = new ArrayList<>(GAMES.subList(1, 450));
    shifted.add(GAMES.get(0));
    assertRefused(bare().games(shifted, Labels.result()), "is \"# games: 450, digest ");
    assertRefused(
        fit((game, scale) -> game.positions().stream().mapToDouble(node -> 0.5).toArray()),
        "# labels of some games: ");
    assertRefused(bare().games(GAMES.subList(0, 449), Labels.result()), "not \"# games: 449, ");
    assertRefused(bare().games(FitCase.games(900, 5), Labels.result()), "not \"# games: 900, ");
    assertResumes(folder.resolve("whole"));
  }

  @Test
  void aFitThatIsFinishedIsNotDoneAgain() throws IOException {
    Path whole = folder.resolve("whole");
    TreeMap<String, byte[]> before = files(whole);
    List<FitProgress> heard = new ArrayList<>();
    fit().run(whole, heard::add, StopSignal.NEVER).orElseThrow();
    assertThat(heard).isEmpty();
    assertThat(files(whole)).containsExactlyEntriesOf(before);
  }

  @Test
  void aFitThatIsStoppedBeforeItBeginsMakesNoFile() throws IOException {
    StopSignal stop = new StopSignal();
    stop.raise();
    Path work = folder.resolve("work");
    assertThat(fit().run(work, progress -> fail("heard of " + progress), stop)).isEmpty();
    assertThat(files(work)).isEmpty();
  }

  /** The other game is neither the first one nor one whose label is compared. */
  @Test
  void aFolderOfOtherGamesIsRefusedIfOneGameIsAnother() throws IOException {
    PlayedGame<TicTacToe> game = GAMES.get(333);
    for (PlayedGame<TicTacToe> other : List.of(
        FitCase.games(1, 6).get(0),
        new PlayedGame<>(game.positions(), game.score() + 1),
        new PlayedGame<>(game.positions().subList(1, game.positions().size()), game.score()))) {
      List<PlayedGame<TicTacToe>> games = new ArrayList<>(GAMES);
      games.set(333, other);
      assertRefused(bare().games(games, Labels.result()), "is \"# games: 450, digest ");
    }
    assertResumes(folder.resolve("whole"));
  }

  /** Games that are made when they are labeled are compared by some of their labels. */
  @Test
  void aFolderOfOtherGamesThatAreMadeIsRefused() throws IOException {
    IntFunction<Map<TicTacToe, Double>> made =
        number -> Map.of(GAMES.get(number).positions().get(3), number / 512.0);
    Path work = folder.resolve("made");
    byte[] bytes = FitCase.bytes(bare().games(300, made), work);
    assertThatThrownBy(() -> bare()
            .games(300, number -> made.apply(number < 200 ? number : number - 1))
            .run(work))
        .hasMessageContaining("is \"# labels of some games: digest ");
    assertThatThrownBy(() -> bare().games(299, made).run(work))
        .hasMessageContaining("not \"# games: 299, ");
    assertThat(FitCase.bytes(bare().games(300, made), work)).isEqualTo(bytes);
  }

  @Test
  void anEvaluatorThatIsNotFromAFitIsNotReplaced() throws IOException {
    Path work = Files.createDirectories(folder.resolve("work"));
    Path evaluator = Files.writeString(work.resolve("evaluator"), "mine");
    assertThatThrownBy(() -> fit().run(work))
        .isInstanceOf(FileSystemException.class)
        .hasMessage(evaluator + ": is there already, and without the file fit.txt it is not from an"
            + " earlier run; name another folder, or move the file");
    assertThat(work).isDirectoryNotContaining(path -> !path.equals(evaluator));
  }

  /** A folder of version 2 has other samples, which this version cannot read. */
  @Test
  void aFolderOfVersion2IsRefused() throws IOException {
    Path state = folder.resolve("whole/fit.txt");
    Files.writeString(state, Files.readString(state).replace("version 3", "version 2"));
    TreeMap<String, byte[]> before = files(folder.resolve("whole"));
    assertThatThrownBy(() -> fit().run(folder.resolve("whole")))
        .isInstanceOf(FileSystemException.class)
        .hasMessage(state + ": is there already, and not from a run with the same arguments:"
            + " line 1 is \"# Yomikiri fit, version 2\", not \"# Yomikiri fit, version 3\"");
    TreeMap<String, byte[]> after = files(folder.resolve("whole"));
    assertThat(after.keySet()).isEqualTo(before.keySet());
    after.forEach((name, bytes) -> assertThat(bytes).as(name).isEqualTo(before.get(name)));
  }

  @Test
  void otherPassesUseTheSameLabels() throws IOException {
    Path whole = folder.resolve("whole");
    AtomicInteger labeled = new AtomicInteger();
    Labels<TicTacToe> labels = (game, scale) -> {
      labeled.incrementAndGet();
      return Labels.<TicTacToe>result().of(game, scale);
    };
    Supplier<Fit<TicTacToe>> longer = () -> Fit.of(FitCase.PATTERNS).passes(6).rate(0.3);
    byte[] more = FitCase.bytes(longer.get().games(GAMES, labels), whole);
    assertThat(labeled).hasValue(10);
    assertThat(more)
        .isEqualTo(
            FitCase.bytes(longer.get().games(GAMES, Labels.result()), folder.resolve("fresh")))
        .isNotEqualTo(expected);
    assertThat(FitCase.bytes(fit(), whole)).isEqualTo(expected);
  }

  @Test
  void aFolderHasOneFit() throws IOException {
    Path work = folder.resolve("work");
    fit()
        .run(
            work,
            progress -> assertThatThrownBy(() -> fit().run(work))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("another run is writing it"),
            StopSignal.NEVER)
        .orElseThrow();
    assertResumes(work);
  }

  @Test
  void thePictureHasThePassesBeforeAndAfterAnInterruption() throws IOException {
    Path work = folder.resolve("work");
    StopSignal stop = new StopSignal();
    Path picture = work.resolve("errors.svg");
    assertThat(fit()
            .run(
                work,
                progress -> {
                  assertThat(picture.toFile().exists()).isEqualTo(progress.passes() > 0);
                  if (progress.passes() == 2) {
                    stop.raise();
                  }
                },
                stop))
        .isEmpty();
    assertThat(passes(picture)).containsExactly("1", "2");
    // Killed after the third pass was measured, and before its checkpoint.
    Files.writeString(
        work.resolve("rate-0.7-passes-4/errors.csv"),
        Files.readAllLines(folder.resolve("whole/rate-0.7-passes-4/errors.csv")).get(3) + "\n0,4,1",
        StandardOpenOption.APPEND);
    assertResumes(work);
    assertThat(passes(picture)).containsExactly("1", "2", "3", "4");
    assertThat(Files.readString(picture))
        .contains("Fit, rate 0.7 passes 4", "After 4 passes: 0.", " on other positions");
  }

  /** Returns which passes have a dot for positions that are not learned from. */
  private static List<String> passes(Path picture) throws IOException {
    return Pattern.compile("<title>(\\d+): 0\\.\\d{4} on [\\d,]+ other positions</title>")
        .matcher(Files.readString(picture))
        .results()
        .map(match -> match.group(1))
        .toList();
  }

  /** A full disk ends the fit with an error that names the file, and loses nothing. */
  @Test
  void aFileThatCannotBeWrittenEndsTheFit() throws IOException {
    List<String> files = List.of("errors.svg", "evaluator");
    for (String name :
        List.of("labeled", "distinct", "rate-0.7-passes-4", "errors.svg", "evaluator")) {
      Path work = folder.resolve("full-" + name);
      Path file = files.contains(name)
          ? work.resolve(name)
          : work.resolve(name)
              .resolve(name.startsWith("rate") ? "stage-00" : "chunk-000001.positions");
      // A folder is in the way of the file's first form.
      Path part = file.resolveSibling(file.getFileName() + ".part");
      Files.createDirectories(part);
      assertThatThrownBy(() -> fit().run(work))
          .isInstanceOf(IOException.class)
          .hasMessageContaining(part.toString());
      Files.deleteIfExists(part);
      assertResumes(work);
    }
  }
}
