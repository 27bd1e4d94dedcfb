/**
 * A game in a browser. {@link io.github.yomikiri.web.WebGames} runs the games of a program that
 * TeaVM has compiled to WebAssembly, and {@link io.github.yomikiri.web.StaticPage} makes the page
 * around it.
 */
@NullMarked
package io.github.yomikiri.web;

import org.jspecify.annotations.NullMarked;
