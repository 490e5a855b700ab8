package ludus.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import ludus.kernel.RuleId;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Rulebook;
import ludus.kernel.text.Words;

/// A game's rulebook in one language, as a terminal shows it.
public final class RuleText {

  private static final int NEAR = 3;
  private static final int MOST_SUGGESTED = 5;

  private final Rulebook book;
  private final Rulebook software;
  private final Words words;
  private final Ink ink;
  private final MarkdownText markdown;

  public RuleText(String folder, Words words, Ink ink) {
    this.book = Rulebook.of(folder, words.language());
    this.software = Rulebook.software(folder);
    this.words = words;
    this.ink = ink;
    this.markdown = new MarkdownText(ink);
  }

  List<String> all() {
    List<String> lines = new ArrayList<>();
    lines.add(ink.paint(Ink.Hue.BOLD, book.title()));
    lines.add("");
    lines.addAll(markdown.lines(book.intro()));
    for (Rulebook.Section section : book.sections()) {
      lines.add("");
      lines.add(ink.paint(Ink.Hue.BOLD, section.title().toUpperCase(words.language().locale())));
      if (!section.intro().isEmpty()) {
        lines.add("");
        lines.addAll(markdown.lines(section.intro()));
      }
      for (Rulebook.Paragraph paragraph : section.paragraphs()) {
        lines.add("");
        lines.addAll(paragraph(paragraph));
      }
    }
    return lines;
  }

  /// One rule, in whatever case its ID is written; nothing if there is no such rule.
  public Optional<List<String>> one(String id) {
    Optional<Rulebook.Paragraph> rule = find(book, id);
    if (rule.isPresent()) {
      return rule.map(this::paragraph);
    }
    return find(software, id)
        .map(
            paragraph -> {
              List<String> lines = new ArrayList<>(paragraph(paragraph));
              lines.add("");
              String note = words.say("app.rules.software");
              Columns.wrap(note, Columns.WIDTH, "")
                  .forEach(line -> lines.add(ink.paint(Ink.Hue.DIM, line)));
              return lines;
            });
  }

  /// Rules whose IDs look like this one.
  public List<String> near(String id) {
    String wanted = id.strip().toUpperCase(Locale.ROOT);
    List<String> known =
        Stream.concat(book.rules().stream(), software.rules().stream()).map(RuleId::id).toList();
    List<String> close =
        known.stream()
            .filter(rule -> distance(rule.toUpperCase(Locale.ROOT), wanted) <= NEAR)
            .sorted(
                java.util.Comparator.comparingInt(
                    rule -> distance(rule.toUpperCase(Locale.ROOT), wanted)))
            .limit(MOST_SUGGESTED)
            .toList();
    return close.isEmpty() && !wanted.isEmpty()
        ? known.stream()
            .filter(rule -> rule.toUpperCase(Locale.ROOT).contains(wanted))
            .limit(MOST_SUGGESTED)
            .toList()
        : close;
  }

  private static Optional<Rulebook.Paragraph> find(Rulebook book, String id) {
    return book.sections().stream()
        .flatMap(section -> section.paragraphs().stream())
        .filter(paragraph -> paragraph.rule().id().equalsIgnoreCase(id.strip()))
        .findFirst();
  }

  private List<String> paragraph(Rulebook.Paragraph paragraph) {
    return markdown.lines("**" + paragraph.rule() + "** " + paragraph.text());
  }

  /// How many letters must change (Levenshtein).
  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int above = row[j];
        int change = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(change, 1 + Math.min(above, row[j - 1]));
        diagonal = above;
      }
    }
    return row[other.length()];
  }
}
