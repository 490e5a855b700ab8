package ludus.marenostrum;

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
record DataSheet(Data data, Words words, Ink ink) {

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(ink.paint(Ink.Hue.BOLD, words.say(Message.of("mare-nostrum.data.title"))));
    lines.add(
        words.say(
            Message.of("mare-nostrum.data.box")
                .with("provinces", data.provinces().size())
                .with("seas", data.seas().size())
                .with("commodities", data.commodities().size())
                .with("tiles", data.tiles().size())));
    lines.add("");
    tags("provinces", "icons", "province", lines);
    tags("seas", "geometry", "sea", lines);
    tags("empires", "startSetup", "empire", lines);
    return lines;
  }

  /// The things of one list by where they come from; who says more says it in the file.
  private void tags(String part, String datum, String prefix, List<String> lines) {
    Map<String, List<String>> tags = new TreeMap<>();
    for (JsonNode thing : data.json().path(part)) {
      String said = thing.path("provenance").path(datum).asString("reconstructed");
      String tag =
          said.equals("rulebook") || said.equals("found")
              ? said
              : said.contains("rulebook") ? "mixed" : "reconstructed";
      tags.computeIfAbsent(tag, _ -> new ArrayList<>())
          .add(words.say("mare-nostrum." + prefix + "." + thing.path("id").asString("")));
    }
    tags.forEach(
        (tag, names) -> {
          String head =
              words.say(
                  Message.of("mare-nostrum.data.tag." + part)
                      .with("tag", words.say("mare-nostrum.data." + tag))
                      .with("count", names.size()));
          lines.add(ink.paint(Ink.Hue.BOLD, head));
          lines.addAll(Columns.flow(names, ", ", Columns.WIDTH, "  ", "  "));
        });
  }
}
