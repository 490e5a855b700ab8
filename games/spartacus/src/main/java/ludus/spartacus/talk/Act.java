package ludus.spartacus.talk;

/// What a party of an offer does, or is bound to do, in the moment of its acceptance (SP-DEA-2,
/// SP-DEA-8).
public enum Act {
  NONE,
  /// support the pending scheme
  SUPPORT,
  /// refuse support to the pending scheme, for this play
  REFUSE_SUPPORT,
  /// pass in the pending foil window, guards included
  PASS,
  /// issue the next invitation to the one it is about
  INVITE,
  /// accept the pending invitation
  ACCEPT_INVITATION,
  /// decline the pending invitation
  DECLINE_INVITATION,
  THUMB_UP,
  THUMB_DOWN
}
