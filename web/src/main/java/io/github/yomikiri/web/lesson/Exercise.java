package io.github.yomikiri.web.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A question of the lesson, whose answer comes from searches. The page has its text.
 *
 * @param id its name, which the page uses, too
 * @param judge judges an answer that is neither empty nor too long
 */
record Exercise(String id, Function<String, Verdict> judge) {

  private static final int MAX_ANSWER = 200;

  /** Judges any text. */
  Verdict check(String answer) {
    if (Words.of(answer).isEmpty()) {
      return Verdict.wrong("Write an answer first.");
    }
    return answer.length() > MAX_ANSWER
        ? Verdict.wrong("The answer has " + answer.length() + " characters; a few are enough.")
        : judge.apply(answer);
  }

  /** Asks for a number. */
  static Count count(String id, LongSupplier right, String hint) {
    return new Count(id, right, hint, new LinkedHashMap<>());
  }

  /** A question for a number, with wrong answers that have a reason. */
  record Count(String id, LongSupplier right, String hint, Map<String, LongSupplier> mistakes) {

    /** Adds a likely wrong answer, and what it is in truth. */
    Count butNot(LongSupplier wrong, String what) {
      mistakes.put(what, wrong);
      return this;
    }

    Exercise make() {
      return new Exercise(id, this::judge);
    }

    private Verdict judge(String answer) {
      OptionalInt read = Words.number(answer);
      if (read.isEmpty()) {
        return Verdict.wrong("\"" + Words.shorten(answer) + "\" is not a whole number. " + hint);
      }
      int number = read.getAsInt();
      if (number == right.getAsLong()) {
        return Verdict.right("Right: " + number + ".");
      }
      return mistakes.entrySet().stream()
          .filter(mistake -> mistake.getValue().getAsLong() == number)
          .findFirst()
          .map(mistake -> Verdict.wrong(number + " is " + mistake.getKey() + ". " + hint))
          .orElseGet(() -> Verdict.wrong("It is not " + number + ". " + hint));
    }
  }

  /** Asks for one of some words. Several may be right. */
  static Exercise choice(
      String id, List<String> options, Predicate<String> isRight, String why, String hint) {
    return new Exercise(id, answer -> {
      String word = String.join(" ", Words.of(answer)).toLowerCase(Locale.ROOT);
      if (!options.contains(word)) {
        return Verdict.wrong("\"" + Words.shorten(answer) + "\" is not one of the answers "
            + String.join(", ", options) + ".");
      }
      return isRight.test(word)
          ? Verdict.right("Right. " + why)
          : Verdict.wrong("It is not this one. " + hint);
    });
  }

  /** Asks for digits in a row. */
  static Exercise digits(String id, Supplier<String> right, String hint) {
    return new Exercise(id, answer -> {
      String digits = String.join("", Words.of(answer));
      String wanted = right.get();
      if (!digits.chars().allMatch(each -> each >= '0' && each <= '9')) {
        return Verdict.wrong("\"" + Words.shorten(answer) + "\" has more than digits. " + hint);
      }
      if (digits.equals(wanted)) {
        return Verdict.right("Right: " + wanted + ".");
      }
      int same = 0;
      while (same < Math.min(digits.length(), wanted.length())
          && digits.charAt(same) == wanted.charAt(same)) {
        same++;
      }
      String place = digits.length() != wanted.length()
          ? digits.length() + " digits are not " + wanted.length() + "."
          : "The first " + same + " are right, the next is not.";
      return Verdict.wrong(place + " " + hint);
    });
  }

  /** Asks for a window: alpha and beta. */
  static Exercise window(String id, BiFunction<Integer, Integer, Verdict> judge) {
    return new Exercise(id, answer -> {
      List<OptionalInt> ends = Words.of(answer).stream().map(Words::number).toList();
      if (ends.size() != 2 || ends.stream().anyMatch(OptionalInt::isEmpty)) {
        return Verdict.wrong("\"" + Words.shorten(answer)
            + "\" is not a window. Write two whole numbers, alpha and beta, such as 0 9.");
      }
      int alpha = ends.get(0).getAsInt();
      int beta = ends.get(1).getAsInt();
      return alpha < beta
          ? judge.apply(alpha, beta)
          : Verdict.wrong("The window is empty: alpha has to be less than beta.");
    });
  }
}
