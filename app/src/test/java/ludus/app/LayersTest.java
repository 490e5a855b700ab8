package ludus.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Who may know whom: the arrows of the architecture.
final class LayersTest {

  private static final String SERVER = "ludus.server..";
  private static final String LIVE = "ludus.server.live..";
  private static final String DOOR = "ludus.server.http..";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("ludus");

  private static void unknown(String who, String... whom) {
    noClasses()
        .that()
        .resideInAPackage(who)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(whom)
        .check(CLASSES);
  }

  @Test
  void the_kernel_knows_nobody() {
    unknown(
        "ludus.kernel..",
        "ludus.pax..",
        "ludus.spartacus..",
        "ludus.marenostrum..",
        "ludus.bots..",
        SERVER,
        "ludus.app..",
        "ludus.bench..");
  }

  @Test
  void games_know_the_kernel_only() {
    List<String> games = List.of("ludus.pax..", "ludus.spartacus..", "ludus.marenostrum..");
    for (String game : games) {
      for (String other : games) {
        if (!game.equals(other)) {
          unknown(game, other);
        }
      }
      unknown(game, "ludus.bots..", SERVER, "ludus.app..", "ludus.bench..");
    }
  }

  @Test
  void bots_know_the_kernel_only() {
    unknown(
        "ludus.bots..",
        "ludus.pax..",
        "ludus.spartacus..",
        "ludus.marenostrum..",
        SERVER,
        "ludus.app..",
        "ludus.bench..");
  }

  @Test
  void the_server_knows_games_through_the_kernel() {
    unknown(
        SERVER,
        "ludus.pax..",
        "ludus.spartacus..",
        "ludus.marenostrum..",
        "ludus.app..",
        "ludus.bench..");
  }

  @Test
  void inside_the_server_the_door_is_outermost_and_the_store_innermost() {
    unknown("ludus.server.store..", "ludus.server.people..", LIVE, DOOR);
    unknown("ludus.server.people..", LIVE, DOOR);
    unknown(LIVE, "ludus.server.people..", DOOR);
    unknown("ludus.server.api..", "ludus.server.store..", "ludus.server.people..", LIVE, DOOR);
  }

  @Test
  void only_the_store_and_people_speak_sql_and_only_the_door_speaks_http() {
    noClasses()
        .that()
        .resideInAnyPackage(LIVE, DOOR, "ludus.server.api..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.sql..", "org.sqlite..", "org.flywaydb..")
        .check(CLASSES);
    noClasses()
        .that()
        .resideInAnyPackage(LIVE, "ludus.server.store..", "ludus.server.people..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.eclipse.jetty..")
        .check(CLASSES);
  }

  @Test
  void the_program_knows_games_through_the_kernel() {
    unknown("ludus.app..", "ludus.pax..");
  }

  @Test
  void rules_read_and_write_nothing() {
    noClasses()
        .that()
        .resideInAPackage("ludus.pax..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.nio.file..", "java.net..", "java.io..", "java.time..")
        .check(CLASSES);
  }

  @Test
  void packages_form_no_circles() {
    SlicesRuleDefinition.slices().matching("ludus.(*)..").should().beFreeOfCycles().check(CLASSES);
  }
}
