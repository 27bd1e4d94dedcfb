package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles and runs the code of pages, as a reader would. Every warning of javac is an error. */
final class Compiler {

  private static final String CLASS_PATH = System.getProperty("java.class.path");

  private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();

  // A manager keeps its path. All pages share it, so that the jars are opened and listed once.
  private static final StandardJavaFileManager ON_CLASS_PATH = manager();
  private static final StandardJavaFileManager ON_MODULE_PATH = manager();

  private final Path folder;

  /**
   * Makes a compiler that leaves sources and classes below {@code target/pages}, for the analysis
   * of a failure.
   */
  Compiler(Page page, String part) {
    String name = page.toString().replaceAll("\\W+", "-");
    folder = Path.of("target", "pages", name, part);
  }

  private static StandardJavaFileManager manager() {
    return JAVAC.getStandardFileManager(null, null, StandardCharsets.UTF_8);
  }

  void compile(Map<String, String> sources, boolean onModulePath) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = folder.resolve("src").resolve(source.getKey().replace('.', '/') + ".java");
      Files.createDirectories(file.getParent());
      Files.writeString(file, source.getValue());
      files.add(file);
    }
    List<String> options = List.of(
        onModulePath ? "--module-path" : "--class-path",
        CLASS_PATH,
        "-d",
        Files.createDirectories(classes()).toString(),
        "-Xlint:all",
        "-Werror",
        "-proc:none",
        "--release",
        "17");
    StandardJavaFileManager manager = onModulePath ? ON_MODULE_PATH : ON_CLASS_PATH;
    StringWriter messages = new StringWriter();
    Iterable<? extends JavaFileObject> units = manager.getJavaFileObjectsFromPaths(files);
    boolean compiled =
        JAVAC.getTask(messages, manager, null, options, null, units).call();
    assertThat(compiled).as(messages.toString()).isTrue();
  }

  private Path classes() {
    return folder.resolve("classes");
  }

  URLClassLoader loader() throws IOException {
    URL[] place = {classes().toUri().toURL()};
    return new URLClassLoader(place, Compiler.class.getClassLoader());
  }

  /** Runs a program and returns its output. */
  String run(String mainClass) throws IOException, ReflectiveOperationException {
    PrintStream console = System.out;
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    try (URLClassLoader loader = loader();
        PrintStream capture = new PrintStream(output, true, StandardCharsets.UTF_8)) {
      System.setOut(capture);
      var main = loader.loadClass(mainClass).getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(console);
    }
    return output.toString(StandardCharsets.UTF_8);
  }
}
