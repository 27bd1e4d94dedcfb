/** The step that makes a static page. Not for users. */
@NullMarked
package io.github.yomikiri.web.page;

import org.jspecify.annotations.NullMarked;
