package io.github.yomikiri.docs;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules of writing that a machine can check: words that readers had to decode, British
 * spelling, long sentences.
 */
final class ProseRules {

  /** The maximum number of words of a sentence. */
  static final int MAX_WORDS = 25;

  private static final Pattern BANNED = Pattern.compile(
      "\\b(?:told|tell(?:s|ing)?|so many|(?:goes|go|going|went|gone) on(?: with)?\\b|(?:come|comes|came|coming) out"
          + "|(?:make|makes|made|making) of it|what (?:\\w+ ){1,4}makes? of|(?:know|knows|knew|known) of"
          + "|what (?:it|a \\w+) is to (?:it|him|her|them)|up to so)\\b",
      Pattern.CASE_INSENSITIVE);

  private static final Pattern BRITISH = Pattern.compile(
      "\\b(?:(?:colour|behaviour|neighbour|favour|honour|labour|centre|licence|defence|metre|grey|catalogue"
          + "|cancell(?:ed|ing)|modell|travell|artefact|judgement|fulfil\\b)\\w*"
          + "|analys(?:e[dr]?|ing)|labell(?:ed|ing)"
          + "|(?:initial|optim|normal|serial|recogn|organ|special|summar|minim|maxim|parallel|synchron|random|general"
          + "|real|stabil|penal|priorit|emphas|util|visual|final)is(?:e[drs]?|ing|ation)s?)\\b",
      Pattern.CASE_INSENSITIVE);

  private ProseRules() {}

  /** Returns what is wrong with a piece of prose, a line for each fault. */
  static List<String> faults(Prose prose) {
    List<String> faults = new ArrayList<>();
    find(BANNED, "says", prose, faults);
    find(BRITISH, "is not American:", prose, faults);
    for (String sentence : sentences(prose.text())) {
      int words = words(sentence);
      if (words > MAX_WORDS) {
        faults.add(
            prose.place() + ": " + words + " words, not at most " + MAX_WORDS + ": " + sentence);
      }
    }
    return faults;
  }

  private static void find(Pattern pattern, String verb, Prose prose, List<String> faults) {
    Matcher matcher = pattern.matcher(prose.text());
    while (matcher.find()) {
      faults.add(prose.place() + ": " + verb + " \"" + matcher.group() + "\": " + prose.text());
    }
  }

  static List<String> sentences(String text) {
    // A colon or semicolon ends a thought as a full stop does.
    BreakIterator ends = BreakIterator.getSentenceInstance(Locale.US);
    String split = text.replace("e.g.", "for example").replace("i.e.", "that is");
    ends.setText(split);
    List<String> sentences = new ArrayList<>();
    int from = ends.first();
    for (int to = ends.next(); to != BreakIterator.DONE; from = to, to = ends.next()) {
      for (String part : split.substring(from, to).split("[;:] ")) {
        sentences.add(part.strip());
      }
    }
    return sentences;
  }

  private static int words(String sentence) {
    return (int) Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}'.,^/%()+*=<>\\[\\]{}|_-]*")
        .matcher(sentence)
        .results()
        .count();
  }
}
