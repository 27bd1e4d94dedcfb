package io.github.yomikiri.docs;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Guards the structure of the published modules. A module uses only the modules below it, packages
 * have no cycles, and libraries write output by SLF4J only. What a platform may lack is used by few
 * classes. An empty module passes.
 */
@Tag("checks")
class ArchitectureTest {

  /** The published modules, each with the modules that it may use. */
  private static final Map<String, Set<String>> MAY_USE = Map.ofEntries(
      Map.entry("game-api", Set.of()),
      Map.entry("games", Set.of("game-api")),
      Map.entry("search-core", Set.of("game-api")),
      Map.entry("search-play", Set.of("game-api", "search-core")),
      Map.entry("search-learn", Set.of("game-api", "search-core", "search-play")),
      Map.entry("search-seats", Set.of("game-api", "search-core", "search-play")),
      Map.entry("search-recorder", Set.of("game-api", "search-core")),
      Map.entry("search-testkit", Set.of("game-api", "search-core", "search-play", "search-learn")),
      Map.entry(
          "search-app",
          Set.of(
              "game-api",
              "games",
              "search-core",
              "search-play",
              "search-learn",
              "search-seats",
              "search-recorder")),
      Map.entry(
          "search-web",
          Set.of("game-api", "search-core", "search-play", "search-seats", "search-app")),
      Map.entry("reversi-bitboard", Set.of("game-api")),
      Map.entry("reversi-eval", Set.of("game-api", "search-core", "reversi-bitboard")),
      Map.entry(
          "reversi-engine",
          Set.of("game-api", "search-core", "search-play", "reversi-bitboard", "reversi-eval")),
      Map.entry(
          "reversi-learn",
          Set.of(
              "game-api",
              "search-core",
              "search-play",
              "search-learn",
              "reversi-bitboard",
              "reversi-eval",
              "reversi-engine")));

  /** Packages and classes that a platform may lack, and the classes that may use them. */
  private static final Map<String, Set<String>> DOORS = Map.of(
      "jdk.jfr", Set.of("JdkFlightRecorder", "SearchEvent", "IterationEvent", "SplitEvent"),
      "java.lang.management", Set.of("ThreadClock"),
      "java.lang.invoke", Set.of("SharedArrays", "HiddenClasses"),
      // JUnit passes methods to FirstCause.
      "java.lang.reflect", Set.of("HiddenClasses", "FirstCause"),
      "java.lang.ClassValue", Set.of("HiddenClasses"),
      "java.util.zip.CRC32C", Set.of("Crc32c"));

  /** Methods that a platform may lack, and the classes that may call them. */
  private static final Map<String, Set<String>> METHOD_DOORS = Map.of(
      "java.lang.Thread.onSpinWait()", Set.of("SpinWait"),
      "java.lang.String.lines()", Set.of(),
      "java.lang.StringBuilder.isEmpty()", Set.of());

  /** Matches the jar of a module, or the folder of its classes if Maven has not packed them yet. */
  private static final Pattern PLACE =
      Pattern.compile("/yomikiri-([a-z-]+)-[0-9][^/]*\\.jar!|/([a-z-]+)/target/classes/");

  /**
   * The published classes. Other tests need only the list above, and reading classes takes long.
   */
  private static final class Published {

    static final JavaClasses CLASSES = new ClassFileImporter()
        .withImportOption(
            location -> module(location.toString()).filter(MAY_USE::containsKey).isPresent())
        .importPackages("io.github.yomikiri");
  }

  /** A program writes to the streams of its process, and has a whole JDK. */
  private static JavaClasses libraries() {
    return Published.CLASSES.that(
        DescribedPredicate.not(areIn("search-app").or(areIn("search-web"))));
  }

  private static Optional<String> module(String place) {
    Matcher matcher = PLACE.matcher(place);
    return matcher.find()
        ? Optional.of(matcher.group(1) != null ? matcher.group(1) : matcher.group(2))
        : Optional.empty();
  }

  private static Optional<String> module(JavaClass type) {
    return type.getSource().flatMap(source -> module(source.getUri().toString()));
  }

  private static Set<String> modules() {
    return MAY_USE.keySet();
  }

  /** Returns the published modules, sorted by name. */
  static List<String> published() {
    return MAY_USE.keySet().stream().sorted().toList();
  }

  @Test
  void theClassesAreFound() {
    assertThat(Published.CLASSES.stream().map(type -> module(type).orElseThrow()))
        .contains("game-api");
  }

  @ParameterizedTest
  @MethodSource("modules")
  void modulesUseOnlyThoseBelow(String module) {
    ArchCondition<JavaClass> onlyUseModulesBelow =
        new ArchCondition<>("only use " + MAY_USE.get(module)) {
          @Override
          public void check(JavaClass type, ConditionEvents events) {
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
              Optional<String> target = module(dependency.getTargetClass());
              if (target.isPresent()
                  && !target.get().equals(module)
                  && !MAY_USE.get(module).contains(target.get())) {
                events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
              }
            }
          }
        };
    classes()
        .that(areIn(module))
        .should(onlyUseModulesBelow)
        .allowEmptyShould(true)
        .check(Published.CLASSES);
  }

  @Test
  void noPackageIsInTwoModules() {
    Published.CLASSES.stream()
        .collect(Collectors.groupingBy(
            JavaClass::getPackageName,
            Collectors.mapping(type -> module(type).orElseThrow(), Collectors.toSet())))
        .forEach((name, modules) -> assertThat(modules).as(name).hasSize(1));
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("io.github.yomikiri.(**)").should().beFreeOfCycles().check(Published.CLASSES);
  }

  @Test
  void everyPackageIsNullMarked() {
    ArchCondition<JavaClass> beNullMarked =
        new ArchCondition<>("be in a package that is @NullMarked") {
          @Override
          public void check(JavaClass type, ConditionEvents events) {
            if (!type.getPackage().isAnnotatedWith(NullMarked.class)) {
              events.add(SimpleConditionEvent.violated(
                  type, type.getPackageName() + " is not @NullMarked"));
            }
          }
        };
    classes().should(beNullMarked).check(Published.CLASSES);
  }

  @Test
  void whatAPlatformMayLackIsUsedByFewClasses() {
    ArchCondition<JavaClass> useDoors =
        new ArchCondition<>("not use " + DOORS + " and " + METHOD_DOORS) {
          @Override
          public void check(JavaClass type, ConditionEvents events) {
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
              JavaClass target = dependency.getTargetClass();
              Stream.of(target.getName(), target.getPackageName())
                  .filter(name -> isClosed(DOORS, name, type))
                  .forEach(name -> events.add(
                      SimpleConditionEvent.violated(dependency, dependency.getDescription())));
            }
            type.getMethodCallsFromSelf().stream()
                .filter(call -> isClosed(METHOD_DOORS, call.getTarget().getFullName(), type))
                .forEach(
                    call -> events.add(SimpleConditionEvent.violated(call, call.getDescription())));
          }
        };
    classes().should(useDoors).check(libraries());
  }

  private static boolean isClosed(Map<String, Set<String>> doors, String name, JavaClass type) {
    String outermost =
        type.getName().substring(type.getPackageName().length() + 1).replaceFirst("\\$.*", "");
    return doors.containsKey(name) && !doors.get(name).contains(outermost);
  }

  @Test
  void noLibraryWritesToTheStandardStreams() {
    NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(libraries());
  }

  @Test
  void nothingLogsPastSlf4j() {
    NO_CLASSES_SHOULD_USE_JAVA_UTIL_LOGGING.check(Published.CLASSES);
  }

  /**
   * The JDK's random numbers below a bound differ on other platforms, and so does the order of a
   * shuffled list. {@code PortableRandom} replaces them.
   */
  @Test
  void seedsDrawTheSameOnEveryPlatform() {
    noClasses()
        .that(DescribedPredicate.not(keepOtherNumbers()))
        .should()
        .dependOnClassesThat(areRandom())
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callMethod(StrictMath.class, "random")
        .orShould()
        .callMethod(Collections.class, "shuffle", List.class)
        .orShould()
        .callMethod(Collections.class, "shuffle", List.class, Random.class)
        .check(libraries());
  }

  /** Each of these classes says why. */
  private static DescribedPredicate<JavaClass> keepOtherNumbers() {
    Set<String> names = Set.of(
        // The weights of the library were trained with the numbers of java.util.Random.
        "io.github.yomikiri.reversi.training.NetworkTrainer",
        "io.github.yomikiri.reversi.training.NetworkTrainer$Net",
        "io.github.yomikiri.reversi.training.LearningNetwork",
        "io.github.yomikiri.reversi.training.LearningEmbedding",
        "io.github.yomikiri.reversi.training.LearningFox");
    return DescribedPredicate.describe(
        "keep other random numbers", type -> names.contains(type.getName()));
  }

  private static DescribedPredicate<JavaClass> areRandom() {
    return DescribedPredicate.describe(
        "are random numbers of the JDK",
        type -> type.getPackageName().startsWith("java.")
            && (type.isAssignableTo(Random.class) || type.isAssignableTo(RandomGenerator.class)));
  }

  private static DescribedPredicate<JavaClass> areIn(String module) {
    return DescribedPredicate.describe(
        "are in " + module, type -> module(type).filter(module::equals).isPresent());
  }
}
