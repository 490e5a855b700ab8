package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.card;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import ludus.kernel.Event;
import ludus.kernel.Viewer;
import ludus.kernel.laws.Rule;
import ludus.spartacus.SpartacusEvent.GuardRerolled;
import ludus.spartacus.SpartacusEvent.GuardUsed;
import ludus.spartacus.SpartacusEvent.HealingRerolled;
import ludus.spartacus.SpartacusEvent.HealingRolled;
import ludus.spartacus.SpartacusEvent.RolledOff;
import org.junit.jupiter.api.Test;

/// Section 0: what words mean everywhere.
class ConventionsTest {

  private static int gold(TestTable table) {
    int gold = 0;
    for (House house : table.state().houses()) {
      gold += house.gold();
    }
    return gold;
  }

  private static <E extends Event> E seen(TestTable table, Class<E> type) {
    Event event = table.events().stream().filter(type::isInstance).findFirst().orElseThrow();
    return type.cast(event.shownTo(Viewer.SPECTATOR).orElseThrow());
  }

  @Test
  @Rule("SP-CON-1")
  void a_slave_is_a_combatant_like_any_gladiator() {
    ArenaTable table =
        ArenaTable.of(3).has(1, "cook", "net").has(2, "agron").arena().play(0, new Move.Invite(1));
    table.commit(1, "cook+net").play(0, new Move.Invite(2)).commit(2, "agron");
    table.noWagers();
    assertThat(table.fighter(0).card()).isEqualTo(asset("cook#1"));
    assertThat(table.what()).isEqualTo("net");
    ArenaTable won = ArenaTable.duel("cook", "agron").pools(1, 1, 1, 1);
    won.dice(6, 1).attack();
    assertThat(won.asset(1, "cook").favors()).isEqualTo(1);
    assertThat(won.house(1).influence()).isEqualTo(6);
  }

  @Test
  @Rule("SP-CON-2")
  void every_roll_is_told_to_all_with_its_owner_its_purpose_and_its_result() {
    TestTable guarded =
        TestTable.at("{'houses':{'0':{'hand':['robbery']},'1':{'guards':1,'assets':['raxos#1']}}}")
            .dice(2, 5)
            .scheme(0, "robbery", 1)
            .play(1, Move.UseGuard.TABLE);
    GuardUsed used = seen(guarded, GuardUsed.class);
    assertThat(List.of(used.seat(), used.die())).containsExactly(1, 2);
    assertThat(used.success()).isFalse();
    guarded.play(1, new Move.UseAbility(asset("raxos#1"), OptionalInt.empty()));
    GuardRerolled again = seen(guarded, GuardRerolled.class);
    assertThat(again.with()).isEqualTo(asset("raxos#1"));
    assertThat(again.die()).isEqualTo(5);

    TestTable healed =
        TestTable.at(
                "{'phase':'ARENA','houses':{'0':{'assets':[{'card':'agron#1','stand':'INJURED'}]},'1':{'hand':['guard'],'assets':['medicus#1']}},'stack':{'frames':[{'type':'PhaseEnd','asked':true},{'type':'Window','timing':'ANY_PHASE','order':[0,1,2],'poll':{'asked':[1],'answers':[null,null,null]}}]}}")
            .dice(3, 6)
            .play(1, Move.Pass.IT);
    HealingRolled rolled = seen(healed, HealingRolled.class);
    assertThat(rolled.seat()).isZero();
    assertThat(rolled.card()).isEqualTo(asset("agron#1"));
    assertThat(rolled.dice()).containsExactly(3);
    healed.play(1, new Move.UseAbility(asset("medicus#1"), OptionalInt.empty()));
    HealingRerolled now = seen(healed, HealingRerolled.class);
    assertThat(now.by()).isEqualTo(1);
    assertThat(List.of(now.face(), now.now())).containsExactly(3, 6);
  }

  @Test
  @Rule({"SP-CON-12", "SP-CON-2"})
  void in_a_roll_off_only_the_tied_roll_again() {
    TestTable table =
        TestTable.at(
            "{'phase':'MARKET','stack':{'frames':[{'type':'OpenMarket','done':[],'traded':[]}]}}");
    for (int seat = 0; seat < 3; seat++) {
      table.play(seat, Move.Done.IT);
    }
    table.dice(4, 2, 4, 3, 5);
    for (int lot = 0; lot < 4; lot++) {
      for (int seat = 0; seat < 3; seat++) {
        table.play(seat, new Move.Bid(0));
      }
    }
    List<RolledOff> rolls =
        table.events().stream()
            .filter(RolledOff.class::isInstance)
            .map(RolledOff.class::cast)
            .toList();
    assertThat(rolls).hasSize(2);
    assertThat(rolls.get(0).seats()).containsExactly(0, 1, 2);
    assertThat(rolls.get(0).dice()).containsExactly(4, 2, 4);
    assertThat(rolls.get(1).seats()).containsExactly(0, 2);
    assertThat(rolls.get(1).dice()).containsExactly(3, 5);
    assertThat(table.state().host()).isEqualTo(2);
  }

  @Test
  @Rule("SP-CON-5")
  void an_injured_card_is_exhausted_as_well() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['poisoned_wine']},'1':{'assets':['pietros#1']}}}")
            .scheme(0, "poisoned_wine", 1);
    Asset pietros = table.house(1).asset(asset("pietros#1"));
    assertThat(pietros.isInjured()).isTrue();
    assertThat(pietros.isReady()).isFalse();
    table.play(0, Move.EndTurn.IT);
    assertThat(table.refused(1, new Move.UseAbility(asset("pietros#1"), OptionalInt.empty())))
        .isEqualTo("SP-EXH-1");
  }

  @Test
  @Rule("SP-CON-6")
  void gold_comes_from_the_bank_and_goes_to_it_unless_somebody_is_named() {
    TestTable gain =
        TestTable.at("{'houses':{'0':{'gold':900,'hand':['black_market_profits']}}}")
            .scheme(0, "black_market_profits");
    assertThat(gain.house(0).gold()).isEqualTo(905);
    assertThat(gold(gain)).isEqualTo(925);
    TestTable pay =
        TestTable.at(
                "{'houses':{'0':{'hand':['public_exhibition'],'assets':['agron#1','varro#1','crixus#1']}}}")
            .scheme(0, "public_exhibition", 0);
    assertThat(pay.house(0).gold()).isEqualTo(7);
    assertThat(gold(pay)).isEqualTo(27);
    TestTable named =
        TestTable.at("{'houses':{'0':{'hand':['buying_secrets']}}}")
            .scheme(0, "buying_secrets", 1, 2);
    assertThat(named.house(2).gold()).isEqualTo(13);
    assertThat(gold(named)).isEqualTo(30);
  }

  @Test
  @Rule("SP-CON-9")
  void what_one_may_can_be_left_and_what_one_must_is_done_or_skipped() {
    String foiled =
        "{'intrigueDiscard':['guard'],'houses':{'0':{'hand':['looting_the_dead']},'1':{'influence':8,'hand':['support_from_rome']}}}";
    TestTable may =
        TestTable.at(foiled).scheme(0, "looting_the_dead").react(1, "support_from_rome");
    assertThat(may.moves(1)).containsExactly(Move.Answer.YES, Move.Answer.NO);
    may.play(1, Move.Answer.NO);
    assertThat(may.house(1).hand()).isEmpty();
    assertThat(may.state().intrigueDiscard()).contains(card("guard"));
    TestTable must =
        TestTable.at(
                "{'houses':{'0':{'hand':['unlocked_gate']},'1':{'assets':['cook#1','debtor#1']}}}")
            .scheme(0, "unlocked_gate", 1);
    assertThat(must.moves(1))
        .containsExactly(
            new Move.PickAsset(asset("cook#1")), new Move.PickAsset(asset("debtor#1")));
    TestTable skipped =
        TestTable.at("{'houses':{'0':{'hand':['unlocked_gate']},'1':{'assets':['agron#1']}}}")
            .scheme(0, "unlocked_gate", 1);
    assertThat(skipped.house(1).assets()).hasSize(1);
    assertThat(skipped.asked()).containsExactly(0);
  }

  @Test
  @Rule("SP-SET-18")
  void of_equal_cards_the_first_is_taken() {
    TestTable table =
        TestTable.at(
                "{'intrigueDiscard':['guard','blackmail','guard'],'houses':{'0':{'hand':['looting_the_dead']},'1':{'influence':8,'hand':['support_from_rome']}}}")
            .scheme(0, "looting_the_dead")
            .react(1, "support_from_rome")
            .play(1, Move.Answer.YES);
    assertThat(table.state().intrigueDiscard())
        .containsExactly(
            card("blackmail"), card("guard"), card("support_from_rome"), card("looting_the_dead"));
  }
}
