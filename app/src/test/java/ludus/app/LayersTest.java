package ludus.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import org.junit.jupiter.api.Test;

/// Who may know whom: the arrows of the architecture.
final class LayersTest {

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
    unknown("ludus.kernel..", "ludus.pax..", "ludus.bots..", "ludus.app..", "ludus.bench..");
  }

  @Test
  void games_know_the_kernel_only() {
    unknown("ludus.pax..", "ludus.bots..", "ludus.app..", "ludus.bench..");
  }

  @Test
  void bots_know_the_kernel_only() {
    unknown("ludus.bots..", "ludus.pax..", "ludus.app..", "ludus.bench..");
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
