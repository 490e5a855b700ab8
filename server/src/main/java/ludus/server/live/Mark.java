package ludus.server.live;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How far a viewer has been told, as the id of an event: everything up to it, and nothing after.
///
/// @param entries of the record that the viewer was shown
/// @param talk lines of talk that the viewer was shown
/// @param role who counts: a seat, or `w` for those who only watch
/// @param revision of everything else
record Mark(int entries, int talk, String role, String revision) {

  private static final Pattern FORM =
      Pattern.compile("([0-9]{1,9})\\.([0-9]{1,9})\\.(w|[0-9]{1,2})\\.([0-9a-z]{1,20}-[0-9]{1,9})");

  static Optional<Mark> parse(String id) {
    Matcher parts = FORM.matcher(id);
    return parts.matches()
        ? Optional.of(
            new Mark(
                Integer.parseInt(parts.group(1)),
                Integer.parseInt(parts.group(2)),
                parts.group(3),
                parts.group(4)))
        : Optional.empty();
  }

  /// Whether it is before another of the same viewer, or the same.
  boolean isUpTo(Mark other) {
    return role.equals(other.role) && entries <= other.entries && talk <= other.talk;
  }

  Mark withEntries(int shown) {
    return new Mark(shown, talk, role, revision);
  }

  Mark withTalk(int shown) {
    return new Mark(entries, shown, role, revision);
  }

  Mark withRevision(String other) {
    return new Mark(entries, talk, role, other);
  }

  @Override
  public String toString() {
    return entries + "." + talk + "." + role + "." + revision;
  }
}
