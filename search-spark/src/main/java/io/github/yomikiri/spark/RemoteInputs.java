package io.github.yomikiri.spark;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * Copies inputs from file systems of Hadoop to this machine, because the commands read local files.
 * An argument is such an input if it is a URI with a scheme that Hadoop has a file system for. The
 * copy keeps the file's name, which is all that an output contains of a path.
 */
final class RemoteInputs {

  private static final Pattern URI_ARGUMENT =
      Pattern.compile("(--[a-z-]+=)?([a-z][a-z0-9+.-]*):/.*");
  private static final Set<String> OUTPUT = Set.of("-o", "--output");

  private final Configuration configuration;

  RemoteInputs(Configuration configuration) {
    this.configuration = configuration;
  }

  /** Returns the arguments with local paths in place of URIs, except for the output. */
  List<String> fetch(List<String> arguments) throws IOException {
    List<String> fetched = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      Matcher uri = URI_ARGUMENT.matcher(argument);
      boolean isOutput = argument.startsWith("--output=")
          || argument.startsWith("-o=")
          || i > 0 && OUTPUT.contains(arguments.get(i - 1));
      if (isOutput || !uri.matches() || !isScheme(uri.group(2))) {
        fetched.add(argument);
      } else {
        String option = uri.group(1) == null ? "" : uri.group(1);
        fetched.add(option + fetch(argument.substring(option.length())));
      }
    }
    return fetched;
  }

  private boolean isScheme(String scheme) throws IOException {
    try {
      FileSystem.getFileSystemClass(scheme, configuration);
      return true;
    } catch (org.apache.hadoop.fs.UnsupportedFileSystemException e) {
      // Such as pvs8:/home/me/my.weights, a player with a weight file.
      return false;
    }
  }

  private String fetch(String uri) throws IOException {
    if (uri.startsWith("file:")) {
      return URI.create(uri).getPath();
    }
    Path path = new Path(uri);
    File folder = Files.createTempDirectory("yomikiri-input").toFile();
    File copy = new File(folder, path.getName());
    folder.deleteOnExit();
    copy.deleteOnExit();
    FileSystem system = HadoopFiles.system(path, configuration);
    if (!system.exists(path)) {
      throw new IOException(uri + ": no such file or directory");
    }
    try (InputStream in = system.open(path)) {
      Files.copy(in, copy.toPath());
    }
    return copy.toString();
  }
}
