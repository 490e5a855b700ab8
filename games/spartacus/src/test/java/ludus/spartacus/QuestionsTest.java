package ludus.spartacus;

import static ludus.spartacus.TestTable.asset;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import ludus.kernel.Message;
import org.junit.jupiter.api.Test;

/// A card that waits for a choice says what is to be chosen, and how much of it is left.
class QuestionsTest {

  private static Optional<Message> question(TestTable table, int seat) {
    return table.view(seat).pending().stream()
        .filter(SpartacusView.Effect.class::isInstance)
        .map(SpartacusView.Effect.class::cast)
        .findFirst()
        .flatMap(SpartacusView.Effect::question);
  }

  private static Message asks(String key) {
    return Message.of("spartacus.choose." + key);
  }

  @Test
  void robbery_asks_for_an_amount_that_the_other_has() {
    TestTable table =
        TestTable.at("{'houses':{'0':{'hand':['robbery']},'1':{'gold':2}}}")
            .scheme(0, "robbery", 1);
    assertThat(question(table, 0)).contains(asks("StealGold").player(1).with("count", 2));
  }

  @Test
  void poisoned_wine_asks_whom_it_injures() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'hand':['poisoned_wine']},'1':{'assets':['agron#1','cook#1']}}}")
            .scheme(0, "poisoned_wine", 1);
    assertThat(question(table, 0))
        .contains(
            asks("TurnAsset.INJURED").player(1).with("what", "gladiatorOrSlave").with("count", 1));
  }

  @Test
  void a_cost_is_asked_for_until_it_is_paid() {
    TestTable table =
        TestTable.at(
                "{'houses':{'0':{'card':'batiatus','assets':['agron#1','varro#1','crixus#1','doctore#1']},'1':{'card':'glaber'}}}")
            .play(
                0,
                new Move.UseHouseRule(
                    TestTable.SPARTACUS.content().house("batiatus").rules().getFirst(),
                    TestTable.none()));
    Message two = asks("TurnAsset.EXHAUSTED").player(0).with("what", "gladiator");
    assertThat(question(table, 0)).contains(two.with("count", 2));
    table.play(0, new Move.PickAsset(asset("agron#1")));
    assertThat(question(table, 0)).contains(two.with("count", 1));
    table.play(0, new Move.PickAsset(asset("varro#1")));
    assertThat(question(table, 0)).isEmpty();
  }
}
