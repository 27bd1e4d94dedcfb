package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs a test class as a user's build does, and returns the outcomes. */
final class ContractRunner {

  /**
   * The outcome of a test that passed. Other outcomes are {@link #SKIPPED} and the message of a
   * failure.
   */
  static final String OK = "ok";

  static final String SKIPPED = "skipped";

  private ContractRunner() {}

  /** Returns the outcome of every test method by its name, without parentheses. */
  static Map<String, String> run(Class<?> testClass) {
    Map<String, String> outcomes = new TreeMap<>();
    LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
        .selectors(selectClass(testClass))
        .filters(
            EngineFilter.includeEngines("junit-jupiter"),
            ClassNameFilter.includeClassNamePatterns(".*"))
        .build();
    LauncherFactory.create().execute(request, new TestExecutionListener() {
      @Override
      public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (test.isTest()) {
          outcomes.put(test.getDisplayName().replace("()", ""), outcome(result));
        }
      }
    });
    return outcomes;
  }

  /** Returns the names of the tests that neither passed nor were skipped. */
  static List<String> failures(Map<String, String> outcomes) {
    return outcomes.entrySet().stream()
        .filter(test -> !List.of(OK, SKIPPED).contains(test.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Checks that one test fails, and that its message names the fault. */
  static void assertNamed(Map<String, String> outcomes, String test, String message) {
    assertThat(failures(outcomes)).containsExactly(test);
    assertThat(outcomes.get(test)).contains(message);
  }

  private static String outcome(TestExecutionResult result) {
    return switch (result.getStatus()) {
      case SUCCESSFUL -> OK;
      case ABORTED -> SKIPPED;
      case FAILED -> result.getThrowable().map(String::valueOf).orElse("failed");
    };
  }
}
