package io.github.yomikiri.web.worker;

import org.slf4j.Logger;
import org.slf4j.helpers.NOPLogger;

/** Returns loggers that log nothing, because nobody reads the log of a page. */
public final class WebLoggerFactory {

  private WebLoggerFactory() {}

  /** Returns a logger. */
  public static Logger getLogger(Class<?> type) {
    return NOPLogger.NOP_LOGGER;
  }
}
