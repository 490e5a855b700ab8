package ludus.kernel.laws;

import java.util.List;
import ludus.kernel.Game;
import ludus.kernel.Setup;

/// What every game promises. A game's test extends this class and adds nothing to it: random games
/// from many seeds, and at every move of them each law.
public abstract class GameLaws<S, M>
    implements CourseLaws<S, M>,
        LegalityLaws<S, M>,
        KnowledgeLaws<S, M>,
        AnswerLaws<S, M>,
        InstinctLaws<S, M>,
        WritingLaws<S, M>,
        WordsLaws<S, M>,
        MatchLaws<S, M> {

  @Override
  public abstract Game<S, M> game();

  @Override
  public abstract List<Setup> setups();

  @Override
  public int games() {
    return 3;
  }
}
