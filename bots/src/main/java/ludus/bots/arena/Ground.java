package ludus.bots.arena;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Where games are played: the processors of this machine, or many machines.
public interface Ground {

  /// Plays all games of an experiment and hands each over as it ends, in any order and from any
  /// thread.
  ///
  /// @param enough says when no more games are wanted; those that have begun may still be handed
  ///   over
  void play(Experiment experiment, Consumer<Played> hand, BooleanSupplier enough);

  /// How many games are played at a time.
  int width();
}
