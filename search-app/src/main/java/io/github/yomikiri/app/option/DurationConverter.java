package io.github.yomikiri.app.option;

import io.github.yomikiri.play.kit.text.Durations;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads times such as {@code 500ms}. */
public final class DurationConverter implements ITypeConverter<Duration> {

  @Override
  public Duration convert(String text) {
    return Durations.parse(text)
        .orElseThrow(() -> new TypeConversionException(
            "\"" + text + "\" is not a time such as 500ms, 1.5s or 2m"));
  }
}
