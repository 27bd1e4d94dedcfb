package io.github.yomikiri.app.output;

/**
 * A line of a list of settings, such as that of a page.
 *
 * @param name what is set, such as {@code seed}
 * @param value any text
 */
public record Setting(String name, String value) {}
