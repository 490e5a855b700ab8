package ludus.spartacus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ludus.kernel.Form;
import ludus.kernel.Message;
import ludus.spartacus.deed.Gold;
import ludus.spartacus.phase.Arena;
import ludus.spartacus.phase.OpenMarket;
import ludus.spartacus.phase.Turns;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Bargains;
import ludus.spartacus.talk.Term;
import ludus.spartacus.talk.Until;

/// Open-ended acts as fields to fill in: gifts, offers with pledges, and in the open market
/// reactions.
final class Forms {

  private static final int MOST_GOLD = 99;
  private static final List<String> YES_NO = List.of("true", "false");

  private Forms() {}

  static List<Form> of(State state, int seat) {
    if (Bargains.isFrozen(state)) {
      return List.of();
    }
    List<Form> forms = new ArrayList<>();
    List<Integer> others = state.table().others(seat).list();
    int free = Gold.free(state, seat);
    if (free > 0) {
      forms.add(form("GiveGold", new Form.Seat("to", others), new Form.Amount("gold", 1, free)));
    }
    forms.add(offer(state, seat, others, free));
    if (state.top() instanceof Frame.OpenMarket) {
      List<String> cards = new ArrayList<>();
      for (Move move : Turns.reactions(state, seat)) {
        String card = ((Move.React) move).card().id();
        if (!cards.contains(card)) {
          cards.add(card);
        }
      }
      if (!cards.isEmpty()) {
        forms.add(
            form(
                "React",
                new Form.Choice("card", List.copyOf(cards)),
                new Form.Seat("target", state.table().everybody().list())));
      }
    }
    forms.addAll(Arena.forms(state, seat));
    return List.copyOf(forms);
  }

  private static Form offer(State state, int seat, List<Integer> others, int free) {
    List<Integer> all = state.table().everybody().list();
    return form(
        "Propose",
        new Form.Seat("to", others),
        new Form.Amount("giveGold", 0, free),
        new Form.Amount("getGold", 0, MOST_GOLD),
        new Form.Several("give", tradable(state, seat)),
        new Form.Several("get", tradableOf(state, others)),
        new Form.Amount("giveGuards", 0, inMarket(state) ? state.house(seat).guards() : 0),
        new Form.Amount("getGuards", 0, inMarket(state) ? MOST_GOLD : 0),
        new Form.Choice("act", names(Act.values())),
        new Form.Choice("actMine", YES_NO),
        new Form.Seat("about", all),
        new Form.Choice("pledge", names(Term.values())),
        new Form.Choice("pledgeMine", YES_NO),
        new Form.Seat("pledgeAbout", all),
        new Form.Amount("pledgeAmount", 0, MOST_GOLD),
        new Form.Choice("pledgeAsset", assets(state)),
        new Form.Choice("until", names(Until.values())),
        new Form.Text("words", Bargains.LONGEST_WORDS),
        new Form.Choice("secret", YES_NO));
  }

  private static boolean inMarket(State state) {
    return state.top() instanceof Frame.OpenMarket;
  }

  private static List<String> tradable(State state, int seat) {
    List<String> ids = new ArrayList<>();
    if (state.top() instanceof Frame.OpenMarket market) {
      for (Asset asset : state.house(seat).assets()) {
        if (OpenMarket.isTradable(market, asset)) {
          ids.add(asset.card().id());
        }
      }
    }
    return ids;
  }

  private static List<String> tradableOf(State state, List<Integer> seats) {
    List<String> ids = new ArrayList<>();
    seats.forEach(seat -> ids.addAll(tradable(state, seat)));
    return ids;
  }

  private static List<String> assets(State state) {
    List<String> ids = new ArrayList<>();
    for (House house : state.houses()) {
      house.assets().forEach(asset -> ids.add(asset.card().id()));
    }
    return ids;
  }

  private static List<String> names(Enum<?>[] values) {
    return Arrays.stream(values).map(Enum::name).toList();
  }

  private static Form form(String move, Form.Field... fields) {
    return new Form(move, Message.of("spartacus.form." + move), List.of(fields));
  }
}
