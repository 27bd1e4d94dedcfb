package io.github.yomikiri.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TreePageTest {

  private static final TreePage.Kind PLAIN =
      new TreePage.Kind("plain", "*", TreePage.Tone.PLAIN, "A row.");
  private static final TreePage.Kind PROVEN =
      new TreePage.Kind("proven", "+", TreePage.Tone.GOOD, "A proven row.");
  private static final String NASTY =
      "</script><!--<b>&\"'`\\ \u0000\n\u2028\u2029 \ud83d\ude00 \ud800 \u00e9 \u6f22 {{data}} $1";

  private static TreePage page() {
    return new TreePage("Title", "Summary.", List.of("value", "visits"));
  }

  @Test
  void rowsAreInTheData() {
    String html = page()
        .bar("visits")
        .add(0, new TreePage.Row("root", PLAIN).cell("value", "0.5").cell("visits", "9"))
        .add(1, new TreePage.Row("a1", PROVEN).cell("value", "1").best().note("won", 0))
        .add(2, new TreePage.Row("b2", PLAIN).cell("depth", "7").otherSide().note("bad"))
        .add(1, new TreePage.Row("c3", PLAIN).cell("visits", "2"))
        .toHtml();
    ShownRows rows = new ShownRows(html);
    assertThat(rows.size()).isEqualTo(4);
    assertThat(rows.kinds()).containsExactly("plain", "proven");
    int proven = rows.row("a1");
    assertThat(rows.kind(proven)).isEqualTo("proven");
    assertThat(rows.cell("value", proven)).isEqualTo("1");
    assertThat(rows.cell("visits", proven)).isEmpty();
    assertThat(rows.text("note", proven)).isEqualTo("won");
    assertThat(rows.number("about", proven)).isZero();
    assertThat(rows.number("flags", proven)).isEqualTo(1);
    int reply = rows.row("a1", "b2");
    assertThat(rows.cell("depth", reply)).isEqualTo("7");
    assertThat(rows.number("about", reply)).isEqualTo(-1);
    assertThat(rows.number("flags", reply)).isEqualTo(2);
    assertThat(rows.cell("visits", rows.row("c3"))).isEqualTo("2");
    assertThat(html).contains("\"columns\":2,\n\"bar\":1,");
  }

  @Test
  void aTextCannotEndItsElement() {
    TreePage.Kind kind = new TreePage.Kind(NASTY, NASTY, TreePage.Tone.BAD, NASTY);
    String html = new TreePage(NASTY, NASTY, List.of(NASTY))
        .add(0, new TreePage.Row(NASTY, kind).cell(NASTY, NASTY).note(NASTY).position(-1, NASTY))
        .toHtml();
    ShownRows rows = new ShownRows(html);
    assertThat(rows.kinds()).containsExactly(NASTY);
    assertThat(rows.text("move", 0)).isEqualTo(NASTY);
    assertThat(rows.cell(NASTY, 0)).isEqualTo(NASTY);
    assertThat(rows.picture(0)).isEqualTo(NASTY.lines().toList());
    assertThat(rows.text("key", 0)).isEqualTo("ffffffffffffffff");
    // Each element ends once, the template alone has comments, and the data is written once.
    String plain = page().add(0, new TreePage.Row("root", PLAIN)).toHtml();
    for (String tag : List.of("</script>", "</style>", "</title>", "<b>", "<!--", "\"format\"")) {
      assertThat(html.split(tag, -1)).as(tag).hasSameSizeAs(plain.split(tag, -1));
    }
    assertThat(html).contains("<title>&#x3c;/script&#x3e;").contains("&#x1f600; &#xfffd;");
    assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(html)).isTrue();
  }

  @Test
  void thePageLoadsNothing() {
    String html = page().add(0, new TreePage.Row("root", PLAIN)).toHtml();
    assertThat(html)
        .startsWith("<!DOCTYPE html>")
        .endsWith("</html>\n")
        .contains("default-src 'none'")
        .doesNotContain("http:", "https:", "src=", "import ", "@import", "url(", "fetch(");
  }

  @Test
  void picturesShareTheirLines() {
    String html = page()
        .add(0, new TreePage.Row("root", PLAIN).position(1, "a b\n. .\n. ."))
        .add(1, new TreePage.Row("m", PLAIN).position(2, "a b\nX .\n. ."))
        .add(2, new TreePage.Row("n", PLAIN))
        .add(2, new TreePage.Row("o", PLAIN).position(3, "a b\nX .\n. O\nend"))
        .add(1, new TreePage.Row("p", PLAIN).position(1, "short"))
        .add(2, new TreePage.Row("q", PLAIN).position(1, "short"))
        .toHtml();
    ShownRows rows = new ShownRows(html);
    assertThat(rows.picture(rows.row("m"))).containsExactly("a b", "X .", ". .");
    assertThat(rows.picture(rows.row("m", "n"))).isEmpty();
    assertThat(rows.picture(rows.row("m", "o"))).containsExactly("a b", "X .", ". O", "end");
    assertThat(rows.picture(rows.row("p", "q"))).containsExactly("short");
    assertThat(html).contains("\"picture\":[[3,1,2,2],[3,0,3],0,[4,0,0,4,5],[1,6],[1]]");
  }

  @Test
  void refusesWhatCannotBe() {
    assertThatIllegalStateException()
        .isThrownBy(page()::toHtml)
        .withMessage("the page Title has no rows: add the root first");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> page().add(1, new TreePage.Row("a1", PLAIN)))
        .withMessage("row a1 at ply 1: expected a ply in [0, 0] after the row before");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> page().bar("value"))
        .withMessage("no column value for bars: expected one of [visits]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TreePage("Title", "", List.of()))
        .withMessageContaining("no columns");
  }
}
