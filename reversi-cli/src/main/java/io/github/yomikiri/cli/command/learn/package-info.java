/** The commands for who trains evaluators, or fits predictions: data, training, measurements. */
@NullMarked
package io.github.yomikiri.cli.command.learn;

import org.jspecify.annotations.NullMarked;
