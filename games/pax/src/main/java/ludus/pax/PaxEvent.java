package ludus.pax;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Event;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.Pile;
import ludus.kernel.RuleId;
import ludus.kernel.Seats;
import ludus.kernel.Viewer;

/// Everything that happens in PAX. A card that a viewer may not know is an empty `Optional`.
public sealed interface PaxEvent extends Event {

  /// Most of what happens is seen by all.
  @Override
  default Optional<? extends PaxEvent> shownTo(Viewer viewer) {
    return Optional.of(this);
  }

  private static Message say(String key) {
    return Message.of("pax.event." + key);
  }

  static List<Optional<Card>> shown(List<Card> cards) {
    return cards.stream().map(Optional::of).toList();
  }

  private static List<Optional<Card>> hidden(int count) {
    return Pile.times(count, Optional.empty());
  }

  /// A choice of the opening cards is in, unseen; it can be changed, not undone.
  record OpeningSealed(int seat) implements PaxEvent {
    @Override
    public RuleId rule() {
      return Rules.SETUP_8;
    }

    @Override
    public boolean settles() {
      return true;
    }

    @Override
    public Message told() {
      return say("OpeningSealed").player(seat);
    }
  }

  /// What became of a player's opening cards.
  record OpeningKept(
      int seat,
      Optional<Card> keep,
      List<Card> display,
      List<Optional<Card>> under,
      boolean displays)
      implements PaxEvent {
    @Override
    public RuleId rule() {
      return displays ? Rules.SOLO_6 : Rules.SETUP_8;
    }

    @Override
    public Optional<PaxEvent> shownTo(Viewer viewer) {
      return Optional.of(
          viewer.seat() == seat
              ? this
              : new OpeningKept(seat, Optional.empty(), display, hidden(under.size()), displays));
    }

    @Override
    public Message told() {
      return say(displays ? "OpeningDisplayed" : "OpeningKept")
          .player(seat)
          .with("card", PaxWords.shown(keep))
          .with("display", PaxWords.cards(display))
          .with("count", under.size());
    }
  }

  /// A card from the deck lies face up under a Legion; `newTo` did not know it, which nobody is
  /// told (PAX-INFO-11).
  record LegionFilled(int legion, Card card, Seats newTo, RuleId rule) implements PaxEvent {
    @Override
    public Optional<PaxEvent> shownTo(Viewer viewer) {
      return Optional.of(new LegionFilled(legion, card, Seats.NONE, rule));
    }

    @Override
    public Seats reveals() {
      return newTo;
    }

    @Override
    public Message told() {
      return say("LegionFilled")
          .with("legion", PaxWords.legion(legion))
          .with("card", PaxWords.card(card));
    }
  }

  record Passed(int seat, int aurei, int round) implements PaxEvent {
    @Override
    public RuleId rule() {
      return Rules.TURN_4;
    }

    @Override
    public boolean settles() {
      return true;
    }

    @Override
    public Message told() {
      return say("Passed").player(seat).with("aurei", aurei);
    }
  }

  /// What the one who passed saw; nobody else is told.
  record RomeSeen(int seat, List<Card> cards) implements PaxEvent {
    @Override
    public RuleId rule() {
      return Rules.TURN_4;
    }

    @Override
    public Optional<PaxEvent> shownTo(Viewer viewer) {
      return viewer.seat() == seat ? Optional.of(this) : Optional.empty();
    }

    @Override
    public Seats reveals() {
      return Seats.of(seat);
    }

    @Override
    public Message told() {
      return say("RomeSeen").with("cards", PaxWords.cards(cards));
    }
  }

  record DeckWasEmpty(int seat, int aurei) implements PaxEvent {
    @Override
    public RuleId rule() {
      return Rules.DRAW_10;
    }

    @Override
    public boolean settles() {
      return true;
    }

    @Override
    public Message told() {
      return say("DeckWasEmpty").player(seat).with("aurei", aurei);
    }
  }

  /// Cards come into flight; others see those that they know anyway.
  record CardsDrawn(int seat, DrawMode mode, List<Slot> slots) implements PaxEvent {
    @Override
    public RuleId rule() {
      return switch (mode) {
        case ONE_BY_ONE -> Rules.DRAW_4;
        case TWO_THEN_ONE -> Rules.DRAW_5;
        case ALL_THREE -> Rules.DRAW_6;
        case SHORT_TWO_ONE_BY_ONE, SHORT_TWO_TOGETHER -> Rules.DRAW_8;
        case SHORT_ONE -> Rules.DRAW_9;
      };
    }

    @Override
    public Optional<PaxEvent> shownTo(Viewer viewer) {
      return Optional.of(
          new CardsSeen(
              seat,
              mode,
              slots.stream()
                  .map(slot -> Optional.of(slot.card()).filter(card -> slot.isKnownTo(viewer)))
                  .toList(),
              rule()));
    }

    @Override
    public Seats reveals() {
      return Seats.of(seat);
    }

    @Override
    public Message told() {
      return say("CardsDrawn").player(seat).with("count", slots.size());
    }
  }

  /// Drawn cards as one viewer sees them.
  record CardsSeen(int seat, DrawMode mode, List<Optional<Card>> cards, RuleId rule)
      implements PaxEvent {
    @Override
    public Message told() {
      boolean known = cards.stream().allMatch(Optional::isPresent);
      return say(known ? "CardsSeen" : "CardsDrawn")
          .player(seat)
          .with("count", cards.size())
          .with("cards", cards.stream().map(PaxWords::shown).toList());
    }
  }

  /// A card in flight has found its place; an assignment is final.
  record CardAssigned(int seat, Slot slot, Destination to, int legion) implements PaxEvent {
    @Override
    public RuleId rule() {
      return Rules.DRAW_2;
    }

    @Override
    public Optional<PaxEvent> shownTo(Viewer viewer) {
      boolean known = to == Destination.LEGION || slot.isKnownTo(viewer);
      return Optional.of(
          new CardPlaced(
              seat,
              known ? Optional.of(slot.card()) : Optional.empty(),
              to,
              to == Destination.LEGION ? Optional.of(legion) : Optional.empty()));
    }

    @Override
    public Seats reveals() {
      return to == Destination.LEGION ? Seats.ofBits(0xff).except(slot.knownTo()) : Seats.NONE;
    }

    @Override
    public boolean settles() {
      return true;
    }

    @Override
    public Message told() {
      return new CardPlaced(seat, Optional.of(slot.card()), to, Optional.of(legion)).told();
    }
  }

  /// A card's new place as one viewer sees it.
  record CardPlaced(int seat, Optional<Card> card, Destination to, Optional<Integer> legion)
      implements PaxEvent {
    @Override
    public RuleId rule() {
      return Rules.DRAW_2;
    }

    @Override
    public Message told() {
      return say("CardPlaced." + to)
          .player(seat)
          .with("card", PaxWords.shown(card))
          .with("legion", to == Destination.LEGION ? PaxWords.legion(legion.orElseThrow()) : "");
    }
  }

  record GroupBought(int seat, int legion, List<Card> cards, int price, int discount)
      implements PaxEvent {
    @Override
    public RuleId rule() {
      return discount > 0 ? Rules.BUY_3 : Rules.BUY_2;
    }

    @Override
    public Message told() {
      return say("GroupBought")
          .player(seat)
          .with("legion", PaxWords.legion(legion))
          .with("cards", PaxWords.cards(cards))
          .with("price", price)
          .with("discount", discount);
    }
  }

  record NothingBought(int seat) implements PaxEvent {
    @Override
    public RuleId rule() {
      return Rules.BUY_1;
    }

    @Override
    public Message told() {
      return say("NothingBought").player(seat);
    }
  }

  /// `newTo` did not know that this player held the card, which nobody is told (PAX-INFO-11).
  record CardPlayed(int seat, Card card, int cost, Seats newTo) implements PaxEvent {
    @Override
    public Optional<PaxEvent> shownTo(Viewer viewer) {
      return Optional.of(new CardPlayed(seat, card, cost, Seats.NONE));
    }

    @Override
    public RuleId rule() {
      return cost > 0 ? Rules.PLAY_2 : Rules.PLAY_4;
    }

    @Override
    public Seats reveals() {
      return newTo;
    }

    @Override
    public Message told() {
      return say("CardPlayed").player(seat).with("card", PaxWords.card(card)).with("cost", cost);
    }
  }

  record ConspiratusTaken(int seat) implements PaxEvent {
    @Override
    public RuleId rule() {
      return Rules.CAT_5;
    }

    @Override
    public Message told() {
      return say("ConspiratusTaken").player(seat);
    }
  }

  /// The end of a turn's play step, and what it brought.
  record IncomeReceived(int seat, int aurei, RuleId rule) implements PaxEvent {
    @Override
    public boolean settles() {
      return true;
    }

    @Override
    public Message told() {
      return say("IncomeReceived").player(seat).with("aurei", aurei);
    }
  }

  record RomeTook(int legion, List<Card> cards, int value, boolean tied) implements PaxEvent {
    @Override
    public RuleId rule() {
      return tied ? Rules.ROUND_2 : Rules.ROUND_1;
    }

    @Override
    public Message told() {
      return say(tied ? "RomeTook.tied" : "RomeTook")
          .with("legion", PaxWords.legion(legion))
          .with("cards", PaxWords.cards(cards))
          .with("value", value);
    }
  }

  record PrimusPassed(int seat) implements PaxEvent {
    @Override
    public RuleId rule() {
      return Rules.ROUND_6;
    }

    @Override
    public Message told() {
      return say("PrimusPassed").player(seat);
    }
  }

  record RoundBegan(int round, int primus) implements PaxEvent {
    @Override
    public RuleId rule() {
      return Rules.ROUND_7;
    }

    @Override
    public Message told() {
      return say("RoundBegan").with("round", round);
    }
  }

  /// The deck has decided that the game is over.
  record GameEnded(RuleId rule) implements PaxEvent {
    @Override
    public Message told() {
      return say(rule.equals(Rules.END_1) ? "GameEnded.refill" : "GameEnded.deck");
    }
  }

  record RomeRevealed(List<Card> cards, Seats newTo) implements PaxEvent {
    @Override
    public RuleId rule() {
      return Rules.SCORE_1;
    }

    @Override
    public Seats reveals() {
      return newTo;
    }

    @Override
    public Message told() {
      return say("RomeRevealed").with("cards", PaxWords.cards(cards));
    }
  }

  record PlayerScored(int seat, List<Card> hand, int aurei, Scoring.Score score)
      implements PaxEvent {
    @Override
    public RuleId rule() {
      return Rules.SCORE_9;
    }

    @Override
    public Message told() {
      return say("PlayerScored")
          .player(seat)
          .with("total", score.total())
          .with("categories", score.categoryPoints())
          .with("stronger", score.strongerPoints())
          .with("army", score.armyPoints())
          .with("fleet", score.fleetPoints())
          .with("conspiratus", score.conspiratusPoints())
          .with("money", score.moneyPoints());
    }
  }

  record GameDecided(Outcome outcome, int romeCategories) implements PaxEvent {
    @Override
    public RuleId rule() {
      return switch (outcome.result()) {
        case "ROME" -> Rules.SCORE_8;
        case "PLAYERS" -> outcome.winners().size() > 1 ? Rules.SCORE_13 : Rules.SCORE_9;
        default -> Rules.SOLO_4;
      };
    }

    @Override
    public Message told() {
      return say("GameDecided." + outcome.result())
          .with("rome", romeCategories)
          .with("count", outcome.winners().size())
          .with("winners", outcome.winners().stream().map(Message.Player::new).toList());
    }
  }
}
