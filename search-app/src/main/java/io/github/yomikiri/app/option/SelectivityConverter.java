package io.github.yomikiri.app.option;

import io.github.yomikiri.play.kit.text.Selectivities;
import io.github.yomikiri.search.probcut.Selectivity;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a level of confidence by its percentage, such as {@code 95}. */
public final class SelectivityConverter implements ITypeConverter<Selectivity> {

  @Override
  public Selectivity convert(String text) {
    return Selectivities.of(text)
        .orElseThrow(() -> new TypeConversionException(
            "\"" + text + "\" is not one of " + Selectivities.percents()));
  }
}
