/**
 * Plots as SVG.
 *
 * <p>The module does not export this package. The programs of this library, which are on the class
 * path, use it.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.learn.svg.ErrorPicture} - draws the errors of a training
 *   <li>{@link io.github.yomikiri.learn.svg.ErrorTable} - keeps these errors in a file
 *   <li>{@link io.github.yomikiri.learn.svg.SvgDots} - draws curves with dots, and their legend
 *   <li>{@link io.github.yomikiri.learn.svg.SvgPanel} - a frame in a picture, with an axis
 * </ul>
 */
@NullMarked
package io.github.yomikiri.learn.svg;

import org.jspecify.annotations.NullMarked;
