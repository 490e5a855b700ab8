package ludus.pax;

import static ludus.pax.TestTable.PAX;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import ludus.kernel.Setup;
import ludus.kernel.laws.PageFixtures;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// The positions that the page's board is developed and tested with, as the server would send them.
/// They are kept with the page; `-Dfixtures=write` writes them anew.
class PageFixturesTest {

  /// The table of the pictures: Tomás, Helena, Cato and Varro, who begins.
  private static final String IDES =
      "'round':5,'primus':3,'activePlayer':1,'pcHolder':0,"
          + "'rome':{'faceUp':{'WEALTH':['WEA-04'],'FLEET':['FLE-08','FLE-04'],'ARMY':['ARM-09'],'RELIGION':['REL-04'],'SENATOR':['SEN-07'],'LAND':['LAN-09','LAN-10'],'INTRIGUE':['INT-08','INT-04']}},"
          + "'legions':[['LAN-05','ARM-07'],['FLE-03'],['REL-01','WEA-07','LAN-08'],[],"
          + "['SEN-10','ARM-08','INT-01']],"
          + "'players':{"
          + "'0':{'aurei':3,'hand':['WEA-01','SEN-01','LAN-02'],"
          + "'display':{'WEALTH':['WEA-05'],'ARMY':['ARM-10','ARM-04'],'RELIGION':['REL-05'],'SENATOR':['SEN-02'],'INTRIGUE':['INT-09','INT-10']}},"
          + "'1':{'aurei':7,'hand':['FLE-07','LAN-01','INT-05','ARM-01'],"
          + "'display':{'WEALTH':['WEA-08','WEA-06'],'FLEET':['FLE-09'],'ARMY':['ARM-05'],'RELIGION':['REL-07'],'SENATOR':['SEN-03'],'LAND':['LAN-11','LAN-04']}},"
          + "'2':{'aurei':4,'hand':['FLE-01','INT-02'],"
          + "'display':{'FLEET':['FLE-10','FLE-05'],'RELIGION':['REL-09','REL-10'],'SENATOR':['SEN-08','SEN-04'],'LAND':['LAN-12','LAN-06'],'INTRIGUE':['INT-06']}},"
          + "'3':{'aurei':2,'hand':['REL-02','WEA-02','WEA-03','LAN-03','INT-03'],"
          + "'display':{'WEALTH':['WEA-09'],'FLEET':['FLE-02'],'RELIGION':['REL-06'],'SENATOR':['SEN-09'],'LAND':['LAN-07'],'INTRIGUE':['INT-11','INT-07']}}}";

  private final PageFixtures<State, Move> fixtures = new PageFixtures<>(PAX, false);

  @Test
  void the_pages_positions_are_what_the_game_sends() throws IOException {
    opening();
    turns();
    drawing();
    buyingAndPlaying();
    fullAndEmpty();
    endings();
    if (PageFixtures.areWritten()) {
      fixtures.write();
    }
    fixtures.assertKept();
  }

  private void opening() {
    TestTable start = TestTable.of(4);
    dump("opening", start, 2);
    dump("opening-waits", start.play(0, first(start, 0)).play(2, first(start, 2)), 2);
    dump("opening-solo", TestTable.of(Setup.of(1).with("soloGame", "5")), 0);
    dump("solo-turn", TestTable.at(Setup.of(1).with("soloGame", "2"), SOLO), 0);
  }

  private static final String SOLO =
      "{'round':3,'rome':{'faceUp':{LAND*2,FLEET*1}},"
          + "'players':{'0':{'aurei':4,'hand':['FLE-07','REL-10'],"
          + "'display':{LAND*3,WEALTH*1,SENATOR*1}}}}";

  private static Move first(TestTable table, int seat) {
    return table.game().moves(table.state(), seat).getFirst();
  }

  private void turns() {
    dump("turn", ides("'step':{'type':'TurnStart'}"), 1);
    dump("waiting", ides("'step':{'type':'Buy'}"), 2);
    dump("waiting-draw", ides("'deck':['ARM-02','ARM-03','SEN-05']").normal(), 2);
    dump("spectator", ides("'step':{'type':'Play'}"), -1);
    TestTable passed = ides("'step':{'type':'TurnStart'}");
    dump("passed", passed.pass(), 1);
  }

  private void drawing() {
    String deck = "'deck':['SEN-05','REL-08','ARM-02','INT-12']";
    TestTable one = ides(deck).normal();
    dump("draw-one", one, 1);
    dump("draw-one-second", one.bottom("SEN-05"), 1);
    dump("draw-one-last", one.hand("REL-08"), 1);
    TestTable two =
        ides(deck).but("{'players':{'1':{'display':{'RELIGION':['REL-07','REL-03']}}}}").normal();
    dump("draw-two", two, 1);
    dump("draw-two-second", two.legion("SEN-05", 4), 1);
    TestTable three =
        ides(deck)
            .but(
                "{'players':{'1':{'display':{'RELIGION':['REL-07','REL-09','REL-10']}},'2':{'display':{'RELIGION':[]}}}}");
    dump("draw-three", three.normal(), 1);
    dump("draw-short", ides("'deck':['SEN-05']").normal(), 1);
    dump("turn-last", ides("'deck':[]"), 1);
  }

  private void buyingAndPlaying() {
    dump("buy", ides("'step':{'type':'Buy'}"), 1);
    dump("buy-poor", ides("'step':{'type':'Buy'}").but("{'players':{'1':{'aurei':0}}}"), 1);
    TestTable bought = ides("'step':{'type':'Buy'}").buy(3);
    dump("play", bought, 1);
    dump("play-one", bought.lay("LAN-08"), 1);
    TestTable poor = ides("'step':{'type':'Play'}").but("{'players':{'1':{'aurei':0}}}");
    dump("play-poor", poor.lay("LAN-01"), 1);
    dump("play-nothing", ides("'step':{'type':'Play'}").but("{'players':{'1':{'hand':[]}}}"), 1);
  }

  private void fullAndEmpty() {
    dump("empty", TestTable.at("{}"), 0);
    dump(
        "full",
        TestTable.at(
            4,
            "{'round':7,'primus':3,'activePlayer':1,'pcHolder':2,'step':{'type':'Play'},"
                + "'rome':{'faceUp':{'WEALTH':['WEA-09','WEA-10'],'FLEET':['FLE-05','FLE-08','FLE-09'],'SENATOR':['SEN-07','SEN-08']}},"
                + "'legions':[['LAN-01'],['LAN-05','ARM-07','FLE-04','WEA-01','INT-08','SEN-01','REL-10','LAN-02'],"
                + "['FLE-03'],[],['INT-01']],"
                + "'players':{'1':{'aurei':12,'hand':['WEA-07','WEA-02','FLE-01','ARM-01','ARM-08','REL-07',"
                + "'REL-01','SEN-02','LAN-12','LAN-03','INT-02','INT-09'],"
                + "'display':{'WEALTH':['WEA-03','WEA-04','WEA-05','WEA-06','WEA-08'],'LAND':['LAN-04','LAN-06','LAN-07','LAN-08','LAN-09','LAN-10','LAN-11']}},"
                + "'2':{'display':{'RELIGION':['REL-02','REL-03','REL-04'],'INTRIGUE':['INT-03','INT-04','INT-05','INT-06','INT-07','INT-10']}}}}"),
        1);
    TestTable eight =
        TestTable.at(
            8,
            "{'round':6,'primus':5,'activePlayer':1,'pcHolder':4,'step':{'type':'Buy'},"
                + "'rome':{'faceUp':{WEALTH*2,FLEET*2,SENATOR*2}},"
                + "'legions':[['LAN-05','ARM-07'],['FLE-03'],['REL-01','WEA-07','LAN-08'],[],"
                + "['SEN-10','ARM-08','INT-01'],['LAN-01'],['INT-05#2','FLE-07#2'],['SEN-01#2'],['REL-07#2']],"
                + "'players':{'0':{'display':{WEALTH*2}},'1':{'aurei':5,'hand':['LAN-02','LAN-02#2','FLE-01'],"
                + "'display':{LAND*3,FLEET*1}},"
                + "'4':{'display':{INTRIGUE*3}},'6':{'display':{SENATOR*4,RELIGION*2}}}}");
    dump("eight", eight, 1);
  }

  private void endings() {
    dump("over-players", ending(""), 1);
    dump("over-rome", ending(",'LAND':['LAN-11','LAN-12','LAN-06']"), 1);
    dump("over-solo", TestTable.at(Setup.of(1).with("soloGame", "2"), SOLO).but(OVER), 0);
  }

  private static final String OVER = "{'step':{'type':'Over'}}";

  /// Rome's strength decides; the board ends here without the last move.
  private static TestTable ending(String more) {
    return TestTable.at(
            4,
            "{'round':7,'primus':3,'activePlayer':1,'pcHolder':0,'deck':[],"
                + "'rome':{'faceDown':['ARM-03','WEA-10','SEN-10'],"
                + "'faceUp':{'WEALTH':['WEA-07'],'FLEET':['FLE-08','FLE-03'],'ARMY':['ARM-08','ARM-09'],'SENATOR':['SEN-07']"
                + more
                + "}},"
                + "'players':{'0':{'aurei':2,'hand':['FLE-01','FLE-02'],'display':{'WEALTH':['WEA-01'],'ARMY':['ARM-10','ARM-04'],'RELIGION':['REL-01'],'INTRIGUE':['INT-08','INT-09','INT-10']}},"
                + "'1':{'aurei':3,'hand':['LAN-01'],'display':{'WEALTH':['WEA-08','WEA-09','WEA-02'],'FLEET':['FLE-09','FLE-10'],'ARMY':['ARM-07'],'RELIGION':['REL-07','REL-02'],'SENATOR':['SEN-02'],'LAND':['LAN-08','LAN-09'],'INTRIGUE':['INT-02']}},"
                + "'2':{'aurei':5,'hand':['SEN-01'],'display':{'FLEET':['FLE-07','FLE-04'],'RELIGION':['REL-08','REL-09'],'SENATOR':['SEN-08','SEN-09'],'LAND':['LAN-10','LAN-04']}},"
                + "'3':{'aurei':4,'hand':['LAN-02','LAN-03','INT-01'],'display':{'WEALTH':['WEA-03','WEA-04'],'SENATOR':['SEN-03'],'LAND':['LAN-05'],'INTRIGUE':['INT-03']}}}}")
        .but(OVER);
  }

  private static TestTable ides(String more) {
    return TestTable.at(4, "{" + IDES + "," + more + "}");
  }

  private void dump(String name, TestTable table, int seat) {
    State state = table.state();
    fixtures
        .put(name, state, state.players().size(), seat, table.events())
        .set("refused", refused(table, seat));
  }

  /// Why things that a player may try are not possible now.
  private static ArrayNode refused(TestTable table, int seat) {
    ArrayNode json = JsonNodeFactory.instance.arrayNode();
    if (seat < 0) {
      return json;
    }
    for (Move move : attempts(table, seat)) {
      table
          .game()
          .refusal(table.state(), seat, move)
          .ifPresent(
              refusal -> {
                ObjectNode entry = json.addObject();
                entry.set("move", table.game().notation().writeMove(move));
                entry.set("refused", table.game().notation().writeValue(refusal));
              });
    }
    return json;
  }

  private static List<Move> attempts(TestTable table, int seat) {
    List<Move> moves = new ArrayList<>();
    for (int legion = 1; legion <= table.state().legions().size(); legion++) {
      moves.add(new Move.Buy(legion));
    }
    for (Slot slot : table.state().player(seat).hand()) {
      moves.add(new Move.PlayCard(slot.card()));
    }
    if (table.state().step() instanceof Step.Draw draw && table.state().activePlayer() == seat) {
      for (Slot slot : draw.flight()) {
        moves.add(new Move.Assign(slot.card(), Destination.HAND, OptionalInt.empty()));
        moves.add(new Move.Assign(slot.card(), Destination.BOTTOM, OptionalInt.empty()));
        moves.add(new Move.Assign(slot.card(), Destination.LEGION, OptionalInt.of(1)));
      }
    }
    moves.add(Move.ChooseTurn.NORMAL);
    return moves;
  }
}
