package io.github.yomikiri.reversi.notation;

/**
 * What the first record of a WTHOR file says about the games.
 *
 * @param games the number of games in the file
 * @param year the year they were played in
 * @param depth the number of empty squares at which the theoretical scores were computed; 0 if they were not
 */
public record WthorHeader(int games, int year, int depth) {}
