package ludus.kernel;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// An immutable list: a window on an array that nobody changes. `rest` shares the array, `plus`,
/// `with` and `without` copy it, `build` hands it over.
public final class Pile<T> extends AbstractList<T> implements RandomAccess {

  private static final Pile<?> EMPTY = new Pile<>(new Object[0], 0, 0);

  private final Object[] items;
  private final int from;
  private final int size;

  private Pile(Object[] items, int from, int size) {
    this.items = items;
    this.from = from;
    this.size = size;
  }

  @SuppressWarnings("unchecked")
  public static <T> Pile<T> empty() {
    return (Pile<T>) EMPTY;
  }

  @SafeVarargs
  public static <T> Pile<T> of(T... items) {
    Builder<T> pile = builder(items.length);
    for (T item : items) {
      pile.add(item);
    }
    return pile.build();
  }

  public static <T> Pile<T> copyOf(Collection<? extends T> items) {
    return items.isEmpty() ? empty() : new Pile<>(items.toArray(), 0, items.size());
  }

  /// The same thing a number of times.
  public static <T> Pile<T> times(int count, T item) {
    Object[] items = new Object[count];
    Arrays.fill(items, item);
    return new Pile<>(items, 0, count);
  }

  @Override
  @SuppressWarnings("unchecked")
  public T get(int index) {
    return (T) items[from + Objects.checkIndex(index, size)];
  }

  @Override
  public int size() {
    return size;
  }

  public T first() {
    return get(0);
  }

  public T last() {
    return get(size - 1);
  }

  /// All but the first.
  public Pile<T> rest() {
    return rest(1);
  }

  /// All but the first so many.
  public Pile<T> rest(int count) {
    return count == size ? empty() : new Pile<>(items, from + count, size - count);
  }

  /// The first so many.
  public Pile<T> top(int count) {
    return count == 0 ? empty() : new Pile<>(items, from, count);
  }

  public Pile<T> plus(T item) {
    Object[] more = new Object[size + 1];
    System.arraycopy(items, from, more, 0, size);
    more[size] = item;
    return new Pile<>(more, 0, size + 1);
  }

  public Pile<T> plusAll(Pile<? extends T> others) {
    if (others.isEmpty()) {
      return this;
    }
    Object[] more = new Object[size + others.size];
    System.arraycopy(items, from, more, 0, size);
    System.arraycopy(others.items, others.from, more, size, others.size);
    return new Pile<>(more, 0, more.length);
  }

  /// With an item put in before the one at this index.
  public Pile<T> plusAt(int index, T item) {
    Object[] more = new Object[size + 1];
    System.arraycopy(items, from, more, 0, index);
    more[index] = item;
    System.arraycopy(items, from + index, more, index + 1, size - index);
    return new Pile<>(more, 0, size + 1);
  }

  public Pile<T> with(int index, T item) {
    Object[] copy = new Object[size];
    System.arraycopy(items, from, copy, 0, size);
    copy[index] = item;
    return new Pile<>(copy, 0, size);
  }

  public Pile<T> without(int index) {
    if (size == 1) {
      Objects.checkIndex(index, 1);
      return empty();
    }
    Object[] less = new Object[size - 1];
    System.arraycopy(items, from, less, 0, index);
    System.arraycopy(items, from + index + 1, less, index, size - 1 - index);
    return new Pile<>(less, 0, size - 1);
  }

  @Override
  public int indexOf(@Nullable Object item) {
    for (int i = 0; i < size; i++) {
      if (Objects.equals(items[from + i], item)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public boolean contains(@Nullable Object item) {
    return indexOf(item) >= 0;
  }

  @Override
  public Object[] toArray() {
    return Arrays.copyOfRange(items, from, from + size);
  }

  /// The index of the first item that fits, or -1.
  public int find(Predicate<? super T> fits) {
    for (int i = 0; i < size; i++) {
      if (fits.test(get(i))) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public boolean equals(Object other) {
    if (!(other instanceof Pile<?> pile)) {
      return other instanceof List<?> && super.equals(other);
    }
    return Arrays.equals(items, from, from + size, pile.items, pile.from, pile.from + pile.size);
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = 0; i < size; i++) {
      hash = 31 * hash + Objects.hashCode(items[from + i]);
    }
    return hash;
  }

  /// Collects items of a pile of about this size. The room is made as it is needed: lists of moves
  /// are mostly far shorter than they could be.
  public static <T> Builder<T> builder(int size) {
    return new Builder<>(Math.min(size, Builder.FIRST_ROOM));
  }

  public static final class Builder<T> {
    private static final int FIRST_ROOM = 12;

    private Object[] items;
    private int size;

    private Builder(int room) {
      items = new Object[room];
    }

    public Builder<T> add(T item) {
      if (size == items.length) {
        items = Arrays.copyOf(items, 2 * size + 2);
      }
      items[size++] = item;
      return this;
    }

    public int size() {
      return size;
    }

    /// Ends the collecting: the builder is of no use afterwards.
    public Pile<T> build() {
      return size == 0 ? empty() : new Pile<>(items, 0, size);
    }
  }
}
