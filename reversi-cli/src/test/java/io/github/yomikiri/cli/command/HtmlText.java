package io.github.yomikiri.cli.command;

import java.io.StringReader;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.xml.sax.InputSource;

/** Reads the pages that commands write. */
public final class HtmlText {

  private HtmlText() {}

  /** Returns what the first group of an expression matches. */
  public static List<String> found(String regex, String text) {
    return Pattern.compile(regex, Pattern.DOTALL)
        .matcher(text)
        .results()
        .map(match -> match.group(1))
        .toList();
  }

  /** Returns the cells of the rows of a section's first table, without the markup inside. */
  public static List<List<String>> rows(String page, String section) {
    String table =
        found("<section id=\"" + section + "\".*?(<tbody>.*?)</table>", page).get(0);
    return found("<tr[^>]*>(.*?)</tr>", table).stream()
        .map(row -> found("<t[hd][^>]*>(.*?)</t[hd]>", row).stream()
            .map(cell -> cell.replaceAll("<[^>]*>", "").strip())
            .toList())
        .toList();
  }

  /** Returns the entries of an array of texts in the script's data. */
  public static List<String> data(String page, String name) {
    return found("\"([^\"]*)\"", found("\"" + name + "\":\\[(.*?)\\]", page).get(0));
  }

  /** Returns the pictures and the tables of a page, each of which is well-formed XML. */
  public static List<String> wellFormedParts(String page) throws Exception {
    List<String> parts = found("(<svg.*?</svg>|<table.*?</table>)", page);
    for (String part : parts) {
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(part)));
    }
    return parts;
  }
}
