/**
 * Opening books of any game.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.book.Book} - moves to play without a search: start here
 *   <li>{@link io.github.yomikiri.search.book.SearchBookBuilder} - makes a book by searches
 *   <li>{@link io.github.yomikiri.search.book.GameBookBuilder} - makes a book from games with their
 *       results
 *   <li>{@link io.github.yomikiri.search.book.ValuedBook} - all moves of positions with their
 *       values
 *   <li>{@link io.github.yomikiri.search.book.ValuedBookBuilder} - makes a valued book by searches,
 *       best first
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.book;

import org.jspecify.annotations.NullMarked;
