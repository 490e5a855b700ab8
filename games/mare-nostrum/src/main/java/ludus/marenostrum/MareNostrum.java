package ludus.marenostrum;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
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
import ludus.kernel.Outcome;
import ludus.kernel.Refusal;
import ludus.kernel.Setup;
import ludus.kernel.Turn;
import ludus.kernel.Valuation;
import ludus.kernel.Viewer;
import ludus.kernel.json.Notation;
import ludus.kernel.text.Resources;
import ludus.kernel.text.Screen;
import ludus.marenostrum.mind.MareNostrumInstinct;
import ludus.marenostrum.mind.MareNostrumValuation;
import ludus.marenostrum.phase.Opening;
import ludus.marenostrum.phase.Turns;

/// Mare Nostrum as a game of the kernel.
public final class MareNostrum implements Game<State, Move> {

  static final String FOLDER = "/ludus/marenostrum";
  static final String ID = "mare-nostrum";
  private static final int LONGEST = 100_000;

  /// No table plays for ever: after so many rounds the game ends as with a limit. MN-R-11
  private static final int MOST_ROUNDS = 100;

  private final Data data;
  private final GameInfo info;
  private final MareNostrumNotation notation;
  private final Map<Setup, Table> tables = new ConcurrentHashMap<>();

  private MareNostrum(Data data) {
    this.data = data;
    this.info =
        new GameInfo(
            ID,
            "Mare Nostrum",
            1,
            3,
            5,
            List.of(
                new OptionInfo(
                    "display", List.of("beginner", "experienced"), "beginner", Rules.rule("S-8")),
                new OptionInfo(
                    "empires", List.of("drawn", "chosen", "inOrder"), "drawn", Rules.rule("S-1")),
                new OptionInfo(
                    "coverSet", List.of("balanced", "literal"), "balanced", Rules.rule("S-2-a")),
                new OptionInfo(
                    "roundLimit",
                    List.of("none", "3", "5", "8", "10", "12", "15", "20", "30"),
                    "none",
                    Rules.rule("R-11"))),
            Optional.empty(),
            LONGEST,
            data.hash(),
            FOLDER);
    this.notation = new MareNostrumNotation(this);
  }

  /// The game with the data that come with it.
  public static MareNostrum standard() {
    return new MareNostrum(Data.parse(standardData()));
  }

  /// The game with an owner's data.
  ///
  /// @throws ludus.kernel.BadInput if they can't be used
  public static MareNostrum with(String data) {
    return new MareNostrum(Data.parse(data));
  }

  static String standardData() {
    return Resources.text(FOLDER + "/data.json");
  }

  public Data data() {
    return data;
  }

  @Override
  public GameInfo info() {
    return info;
  }

  public Table table(Setup setup) {
    return tables.computeIfAbsent(setup, this::newTable);
  }

  private Table newTable(Setup setup) {
    require(setup);
    String rounds = info.chosen(setup, "roundLimit");
    return new Table(
        setup,
        new Table.Options(
            info.chosen(setup, "display").equals("experienced"),
            info.chosen(setup, "coverSet").equals("literal"),
            switch (info.chosen(setup, "empires")) {
              case "inOrder" -> Table.Seating.IN_ORDER;
              case "chosen" -> Table.Seating.CHOSEN;
              default -> Table.Seating.DRAWN;
            },
            rounds.equals("none") ? MOST_ROUNDS : Integer.parseInt(rounds)),
        data);
  }

  @Override
  public State start(Setup setup, Chance chance) {
    return Opening.begin(table(setup), chance);
  }

  @Override
  public Agenda agenda(State state) {
    return Turns.agenda(state);
  }

  @Override
  public Turn turn(State state) {
    return Turns.turn(state);
  }

  @Override
  public List<Move> moves(State state, int seat) {
    return Turns.moves(state, seat);
  }

  @Override
  public List<Form> forms(State state, int seat) {
    return Forms.of(state, seat);
  }

  @Override
  public Optional<Refusal> refusal(State state, int seat, Move move) {
    return Legality.refusal(state, seat, move);
  }

  @Override
  public State play(State state, int seat, Move move, Chance chance, Journal journal) {
    return Turns.play(state, seat, move, new Course(chance, journal));
  }

  @Override
  public Move fallback(State state, int seat, RandomGenerator own) {
    return Turns.fallback(state, seat, own);
  }

  @Override
  public List<Form> orders() {
    return StandingOrders.FORMS;
  }

  @Override
  public Optional<Move> obey(State state, int seat, List<Order> orders) {
    return StandingOrders.answer(state, seat, orders);
  }

  @Override
  public boolean unfinished(State state, int seat) {
    return Turns.unfinished(state, seat);
  }

  @Override
  public Object view(State state, Viewer viewer) {
    return Viewing.of(state, viewer);
  }

  /// Offers, gifts and what is kept are hidden, and nobody notices a step inside an answer.
  @Override
  public Optional<Object> shown(State state, int seat, Move move, Viewer viewer) {
    if (viewer.seat() == seat) {
      return Optional.of(move);
    }
    return switch (state.top()) {
      case Frame.Offers offers -> sealed(Turns.closes(state, offers, seat, move));
      case Frame.Storing storing -> sealed(Turns.closes(state, storing, move));
      case Frame.Evening(_, int receiver, _) ->
          viewer.seat() == receiver ? Optional.of(move) : sealed(true);
      case Frame.Building _, Frame.Perseus _ -> isNamed(move) ? sealed(false) : Optional.of(move);
      default -> Optional.of(move);
    };
  }

  private static Optional<Object> sealed(boolean closes) {
    return closes ? Optional.of(MareNostrumView.Sealed.IT) : Optional.empty();
  }

  private static boolean isNamed(Move move) {
    return switch (move) {
      case Move.BuildControl(_, boolean free) -> !free;
      case Move.BuildLegion _,
          Move.BuildFortress _,
          Move.BuildTrireme _,
          Move.BuildBuilding _,
          Move.BuyTile _ ->
          true;
      default -> false;
    };
  }

  @Override
  public State imagine(State state, int seat, RandomGenerator own) {
    return Imagination.of(state, seat, own);
  }

  @Override
  public Optional<Message> side(State state, int seat) {
    return Optional.of(MareNostrumWords.name(state.realm(seat).empire()));
  }

  @Override
  public Message ending(Outcome outcome) {
    return Message.of("mare-nostrum.victory." + outcome.result());
  }

  @Override
  public Message told(Move move) {
    return MareNostrumWords.move(move);
  }

  @Override
  public Screen screen() {
    return new MareNostrumScreen();
  }

  @Override
  public Hint hint(State state, int seat, Move move) {
    return Hints.of(state, seat, move);
  }

  @Override
  public Optional<Instinct<State, Move>> instinct() {
    return Optional.of(MareNostrumInstinct.IT);
  }

  @Override
  public Valuation<State> valuation() {
    return MareNostrumValuation.IT;
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
