import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { closePopover, openWhyNot } from '../../kit';
import type { Battle, BoardState, Chosen } from './context';
import { kindOf, placeOf } from './items';
import { keyOf, mine, type Props } from './model';

const NOTHING: Chosen = {};

/** What the parts of a table share: what can be done, what is chosen, and how it is sent. */
export function useTable(props: Props): BoardState {
  const { position, live, names, act, why, fresh, log } = props;
  const { view, you } = position;
  const [picked, setPicked] = useState<{ at: string; chosen: Chosen }>({ at: '', chosen: NOTHING });
  const busy = useRef(false);

  const listed = useMemo(() => you?.moves ?? [], [you]);
  const byKey = useMemo(() => new Map(listed.map((option) => [keyOf(option.move), option])), [listed]);
  const yours = live && you !== null && (listed.length > 0 || (you.forms?.length ?? 0) > 0);
  // what was chosen for one question is not chosen for the next; an area that is only looked at stays
  const question = `${you?.what} ${you?.stamp} ${you?.must}`;
  const latest = useRef(question);
  latest.current = question;
  useEffect(() => closePopover(), [question]);
  const { battle, open, wished, show, putAway } = useBattle(log, fresh);
  const fought = battle !== null && (battle.active.seat === view.you || battle.other.seat === view.you);

  const choose = (chosen: Chosen) => setPicked({ at: question, chosen });
  const does: BoardState['does'] = async (moves, anchor) => {
    if (busy.current) return false;
    busy.current = true;
    putAway();
    try {
      return await act(moves, anchor);
    } finally {
      busy.current = false;
    }
  };

  return {
    ...props,
    view,
    me: mine(view),
    yours,
    must: yours && you?.must === true,
    options: yours ? listed : [],
    option: (move) => (yours ? byKey.get(keyOf(move)) : undefined),
    chosen: picked.at === question || isLook(picked.chosen) ? picked.chosen : NOTHING,
    choose,
    does,
    build: (item, anchor) => {
      const area = placeOf(view, item.move) ?? undefined;
      if (item.price === 0) void does([item.move], anchor);
      else choose({ item, kind: kindOf(view, item.move) ?? undefined, area });
    },
    whyNot: (move, anchor) => {
      void why([move]).then((refused) => {
        if (refused && anchor.isConnected && latest.current === question) openWhyNot(anchor, refused, names);
      });
    },
    battle,
    // a battle of others gives way to what the reader is asked
    battleOpen: open && (wished || fought || !(yours && you?.must === true)),
    showBattle: show,
    putAway,
  };
}

const isLook = (chosen: Chosen) => Object.entries(chosen).every(([what, value]) => what === 'area' || value === undefined);

/**
 * The last battle of a phase. It opens with its dice when it is fought, until the reader puts it away or does something; then, and
 * after a reload, its outcome stays in sight and opens it again.
 */
function useBattle(log: Props['log'], fresh: Props['fresh']): { battle: Battle | null; open: boolean; wished: boolean; show(): void; putAway(): void } {
  const battle = useMemo(() => lastBattle([...log, ...fresh.filter(({ number }) => number > (log.at(-1)?.number ?? -1))]), [log, fresh]);
  const name = battle && named(battle);
  const [away, setAway] = useState(() => (lastBattle(fresh) ? null : name));
  const [wish, setWish] = useState<string | null>(null);
  return {
    battle,
    open: name !== null && (name !== away || name === wish),
    wished: name === wish,
    show: () => setWish(name),
    putAway: () => {
      setAway(name);
      setWish(null);
    },
  };
}

/** Two battles of a phase differ in their place, their dice or their sides. */
const named = (battle: Battle) => JSON.stringify(battle);

/** The last battle of these entries, unless a later one has begun another phase. */
function lastBattle(entries: Props['log']): Battle | null {
  let last: Battle | null = null;
  for (const { lines } of entries) {
    const fought = lines.findLast(({ event }) => event?.type === 'LandBattleFought' || event?.type === 'SeaBattleFought');
    if (fought) last = fought.event as Battle;
    else if (lines.some(({ event }) => event?.type === 'PhaseBegan')) last = null;
  }
  return last;
}
