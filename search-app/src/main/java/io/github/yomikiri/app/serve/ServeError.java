package io.github.yomikiri.app.serve;

import io.github.yomikiri.app.page.PageData;
import java.util.List;

/** An error of a caller. Its code and arguments let a page say it in any language. */
final class ServeError extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final String code;
  private final transient List<String> arguments;

  /**
   * Makes an error.
   *
   * @param code a word for programs, such as {@code illegal-move}
   * @param message a sentence for people
   * @param arguments what the sentence is about, in the order that the code has
   */
  ServeError(String code, String message, String... arguments) {
    super(message);
    this.code = code;
    this.arguments = List.of(arguments);
  }

  /** Returns the answer to the call. */
  String toJson() {
    return new PageData()
        .text("error", code)
        .texts("arguments", arguments)
        .text("message", String.valueOf(getMessage()))
        .toJson();
  }
}
