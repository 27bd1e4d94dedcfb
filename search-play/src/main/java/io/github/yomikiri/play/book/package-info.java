/**
 * Opening books of any game.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.play.book.Book} - moves to play without a search: start here
 *   <li>{@link io.github.yomikiri.play.book.BookBuilder} - makes a book with values by searches,
 *       best first
 *   <li>{@link io.github.yomikiri.play.book.GameBookBuilder} - makes a book from games with their
 *       results
 * </ul>
 */
@NullMarked
package io.github.yomikiri.play.book;

import org.jspecify.annotations.NullMarked;
