package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.games.Pig;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.games.TicTacToeView;
import io.github.yomikiri.learn.linear.Fit;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.linear.Scale;
import io.github.yomikiri.learn.selfplay.Learning;
import io.github.yomikiri.learn.selfplay.TemporalDifferences;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PlayerLevel;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.Sprt;
import io.github.yomikiri.recorder.TreePage;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.engine.Level;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternPosition;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Statistics;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.seats.SeatedSearcher;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A setting of a builder is made once, whichever builder of the library it is. */
class BuildersTest {

  private static final Patterns<TicTacToe> PATTERNS =
      Patterns.of(new TicTacToeView()).squares().build();
  private static final Move MOVE = TicTacToe.START.legalMoves().get(0);
  private static final TreePage.Kind KIND =
      new TreePage.Kind("open", "o", TreePage.Tone.PLAIN, "It is open.");

  private static final List<Supplier<Object>> BUILDERS = List.of(
      () -> SearchResult.builder(MOVE),
      () -> Searchers.bare(TicTacToe.class),
      () -> Searchers.monteCarlo(TicTacToe.class),
      () -> Player.builder(Searchers.forGame(TicTacToe.class)),
      () -> Match.between(BuildersTest::noPlayer, BuildersTest::noPlayer),
      () -> Book.from(TicTacToe.START),
      () -> Book.fromGames(1),
      () -> Fit.of(PATTERNS),
      () -> Learning.of(TicTacToe.START, PATTERNS),
      () -> Patterns.of(new TicTacToeView()),
      () -> new TreePage("title", "summary", List.of("value", "text")),
      () -> new TreePage.Row("a1", KIND),
      () -> SeatedSearcher.builder(Pig.start()),
      Engine::builder);

  /** Methods of which each call adds something. */
  private static final Set<String> ADDERS = Set.of(
      "SearcherBuilder.compose",
      "SearcherBuilder.ordering",
      "SearcherBuilder.preset",
      "SearcherBuilder.rule",
      "BookBuilder.read",
      "GameBookBuilder.add",
      "PatternsBuilder.anywhere",
      "PatternsBuilder.everywhere",
      "PatternsBuilder.lines",
      "PatternsBuilder.rectangles",
      "PatternsBuilder.squares",
      "PatternsBuilder.walks",
      "Row.cell",
      "TreePage.add");

  /** Types that change, and whose methods return another object of the type. */
  private static final Set<Class<?>> NO_BUILDERS =
      Set.of(SearchContext.class, PatternPosition.class);

  /** An argument of each type for which no enum's constant and no proxy will do. */
  private static final Map<Class<?>, Object> ARGUMENTS = Map.ofEntries(
      Map.entry(boolean.class, true),
      Map.entry(int.class, 2),
      Map.entry(long.class, 2L),
      Map.entry(double.class, 0.5),
      Map.entry(String.class, "text"),
      Map.entry(Duration.class, Duration.ofSeconds(1)),
      Map.entry(OptionalInt.class, OptionalInt.empty()),
      Map.entry(List.class, List.of(Game.of(TicTacToe.START))),
      Map.entry(Position.class, TicTacToe.START),
      Map.entry(Move.class, MOVE),
      Map.entry(Evaluator.class, Evaluator.of((TicTacToe node) -> 0, 1)),
      Map.entry(Knowledge.class, new Knowledge<TicTacToe>() {}),
      Map.entry(Scale.class, Scale.winChance()),
      Map.entry(TemporalDifferences.class, TemporalDifferences.usual()),
      Map.entry(Sprt.class, Sprt.of(0, 100)),
      Map.entry(Book.class, Book.fromGames(1).build()),
      Map.entry(PlayerLevel.class, PlayerLevel.MAX),
      Map.entry(Level.class, Level.MAX),
      Map.entry(StopSignal.class, StopSignal.NEVER),
      Map.entry(Statistics.class, Statistics.NONE),
      Map.entry(ProbCutTable.class, PatternEvaluator.network().predictions().orElseThrow()));

  private static Player<TicTacToe> noPlayer() {
    throw new IllegalStateException("no game is played");
  }

  private record Setting(Supplier<Object> builder, Method method) {

    String name() {
      return method.getDeclaringClass().getSimpleName() + "." + method.getName();
    }

    void make(Object on) throws Throwable {
      try {
        method.invoke(on, arguments());
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    }

    private Object[] arguments() {
      List<Object> arguments = new ArrayList<>();
      for (Class<?> type : method.getParameterTypes()) {
        // Some characters have to differ.
        arguments.add(type == char.class ? (char) ('a' + arguments.size()) : argument(type));
      }
      return arguments.toArray();
    }

    @Override
    public String toString() {
      return name() + Arrays.toString(method.getParameterTypes());
    }
  }

  private static Object argument(Class<?> type) {
    if (type.isEnum()) {
      return type.getEnumConstants()[0];
    }
    return Optional.ofNullable(ARGUMENTS.get(type))
        .orElseGet(() -> Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> null));
  }

  private static List<Method> chained(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(
            method -> method.getReturnType() == type && !Modifier.isStatic(method.getModifiers()))
        .toList();
  }

  private static Stream<Setting> settings() {
    return BUILDERS.stream()
        .flatMap(builder ->
            chained(builder.get().getClass()).stream().map(method -> new Setting(builder, method)))
        .filter(setting -> !ADDERS.contains(setting.name()));
  }

  @ParameterizedTest
  @MethodSource("settings")
  void aSecondSettingIsRefused(Setting setting) throws Throwable {
    Object builder = setting.builder.get();
    setting.make(builder);
    assertThatIllegalStateException()
        .isThrownBy(() -> setting.make(builder))
        .withMessageContaining(setting.method.getName() + "(...)")
        .withMessageEndingWith("(...) was called before; call it once");
  }

  @Test
  void methodsThatMakeTheSameSettingExcludeEachOther() {
    Match<TicTacToe> match =
        Match.between(BuildersTest::noPlayer, BuildersTest::noPlayer).from(TicTacToe.START);
    assertThatIllegalStateException()
        .isThrownBy(() -> match.openings(List.of(Game.of(TicTacToe.START))))
        .withMessage("from(...) or openings(...) was called before; call it once");
    Fit<TicTacToe> fit = Fit.of(PATTERNS).positions(List.of(), node -> 0);
    assertThatIllegalStateException()
        .isThrownBy(() -> fit.games(1, number -> Map.of()))
        .withMessage("games(...) or positions(...) was called before; call it once");
  }

  /** What does not change but returns another object of its type has only final fields. */
  @Test
  void allBuildersAreTested() throws IOException {
    List<Class<?>> found = new ArrayList<>();
    for (String module : ArchitectureTest.published()) {
      PublicApi.of(module).types().stream()
          .filter(type -> !chained(type).isEmpty() && changes(type) && !NO_BUILDERS.contains(type))
          .forEach(found::add);
    }
    assertThat(found)
        .containsExactlyInAnyOrderElementsOf(
            BUILDERS.stream().map(each -> each.get().getClass()).collect(Collectors.toSet()));
  }

  private static boolean changes(Class<?> type) {
    return Arrays.stream(type.getDeclaredFields())
        .anyMatch(field -> (field.getModifiers() & (Modifier.FINAL | Modifier.STATIC)) == 0);
  }
}
