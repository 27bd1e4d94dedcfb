package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.github.yomikiri.docs.Page.Block;
import io.github.yomikiri.docs.Program.Unit;
import java.io.IOException;
import java.net.URLClassLoader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * Compiles and runs every {@code java} block of the README and of the pages below {@code docs}.
 * {@link Program} describes how blocks form programs.
 *
 * <p>The output of a block must be shown in a {@code text} block after it, where three dots stand
 * for anything. A block with the note {@code <!-- run as tests -->} is a test class, and its tests
 * must pass.
 */
class PagesTest {

  @TestFactory
  Stream<DynamicNode> pages() {
    return Page.all().stream()
        .filter(page -> !page.blocks("java").isEmpty())
        .map(page -> DynamicTest.dynamicTest(page.toString(), () -> check(page)));
  }

  private static void check(Page page) throws IOException, ReflectiveOperationException {
    // 1. Compile together the page's program, the page's types, and the types of the pages that
    // it uses.
    Compiler compiler = new Compiler(page, "class-path");
    Optional<String> program = Program.program(page);
    Map<String, String> sources = new LinkedHashMap<>();
    program.ifPresent(text -> sources.put(Program.NAME, text));
    List<Unit> units = Program.units(page);
    units.forEach(unit -> sources.put(unit.name(), unit.block().text()));
    page.uses()
        .forEach(other -> Program.units(Page.read(other))
            .forEach(unit -> sources.put(unit.name(), unit.block().text())));
    compiler.compile(sources, false);

    // 2. Run the programs and compare their output.
    if (program.isPresent()) {
      checkParts(page, compiler.run(Program.NAME));
    }
    for (Unit unit : units) {
      if (unit.isProgram()) {
        checkOutput(page, unit.block(), compiler.run(unit.name()));
      }
      if (unit.block().has("run as tests")) {
        runTests(page, unit, compiler);
      }
    }

    // 3. Compile each module declaration with the page's types that are in packages.
    for (Block block : page.blocks("java")) {
      if (Program.isModule(block)) {
        Map<String, String> module = units.stream()
            .filter(Unit::isInPackage)
            .collect(Collectors.toMap(Unit::name, unit -> unit.block().text()));
        module.put("module-info", block.text());
        new Compiler(page, "module-path").compile(module, true);
      }
    }
  }

  /** Splits a program's output into the outputs of its blocks, and checks each of them. */
  private static void checkParts(Page page, String output) {
    String[] parts = output.split(String.valueOf(Program.MARK), -1);
    for (int i = 1; i < parts.length; i += 2) {
      int line = Integer.parseInt(parts[i]);
      Block block =
          page.blocks().stream().filter(each -> each.line() == line).findFirst().orElseThrow();
      checkOutput(page, block, parts[i + 1]);
    }
  }

  private static void checkOutput(Page page, Block block, String output) {
    Optional<String> shown = page.shownOutput(block);
    if (shown.isEmpty()) {
      assertThat(output)
          .as(page.place(block) + " prints what no text block after it shows")
          .isBlank();
      return;
    }
    ShownOutput.check(page.place(block), shown.get(), output);
  }

  private static void runTests(Page page, Unit unit, Compiler compiler)
      throws IOException, ReflectiveOperationException {
    try (URLClassLoader loader = compiler.loader()) {
      SummaryGeneratingListener listener = new SummaryGeneratingListener();
      LauncherFactory.create()
          .execute(
              LauncherDiscoveryRequestBuilder.request()
                  .selectors(selectClass(loader.loadClass(unit.name())))
                  .filters(EngineFilter.includeEngines("junit-jupiter"))
                  .build(),
              listener);
      assertThat(listener.getSummary().getFailures())
          .as(page.place(unit.block()))
          .isEmpty();
      assertThat(listener.getSummary().getTestsSucceededCount()).isPositive();
    }
  }
}
