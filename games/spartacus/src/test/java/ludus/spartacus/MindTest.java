package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static ludus.spartacus.TestTable.card;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.flow.Poll;
import org.junit.jupiter.api.Test;

/// Positions in which it is clear what a sensible dominus does.
class MindTest {

  // bids -----------------------------------------------------------------------------------------

  /// A lot is up for auction; hosting, if there is none.
  private static State auction(String houses, String... lot) {
    State state = TestTable.at("{'houses':{" + houses + "}}").state();
    Pile<Frame.Lot> row = Pile.empty();
    for (String name : lot) {
      row =
          row.plus(
              new Frame.Lot(
                  asset(name), Seats.NONE, true, OptionalInt.empty(), OptionalInt.empty()));
    }
    Pile<Integer> gold = Pile.empty();
    for (House house : state.houses()) {
      gold = gold.plus(house.gold());
    }
    return state
        .withPhase(Phase.MARKET)
        .withPurses(
            Optional.of(new State.Purses(gold, gold, Pile.times(state.seats() * state.seats(), 0))))
        .become(new Frame.Auction(row, row.size() + (row.isEmpty() ? 1 : 0), true))
        .push(
            Frame.Bidding.of(
                0,
                Seats.first(state.seats()),
                Pile.times(state.seats(), 0),
                Pile.empty(),
                state.seats()));
  }

  private static int bid(State state, int seat) {
    return ((Move.Bid) Sense.choice(state, seat)).gold();
  }

  @Test
  void a_bid_is_never_above_what_the_lot_is_worth() {
    String rich = "'0':{'gold':40},'1':{'gold':40},'2':{'gold':40}";
    assertThat(bid(auction(rich, "net#1"), 0)).isBetween(0, 2);
    assertThat(bid(auction(rich, "debtor#1"), 0)).isBetween(1, 7);
    assertThat(bid(auction(rich, "spartacus#1"), 0)).isBetween(4, 16);
  }

  @Test
  void the_last_coin_is_not_spent_on_a_trifle() {
    String poor = "'0':{'gold':1},'1':{'gold':1},'2':{'gold':1}";
    assertThat(bid(auction(poor, "net#1"), 0)).isZero();
    assertThat(bid(auction(poor, "gladius#1"), 0)).isZero();
  }

  @Test
  void nobody_pays_more_than_the_others_have() {
    assertThat(bid(auction("'0':{'gold':20},'1':{'gold':2},'2':{'gold':1}", "spartacus#1"), 0))
        .isEqualTo(3);
  }

  @Test
  void a_second_weapon_is_worth_less_than_the_first() {
    String unarmed = "'0':{'gold':9,'assets':['celt_warrior#1']}";
    String armed = "'0':{'gold':9,'assets':['celt_warrior#1','axe#1']}";
    assertThat(bid(auction(armed, "gladius#1"), 0))
        .isLessThan(bid(auction(unarmed, "gladius#1"), 0));
  }

  @Test
  void whoever_can_win_by_hosting_bids_more_for_it() {
    String ahead = "'0':{'influence':11,'gold':14},'1':{'gold':12},'2':{'gold':12}";
    String even = "'0':{'influence':7,'gold':14},'1':{'gold':12},'2':{'gold':12}";
    assertThat(bid(auction(ahead), 0)).isEqualTo(13);
    assertThat(bid(auction(even), 0)).isBetween(1, 12);
  }

  @Test
  void a_rival_who_would_win_by_hosting_is_outbid() {
    String ahead = "'0':{'gold':14},'1':{'influence':11,'gold':9},'2':{'gold':2}";
    assertThat(bid(auction(ahead), 0)).isGreaterThanOrEqualTo(10);
  }

  // intrigue -------------------------------------------------------------------------------------

  @Test
  void a_scheme_that_brings_influence_is_played_for_the_own_house() {
    TestTable table = TestTable.at("{'houses':{'0':{'hand':['a_visitor_from_rome','guard']}}}");
    assertThat(Sense.choice(table.state(), 0))
        .isEqualTo(
            new Move.PlayScheme(
                card("a_visitor_from_rome"), OptionalInt.of(0), OptionalInt.empty()));
  }

  @Test
  void influence_is_taken_from_the_one_who_leads() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'influence':12,'hand':['conspiracy'],'gold':9},"
                + "'1':{'influence':8},'2':{'influence':11}}}");
    State state =
        table.play(0, new Move.Announce(card("conspiracy"))).play(1, Move.GrantSupport.IT).state();
    assertThat(Sense.choice(state, 0))
        .isEqualTo(new Move.TurnUp(OptionalInt.of(2), OptionalInt.empty()));
  }

  @Test
  void a_scheme_out_of_reach_is_announced_if_somebody_could_support_it() {
    TestTable near =
        TestTable.at("{'houses':{'0':{'influence':5,'hand':['lend_me_your_ear'],'gold':9}}}");
    assertThat(Sense.choice(near.state(), 0))
        .isEqualTo(new Move.Announce(card("lend_me_your_ear")));
    TestTable far =
        TestTable.at(
            "{'houses':{'0':{'influence':1,'hand':['lend_me_your_ear'],'gold':9},"
                + "'1':{'influence':2},'2':{'influence':2}}}");
    assertThat(Sense.choice(far.state(), 0)).isNotInstanceOf(Move.Announce.class);
  }

  @Test
  void nobody_is_asked_again_and_again_in_one_turn() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'influence':5,'hand':['lend_me_your_ear','conspiracy'],'gold':9}}}");
    assertThat(Sense.choice(table.state(), 0)).isInstanceOf(Move.Announce.class);
    State back =
        table.play(0, new Move.Announce(card("conspiracy"))).play(0, Move.Withdraw.IT).state();
    assertThat(Sense.choice(back, 0)).isNotInstanceOf(Move.Announce.class);
  }

  @Test
  void support_is_asked_for_only_where_something_is_offered_for_it() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'influence':5,'hand':['lend_me_your_ear'],'gold':9}}}")
            .play(0, new Move.Announce(card("lend_me_your_ear")));
    assertThat(Sense.choice(table.state(), 0)).isNotInstanceOf(Move.AskSupport.class);
    assertThat(Sense.aside(table.state(), 0)).get().isInstanceOf(Move.Propose.class);
  }

  @Test
  void what_does_not_fit_into_the_hand_becomes_gold_and_guards_go_to_the_table() {
    TestTable table =
        TestTable.at(
            "{'houses':{'0':{'influence':2,'hand':['joint_venture','conspiracy','guard','guard']}}}");
    State state = table.state();
    int gold = state.house(0).gold();
    for (int i = 0; i < 6 && !(Sense.choice(table.state(), 0) instanceof Move.EndTurn); i++) {
      Move move = Sense.choice(table.state(), 0);
      assertThat(move).isInstanceOfAny(Move.CashIn.class, Move.DeployGuard.class);
      table.play(0, move);
    }
    assertThat(table.house(0).hand().size()).isLessThanOrEqualTo(3);
    assertThat(table.house(0).gold() + 2 * table.house(0).guards()).isGreaterThan(gold);
  }

  @Test
  void gold_for_nothing_is_taken() {
    TestTable table = TestTable.at("{'houses':{'0':{'assets':['mira#1']}}}");
    assertThat(Sense.choice(table.state(), 0))
        .isEqualTo(new Move.UseAbility(asset("mira#1"), OptionalInt.empty()));
  }

  // guards and foils -----------------------------------------------------------------------------

  @Test
  void a_guard_stands_up_against_a_heavy_blow_and_not_against_a_light_one() {
    State heavy =
        TestTable.at(
                "{'houses':{'0':{'hand':['blackmail'],'assets':['debtor#1']},'1':{'guards':2}}}")
            .scheme(0, "blackmail", 1)
            .state();
    assertThat(Sense.choice(heavy, 1)).isEqualTo(Move.UseGuard.TABLE);
    State light =
        TestTable.at(
                "{'houses':{'0':{'hand':['word_to_the_tax_collector']},'1':{'guards':1,'gold':1}}}")
            .scheme(0, "word_to_the_tax_collector", 1)
            .state();
    assertThat(Sense.choice(light, 1)).isEqualTo(Move.Pass.IT);
  }

  @Test
  void a_scheme_that_would_win_the_game_is_foiled_by_whoever_can() {
    State state =
        TestTable.at(
                "{'houses':{'0':{'influence':11,'hand':['a_visitor_from_rome']},"
                    + "'1':{'hand':['whispered_rumors']}}}")
            .scheme(0, "a_visitor_from_rome", 0)
            .state();
    assertThat(Sense.choice(state, 1)).isInstanceOf(Move.React.class);
  }

  @Test
  void a_foil_is_kept_for_better_use_than_some_coins_of_another() {
    State state =
        TestTable.at(
                "{'houses':{'0':{'hand':['looting_the_dead']},'1':{'hand':['whispered_rumors']}}}")
            .scheme(0, "looting_the_dead")
            .state();
    assertThat(Sense.choice(state, 1)).isEqualTo(Move.Pass.IT);
  }

  @Test
  void what_hurts_a_rival_is_not_foiled() {
    State state =
        TestTable.at(
                "{'houses':{'0':{'hand':['blackmail'],'assets':['debtor#1']},"
                    + "'1':{'hand':['whispered_rumors']},'2':{'influence':10}}}")
            .scheme(0, "blackmail", 2)
            .state();
    assertThat(Sense.choice(state, 1)).isEqualTo(Move.Pass.IT);
  }

  @Test
  void of_the_own_slaves_the_least_is_lost_and_of_others_gladiators_the_best() {
    State unlocked =
        TestTable.at(
                "{'houses':{'0':{'hand':['unlocked_gate']},'1':{'assets':['mira#1','debtor#1']}}}")
            .scheme(0, "unlocked_gate", 1)
            .pass()
            .state();
    assertThat(Sense.choice(unlocked, 1)).isEqualTo(new Move.PickAsset(asset("debtor#1")));
    State poisoned =
        TestTable.at(
                "{'houses':{'0':{'hand':['poisoned_wine']},"
                    + "'1':{'assets':['debtor#1','spartacus#1','celt_warrior#1']}}}")
            .scheme(0, "poisoned_wine", 1)
            .pass()
            .state();
    assertThat(Sense.choice(poisoned, 0)).isEqualTo(new Move.PickAsset(asset("spartacus#1")));
  }

  // the arena ------------------------------------------------------------------------------------

  @Test
  void the_strong_fighter_is_sent_with_the_best_equipment() {
    State state =
        ArenaTable.of(3)
            .has(0, "celt_warrior")
            .has(1, "debtor", "crixus", "syrian_warrior")
            .has(1, "gladius", "helmet", "trident")
            .has(2, "gaul_warrior")
            .arena()
            .play(0, new Move.Invite(1))
            .state();
    Move.Commit commit = (Move.Commit) Sense.choice(state, 1);
    assertThat(commit.combatant()).isEqualTo(ArenaTable.card("crixus"));
    assertThat(commit.equipment()).contains(ArenaTable.card("gladius"), ArenaTable.card("helmet"));
  }

  @Test
  void a_hopeless_fight_costs_a_slave_and_no_good_gladiator() {
    State state =
        ArenaTable.of(3)
            .has(0, "spartacus", "gladius", "helmet")
            .has(1, "debtor", "agron")
            .has(2, "gaul_warrior")
            .arena()
            .play(0, new Move.Invite(0))
            .commit(0, "spartacus+gladius+helmet")
            .play(0, new Move.Invite(1))
            .state();
    assertThat(((Move.Commit) Sense.choice(state, 1)).combatant())
        .isEqualTo(ArenaTable.card("debtor"));
  }

  @Test
  void the_host_meets_the_weakest_and_comes_second() {
    State state =
        ArenaTable.of(3).has(0, "spartacus").has(1, "debtor").has(2, "gannicus").arena().state();
    assertThat(Sense.choice(state, 0)).isEqualTo(new Move.Invite(1));
  }

  @Test
  void whoever_has_nobody_to_send_is_invited_to_lose_influence() {
    State state =
        ArenaTable.of(4).has(0, "debtor").has(1, "spartacus").has(3, "crixus").arena().state();
    assertThat(Sense.choice(state, 0)).isEqualTo(new Move.Invite(2));
  }

  @Test
  void wagers_go_to_the_favorite_and_none_to_an_even_fight() {
    ArenaTable sure =
        ArenaTable.of(3)
            .has(1, "spartacus")
            .has(2, "celt_warrior")
            .arena()
            .play(0, new Move.Invite(1))
            .commit(1, "spartacus")
            .play(0, new Move.Invite(2))
            .commit(2, "celt_warrior");
    assertThat(((Move.PlaceWagers) Sense.choice(sure.state(), 0)).victoryI()).isEqualTo(3);
    assertThat(((Move.PlaceWagers) Sense.choice(sure.state(), 0)).victoryII()).isZero();
    ArenaTable even =
        ArenaTable.of(3)
            .has(1, "thracian_warrior#1")
            .has(2, "thracian_warrior#2")
            .arena()
            .play(0, new Move.Invite(1))
            .commit(1, "thracian_warrior#1")
            .play(0, new Move.Invite(2))
            .commit(2, "thracian_warrior#2");
    Move.PlaceWagers bet = (Move.PlaceWagers) Sense.choice(even.state(), 0);
    assertThat(bet.victoryI() + bet.victoryII()).isZero();
  }

  @Test
  void the_faster_strikes_and_steps_back_out_of_reach() {
    ArenaTable table = ArenaTable.duel("gannicus", "crixus");
    assertThat(Sense.choice(table.state(), 1)).isEqualTo(new Move.Attack(1, false));
    State struck = table.match(((Frame.Match) table.state().top()).did(false, true)).state();
    Move.MoveTo step = (Move.MoveTo) Sense.choice(struck, 1);
    assertThat(step.hex().distance(new Hex(1, 0))).isGreaterThan(4);
  }

  @Test
  void the_slower_closes_in_and_stays() {
    ArenaTable table = ArenaTable.duel("crixus", "gannicus");
    ArenaTable far = table.at(1, 4, 0);
    Move.MoveTo step = (Move.MoveTo) Sense.choice(far.state(), 1);
    assertThat(step.hex().distance(new Hex(4, 0))).isLessThan(4);
    ArenaTable near = ArenaTable.duel("crixus", "gannicus");
    State struck = near.match(((Frame.Match) near.state().top()).did(false, true)).state();
    assertThat(Sense.choice(struck, 1)).isEqualTo(Move.EndCombatTurn.IT);
  }

  // the verdict ----------------------------------------------------------------------------------

  private static State verdict(int host, int favors) {
    ArenaTable table = ArenaTable.duel("celt_warrior", "varro").host(host);
    if (favors > 0) {
      table.favors(2, "varro", favors);
    }
    Frame.Match match = (Frame.Match) table.state().top();
    Frame.Match won = match.with(1, match.fighter(1).with(Defeat.YIELD)).wonBy(0);
    return table
        .state()
        .become(new Frame.Aftermath(won, Frame.AftermathStep.VERDICT, Pile.empty(), false));
  }

  @Test
  void a_rivals_good_fighter_dies_a_favorite_of_the_crowd_and_the_own_one_live() {
    assertThat(Sense.choice(verdict(0, 0), 0)).isEqualTo(new Move.Judge(false));
    assertThat(Sense.choice(verdict(0, 2), 0)).isEqualTo(new Move.Judge(true));
    assertThat(Sense.choice(verdict(2, 0), 2)).isEqualTo(new Move.Judge(true));
  }

  // upkeep ---------------------------------------------------------------------------------------

  @Test
  void gladiators_are_paid_for_as_long_as_there_is_gold() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'assets':['celt_warrior#1','spartacus#1'],'gold':6}}}");
    State state =
        table.state().withPhase(Phase.UPKEEP).become(new Frame.Ledgers(Poll.to(Seats.of(0), 3)));
    assertThat(Sense.choice(state, 0)).isEqualTo(new Move.Ledger(List.of()));
  }

  @Test
  void at_a_glance_it_leans_as_with_care_where_nothing_is_to_be_simulated() {
    TestTable table = TestTable.at("{'houses':{'0':{'hand':['a_visitor_from_rome','guard']}}}");
    assertThat(Sense.glance(table.state(), 0)).isEqualTo(Sense.choice(table.state(), 0));
  }
}
