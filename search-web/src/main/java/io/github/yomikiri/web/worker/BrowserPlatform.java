package io.github.yomikiri.web.worker;

import java.util.Map;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Replaces the classes that need more of a JDK than a browser has, and those that TeaVM does not
 * have. The replacements lie in this package, and their names begin with {@code Web}.
 */
public final class BrowserPlatform implements SubstitutionPolicy {

  private static final Map<String, String> PACKAGES = Map.of(
      "HexFormat", "java.util",
      "CountDownLatch", "java.util.concurrent",
      "CRC32C", "java.util.zip",
      "LoggerFactory", "org.slf4j",
      "ThreadTeam", "io.github.yomikiri.search.parallel",
      "HeapShare", "io.github.yomikiri.search.platform",
      "HiddenClasses", "io.github.yomikiri.search.platform",
      "JdkFlightRecorder", "io.github.yomikiri.search.platform",
      "SpinWait", "io.github.yomikiri.search.platform",
      "ThreadClock", "io.github.yomikiri.search.platform");

  /** Makes the policy, which TeaVM finds by itself. */
  public BrowserPlatform() {}

  @Override
  public void contribute(SubstitutionSink sink) {
    PACKAGES.forEach((type, place) -> sink.selectClasses((place + "." + type)::equals)
        .replacePackage(place, getClass().getPackageName())
        .simpleNamePrefix("Web"));
    sink.selectClasses("io.github.yomikiri.web.worker.Publication"::equals).simpleNamePrefix("Web");
  }
}
