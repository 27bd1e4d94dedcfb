package io.github.yomikiri.web.page;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.internal.PageText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import org.teavm.vm.TeaVM;

/**
 * The folder of a static page. What lies in it already stays, and a browser keeps it, too.
 *
 * @param folder the folder, which need not exist
 */
public record PageFolder(Path folder) {

  private static final String PAGE = "io/github/yomikiri/app/serve";
  private static final String BOARD = "io/github/yomikiri/recorder/board";
  private static final String OWN = "io/github/yomikiri/web";
  private static final String RUNTIME = "/org/teavm/backend/wasm/wasm-gc-runtime.min.js";
  private static final String KEEPER = "sw.js";

  /** Writes all files of the page, and compiles its programs. */
  public void write(List<WebProgram> programs) throws IOException {
    requireDifferentNames(programs);
    ClassPath classPath = ClassPath.here();
    Map<String, byte[]> page = classPath.files(PAGE);
    classPath.files(BOARD).forEach((name, bytes) -> page.put("shared/" + name, bytes));
    page.remove("shared/page.html");
    // The link to a worker replaces that to a server.
    page.putAll(classPath.files(OWN));
    String keeper = text(Objects.requireNonNull(page.remove(KEEPER), KEEPER));
    try (InputStream runtime = TeaVM.class.getResourceAsStream(RUNTIME)) {
      page.put("runtime.js", Objects.requireNonNull(runtime, RUNTIME).readAllBytes());
    }
    page.put("games.json", bytes(listed(programs)));
    for (Map.Entry<String, byte[]> file : page.entrySet()) {
      write(file.getKey(), file.getValue());
    }
    for (WebProgram program : programs) {
      System.out.println("compiling " + program.main().getName() + " ...");
      program.compile(folder, classPath);
    }
    Files.deleteIfExists(folder.resolve(KEEPER));
    write(KEEPER, bytes(PageText.fill(keeper, kept())));
    System.out.println("wrote " + folder + ": any file server serves it");
  }

  private static void requireDifferentNames(List<WebProgram> programs) {
    Set<String> names = new HashSet<>();
    programs.stream()
        .flatMap(program -> program.kits().stream())
        .filter(kit -> !names.add(kit.name()))
        .findFirst()
        .ifPresent(kit -> {
          throw new UserError("two games have the name " + kit.name());
        });
  }

  private static String listed(List<WebProgram> programs) {
    return programs.stream()
        .flatMap(WebProgram::listed)
        .collect(Collectors.joining(",\n", "[", "]\n"));
  }

  private void write(String name, byte[] bytes) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, bytes);
  }

  /** Returns the list of all files, and a name of this build, which depends on their bytes. */
  private Map<String, String> kept() throws IOException {
    Map<String, byte[]> files = ClassPath.read(folder);
    CRC32 sum = new CRC32();
    files.forEach((name, bytes) -> {
      sum.update(bytes(name));
      sum.update(bytes);
    });
    // The address of a folder is that of its index.
    List<String> addresses = files.keySet().stream()
        .map(name -> ("./" + name).replaceFirst("/index\\.html$", "/"))
        .toList();
    return Map.of("build", Long.toHexString(sum.getValue()), "files", PageText.array(addresses));
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
