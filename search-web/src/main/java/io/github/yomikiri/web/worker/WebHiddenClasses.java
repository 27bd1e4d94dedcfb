package io.github.yomikiri.web.worker;

import io.github.yomikiri.search.platform.KernelCopies;
import java.util.Optional;

/** Makes no copies, because a browser gets its classes compiled. */
public final class WebHiddenClasses implements KernelCopies {

  /** Makes what makes no copies. */
  public WebHiddenClasses() {}

  @Override
  public Optional<Object> make(
      Original original, Class<?> game, Class<?> evaluator, Object... arguments) {
    return Optional.empty();
  }
}
