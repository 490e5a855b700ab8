package ludus.marenostrum;

/// What the Trade Leader handed over in this round (MN-2.2.1-c): only the two know it, until the
/// stocks are laid open at the end of Construction.
public record Gift(int giver, int receiver, Resource resource) {

  public boolean isKnownTo(int seat) {
    return seat == giver || seat == receiver;
  }
}
