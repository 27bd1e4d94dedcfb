package io.github.yomikiri.web.worker;

import io.github.yomikiri.search.parallel.SplitPoint;
import io.github.yomikiri.search.parallel.TeamMember;
import java.util.List;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** A team that is the caller's thread alone, because a browser's worker has one thread. */
@SuppressWarnings("DoNotCallSuggester")
public final class WebThreadTeam<S extends SplitPoint> implements AutoCloseable {

  /** Makes a team. */
  public WebThreadTeam() {}

  /** Asks for no helpers. */
  public void ask(Executor executor, List<? extends TeamMember<S>> helpers) {}

  /** Returns false, so no node is split. */
  public boolean hasIdle() {
    return false;
  }

  void post(S split) {
    throw new AssertionError();
  }

  @Nullable
  S awaitWork() {
    throw new AssertionError();
  }

  @Nullable
  S awaitHelpers(S own) {
    throw new AssertionError();
  }

  void done(S split) {
    throw new AssertionError();
  }

  void changed() {}

  /** Returns 0. */
  public int splits() {
    return 0;
  }

  /** Returns 0. */
  public int helped() {
    return 0;
  }

  @Override
  public void close() {}
}
