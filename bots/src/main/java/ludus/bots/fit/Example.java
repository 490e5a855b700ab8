package ludus.bots.fit;

import java.util.List;

/// A decision that was made by somebody from whom one can learn.
///
/// @param shares how much there was for each move, all of them 1 together
@SuppressWarnings("ArrayRecordComponent") // only read, never compared
record Example<S, M>(S state, int seat, List<M> moves, float[] shares) {}
