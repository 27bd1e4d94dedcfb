package io.github.yomikiri.web;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.web.page.PageFolder;
import io.github.yomikiri.web.page.WebProgram;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Makes a folder of static files in which any file server has the page of a game. The class is a
 * step of a build, and needs TeaVM on its class path: {@code teavm-classlib} and
 * {@code teavm-tooling}.
 */
public final class StaticPage {

  private StaticPage() {}

  /**
   * Makes the folder, and writes to the standard output what it does.
   *
   * @param args the folder, and at least one class whose {@code main} calls {@link WebGames#run}.
   *     Each class becomes a program of its own, which browsers load only for its games. The first
   *     game of the first class is what the page begins with.
   * @throws UserError if a class, a game or the folder cannot be used
   */
  @SuppressWarnings("exports") // Nobody catches the exception of a build's step.
  public static void main(String... args) {
    if (args.length < 2) {
      throw new UserError("give a folder and a class, such as: target/page example.Web");
    }
    List<WebProgram> programs =
        List.of(args).subList(1, args.length).stream().map(WebProgram::of).toList();
    try {
      new PageFolder(Path.of(args[0])).write(programs);
    } catch (IOException e) {
      throw new UserError("the folder " + args[0] + " cannot be written: " + e);
    }
  }
}
