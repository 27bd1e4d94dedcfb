package io.github.yomikiri.web.worker;

import java.util.Collection;
import java.util.Set;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Puts files into the next program that TeaVM compiles. */
public final class KitFiles implements ResourcesPolicy {

  private static Set<String> files = Set.of();

  /** Makes the policy, which TeaVM finds by itself. */
  public KitFiles() {}

  /** Names the files by their paths on the class path. */
  public static void name(Set<String> paths) {
    files = paths;
  }

  @Override
  public String[] supplyResources(Collection<? extends String> known) {
    return files.toArray(String[]::new);
  }
}
