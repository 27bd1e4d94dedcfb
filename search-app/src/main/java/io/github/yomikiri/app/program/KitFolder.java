package io.github.yomikiri.app.program;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.play.kit.GameKit;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.jar.JarFile;

/** Finds the games that the jars of a folder have, by {@link ServiceLoader}. */
public final class KitFolder {

  private static final String SERVICE = "META-INF/services/" + GameKit.class.getName();

  private KitFolder() {}

  /**
   * Loads games. The code of the jars runs with all rights of this program.
   *
   * @param folder has jars with kits, and with what the kits need
   * @param before is called with each jar that has kits before the jar is loaded
   * @return the games, whose names differ, in the order of the jars' names
   * @throws UserError if the folder has no kit, or a jar or a kit is faulty; the message names the
   *     jar and, as far as it is known, the kit and its method
   */
  public static List<GameKit<?>> load(Path folder, Consumer<Path> before) throws IOException {
    List<Path> jars = jars(folder);
    List<URL> urls = new ArrayList<>();
    List<Path> withKits = new ArrayList<>();
    for (Path jar : jars) {
      if (hasKits(jar)) {
        withKits.add(jar);
      }
      urls.add(url(jar));
    }
    if (withKits.isEmpty()) {
      throw new UserError(folder + ": no jar has the file " + SERVICE + ", which names kits");
    }
    withKits.forEach(before);
    // The classes are needed as long as the program runs.
    ClassLoader loader =
        new URLClassLoader(urls.toArray(URL[]::new), KitFolder.class.getClassLoader());
    List<GameKit<?>> kits = new ArrayList<>();
    try {
      for (GameKit<?> kit : ServiceLoader.load(GameKit.class, loader)) {
        if (kit.getClass().getClassLoader() == loader) {
          KitCheck.check(kit);
          kits.add(kit);
        }
      }
    } catch (ServiceConfigurationError | LinkageError e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw new UserError(folder + ": a kit cannot be loaded: " + e.getMessage()
          + (cause == e ? "" : ": " + cause));
    } catch (IllegalArgumentException e) {
      throw new UserError(folder + ": " + e.getMessage());
    }
    return kits;
  }

  private static List<Path> jars(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new UserError(folder + ": no such folder");
    }
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.jar")) {
      files.forEach(jars::add);
    }
    jars.sort(null);
    return jars;
  }

  private static boolean hasKits(Path jar) {
    try (JarFile file = new JarFile(jar.toFile())) {
      return file.getEntry(SERVICE) != null;
    } catch (IOException e) {
      throw new UserError(jar + ": cannot be read as a jar: " + e.getMessage());
    }
  }

  private static URL url(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UserError(jar + ": has no address: " + e.getMessage());
    }
  }
}
