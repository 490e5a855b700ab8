package ludus.pax;

import ludus.kernel.Message;
import ludus.kernel.Refusal;
import ludus.kernel.RuleId;

/// The rules that refusals and events point to, and the refusals.
final class Rules {

  private Rules() {}

  static RuleId rule(String id) {
    return RuleId.of("PAX-" + id);
  }

  static final RuleId SETUP_6 = rule("SETUP-6");
  static final RuleId SETUP_8 = rule("SETUP-8");
  static final RuleId SETUP_9 = rule("SETUP-9");
  static final RuleId TURN_1 = rule("TURN-1");
  static final RuleId TURN_2 = rule("TURN-2");
  static final RuleId TURN_3 = rule("TURN-3");
  static final RuleId TURN_4 = rule("TURN-4");
  static final RuleId DRAW_1 = rule("DRAW-1");
  static final RuleId DRAW_2 = rule("DRAW-2");
  static final RuleId DRAW_4 = rule("DRAW-4");
  static final RuleId DRAW_5 = rule("DRAW-5");
  static final RuleId DRAW_6 = rule("DRAW-6");
  static final RuleId DRAW_8 = rule("DRAW-8");
  static final RuleId DRAW_9 = rule("DRAW-9");
  static final RuleId DRAW_10 = rule("DRAW-10");
  static final RuleId BUY_1 = rule("BUY-1");
  static final RuleId BUY_2 = rule("BUY-2");
  static final RuleId BUY_3 = rule("BUY-3");
  static final RuleId BUY_4 = rule("BUY-4");
  static final RuleId PLAY_1 = rule("PLAY-1");
  static final RuleId PLAY_2 = rule("PLAY-2");
  static final RuleId PLAY_3 = rule("PLAY-3");
  static final RuleId PLAY_4 = rule("PLAY-4");
  static final RuleId CAT_3 = rule("CAT-3");
  static final RuleId CAT_5 = rule("CAT-5");
  static final RuleId INC_2 = rule("INC-2");
  static final RuleId INC_3 = rule("INC-3");
  static final RuleId INC_4 = rule("INC-4");
  static final RuleId INC_5 = rule("INC-5");
  static final RuleId ROUND_1 = rule("ROUND-1");
  static final RuleId ROUND_2 = rule("ROUND-2");
  static final RuleId ROUND_6 = rule("ROUND-6");
  static final RuleId ROUND_7 = rule("ROUND-7");
  static final RuleId END_1 = rule("END-1");
  static final RuleId END_2 = rule("END-2");
  static final RuleId SCORE_1 = rule("SCORE-1");
  static final RuleId SCORE_8 = rule("SCORE-8");
  static final RuleId SCORE_9 = rule("SCORE-9");
  static final RuleId SCORE_13 = rule("SCORE-13");
  static final RuleId SOLO_4 = rule("SOLO-4");
  static final RuleId SOLO_5 = rule("SOLO-5");
  static final RuleId SOLO_6 = rule("SOLO-6");
  static final RuleId SOLO_9 = rule("SOLO-9");
  static final RuleId COMP_7 = rule("COMP-7");
  static final RuleId INFO_1 = rule("INFO-1");
  static final RuleId SYS_8 = rule("SYS-8");
  static final RuleId SYS_9 = rule("SYS-9");
  static final RuleId V8_1 = rule("V8-1");

  static Refusal refuse(RuleId rule, String key) {
    return Refusal.of(rule, Message.of("pax.refusal." + key));
  }
}
