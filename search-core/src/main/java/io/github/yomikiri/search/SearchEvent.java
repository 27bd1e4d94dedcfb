package io.github.yomikiri.search;

import jdk.jfr.Category;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** The event that the JDK Flight Recorder shows for a search, with the counts of its table. */
@Name("io.github.yomikiri.Search")
@Label("Search")
@Category("Yomikiri")
@StackTrace(false)
final class SearchEvent extends Event {

  @Label("Depth")
  int depth;

  @Label("Score")
  int score;

  @Label("Solved")
  boolean solved;

  @Label("Nodes")
  long nodes;

  @Label("Evaluations")
  long evaluations;

  @Label("Cutoffs")
  long cutoffs;

  @Label("Cutoffs by the First Move")
  long firstMoveCutoffs;

  @Label("Table Probes")
  long tableProbes;

  @Label("Table Hits")
  long tableHits;

  @Label("Re-Searches")
  long reSearches;

  @Label("Completion")
  String completion = "";

  void finish(SearchResult result) {
    end();
    if (shouldCommit()) {
      depth = result.depth();
      score = result.score();
      solved = result.solved();
      Statistics counted = result.statistics();
      nodes = counted.nodes();
      evaluations = counted.evaluations();
      cutoffs = counted.cutoffs();
      firstMoveCutoffs = counted.firstMoveCutoffs();
      tableProbes = counted.tableProbes();
      tableHits = counted.tableHits();
      reSearches = counted.reSearches();
      completion = result.completion().name();
      commit();
    }
  }
}
