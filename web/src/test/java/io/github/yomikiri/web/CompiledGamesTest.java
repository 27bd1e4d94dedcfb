package io.github.yomikiri.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.web.worker.OfferedGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the compiled games with the same classes on the JVM. */
class CompiledGamesTest {

  private static final int SEED = 20261128;
  private static final int PLIES = 6;

  /** A call of a game: its name and its form. */
  private record Call(String name, String form) {}

  private static CompiledEngine compiled;

  @BeforeAll
  static void load() throws Exception {
    compiled = new CompiledEngine("games/games.wasm");
    compiled.text("String(engine.main([]))");
    SmallGames.main(new String[0]);
  }

  @AfterAll
  static void close() throws Exception {
    compiled.close();
  }

  static List<NodeKit<?>> kits() {
    return GameKits.all();
  }

  @ParameterizedTest
  @MethodSource("kits")
  void playsHintsAndReviewsAsOnTheJvm(NodeKit<?> kit) throws Exception {
    List<Call> calls = new ArrayList<>();
    calls.add(new Call("kit", ""));
    // A level with random moves, and one without.
    calls.add(new Call("open", "seat0=1&seat1=8"));
    calls.addAll(Collections.nCopies(PLIES, new Call("think", "nodes=200")));
    calls.add(new Call("hints", "nodes=500"));
    calls.add(new Call("review", "nodes=1000"));
    List<String> answers = compare(kit, calls);
    assertThat(answers).noneMatch(answer -> answer.contains("\"error\""));
    assertThat(answers.get(answers.size() - 1)).contains("\"ply\":" + (PLIES - 1), "\"loss\"");
  }

  @ParameterizedTest
  @MethodSource("kits")
  void refusesTheSameCalls(NodeKit<?> kit) throws Exception {
    List<Call> calls = List.of(
        new Call("play", "move=zz"),
        new Call("step", "moves=1"),
        new Call("seat", "seat=2"),
        new Call("seat", "seat=0&level=9"),
        new Call("open", "game=%3Cb%3E%00"),
        new Call("open", "game=%zz"),
        new Call("think", "nodes=-1"),
        new Call("think", "nodes"),
        new Call("castle", ""));
    assertThat(compare(kit, calls))
        .hasSameSizeAs(calls)
        .allMatch(answer -> answer.startsWith("{\"error\":"));
  }

  @Test
  void namesTheGames() throws Exception {
    compiled.text("String(yomikiri.begin('zz', 1))");
    assertThat(compiled.text(called(new Call("kit", "")))).contains("unknown-game");
    assertThat(compiled.text("JSON.parse(" + called(new Call("games", ""))
            + ").map(it => it.name + ' ' + it.title).join('|')"))
        .isEqualTo(String.join(
            "|", kits().stream().map(kit -> kit.name() + " " + kit.title()).toList()));
  }

  /** Returns the answers and their parts, after those of both programs are found to be equal. */
  private static List<String> compare(NodeKit<?> kit, List<Call> calls) throws Exception {
    compiled.text("String(yomikiri.begin('" + kit.name() + "', " + SEED + "))");
    OfferedGames.begin(kit.name(), SEED);
    List<String> answers = new ArrayList<>();
    for (Call call : calls) {
      List<String> here = new ArrayList<>();
      OfferedGames.call(call.name(), call.form(), here::add, here::add);
      assertThat(compiled.text(called(call)))
          .as("%s: %s", kit.name(), call)
          .isEqualTo(String.join("\n", here));
      answers.addAll(here);
    }
    return answers;
  }

  /** Returns an expression for all that a call answers. */
  private static String called(Call call) {
    return "(all => { yomikiri.call('%s', '%s', it => all.push(it), it => all.push(it));"
            .formatted(call.name(), call.form())
        + " return all.join('\\n'); })([])";
  }
}
