package io.github.yomikiri.search.parallel;

import io.github.yomikiri.search.platform.FlightRecorder;
import org.jspecify.annotations.Nullable;

/**
 * One thread of a team, with the searches of this thread. It knows the split point for which the
 * thread works.
 *
 * @param <S> the split points
 */
public abstract class TeamMember<S extends SplitPoint> {

  private @Nullable S split;

  /** For subclasses. */
  protected TeamMember() {}

  /**
   * Searches moves of a split node until {@link SplitPoint#take} returns none.
   *
   * @param node the node
   */
  protected abstract void search(S node);

  /**
   * Returns the split point for which this thread works.
   *
   * @return the split point, null if there is none
   */
  public final @Nullable S split() {
    return split;
  }

  /**
   * Ends this thread's work by an exception if it no longer matters. A search calls this method
   * every few hundred nodes. It must not catch the exception.
   */
  public final void checkCut() {
    if (split != null && split.isCut()) {
      throw CutOff.INSTANCE;
    }
  }

  /**
   * Shares the moves of a node with the team, as the node's master. Returns when no thread works at
   * the node any more. Throws the first exception that one of the threads has thrown.
   *
   * @param team the team
   * @param node the node
   */
  public final void share(ThreadTeam<S> team, S node) {
    FlightRecorder.Begun<FlightRecorder.Split> event = FlightRecorder.get().split();
    team.post(node);
    work(node);
    // The master now helps only at nodes that its helpers have split below this node.
    for (S below = team.awaitHelpers(node); below != null; below = team.awaitHelpers(node)) {
      work(below);
      team.done(below);
    }
    event.end(() -> new FlightRecorder.Split(node.count(), node.helped));
    node.rethrow();
    checkCut();
  }

  /** Works at the team's split points until the team's search is over. */
  final void help(ThreadTeam<S> team) {
    for (S node = team.awaitWork(); node != null; node = team.awaitWork()) {
      work(node);
      team.done(node);
    }
  }

  private void work(S node) {
    S before = split;
    split = node;
    try {
      search(node);
    } catch (CutOff cut) {
      // The thread that cut the node has stored the value.
    } catch (Throwable thrown) {
      // The exception reports a limit, the stop signal or a fault. The master's thread rethrows it.
      // A user's code may throw a checked exception, because other languages do not declare them.
      node.fail(thrown);
    } finally {
      split = before;
    }
  }
}
