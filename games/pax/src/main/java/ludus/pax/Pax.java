package ludus.pax;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.BadInput;
import ludus.kernel.Campaign;
import ludus.kernel.Chance;
import ludus.kernel.Form;
import ludus.kernel.Game;
import ludus.kernel.GameInfo;
import ludus.kernel.Hint;
import ludus.kernel.Instinct;
import ludus.kernel.Journal;
import ludus.kernel.Message;
import ludus.kernel.OptionInfo;
import ludus.kernel.Order;
import ludus.kernel.Pile;
import ludus.kernel.Refusal;
import ludus.kernel.Setup;
import ludus.kernel.Turn;
import ludus.kernel.Valuation;
import ludus.kernel.Viewer;
import ludus.kernel.json.Notation;
import ludus.kernel.text.Resources;
import ludus.kernel.text.Screen;

/// PAX as a game of the kernel: which phase answers for which step.
public final class Pax implements Game<State, Move> {

  static final String FOLDER = "/ludus/pax";
  private static final String OFF = "off";

  private final Data data;
  private final GameInfo info;
  private final PaxNotation notation;
  private final Map<Setup, Table> tables = new ConcurrentHashMap<>();

  private Pax(Data data) {
    this.data = data;
    this.info =
        new GameInfo(
            "pax",
            "PAX",
            1,
            1,
            8,
            List.of(
                new OptionInfo("soloGame", List.of("1", "2", "3", "4", "5"), "1", Rules.SOLO_5),
                OptionInfo.toggle("ironman", Rules.SOLO_9),
                OptionInfo.toggle("twoCopies", Rules.V8_1),
                OptionInfo.toggle("strictBank", Rules.COMP_7),
                OptionInfo.toggle("openMoney", Rules.INFO_1),
                OptionInfo.toggle("tieBreak", Rules.SCORE_13),
                new OptionInfo(
                    "primus",
                    List.of("random", "1", "2", "3", "4", "5", "6", "7", "8"),
                    "random",
                    Rules.SETUP_6)),
            Optional.of(new Campaign.Plan(1, 5, "soloGame", "ironman", Rules.SOLO_9)),
            6000,
            data.hash(),
            FOLDER);
    this.notation = new PaxNotation(this);
  }

  /// The game with the data that come with it.
  public static Pax standard() {
    return new Pax(Data.parse(standardData()));
  }

  /// The game with an owner's data.
  ///
  /// @throws BadInput if they can't be used
  public static Pax with(String data) {
    return new Pax(Data.parse(data));
  }

  static String standardData() {
    return Resources.text(FOLDER + "/data.json");
  }

  @Override
  public GameInfo info() {
    return info;
  }

  @Override
  public Optional<Message> check(Setup setup) {
    Optional<Message> wrong = info.check(setup);
    if (wrong.isPresent()) {
      return wrong;
    }
    int seats = setup.seats();
    boolean twoCopies = isOn(setup, "twoCopies");
    String primus = info.chosen(setup, "primus");
    if (seats > 4 != twoCopies) {
      return Optional.of(Message.of("pax.setup.twoCopies"));
    }
    if (seats > 1 && (setup.options().containsKey("soloGame") || isOn(setup, "ironman"))) {
      return Optional.of(Message.of("pax.setup.solo"));
    }
    if (!primus.equals("random") && Integer.parseInt(primus) > seats) {
      return Optional.of(Message.of("pax.setup.primus").with("seat", primus));
    }
    return Optional.empty();
  }

  Table table(Setup setup) {
    return tables.computeIfAbsent(setup, this::newTable);
  }

  private Table newTable(Setup setup) {
    require(setup);
    String primus = info.chosen(setup, "primus");
    int solo = setup.seats() == 1 ? Integer.parseInt(info.chosen(setup, "soloGame")) : 0;
    return new Table(
        setup,
        new Table.Options(
            solo,
            isOn(setup, "twoCopies"),
            isOn(setup, "strictBank"),
            isOn(setup, "openMoney"),
            isOn(setup, "tieBreak"),
            primus.equals("random") ? State.NOBODY : Integer.parseInt(primus) - 1),
        data);
  }

  private boolean isOn(Setup setup, String option) {
    return !info.chosen(setup, option).equals(OFF);
  }

  Data data() {
    return data;
  }

  @Override
  public State start(Setup setup, Chance chance) {
    return Opening.deal(table(setup), chance);
  }

  @Override
  public Agenda agenda(State state) {
    int seat = state.activePlayer();
    return switch (state.step()) {
      case Step.Opening opening -> opening.poll().agenda("opening", state.stamp());
      case Step.TurnStart _ -> Agenda.of(seat, "turn", state.stamp());
      case Step.Draw _ -> Agenda.of(seat, "draw", state.stamp());
      case Step.Buy _ -> Agenda.of(seat, "buy", state.stamp());
      case Step.Play _ -> Agenda.of(seat, "play", state.stamp());
      case Step.Over _ -> Agenda.over(Scoring.of(state).outcome(state));
    };
  }

  @Override
  public Turn turn(State state) {
    return state.step() instanceof Step.Opening
        ? Turn.of(state.round(), "opening")
        : new Turn(state.round(), "turn", state.activePlayer());
  }

  @Override
  public List<Move> moves(State state, int seat) {
    boolean asked =
        state.step() instanceof Step.Opening opening
            ? opening.poll().asks(seat)
            : seat == state.activePlayer();
    if (!asked) {
      return Pile.empty();
    }
    return switch (state.step()) {
      case Step.Opening opening -> Opening.moves(state, opening, seat);
      case Step.TurnStart _ -> TurnChoice.moves();
      case Step.Draw draw -> Drawing.moves(state, draw);
      case Step.Buy _ -> Buying.moves(state);
      case Step.Play play -> Playing.moves(state, play);
      case Step.Over _ -> Pile.empty();
    };
  }

  @Override
  public Optional<Refusal> refusal(State state, int seat, Move move) {
    return Legality.refusal(state, seat, move);
  }

  @Override
  public State play(State state, int seat, Move move, Chance chance, Journal journal) {
    return switch (state.step()) {
      case Step.Opening step when move instanceof Move.ChooseOpening choice ->
          Opening.play(state, step, seat, choice, journal);
      case Step.TurnStart _ when move instanceof Move.ChooseTurn choice ->
          TurnChoice.play(state, choice, journal);
      case Step.Draw step when move instanceof Move.Assign assign ->
          Drawing.play(state, step, assign, journal);
      case Step.Buy _ when move instanceof Move.Buy buy -> Buying.play(state, buy, journal);
      case Step.Buy _ when move instanceof Move.SkipBuy -> Buying.skip(state, journal);
      case Step.Play step when move instanceof Move.PlayCard card ->
          Playing.play(state, step, card, journal);
      case Step.Play step when move instanceof Move.EndPlay -> Playing.end(state, step, journal);
      default -> throw new IllegalArgumentException(move + " in " + state.step());
    };
  }

  /// PAX-SYS-4, PAX-SYS-7: what is listed first, but a turn is passed and nothing is bought or
  /// played.
  @Override
  public Move fallback(State state, int seat, RandomGenerator own) {
    return switch (state.step()) {
      case Step.Opening opening -> {
        Pile<Card> drawn = opening.drawn().get(seat);
        yield new Move.ChooseOpening(
            drawn.first(), state.isSolo() ? drawn.rest().top(drawn.size() - 2) : List.of());
      }
      case Step.TurnStart _ -> Move.ChooseTurn.PASS;
      case Step.Draw draw -> Drawing.moves(state, draw).first();
      case Step.Buy _ -> Move.SkipBuy.IT;
      case Step.Play _ -> Move.EndPlay.IT;
      case Step.Over _ -> throw new IllegalStateException("The game is over");
    };
  }

  @Override
  public List<Form> orders() {
    return StandingOrders.FORMS;
  }

  @Override
  public Optional<Move> obey(State state, int seat, List<Order> orders) {
    return seat == state.activePlayer() ? StandingOrders.answer(state, orders) : Optional.empty();
  }

  @Override
  public Object view(State state, Viewer viewer) {
    return PaxView.of(state, viewer);
  }

  @Override
  public Optional<Object> shown(State state, int seat, Move move, Viewer viewer) {
    if (viewer.seat() == seat) {
      return Optional.of(move);
    }
    return switch (move) {
      case Move.ChooseOpening _ -> Optional.of(PaxView.Unseen.OPENING);
      case Move.Assign(Card card, Destination to, _) when to != Destination.LEGION ->
          Optional.of(
              state.step() instanceof Step.Draw draw && Imagination.follows(draw, card, viewer)
                  ? move
                  : to == Destination.HAND ? PaxView.Unseen.TO_HAND : PaxView.Unseen.TO_BOTTOM);
      case Move.PlayCard(Card named) -> Optional.of(Playing.shown(state, seat, named));
      default -> Optional.of(move);
    };
  }

  @Override
  public State imagine(State state, int seat, RandomGenerator own) {
    return Imagination.of(state, seat, own);
  }

  @Override
  public Message told(Move move) {
    return PaxWords.move(move);
  }

  @Override
  public Screen screen() {
    return new PaxScreen();
  }

  @Override
  public Hint hint(State state, int seat, Move move) {
    return Hints.of(state, seat, move);
  }

  @Override
  public Valuation<State> valuation() {
    return PaxValuation.IT;
  }

  @Override
  public Optional<Instinct<State, Move>> instinct() {
    return Optional.of(PaxInstinct.IT);
  }

  @Override
  public List<String> audit(State state) {
    return Audit.of(state);
  }

  @Override
  public Notation<State, Move> notation() {
    return notation;
  }
}
