package ludus.kernel;

import java.util.ArrayList;
import java.util.List;

/// Where rules tell the story of what they do.
public interface Journal {

  /// Listens to nothing: for searches.
  Journal SILENT = event -> {};

  void note(Event event);

  /// A journal that keeps everything, in order.
  final class Kept implements Journal {
    private final List<Event> events = new ArrayList<>();

    @Override
    public void note(Event event) {
      events.add(event);
    }

    public List<Event> events() {
      return List.copyOf(events);
    }
  }
}
