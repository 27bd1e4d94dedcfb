package io.github.yomikiri.search;

import jdk.jfr.Category;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** The event that the JDK Flight Recorder shows for a search. */
@Name("io.github.yomikiri.Search")
@Label("Search")
@Category("Yomikiri")
@StackTrace(false)
final class SearchEvent extends Event {

  @Label("Depth")
  int depth;

  @Label("Score")
  int score;

  @Label("Nodes")
  long nodes;

  @Label("Completion")
  String completion = "";

  void finish(SearchResult result) {
    end();
    if (shouldCommit()) {
      depth = result.depth();
      score = result.score();
      nodes = result.statistics().nodes();
      completion = result.completion().name();
      commit();
    }
  }
}
