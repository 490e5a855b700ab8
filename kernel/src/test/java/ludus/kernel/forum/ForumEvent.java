package ludus.kernel.forum;

import java.util.List;
import java.util.Optional;
import ludus.kernel.Event;
import ludus.kernel.Message;
import ludus.kernel.RuleId;
import ludus.kernel.Seats;
import ludus.kernel.Viewer;

/// What happens in the Forum.
sealed interface ForumEvent extends Event {

  @Override
  default Optional<? extends ForumEvent> shownTo(Viewer viewer) {
    return Optional.of(this);
  }

  @Override
  default Message told() {
    return Message.of("forum.event." + getClass().getSimpleName());
  }

  /// Something in a seat's own sealed answer has changed: nobody else hears of it.
  record FistMoved(int seat) implements ForumEvent {
    @Override
    public RuleId rule() {
      return RuleId.of("FOR-BID-1");
    }

    @Override
    public Optional<ForumEvent> shownTo(Viewer viewer) {
      return viewer.seat() == seat ? Optional.of(this) : Optional.empty();
    }
  }

  /// An answer is taken back before it counted: this can itself be undone.
  record Reopened(int seat) implements ForumEvent {
    @Override
    public RuleId rule() {
      return RuleId.of("FOR-BID-1");
    }
  }

  record Answered(int seat, RuleId rule) implements ForumEvent {
    @Override
    public boolean settles() {
      return true;
    }
  }

  record BidsOpened(List<Integer> bids, Seats newTo) implements ForumEvent {
    @Override
    public RuleId rule() {
      return RuleId.of("FOR-BID-2");
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  record Foiled(int seat, int card, Seats newTo) implements ForumEvent {
    @Override
    public RuleId rule() {
      return RuleId.of("FOR-FOIL-1");
    }

    @Override
    public Seats reveals() {
      return newTo;
    }
  }

  record Rolled(int seat, int face) implements ForumEvent {
    @Override
    public RuleId rule() {
      return RuleId.of("FOR-ROLL-1");
    }
  }

  /// A card drawn at the end of a round; its owner alone sees it.
  record Drawn(int seat, Optional<Integer> card) implements ForumEvent {
    @Override
    public RuleId rule() {
      return RuleId.of("FOR-ROLL-2");
    }

    @Override
    public Optional<ForumEvent> shownTo(Viewer viewer) {
      return Optional.of(viewer.seat() == seat ? this : new Drawn(seat, Optional.empty()));
    }

    @Override
    public Seats reveals() {
      return Seats.of(seat);
    }
  }

  record Offered(int from, int to, int coins, boolean secret) implements ForumEvent {
    @Override
    public RuleId rule() {
      return RuleId.of("FOR-TALK-1");
    }

    @Override
    public Optional<ForumEvent> shownTo(Viewer viewer) {
      boolean seen = !secret || viewer.seat() == from || viewer.seat() == to;
      return seen ? Optional.of(this) : Optional.empty();
    }

    @Override
    public Seats reveals() {
      return Seats.of(to);
    }
  }

  /// An offer has ended: paid, void or declined.
  record Ended(int from, int to, int coins, boolean paid, boolean secret) implements ForumEvent {
    @Override
    public RuleId rule() {
      return RuleId.of("FOR-TALK-2");
    }

    @Override
    public Optional<ForumEvent> shownTo(Viewer viewer) {
      boolean seen = paid || !secret || viewer.seat() == from || viewer.seat() == to;
      return seen ? Optional.of(this) : Optional.empty();
    }

    @Override
    public Seats reveals() {
      return paid || !secret ? Seats.ofBits(0xff) : Seats.of(from).plus(to);
    }
  }
}
