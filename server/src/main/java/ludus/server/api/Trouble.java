package ludus.server.api;

import java.util.Optional;
import ludus.kernel.Message;

/// Every answer that isn't a success: what is wrong, in the reader's words and for programs.
///
/// @param code stable, such as `unauthorized`, `notYourTable`, `refused`, `stale`, `tooMany`
/// @param message to be said in the reader's language
/// @param detail the same for programs and logs, in English
/// @param refused for a refused move: the rule and the reason
/// @param position for a refused move: where the game stands now
/// @param at the event id of that position
public record Trouble(
    String code,
    Message message,
    String detail,
    Optional<Play.Refused> refused,
    Optional<Play.Position> position,
    Optional<String> at) {}
