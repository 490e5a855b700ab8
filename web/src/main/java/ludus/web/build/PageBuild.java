package ludus.web.build;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/// Runs npm where something has changed since it last succeeded: `build` type-checks and bundles
/// the page into `target/classes/ludus/web`, `test` runs its tests.
public final class PageBuild {

  private static final int NODE = 20;
  private static final boolean WINDOWS = File.separatorChar == '\\';

  /// What the page is made of; folders with all below them.
  private static final List<String> INPUTS =
      List.of(
          "package.json",
          "package-lock.json",
          ".npmrc",
          "tsconfig.json",
          "vite.config.ts",
          "index.html",
          "build",
          "public",
          "src");

  private final Path web;

  private PageBuild(Path web) {
    this.web = web;
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    PageBuild build = new PageBuild(Path.of(args[1]).toAbsolutePath());
    switch (args[0]) {
      case "build" -> build.bundle();
      case "test" -> build.test();
      default -> throw new IllegalArgumentException("build or test, not " + args[0]);
    }
  }

  private void bundle() throws IOException, InterruptedException {
    Path stamp = web.resolve("target/page.built");
    String inputs = digest(INPUTS);
    if (Files.exists(web.resolve("target/classes/ludus/web/index.html")) && holds(stamp, inputs)) {
      return;
    }
    prepare();
    Files.deleteIfExists(stamp);
    npm("run", "--silent", "build");
    Files.writeString(stamp, inputs);
  }

  private void test() throws IOException, InterruptedException {
    prepare();
    npm("run", "--silent", "test");
  }

  /// Sees to Node and to the libraries of package-lock.json.
  private void prepare() throws IOException, InterruptedException {
    requireNode();
    Path stamp = web.resolve("node_modules/.ludus");
    String inputs = digest(List.of("package.json", "package-lock.json", ".npmrc"));
    if (!holds(stamp, inputs)) {
      npm("ci", "--no-audit", "--no-fund", "--loglevel=error");
      Files.writeString(stamp, inputs);
    }
  }

  private void requireNode() throws InterruptedException {
    String version;
    try {
      Process node = new ProcessBuilder("node", "--version").redirectErrorStream(true).start();
      version = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      node.waitFor();
    } catch (IOException e) {
      version = "";
    }
    String major = version.strip().replaceFirst("^v(\\d+)\\..*$", "$1");
    if (!major.matches("\\d+") || Integer.parseInt(major) < NODE) {
      throw new IllegalStateException(
          "Ludus needs Node.js %d or newer with npm to build its page%s: install it (for example from https://nodejs.org, or your system's nodejs and npm packages) and try again."
              .formatted(NODE, version.isBlank() ? "" : ", not " + version.strip()));
    }
  }

  private void npm(String... args) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(WINDOWS ? "npm.cmd" : "npm");
    command.addAll(Arrays.asList(args));
    int status;
    try {
      status = new ProcessBuilder(command).directory(web.toFile()).inheritIO().start().waitFor();
    } catch (IOException e) {
      throw new IllegalStateException(
          "Ludus needs npm to build its page: install it beside Node.js and try again.", e);
    }
    if (status != 0) {
      throw new IllegalStateException(
          "The page's `npm %s` failed.".formatted(String.join(" ", args)));
    }
  }

  private static boolean holds(Path stamp, String content) throws IOException {
    return Files.exists(stamp) && Files.readString(stamp).equals(content);
  }

  private String digest(List<String> inputs) throws IOException {
    MessageDigest sha;
    try {
      sha = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
    for (String input : inputs) {
      Path root = web.resolve(input);
      if (Files.exists(root)) {
        try (Stream<Path> files = Files.walk(root)) {
          for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
            sha.update(web.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
            sha.update(Files.readAllBytes(file));
          }
        }
      }
    }
    return HexFormat.of().formatHex(sha.digest());
  }
}
