package io.github.yomikiri.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.caoccao.javet.exceptions.JavetException;
import io.github.yomikiri.web.worker.OfferedGames;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The games of a compiled program beside the same classes on the JVM. */
final class ComparedGames implements AutoCloseable {

  private static final int SEED = 20261128;

  private final CompiledProgram compiled;

  /**
   * Loads a program.
   *
   * @param file its name in the site
   * @param main the same program
   */
  ComparedGames(String file, Consumer<String[]> main) throws Exception {
    compiled = new CompiledProgram(file);
    compiled.text("String(program.main([]))");
    main.accept(new String[0]);
  }

  /** Begins a game in both programs. */
  void begin(String kit) throws Exception {
    compiled.text("String(yomikiri.begin('" + kit + "', " + SEED + "))");
    OfferedGames.begin(kit, SEED);
  }

  /** Returns an argument of a call. */
  static String argument(String name, String value) {
    return name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
  }

  /**
   * Calls a game in both programs, whose answers are compared.
   *
   * @return the answer after its parts
   */
  List<String> call(String name, String form) throws Exception {
    List<String> here = new ArrayList<>();
    OfferedGames.call(name, form, here::add, here::add);
    assertThat(answers(name, form)).as("%s: %s", name, form).isEqualTo(String.join("\n", here));
    return here;
  }

  /** Returns what the compiled program alone answers, a line for each part and the answer. */
  String answers(String name, String form) throws Exception {
    // A form of HTML has no quotes and no backslashes.
    return compiled.text(
        "(all => { yomikiri.call('%s', '%s', it => all.push(it), it => all.push(it));"
                .formatted(name, form)
            + " return all.join('\\n'); })([])");
  }

  @Override
  public void close() throws JavetException {
    compiled.close();
  }
}
