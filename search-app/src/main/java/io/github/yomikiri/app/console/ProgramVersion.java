package io.github.yomikiri.app.console;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.IVersionProvider;

/**
 * The name and the version of a program.
 *
 * @param program the name
 * @param number the version's number
 */
public record ProgramVersion(String program, String number) implements IVersionProvider {

  /**
   * Returns the version of a program whose jar has its number.
   *
   * @param program the name
   * @param type a class of the program
   */
  public static ProgramVersion of(String program, Class<?> type) {
    String version = type.getPackage().getImplementationVersion();
    return new ProgramVersion(program, version == null ? "(not packaged)" : version);
  }

  /** Returns the program's name and version. */
  public String text() {
    return program + " " + number;
  }

  /** Returns the first lines of a file: the program, the command and its arguments. */
  public List<String> header(String command, List<String> arguments) {
    List<String> header = new ArrayList<>();
    header.add("# " + text() + " " + command);
    arguments.forEach(argument -> header.add("# " + argument));
    return header;
  }

  @Override
  public String[] getVersion() {
    return new String[] {
      text(),
      "Java " + System.getProperty("java.version") + ", " + System.getProperty("os.name") + " "
          + System.getProperty("os.arch")
    };
  }
}
