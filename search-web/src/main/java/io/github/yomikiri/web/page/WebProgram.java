package io.github.yomikiri.web.page;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.page.PageData;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.web.worker.KitFiles;
import io.github.yomikiri.web.worker.OfferedGames;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * A program that TeaVM compiles for a browser.
 *
 * @param main the class with the method {@code main}
 * @param kits the games that it offers, at least one
 */
public record WebProgram(Class<?> main, List<GameKit<?>> kits) {

  /** Runs a class on this JVM, because its {@code main} says what it offers. */
  public static WebProgram of(String name) {
    try {
      Class<?> main = Class.forName(name);
      Method method = main.getMethod("main", String[].class);
      method.setAccessible(true);
      method.invoke(null, (Object) new String[0]);
      List<GameKit<?>> kits = OfferedGames.take();
      if (kits.isEmpty()) {
        throw new UserError("the main of " + name + " offers no game: it has to call WebGames.run");
      }
      return new WebProgram(main, kits);
    } catch (ClassNotFoundException e) {
      throw new UserError("there is no class " + name + " on the class path; the name of a class"
          + " begins with its package, as in example.Web");
    } catch (NoSuchMethodException e) {
      throw new UserError(name + " has no method public static void main(String[] args)");
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    } catch (InvocationTargetException e) {
      UserError error = new UserError("the main of " + name + " failed: " + e.getCause());
      error.initCause(e.getCause());
      throw error;
    }
  }

  /** Returns the name of the compiled file. */
  String file() {
    return kits.get(0).name() + ".wasm";
  }

  /** Returns a list's lines about the games, as JSON. */
  Stream<String> listed() {
    return kits.stream()
        .map(kit -> new PageData()
            .text("name", kit.name())
            .text("title", kit.title())
            .text("program", file())
            .toJson());
  }

  /** Compiles the program, with the files that lie in the packages of its class and its games. */
  void compile(Path folder, ClassPath classPath) throws IOException {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
    // FULL takes three times as long, and makes larger programs that are no faster.
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(true);
    tool.setMainClass(main.getName());
    tool.setClassLoader(main.getClassLoader());
    tool.setClassPath(classPath.entries().stream().map(Path::toFile).toList());
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName(file());
    KitFiles.name(files(classPath));
    try {
      tool.generate();
    } catch (TeaVMToolException e) {
      throw new IOException(e);
    }
    if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
      TeaVMProblemRenderer.describeProblems(
          tool.getDependencyInfo().getCallGraph(),
          tool.getProblemProvider(),
          new ConsoleTeaVMToolLog(false));
      throw new UserError("TeaVM cannot compile " + main.getName()
          + ", because it needs what a browser does not have; the lines above say what, and where");
    }
  }

  private Set<String> files(ClassPath classPath) throws IOException {
    Set<String> files = new TreeSet<>();
    List<Class<?>> types = new ArrayList<>(List.of(main));
    kits.forEach(kit -> types.add(kit.getClass()));
    for (Class<?> type : types) {
      String folder = type.getPackageName().replace('.', '/');
      classPath.files(folder).keySet().forEach(name -> files.add(folder + "/" + name));
    }
    return files;
  }
}
