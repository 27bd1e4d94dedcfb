package io.github.yomikiri.web;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** Names the files that a compiled program contains: those that its classes read. */
public final class CompiledFiles implements ResourcesPolicy {

  private static final String REVERSI = "io/github/yomikiri/reversi/";
  private static final String RECORDER = "io/github/yomikiri/recorder/";

  private static final Map<String, List<String>> FILES = Map.of(
      "io.github.yomikiri.reversi.engine.Engine",
      List.of(
          REVERSI + "pattern/embedding.weights",
          REVERSI + "pattern/embedding.probcut.csv",
          REVERSI + "pattern/linear.weights",
          REVERSI + "endgame/linear.endgame.csv"),
      "io.github.yomikiri.recorder.TreePage",
      Stream.of(
              "board/page.html",
              "board/theme.css",
              "board/dom.js",
              "board/board.css",
              "board/board.js",
              "page.html",
              "page.css",
              "tree.js",
              "rows.js",
              "panel.js",
              "page.js",
              "replay.js",
              "steps.js")
          .map(RECORDER::concat)
          .toList());

  @Override
  public String[] supplyResources(Collection<? extends String> known) {
    return FILES.entrySet().stream()
        .filter(entry -> known.contains(entry.getKey()))
        .flatMap(entry -> entry.getValue().stream())
        .toArray(String[]::new);
  }
}
