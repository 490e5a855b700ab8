package ludus.spark;

import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import ludus.bots.arena.Arena;
import ludus.bots.arena.Experiment;
import ludus.kernel.Game;
import ludus.kernel.GameProvider;
import ludus.kernel.json.Json;
import org.apache.spark.api.java.function.Function;

/// Plays one game by its number, on whatever machine it gets to. Only texts travel: each machine
/// loads the game once.
///
/// @param data an owner's data file, empty for the game's own
/// @param experiment as JSON
record Task(String game, String data, String experiment) implements Function<Integer, String> {

  private record Loaded(Game<?, ?> game, Experiment experiment) {}

  private static final Map<Task, Loaded> LOADED = new ConcurrentHashMap<>();

  @Override
  public String call(Integer number) {
    Loaded loaded = LOADED.computeIfAbsent(this, Task::load);
    return Row.of(Arena.play(loaded.game(), loaded.experiment(), number)).written();
  }

  private static Loaded load(Task task) {
    GameProvider provider =
        ServiceLoader.load(GameProvider.class, Task.class.getClassLoader()).stream()
            .map(ServiceLoader.Provider::get)
            .filter(one -> one.id().equals(task.game()))
            .findFirst()
            .orElseThrow();
    return new Loaded(
        provider.load(Optional.of(task.data()).filter(data -> !data.isEmpty())),
        Json.PLAIN.readValue(task.experiment(), Experiment.class));
  }
}
