package ludus.pax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Outcome;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Viewer;

/// What one viewer may see of a position, with everything that a player wants to know before
/// acting: prices with their discount, income to come, limits, what Rome would take, who is ahead.
///
/// @param you the viewer's seat
/// @param order who plays in this round, in turn
/// @param removed how many cards are out of the game
/// @param turn what the active player's next steps cost and bring
/// @param scoring how every point came about, when the game is over
/// @param goal what a solo game asks for
public record PaxView(
    Optional<Integer> you,
    int round,
    int primus,
    Optional<Integer> pcHolder,
    Optional<Integer> activePlayer,
    List<Integer> order,
    StepView step,
    DeckView deck,
    int removed,
    RomeView rome,
    List<LegionView> legions,
    List<PlayerView> players,
    List<Race> races,
    Optional<TurnView> turn,
    Optional<Scoring> scoring,
    Optional<Outcome> outcome,
    Optional<Goal> goal) {

  /// Moves that a viewer doesn't see: only that they were made.
  public enum Unseen {
    OPENING,
    TO_HAND,
    TO_BOTTOM
  }

  public sealed interface StepView {}

  /// @param drawn the viewer's own opening cards
  /// @param toDisplay how many of them are to be displayed (solo)
  /// @param answered who has chosen
  /// @param yours the viewer's choice, if made
  public record Opening(
      List<Card> drawn, int toDisplay, Seats answered, Optional<Move.ChooseOpening> yours)
      implements StepView {}

  public record TurnStart() implements StepView {}

  /// @param flight the cards to be assigned; unknown ones are empty
  public record Draw(DrawMode mode, List<Optional<Card>> flight, int toCome, List<Destination> open)
      implements StepView {}

  public record Buy() implements StepView {}

  public record Play(List<Category> played) implements StepView {}

  public record Over() implements StepView {}

  /// @param rounds how many more it lasts at most if everybody draws; none when it is empty
  /// @param known the cards of the deck that the viewer knows; position 0 is the top
  public record DeckView(int size, int rounds, List<KnownCard> known) {}

  public record KnownCard(int position, Card card) {}

  /// @param symbols printed ones by category, of the cards that the viewer knows
  /// @param bonus Armies for Fleets and Fleets for Armies
  /// @param strength both together
  public record RomeView(
      List<Optional<Card>> faceDown,
      List<RowView> faceUp,
      List<Integer> symbols,
      List<Integer> bonus,
      List<Integer> strength) {}

  public record RowView(Category category, List<Card> cards, int symbols) {}

  /// @param price what the viewer would pay, with the discount
  /// @param affordable whether the viewer has that much
  /// @param romesNext whether Rome would take this group if the round ended now
  /// @param purchase what buying it would mean for the viewer
  public record LegionView(
      int number,
      List<Card> cards,
      int value,
      Optional<Integer> price,
      boolean affordable,
      boolean romesNext,
      Optional<Purchase> purchase) {}

  /// @param discount how much less than its value the group costs
  /// @param missing how many Aurei the viewer lacks
  /// @param left how many Aurei it leaves, if it can be paid
  /// @param pays for how many cards, played in the same turn, they are enough
  public record Purchase(int discount, int missing, int left, int pays) {}

  /// @param hand the cards that the viewer knows; the others are only counted
  /// @param aurei empty where money is hidden
  /// @param cap how many Fleet symbols, and how many Army symbols, the display may hold
  /// @param draws how the next draw is seen, by Religion
  /// @param bonus Armies for Fleets and Fleets for Armies, by category
  /// @param strength symbols by category, bonus included
  /// @param versus how that compares with Rome, as far as the viewer knows it
  /// @param points what all this would be worth now, but for the most money; in the end everything
  public record PlayerView(
      int seat,
      List<Card> hand,
      int handSize,
      Optional<Integer> aurei,
      List<RowView> display,
      int cap,
      int discount,
      DrawMode draws,
      boolean hasPeeked,
      List<Integer> bonus,
      List<Integer> strength,
      List<Versus> versus,
      int points) {}

  /// A player's symbols of one category against Rome's. A tie is Rome's (PAX-SCORE-5).
  public enum Versus {
    WEAKER,
    TIED,
    STRONGER;

    static Versus of(int symbols, int rome) {
      return symbols > rome ? STRONGER : symbols == rome ? TIED : WEAKER;
    }
  }

  /// How one category stands between Rome, as far as the viewer knows its cards, and the players.
  ///
  /// @param best the most that a player has
  /// @param leaders who has it
  /// @param romes whether it would belong to Rome
  /// @param toPassRome how many symbols more the viewer needs to be stronger than Rome
  /// @param lead how many more than Rome the viewer has
  /// @param marks the numbers of symbols at which the category does more, or nothing more, for the
  ///   viewer: the last one is still to be reached or is the limit
  public record Race(
      Category category,
      int rome,
      int best,
      List<Integer> leaders,
      boolean romes,
      Optional<Integer> toPassRome,
      Optional<Integer> lead,
      List<Integer> marks) {}

  /// @param nextCost what the next card played costs
  /// @param income what the turn brings if nothing more is played
  /// @param locked the viewer's cards that can't be played now, in the viewer's own turn
  public record TurnView(int nextCost, int income, List<Locked> locked) {}

  public record Locked(Card card, Lock why) {}

  public enum Lock {
    TOO_DEAR,
    OVER_LIMIT
  }

  /// A game of the solo campaign: in how many categories one must be stronger than Rome and in how
  /// many one is, as far as one knows; and how many of the seven lie in the display. PAX-SOLO-4
  public record Goal(int game, int strongerThanRomeIn, int strongerNow, int categoriesShown) {}

  static PaxView of(State state, Viewer viewer) {
    return new Maker(state, viewer).view();
  }

  private record Maker(State state, Viewer viewer, boolean over) {

    Maker(State state, Viewer viewer) {
      this(state, viewer, state.step() instanceof Step.Over);
    }

    PaxView view() {
      boolean opening = state.step() instanceof Step.Opening;
      Optional<Scoring> scoring = over ? Optional.of(Scoring.of(state)) : Optional.empty();
      int[] rome = romeStrength();
      List<PlayerView> players = new ArrayList<>();
      List<Integer> order = new ArrayList<>();
      for (int seat = 0; seat < state.players().size(); seat++) {
        players.add(player(seat, rome, scoring));
        order.add((state.primus() + seat) % state.players().size()); // PAX-TURN-8
      }
      List<Race> races = races(rome, players);
      return new PaxView(
          you(),
          state.round(),
          state.primus(),
          state.pcHolder() == State.NOBODY ? Optional.empty() : Optional.of(state.pcHolder()),
          opening || over ? Optional.empty() : Optional.of(state.activePlayer()),
          order,
          step(),
          deck(),
          state.removed().size(),
          rome(rome),
          legions(opening),
          players,
          races,
          turn(),
          scoring,
          scoring.map(result -> result.outcome(state)),
          goal(races));
    }

    private Optional<Goal> goal(List<Race> races) {
      if (!state.isSolo()) {
        return Optional.empty();
      }
      Table table = state.table();
      int stronger = (int) races.stream().filter(race -> !race.romes()).count();
      int shown =
          (int) state.player(0).display().stream().filter(row -> !row.cards().isEmpty()).count();
      return Optional.of(
          new Goal(table.options().soloGame(), table.deal().strongerThanRomeIn(), stronger, shown));
    }

    private Optional<Integer> you() {
      return viewer.isSpectator() ? Optional.empty() : Optional.of(viewer.seat());
    }

    private StepView step() {
      return switch (state.step()) {
        case Step.Opening opening -> opening(opening);
        case Step.TurnStart _ -> new TurnStart();
        case Step.Draw draw ->
            new Draw(draw.mode(), seen(draw.flight()), draw.toCome(), open(draw));
        case Step.Buy _ -> new Buy();
        case Step.Play play -> new Play(play.played());
        case Step.Over _ -> new Over();
      };
    }

    private Opening opening(Step.Opening opening) {
      Seats answered = Seats.NONE;
      for (int seat = 0; seat < state.players().size(); seat++) {
        answered = opening.poll().answer(seat).isPresent() ? answered.plus(seat) : answered;
      }
      return new Opening(
          viewer.isSpectator() ? List.of() : opening.drawn().get(viewer.seat()),
          state.table().deal().toDisplay(),
          answered,
          viewer.isSpectator() ? Optional.empty() : opening.poll().answer(viewer.seat()));
    }

    private static List<Destination> open(Step.Draw draw) {
      List<Destination> open = new ArrayList<>();
      for (Destination destination : Destination.values()) {
        if (draw.isOpen(destination)) {
          open.add(destination);
        }
      }
      return open;
    }

    private DeckView deck() {
      List<KnownCard> known = new ArrayList<>();
      for (int i = 0; i < state.deck().size(); i++) {
        if (state.deck().get(i).isKnownTo(viewer)) {
          known.add(new KnownCard(i, state.deck().get(i).card()));
        }
      }
      return new DeckView(state.deck().size(), rounds(), known);
    }

    /// A turn with a draw takes two cards out of the deck, and a round's end at least one.
    private int rounds() {
      int round = 2 * state.players().size() + 1;
      return (state.deck().size() + round - 1) / round;
    }

    private RomeView rome(int[] strength) {
      int[] symbols = Scoring.printed(state, this::isSeen);
      return new RomeView(
          seen(state.rome().faceDown()),
          rows(state.rome().faceUp()),
          list(symbols),
          difference(strength, symbols),
          list(strength));
    }

    private List<Optional<Card>> seen(Pile<Slot> slots) {
      List<Optional<Card>> seen = new ArrayList<>();
      for (Slot slot : slots) {
        seen.add(isSeen(slot) ? Optional.of(slot.card()) : Optional.empty());
      }
      return seen;
    }

    private boolean isSeen(Slot slot) {
      return over || slot.isKnownTo(viewer); // PAX-INFO-6
    }

    private static List<RowView> rows(Pile<Row> rows) {
      List<RowView> views = new ArrayList<>();
      for (Category category : Category.values()) {
        Row row = rows.get(category.index());
        views.add(new RowView(category, row.cards(), row.symbols()));
      }
      return views;
    }

    private List<LegionView> legions(boolean opening) {
      List<LegionView> views = new ArrayList<>();
      int romes = opening || over ? -1 : RoundEnd.dearest(state.legions());
      for (int legion = 0; legion < state.legions().size(); legion++) {
        Pile<Card> group = state.legions().get(legion);
        Optional<Integer> price =
            viewer.isSpectator() || group.isEmpty()
                ? Optional.empty()
                : Optional.of(Buying.price(state, state.player(viewer.seat()), legion));
        boolean affordable =
            price.isPresent() && Buying.canPay(state, state.player(viewer.seat()), legion);
        views.add(
            new LegionView(
                legion + 1,
                group,
                Buying.value(group),
                price,
                affordable,
                legion == romes,
                price.map(paid -> purchase(group, paid))));
      }
      return views;
    }

    private Purchase purchase(Pile<Card> group, int price) {
      Player player = state.player(viewer.seat());
      int left = Math.max(0, player.aurei() - price);
      return new Purchase(
          Buying.value(group) - price,
          Math.max(0, price - player.aurei()),
          left,
          Math.min(Playing.payable(left), player.hand().size() + group.size()));
    }

    private PlayerView player(int seat, int[] rome, Optional<Scoring> scoring) {
      Player player = state.player(seat);
      List<Card> known = new ArrayList<>();
      for (Slot slot : player.hand()) {
        if (isSeen(slot)) {
          known.add(slot.card());
        }
      }
      boolean openMoney =
          over || viewer.seat() == seat || state.table().options().openMoney(); // PAX-INFO-1
      Numbers numbers = state.table().numbers();
      int[] symbols = Scoring.symbols(player.display());
      int[] strength = Scoring.effective(symbols, numbers.step());
      return new PlayerView(
          seat,
          known,
          player.hand().size(),
          openMoney ? Optional.of(player.aurei()) : Optional.empty(),
          rows(player.display()),
          player.cap(),
          Buying.discount(state, player),
          Drawing.mode(numbers, player),
          hasPeeked(state, seat),
          difference(strength, symbols),
          list(strength),
          versus(strength, rome),
          scoring
              .map(result -> result.scores().get(seat).total())
              .orElseGet(() -> Scoring.pointsBeforeMoney(state, seat, rome)));
    }

    private static List<Versus> versus(int[] strength, int[] rome) {
      List<Versus> versus = new ArrayList<>();
      for (int c = 0; c < Category.COUNT; c++) {
        versus.add(Versus.of(strength[c], rome[c]));
      }
      return versus;
    }

    private List<Race> races(int[] rome, List<PlayerView> players) {
      List<Race> races = new ArrayList<>();
      for (Category category : Category.values()) {
        int c = category.index();
        int best = 0;
        for (PlayerView player : players) {
          best = Math.max(best, player.strength().get(c));
        }
        List<Integer> leaders = new ArrayList<>();
        for (PlayerView player : players) {
          if (best > 0 && player.strength().get(c) == best) {
            leaders.add(player.seat());
          }
        }
        Optional<Integer> lead = you().map(seat -> players.get(seat).strength().get(c) - rome[c]);
        races.add(
            new Race(
                category,
                rome[c],
                best,
                leaders,
                rome[c] >= best,
                lead.map(ahead -> Math.max(0, 1 - ahead)),
                lead.map(ahead -> Math.max(0, ahead)),
                you().map(seat -> marks(category, state.player(seat))).orElse(List.of())));
      }
      return races;
    }

    private List<Integer> marks(Category category, Player player) {
      Numbers numbers = state.table().numbers();
      return switch (category) {
        case WEALTH -> { // PAX-BUY-3
          List<Integer> steps = new ArrayList<>();
          int step = numbers.step();
          for (int mark = step; steps.size() < 2 || mark - step <= player.symbols(category); ) {
            steps.add(mark);
            mark += step;
          }
          yield steps;
        }
        case RELIGION -> List.of(numbers.religionTwo(), numbers.religionThree()); // PAX-DRAW-3
        case FLEET, ARMY -> player.cap() == 0 ? List.of() : List.of(player.cap()); // PAX-CAT-2
        case SENATOR, LAND, INTRIGUE -> List.of();
      };
    }

    private int[] romeStrength() {
      return Scoring.romeSymbols(state, this::isSeen);
    }

    private Optional<TurnView> turn() {
      return switch (state.step()) {
        case Step.Play play -> Optional.of(turn(play));
        case Step.Buy _ -> Optional.of(turn(Step.Play.NOTHING_YET));
        default -> Optional.empty();
      };
    }

    private TurnView turn(Step.Play play) {
      int due = Income.of(state.table().numbers(), state.active(), play.played());
      return new TurnView(Playing.cost(play), state.fromBank(due), locked(play));
    }

    private List<Locked> locked(Step.Play play) {
      List<Locked> locked = new ArrayList<>();
      if (viewer.seat() == state.activePlayer() && state.step() instanceof Step.Play) {
        Player player = state.active();
        for (Slot slot : player.hand()) {
          Playing.lock(player, play, slot.card())
              .ifPresent(why -> locked.add(new Locked(slot.card(), why)));
        }
      }
      return locked;
    }

    private static List<Integer> difference(int[] whole, int[] part) {
      int[] rest = whole.clone();
      for (int i = 0; i < rest.length; i++) {
        rest[i] -= part[i];
      }
      return list(rest);
    }

    private static List<Integer> list(int[] numbers) {
      List<Integer> list = new ArrayList<>();
      for (int number : numbers) {
        list.add(number);
      }
      return list;
    }
  }

  static boolean hasPeeked(State state, int seat) {
    Pile<Slot> faceDown = state.rome().faceDown();
    return !faceDown.isEmpty() && faceDown.first().isKnownTo(seat);
  }
}
