/**
 * Opening books of any game.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.play.book.Book} - moves to play without a search: start here
 *   <li>{@link io.github.yomikiri.play.book.SearchBookBuilder} - makes a book by searches
 *   <li>{@link io.github.yomikiri.play.book.GameBookBuilder} - makes a book from games with their
 *       results
 *   <li>{@link io.github.yomikiri.play.book.ValuedBook} - all moves of positions with their values
 *   <li>{@link io.github.yomikiri.play.book.ValuedBookBuilder} - makes a valued book by searches,
 *       best first
 * </ul>
 */
@NullMarked
package io.github.yomikiri.play.book;

import org.jspecify.annotations.NullMarked;
