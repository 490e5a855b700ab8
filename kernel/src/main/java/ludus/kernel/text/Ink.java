package ludus.kernel.text;

/// Colour where the terminal has it. Colour never says anything that the text doesn't.
public enum Ink {
  PLAIN,
  COLOUR;

  /// The colours of the games, as codes of the 256-colour palette.
  public enum Hue {
    BEIGE(180),
    BLUE(75),
    ORANGE(208),
    GREY(248),
    YELLOW(220),
    GREEN(71),
    RED(167),
    BOLD(-1),
    DIM(-2);

    private final int code;

    Hue(int code) {
      this.code = code;
    }
  }

  private static final String ESCAPE = "\u001b[";
  private static final String RESET = ESCAPE + "0m";

  public String paint(Hue hue, String text) {
    if (this == PLAIN || text.isEmpty()) {
      return text;
    }
    String start =
        switch (hue) {
          case BOLD -> ESCAPE + "1m";
          case DIM -> ESCAPE + "2m";
          default -> ESCAPE + "38;5;" + hue.code + "m";
        };
    return start + text + RESET;
  }
}
