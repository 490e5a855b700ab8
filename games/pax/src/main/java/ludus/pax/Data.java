package ludus.pax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import ludus.kernel.BadInput;
import ludus.kernel.Pile;
import ludus.kernel.json.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The data file: cards, how games are dealt, and the numbers of the rules (PAX-COMP-9). Everything
/// in it is checked when it is read, so that a wrong file is a sentence and not a strange game.
final class Data {

  private static final Pattern CARD_ID = Pattern.compile("[A-Z]{3}-[0-9]{2}");
  private static final int MOST_VALUE = 20;
  private static final int MOST_SYMBOLS = 9;

  private final String hash;
  private final ObjectNode json;
  private final Numbers numbers;
  private final Pile<Card> oneCopy;
  private final Pile<Card> twoCopies;

  private Data(String text) {
    hash = Json.digest(text);
    json = Json.object(text, "The data file");
    numbers = readNumbers();
    oneCopy = readCards();
    twoCopies = twice(oneCopy);
  }

  /// @throws BadInput if the file can't be played with
  static Data parse(String text) {
    Data data = new Data(text);
    for (int players = 1; players <= 8; players++) {
      data.checkDeal(players);
    }
    return data;
  }

  String hash() {
    return hash;
  }

  ObjectNode json() {
    return json;
  }

  Numbers numbers() {
    return numbers;
  }

  Pile<Card> cards(int copies) {
    return copies == 1 ? oneCopy : twoCopies;
  }

  int bank(boolean twoCopies) {
    return twoCopies
        ? number("/variantTwoCopies/bankStrictTotalAurei", 1, 1000)
        : number("/aurei/split/totalAurei", 1, 1000);
  }

  /// @param soloGame which game of the campaign; of no meaning for several seats
  Deal deal(int seats, int soloGame) {
    if (seats == 1) {
      String game = "/solo/campaign/" + (soloGame - 1);
      return new Deal(
          number("/solo/setAside", 0, 60),
          number("/solo/legions", 2, 9),
          number("/setup/romeFaceDown/value", 1, 9),
          Pile.of(number(game + "/draw", 2, 9)),
          number(game + "/toDisplay", 0, 7),
          number(game + "/strongerThanRomeIn", 0, Category.COUNT));
    }
    String players = (seats > 4 ? "/variantTwoCopies/byPlayers/" : "/setup/byPlayers/") + seats;
    String faceDown = seats > 4 ? players + "/romeFaceDown" : "/setup/romeFaceDown/value";
    List<Integer> draws = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      draws.add(number(players + "/openingDraw/" + i, 1, 12));
    }
    return new Deal(
        number(players + "/removed", 0, 60),
        number(players + "/legions", seats + 1, 10), // PAX-ROUND-4 needs one more than players
        number(faceDown, 1, 9),
        Pile.copyOf(draws),
        0,
        0);
  }

  private Numbers readNumbers() {
    return new Numbers(
        number("/setup/startingAurei/value", 0, 99),
        number("/turn/passAurei", 0, 99),
        number("/turn/emptyDeckAurei", 0, 99),
        number("/turn/incomeNoCardPlayed", 0, 99),
        number("/thresholds/step", 1, 99),
        number("/thresholds/religionTwo", 1, 99),
        number("/thresholds/religionThree", 1, 99),
        number("/scoring/perCategoryInDisplay", 0, 99),
        number("/scoring/perCategoryStrongerThanRome", 0, 99),
        number("/scoring/perArmySymbolInclBonus", 0, 99),
        number("/scoring/perFleetSymbolInclBonus", 0, 99),
        number("/scoring/primusConspiratus", 0, 99),
        number("/scoring/mostMoney", 0, 99),
        number("/scoring/handCardMoneyWorth", 0, 99),
        number("/scoring/romeWinsAtCategories", 1, Category.COUNT));
  }

  private Pile<Card> readCards() {
    JsonNode list = json.path("influenceCards");
    if (!list.isArray() || list.isEmpty()) {
      throw new BadInput("The data file lacks its list \"influenceCards\".");
    }
    Map<String, Integer> faces = new HashMap<>();
    Set<String> ids = new HashSet<>();
    List<Card> cards = new ArrayList<>();
    for (JsonNode node : list) {
      String id = node.path("id").asString("");
      if (!CARD_ID.matcher(id).matches()) {
        throw new BadInput("'%s' is no card's id: it should look like WEA-01.".formatted(id));
      }
      if (!ids.add(id)) {
        throw new BadInput("The card %s is in the data file twice.".formatted(id));
      }
      Category category = category(id, node.path("category").asString(""));
      int value = within(node.path("value"), id + "'s value", 1, MOST_VALUE);
      int symbols = within(node.path("symbols"), id + "'s symbols", 1, MOST_SYMBOLS);
      String face = category + " " + value + " " + symbols;
      cards.add(
          new Card(
              id,
              category,
              value,
              symbols,
              cards.size(),
              faces.computeIfAbsent(face, _ -> faces.size())));
    }
    checkCounts(cards);
    return Pile.copyOf(cards);
  }

  private static Category category(String id, String name) {
    for (Category category : Category.values()) {
      if (category.name().equals(name)) {
        return category;
      }
    }
    throw new BadInput("%s has no category '%s'.".formatted(id, name));
  }

  private void checkCounts(List<Card> cards) {
    for (JsonNode node : json.path("categories")) {
      Category category = category("The data file", node.path("id").asString(""));
      int wanted = within(node.path("cardCount"), category + "'s cardCount", 1, 60);
      long real = cards.stream().filter(card -> card.category() == category).count();
      if (real != wanted) {
        throw new BadInput("%s should have %d cards but has %d.".formatted(category, wanted, real));
      }
    }
    if (json.path("categories").size() != Category.COUNT) {
      throw new BadInput("The data file must list the seven \"categories\".");
    }
  }

  private void checkDeal(int players) {
    int games = players == 1 ? 5 : 1;
    for (int game = 1; game <= games; game++) {
      Deal deal = deal(players, game);
      int drawn = deal.openingDraw().stream().mapToInt(Integer::intValue).sum();
      int dealt = deal.removed() + deal.legions() + deal.romeFaceDown() + drawn;
      if (dealt > cards(players > 4 ? 2 : 1).size()) {
        throw new BadInput("There are too few cards to deal %d players.".formatted(players));
      }
      if (players == 1 && deal.openingDraw().first() != deal.toDisplay() + 2) {
        throw new BadInput(
            "Solo game %d must draw two cards more than it displays.".formatted(game));
      }
    }
  }

  /// The cards of two sets; those of the second have a suffix. PAX-V8-1
  private static Pile<Card> twice(Pile<Card> cards) {
    List<Card> both = new ArrayList<>(cards);
    for (Card card : cards) {
      both.add(
          new Card(
              card.id() + "#2",
              card.category(),
              card.value(),
              card.symbols(),
              both.size(),
              card.face()));
    }
    return Pile.copyOf(both);
  }

  private int number(String pointer, int least, int most) {
    return within(json.at(pointer), pointer, least, most);
  }

  private static int within(JsonNode node, String what, int least, int most) {
    return Json.within(node, "In the data file " + what, least, most);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Data data && hash.equals(data.hash);
  }

  @Override
  public int hashCode() {
    return hash.hashCode();
  }
}
