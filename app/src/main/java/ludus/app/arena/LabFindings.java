package ludus.app.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ludus.app.arena.Sheet.Change;
import ludus.app.arena.Sheet.Changes;
import ludus.app.arena.Sheet.Pair;
import ludus.bots.arena.Comparison;
import ludus.bots.arena.Contestant;
import ludus.bots.arena.Experiment;
import ludus.kernel.GameInfo;

/// Two variants of a game, and what differs.
///
/// @param changes as they were typed
record LabFindings(
    GameInfo before,
    GameInfo after,
    Experiment experiment,
    List<String> changes,
    Comparison comparison,
    double seconds,
    String command) {

  Sheet sheet(Teller teller) {
    return new Sheet(
        teller.say(
            "compare.title", Map.of("game", before.title(), "changes", teller.list(changes))),
        lead(teller),
        headlines(teller),
        List.of(
            new Pair(teller.say("figure.pairs"), teller.whole(comparison.games())),
            new Pair(teller.say("figure.differ"), teller.whole(comparison.differ())),
            new Pair(
                teller.say("figure.lengths"),
                teller.number("%,.0f", comparison.length().before())
                    + " → "
                    + teller.number("%,.0f", comparison.length().after()))),
        new ArrayList<>(sections(teller)),
        facts(teller),
        notes(teller),
        Findings.isExact(experiment),
        command);
  }

  private String lead(Teller teller) {
    return teller.say(
            "compare.lead",
            Map.of(
                "games", comparison.games(),
                "bots", teller.lineUp(experiment.bots().stream().map(Contestant::id).toList())))
        + Findings.conditions(experiment, teller);
  }

  private List<String> headlines(Teller teller) {
    List<String> headlines = new ArrayList<>();
    headlines.add(
        teller.say(
            "compare.differ",
            Map.of(
                "differ", comparison.differ(),
                "rate", teller.percent((double) comparison.differ() / comparison.games()))));
    List<String> clear = new ArrayList<>();
    for (Changes changed : sections(teller)) {
      for (Change change : changed.lines()) {
        if (change.difference().isClear()) {
          clear.add(
              change.name() + " " + teller.signed(change.difference().change(), changed.percent()));
        }
      }
    }
    headlines.add(
        clear.isEmpty()
            ? teller.say("compare.nothing")
            : teller.say("compare.clear", Map.of("what", String.join("; ", clear))));
    return headlines;
  }

  private List<Changes> sections(Teller teller) {
    List<Changes> sections = new ArrayList<>();
    List<Change> seats = new ArrayList<>();
    for (int seat = 0; seat < comparison.seats().size(); seat++) {
      seats.add(
          new Change(teller.say("seat", Map.of("seat", seat + 1)), comparison.seats().get(seat)));
    }
    sections.add(new Changes(teller.say("seats"), true, seats));
    if (!comparison.sides().isEmpty()) {
      sections.add(
          new Changes(
              Findings.sidesOf(before, teller),
              true,
              comparison.sides().stream()
                  .map(side -> new Change(teller.label(side.name()), side.difference()))
                  .toList()));
    }
    if (comparison.bots().size() > 1) {
      sections.add(
          new Changes(
              teller.say("bots"),
              true,
              comparison.bots().stream()
                  .map(bot -> new Change(bot.name(), bot.difference()))
                  .toList()));
    }
    List<Change> endings = new ArrayList<>();
    comparison
        .endings()
        .forEach(it -> endings.add(new Change(teller.label(it.name()), it.difference())));
    endings.add(new Change(teller.label(teller.say("nobody")), comparison.nobody()));
    sections.add(new Changes(teller.say("endings"), true, endings));
    sections.add(
        new Changes(
            teller.say("lengths"),
            false,
            List.of(new Change(teller.label(teller.say("figure.length")), comparison.length()))));
    return sections;
  }

  private List<Pair> facts(Teller teller) {
    List<Pair> facts = new ArrayList<>();
    Pair one = Findings.version(before, teller);
    Pair other = Findings.version(after, teller);
    facts.add(one);
    if (!one.equals(other)) {
      facts.add(new Pair(teller.say("version.after"), other.value()));
    }
    facts.add(
        new Pair(
            teller.say("took"),
            teller.say("seconds", Map.of("seconds", teller.number("%.1f", seconds)))));
    return facts;
  }

  private List<String> notes(Teller teller) {
    List<String> notes = new ArrayList<>();
    notes.add(teller.say("note.compare"));
    if (!Findings.isExact(experiment)) {
      notes.add(teller.say("note.time"));
    }
    return notes;
  }
}
