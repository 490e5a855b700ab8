package ludus.pax;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Message;

/// How cards and categories are called in sentences.
final class PaxWords {

  private static final List<String> ROMAN =
      List.of("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X");

  private PaxWords() {}

  static Message category(Category category) {
    return Message.of("pax.category." + category.name());
  }

  static Message card(Card card) {
    return Message.of("pax.card." + card.category().name())
        .with("value", card.value())
        .with("symbols", card.symbols());
  }

  static Message shown(Optional<Card> card) {
    return card.map(PaxWords::card).orElse(Message.of("pax.card.hidden"));
  }

  static List<Message> cards(List<Card> cards) {
    return cards.stream().map(PaxWords::card).toList();
  }

  static String legion(int number) {
    return ROMAN.get(number - 1);
  }

  static Message move(Move move) {
    return switch (move) {
      case Move.ChooseOpening(Card keep, List<Card> display) ->
          display.isEmpty()
              ? say("ChooseOpening").with("card", card(keep))
              : say("ChooseOpening.display")
                  .with("card", card(keep))
                  .with("display", cards(display));
      case Move.ChooseTurn(Move.Turn turn) -> say(turn.name());
      case Move.Assign(Card card, Destination to, var legion) ->
          legion.isPresent()
              ? say("Assign." + to)
                  .with("card", card(card))
                  .with("legion", legion(legion.getAsInt()))
              : say("Assign." + to).with("card", card(card));
      case Move.Buy(int legion) -> say("Buy").with("legion", legion(legion));
      case Move.SkipBuy _ -> say("SkipBuy");
      case Move.PlayCard(Card card) -> say("PlayCard").with("card", card(card));
      case Move.EndPlay _ -> say("EndPlay");
    };
  }

  private static Message say(String key) {
    return Message.of("pax.move." + key);
  }
}
