package ludus.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import ludus.kernel.Seed;
import ludus.kernel.Setup;
import ludus.kernel.record.ChanceSource;
import ludus.kernel.record.Match;
import ludus.pax.Move;
import ludus.pax.Pax;
import ludus.pax.State;
import org.junit.jupiter.api.Test;

final class CourseTest {

  @Test
  void a_view_is_kept_until_the_table_rests_and_is_then_made_again() {
    Pax pax = Pax.standard();
    Match<State, Move> match = Match.start(pax, Setup.of(3), ChanceSource.of(Seed.ofNumber(7)));
    Course<State, Move> course = Course.of(match, new int[4], 10);
    Object before = course.view(1);
    assertThat(course.view(1)).isSameAs(before);
    course.rest();
    assertThat(course.view(1)).isNotSameAs(before).isEqualTo(before);
  }
}
