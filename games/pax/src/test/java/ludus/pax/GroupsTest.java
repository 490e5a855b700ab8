package ludus.pax;

import static org.assertj.core.api.Assertions.assertThat;

import ludus.kernel.laws.Rule;
import org.junit.jupiter.api.Test;

class GroupsTest {

  private static Groups groups(String legions) {
    return new Groups(TestTable.at("{'legions':%s}".formatted(legions)).state().legions());
  }

  @Test
  void each_group_is_added_up() {
    Groups groups = groups("[['INT-08','LAN-01'],['INT-01'],['LAN-08','SEN-01']]");
    assertThat(groups.value(0)).isEqualTo(4);
    assertThat(groups.symbols(0)).isEqualTo(3);
    assertThat(groups.intrigue(0)).isEqualTo(2);
    assertThat(groups.intrigue(2)).isZero();
  }

  @Test
  void only_what_the_money_pays_can_be_had() {
    Groups groups = groups("[['INT-08','LAN-01'],['INT-01'],['LAN-08','SEN-01']]");
    assertThat(groups.mostIntrigue(3)).isEqualTo(1);
    assertThat(groups.mostIntrigue(4)).isEqualTo(2);
    assertThat(groups.mostSymbols(0)).isZero();
    assertThat(groups.mostSymbols(9)).isEqualTo(3);
  }

  @Test
  @Rule({"PAX-ROUND-1", "PAX-ROUND-2"})
  void rome_looks_for_the_dearest_group_of_equals_the_first() {
    assertThat(groups("[['LAN-01'],['INT-08'],['LAN-08']]").dearest()).isEqualTo(1);
    assertThat(groups("[['LAN-01'],['INT-01','LAN-02'],['LAN-08']]").dearest()).isEqualTo(2);
  }
}
