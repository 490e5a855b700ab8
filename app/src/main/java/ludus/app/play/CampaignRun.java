package ludus.app.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import ludus.app.Documents;
import ludus.kernel.BadInput;
import ludus.kernel.Campaign;
import ludus.kernel.Game;
import ludus.kernel.Message;
import ludus.kernel.Outcome;
import ludus.kernel.Setup;
import ludus.kernel.json.Json;
import ludus.kernel.text.Words;
import tools.jackson.core.JacksonException;

/// One game of a campaign, and the file that keeps the progress.
record CampaignRun(Path file, Campaign.Plan plan, Campaign campaign, int number, Setup setup) {

  /// The next game of the campaign, or the one that was asked for, if these seats have a campaign.
  ///
  /// @throws BadInput if that game can't be played, or the file can't be read
  static Optional<CampaignRun> of(
      Game<?, ?> game, Setup asked, Path folder, boolean anew, Words words) {
    Optional<Campaign.Plan> found = game.info().campaign();
    if (found.isEmpty() || found.get().seats() != asked.seats()) {
      if (anew) {
        throw refused(words, say("none"));
      }
      return Optional.empty();
    }
    Campaign.Plan plan = found.get();
    Path file = folder.resolve("campaign-" + game.info().id() + ".json");
    boolean ironman = "on".equals(asked.options().get(plan.ironman()));
    Campaign campaign =
        anew || !Files.exists(file) ? Campaign.begin(plan, ironman) : read(file, plan, words);
    if (ironman && !campaign.ironman()) {
      throw refused(words, say("without").with("option", plan.ironman()));
    }
    if (campaign.lost()) {
      throw refused(words, say("ended").with("rule", plan.rule().id()));
    }
    int number = number(plan, asked, campaign);
    if (!campaign.isOpen(number)) {
      throw refused(
          words,
          say("closed")
              .with("game", number)
              .with("next", campaign.next())
              .with("rule", plan.rule().id()));
    }
    Setup setup = asked.with(plan.option(), "" + number);
    return Optional.of(
        new CampaignRun(
            file,
            plan,
            campaign,
            number,
            campaign.ironman() ? setup.with(plan.ironman(), "on") : setup));
  }

  private static int number(Campaign.Plan plan, Setup asked, Campaign campaign) {
    Map<String, String> options = asked.options();
    String wanted = options.get(plan.option());
    return wanted == null ? campaign.next() : Integer.parseInt(wanted);
  }

  private static Campaign read(Path file, Campaign.Plan plan, Words words) {
    try {
      Campaign campaign =
          Json.PLAIN.treeToValue(
              Json.object(Documents.read(file), "The campaign file"), Campaign.class);
      if (fits(campaign, plan)) {
        return campaign;
      }
    } catch (JacksonException | BadInput _) {
      // told below: whatever is wrong with the file, it is left as it is
    }
    throw refused(words, say("unreadable").with("file", file.toString()));
  }

  private static boolean fits(Campaign campaign, Campaign.Plan plan) {
    return campaign.attempts().size() == plan.games()
        && campaign.attempts().stream().allMatch(tries -> tries >= 0)
        && campaign.won() >= 0
        && campaign.won() <= plan.games();
  }

  private static BadInput refused(Words words, Message message) {
    return new BadInput(words.say(message));
  }

  String greeting(Words words) {
    return words.say(
        say("game")
            .with("game", number)
            .with("games", plan.games())
            .with("won", campaign.won())
            .with("attempt", campaign.attempts().get(number - 1) + 1)
            .with("ironman", campaign.ironman() ? "yes" : "no"));
  }

  /// Keeps the new progress, and tells it.
  String finish(Outcome outcome, Words words) {
    boolean victory = outcome.winners().contains(Seating.PERSON);
    Campaign after = campaign.after(number, victory);
    keep(after);
    String end =
        after.lost()
            ? "lost"
            : after.won() == plan.games() ? "complete" : victory ? "next" : "again";
    return words.say(
        say(end)
            .with("game", number)
            .with("next", after.next())
            .with("attempts", after.attempts().get(number - 1))
            .with("games", plan.games())
            .with("file", file.toString()));
  }

  private void keep(Campaign after) {
    Documents.write(file, Json.pretty(Json.PLAIN.valueToTree(after)) + "\n");
  }

  private static Message say(String key) {
    return Message.of("app.campaign." + key);
  }
}
