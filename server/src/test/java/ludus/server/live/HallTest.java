package ludus.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import ludus.server.HandTime;
import ludus.server.Venue;
import ludus.server.Visitor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class HallTest {

  @TempDir Path folder;

  /// One is put away while two reach for it: who comes later finds what the first has opened.
  @Test
  void a_table_is_never_in_memory_twice() {
    try (Venue venue = Venue.in(folder).with(new HandTime()).open()) {
      Hall hall = venue.server().hall();
      String id = venue.guest("Ana").makeTable(2);
      List<LiveTable<?, ?>> met = new ArrayList<>();
      LiveTable<?, ?> mine =
          hall.at(
              id,
              table -> {
                if (met.isEmpty()) {
                  met.add(table);
                  assertThat(table.close(hall.now() + 1, hall.now() + 1)).isTrue();
                  met.add(CompletableFuture.supplyAsync(() -> open(hall, id)).join());
                }
                table.file();
                return table;
              });
      assertThat(mine).isSameAs(met.get(1)).isNotSameAs(met.get(0));
      assertThat(open(hall, id)).isSameAs(mine);
      assertThat(hall.inMemory()).isEqualTo(1);
    }
  }

  private static LiveTable<?, ?> open(Hall hall, String id) {
    return hall.at(
        id,
        table -> {
          table.file();
          return table;
        });
  }

  @Test
  void ids_of_tables_are_not_shown_where_tables_are_named() {
    try (Venue venue = Venue.in(folder).open()) {
      Visitor ana = venue.guest("Ana");
      String id = ana.makeTable(2);
      assertThat(open(venue.server().hall(), id).toString()).doesNotContain(id);
    }
  }
}
