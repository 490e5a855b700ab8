package ludus.spartacus;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ludus.kernel.Message;
import ludus.kernel.text.Columns;
import ludus.kernel.text.Ink;
import ludus.kernel.text.Words;
import tools.jackson.databind.JsonNode;

/// The data in words: what is in the box, and where each datum comes from.
record DataSheet(Content content, Words words, Ink ink) {

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(ink.paint(Ink.Hue.BOLD, words.say(Message.of("spartacus.data.title"))));
    lines.add(
        words.say(
            Message.of("spartacus.data.box")
                .with("houses", content.houses().size())
                .with("market", content.market().size())
                .with("intrigue", copies(false))
                .with("intrigue104", copies(true))
                .with("hexes", content.hexes().size())));
    lines.add("");
    for (String part : List.of("houses", "market", "intrigue")) {
      tags(part)
          .forEach(
              (tag, ids) -> {
                String head =
                    words.say(
                        Message.of("spartacus.data.tag." + part)
                            .with("tag", words.say("spartacus.data." + tag))
                            .with("count", ids.size()));
                lines.add(ink.paint(Ink.Hue.BOLD, head));
                lines.addAll(Columns.flow(ids, ", ", Columns.WIDTH, "  ", "  "));
              });
    }
    return lines;
  }

  private int copies(boolean more) {
    int copies = 0;
    for (IntrigueCard card : content.intrigue()) {
      copies += more ? card.face().copies104() : card.face().copies();
    }
    return copies;
  }

  private Map<String, List<String>> tags(String part) {
    Map<String, List<String>> tags = new TreeMap<>();
    String prefix = part.equals("houses") ? "spartacus.house." : "spartacus.card.";
    for (JsonNode datum : content.json().path(part)) {
      String tag = datum.path("provenance").path("tag").asString("reconstructed");
      tags.computeIfAbsent(tag, _ -> new ArrayList<>())
          .add(words.say(prefix + datum.path("id").asString("")));
    }
    return tags;
  }
}
