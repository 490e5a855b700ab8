package ludus.kernel.text;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MessageFormat;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import ludus.kernel.Message;
import ludus.kernel.json.Json;

/// Says messages in one language. The sentences are in ICU message format, one JSON file a language
/// and folder: `<folder>/words/en.json`; a game with many proper names keeps them apart, in
/// `<folder>/words/names.en.json`.
public final class Words {

  /// The folder of the kernel's own sentences.
  public static final String KERNEL = "/ludus/kernel";

  private final Language language;
  private final Map<String, String> sentences;
  private final Map<String, MessageFormat> parsed;
  private final IntFunction<String> names;
  private final int you;

  private Words(
      Language language,
      Map<String, String> sentences,
      Map<String, MessageFormat> parsed,
      IntFunction<String> names,
      int you) {
    this.language = language;
    this.sentences = sentences;
    this.parsed = parsed;
    this.names = names;
    this.you = you;
  }

  /// The words of the kernel and of these folders.
  public static Words of(Language language, String... folders) {
    Map<String, String> sentences = new TreeMap<>(file(KERNEL, language));
    for (String folder : folders) {
      sentences.putAll(file(folder, language));
    }
    return new Words(language, sentences, new ConcurrentHashMap<>(), seat -> "#" + (seat + 1), -1);
  }

  /// The same words, for a reader who knows the players by these names and sits there; -1 for one
  /// who only watches.
  public Words with(IntFunction<String> names, int you) {
    return new Words(language, sentences, parsed, names, you);
  }

  public Language language() {
    return language;
  }

  public Set<String> keys() {
    return sentences.keySet();
  }

  /// The sentence behind a key, unformatted.
  public String sentence(String key) {
    String sentence = sentences.get(key);
    if (sentence == null) {
      throw new IllegalStateException("No words for '" + key + "' in " + language.code());
    }
    return sentence;
  }

  public String say(String key) {
    return say(Message.of(key));
  }

  public String say(Message message) {
    Map<String, Object> args = new HashMap<>();
    message.args().forEach((name, value) -> put(args, name, value));
    MessageFormat format = parsed.computeIfAbsent(message.key(), this::parse);
    synchronized (format) { // ICU's formats are not made for several threads
      return format.format(args);
    }
  }

  private MessageFormat parse(String key) {
    return new MessageFormat(sentence(key), language.locale());
  }

  private void put(Map<String, Object> args, String name, Object value) {
    if (value instanceof Message.Player(int seat)) {
      args.put(name, names.apply(seat));
      args.put(name + "_is", seat == you ? "you" : "other");
    } else {
      args.put(name, plain(value));
    }
  }

  private Object plain(Object value) {
    return switch (value) {
      case Message inner -> say(inner);
      case Message.Player(int seat) -> names.apply(seat);
      case List<?> list ->
          ListFormatter.getInstance(language.locale())
              .format(list.stream().map(this::plain).toList());
      default -> value;
    };
  }

  private static Map<String, String> file(String folder, Language language) {
    Map<String, String> sentences = new TreeMap<>();
    read(folder + "/words/" + language.code() + ".json", sentences);
    String names = folder + "/words/names." + language.code() + ".json";
    if (Resources.exists(names)) {
      read(names, sentences);
    }
    return sentences;
  }

  private static void read(String path, Map<String, String> sentences) {
    Json.object(Resources.text(path), path)
        .properties()
        .forEach(entry -> sentences.put(entry.getKey(), entry.getValue().asString()));
  }
}
