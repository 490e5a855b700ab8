package ludus.spartacus.effect;

/// A printed ability that is used, by exhausting its card or not.
///
/// @param number counted from 1 on its card; the key of its words is
///   `spartacus.ability.<card>.<number - 1>`
public record Ability(int number, Timing timing, boolean exhaust, Program program) {}
