import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { closePopover, openWhyNot } from '../../kit';
import type { Battle, BoardState, Chosen } from './context';
import { kindOf, placeOf } from './items';
import { keyOf, mine, type Props } from './model';

const NOTHING: Chosen = {};

/** What the parts of a table share: what can be done, what is chosen, and how it is sent. */
export function useTable(props: Props): BoardState {
  const { position, live, names, act, why, fresh } = props;
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
  const [battle, putAway] = useBattle(fresh);

  const choose = (chosen: Chosen) => setPicked({ at: question, chosen });
  const does: BoardState['does'] = async (moves, anchor) => {
    if (busy.current) return false;
    busy.current = true;
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
    putAway,
  };
}

const isLook = (chosen: Chosen) => Object.entries(chosen).every(([what, value]) => what === 'area' || value === undefined);

/** The last battle lies there with its dice until it is put away or the phase is over. */
function useBattle(fresh: Props['fresh']): [Battle | null, () => void] {
  const [away, setAway] = useState<Battle | null>(null);
  const shown = useRef<Battle | null>(null);
  useMemo(() => {
    const events = fresh.flatMap((entry) => entry.lines.map((line) => line.event));
    const fought = events.findLast((event) => event?.type === 'LandBattleFought' || event?.type === 'SeaBattleFought');
    if (fought) shown.current = fought as Battle;
    else if (events.some((event) => event?.type === 'PhaseBegan')) shown.current = null;
  }, [fresh]);
  return [shown.current === away ? null : shown.current, () => setAway(shown.current)];
}
