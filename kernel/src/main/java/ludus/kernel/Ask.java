package ludus.kernel;

/// A question to one seat. `what` picks the clock and the words. `stamp` changes when, and only
/// when, the question does: an answer quotes it.
public record Ask(int seat, String what, int stamp) {}
