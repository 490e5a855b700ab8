package ludus.pax;

/// The constants of the rules, as the data file gives them.
record Numbers(
    int startingAurei,
    int passAurei,
    int emptyDeckAurei,
    int incomeNoCardPlayed,
    int step,
    int religionTwo,
    int religionThree,
    int perCategoryInDisplay,
    int perCategoryStrongerThanRome,
    int perArmySymbol,
    int perFleetSymbol,
    int primusConspiratus,
    int mostMoney,
    int handCardMoneyWorth,
    int romeWinsAtCategories) {}
