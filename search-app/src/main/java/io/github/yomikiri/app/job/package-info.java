/** How commands run bulk jobs: where, and with which summary. */
@NullMarked
package io.github.yomikiri.app.job;

import org.jspecify.annotations.NullMarked;
