package ludus.kernel.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import ludus.kernel.RuleId;

/// A game's rules in one language: sections of paragraphs, each paragraph with its rule's ID. Read
/// from `<folder>/rulebook/en.md`; rules that only concern software stand, in English, in
/// `software.md` beside it.
public record Rulebook(String title, String intro, List<Section> sections) {

  public record Section(String title, String intro, List<Paragraph> paragraphs) {}

  public record Paragraph(RuleId rule, String text) {}

  private static final Pattern RULE =
      Pattern.compile("^\\*\\*([A-Z]{2,4}(?:-[A-Za-z0-9.]+)+)\\*\\*\\s*(.*)$");

  public static Rulebook of(String folder, Language language) {
    return parse(Resources.text(folder + "/rulebook/" + language.code() + ".md"));
  }

  /// The rules that only concern software.
  public static Rulebook software(String folder) {
    return parse(Resources.text(folder + "/rulebook/software.md"));
  }

  public Optional<Paragraph> paragraph(RuleId rule) {
    return sections.stream()
        .flatMap(section -> section.paragraphs().stream())
        .filter(paragraph -> paragraph.rule().equals(rule))
        .findFirst();
  }

  public List<RuleId> rules() {
    return sections.stream()
        .flatMap(section -> section.paragraphs().stream())
        .map(Paragraph::rule)
        .toList();
  }

  static Rulebook parse(String markdown) {
    Parser parser = new Parser();
    markdown.lines().forEach(parser::line);
    return parser.end();
  }

  private static final class Parser {
    private String title = "";
    private final List<Section> sections = new ArrayList<>();
    private Optional<String> section = Optional.empty();
    private String intro = "";
    private String bookIntro = "";
    private List<Paragraph> paragraphs = new ArrayList<>();
    private Optional<RuleId> rule = Optional.empty();
    private StringBuilder text = new StringBuilder();

    void line(String line) {
      Matcher start = RULE.matcher(line);
      if (line.startsWith("# ")) {
        title = line.substring(2).strip();
      } else if (line.startsWith("## ")) {
        closeSection();
        section = Optional.of(line.substring(3).strip());
      } else if (start.matches()) {
        closeText();
        rule = Optional.of(RuleId.of(start.group(1)));
        text.append(start.group(2)).append('\n');
      } else {
        text.append(line).append('\n');
      }
    }

    Rulebook end() {
      closeSection();
      return new Rulebook(title, bookIntro, List.copyOf(sections));
    }

    private void closeText() {
      String said = text.toString().strip();
      text = new StringBuilder();
      if (rule.isPresent()) {
        paragraphs.add(new Paragraph(rule.get(), said));
        rule = Optional.empty();
      } else {
        intro = said;
      }
    }

    private void closeSection() {
      closeText();
      if (section.isPresent()) {
        sections.add(new Section(section.get(), intro, List.copyOf(paragraphs)));
      } else {
        bookIntro = intro;
      }
      intro = "";
      paragraphs = new ArrayList<>();
    }
  }
}
