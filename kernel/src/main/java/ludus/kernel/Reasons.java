package ludus.kernel;

/// What speaks for each of some moves and against it, before it is weighed ([Tendency]).
///
/// @param so how much each circumstance is so
/// @param things for each move which things speak, by their places
/// @param amounts and how much of each
@SuppressWarnings("ArrayRecordComponent") // millions of them, and nobody compares two
public record Reasons(float[] so, int[][] things, float[][] amounts) {}
