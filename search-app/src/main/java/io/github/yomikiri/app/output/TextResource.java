package io.github.yomikiri.app.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the text files in the jar. */
public final class TextResource {

  private TextResource() {}

  /**
   * Returns a file.
   *
   * @param owner a class of the package that the file belongs to
   * @param name the file's name
   */
  public static String read(Class<?> owner, String name) {
    try (InputStream in = owner.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("no resource " + name + " beside " + owner.getName());
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
