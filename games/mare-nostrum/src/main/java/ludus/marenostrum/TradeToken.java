package ludus.marenostrum;

import ludus.kernel.Pile;

/// One of the three two-sided Trade tokens (MN-C-7).
public record TradeToken(int index, String id, Pile<Integer> values) {}
