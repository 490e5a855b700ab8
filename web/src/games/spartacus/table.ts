import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { closePopover, openWhyNot } from '../../kit';
import type { BoardState, Chosen, Shown } from './context';
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
  // what was chosen for one question is not chosen for the next
  const question = `${you?.what} ${you?.stamp} ${you?.must}`;
  const latest = useRef(question);
  latest.current = question;
  useEffect(() => closePopover(), [question]);

  return {
    ...props,
    view,
    me: mine(view),
    yours,
    must: yours && you?.must === true,
    options: yours ? listed : [],
    option: (move) => (yours ? byKey.get(keyOf(move)) : undefined),
    chosen: yours && picked.at === question ? picked.chosen : NOTHING,
    choose: (chosen) => setPicked({ at: question, chosen }),
    does: async ({ move }, anchor) => {
      if (busy.current) return false;
      busy.current = true;
      try {
        return await act([move], anchor);
      } finally {
        busy.current = false;
      }
    },
    whyNot: (move, anchor) => {
      void why([move]).then((refused) => {
        if (refused && anchor.isConnected && latest.current === question) openWhyNot(anchor, refused, names);
      });
    },
    shown: useShown(fresh),
  };
}

/** What was opened last, from the events: bids and dice lie there until the next. */
function useShown(fresh: Props['fresh']): Shown {
  const shown = useRef<Shown>({});
  return useMemo(() => {
    for (const { event } of fresh.flatMap((entry) => entry.lines)) {
      if (event?.type === 'BidsOpened') shown.current = { ...shown.current, bids: event };
      else if (event?.type === 'Attacked') shown.current = { ...shown.current, attack: event, dice: undefined, compared: undefined };
      else if (event?.type === 'DiceRolled') shown.current = { ...shown.current, dice: event };
      else if (event?.type === 'DiceCompared') shown.current = { ...shown.current, compared: event };
      else if (event?.type === 'PhaseBegan' || event?.type === 'MatchBegan') shown.current = {};
    }
    return shown.current;
  }, [fresh]);
}
