package ludus.kernel.forum;

import java.util.List;
import ludus.kernel.Game;
import ludus.kernel.Setup;
import ludus.kernel.laws.GameLaws;

class ForumLawsTest extends GameLaws<ForumState, ForumMove> {

  private final Forum forum = new Forum();

  @Override
  public Game<ForumState, ForumMove> game() {
    return forum;
  }

  @Override
  public List<Setup> setups() {
    return List.of(Setup.of(2), Setup.of(3), Setup.of(4));
  }

  @Override
  public int games() {
    return 12;
  }
}
