package ludus.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CampaignTest {

  private static final Campaign.Plan PLAN =
      new Campaign.Plan(1, 3, "game", "ironman", RuleId.of("FOR-BID-1"));

  @Test
  void a_game_opens_when_the_one_before_is_won() {
    Campaign fresh = Campaign.begin(PLAN, false);
    assertThat(fresh.next()).isEqualTo(1);
    assertThat(fresh.isOpen(0)).isFalse();
    assertThat(fresh.isOpen(1)).isTrue();
    assertThat(fresh.isOpen(2)).isFalse();
    Campaign won = fresh.after(1, true);
    assertThat(won.isOpen(2)).isTrue();
    assertThat(won.next()).isEqualTo(2);
    assertThatThrownBy(() -> fresh.after(2, true)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_lost_game_can_be_tried_again_and_is_counted() {
    Campaign lost = Campaign.begin(PLAN, false).after(1, false).after(1, false);
    assertThat(lost.attempts()).containsExactly(2, 0, 0);
    assertThat(lost.isOver()).isFalse();
    assertThat(lost.isOpen(1)).isTrue();
  }

  @Test
  void playing_a_won_game_again_changes_no_progress() {
    Campaign won = Campaign.begin(PLAN, true).after(1, true).after(1, false);
    assertThat(won.won()).isEqualTo(1);
    assertThat(won.lost()).isFalse();
    assertThat(won.after(1, true).won()).isEqualTo(1);
  }

  @Test
  void ironman_ends_with_the_first_loss() {
    Campaign lost = Campaign.begin(PLAN, true).after(1, true).after(2, false);
    assertThat(lost.isOver()).isTrue();
    assertThat(lost.isOpen(1)).isFalse();
    assertThat(lost.isOpen(2)).isFalse();
  }

  @Test
  void it_is_over_when_all_games_are_won() {
    Campaign won = Campaign.begin(PLAN, false).after(1, true).after(2, true).after(3, true);
    assertThat(won.isOver()).isTrue();
    assertThat(won.next()).isEqualTo(3);
    assertThat(won.isOpen(4)).isFalse();
  }
}
