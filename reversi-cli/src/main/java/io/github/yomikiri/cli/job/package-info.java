/** How commands run bulk jobs: where, with which options, and with which summary. */
@NullMarked
package io.github.yomikiri.cli.job;

import org.jspecify.annotations.NullMarked;
