import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { closePopover, openWhyNot } from '../../kit';
import type { BoardState, Chosen } from './context';
import { historyOf } from './history';
import { keyOf, mine, type Move, type Props } from './model';

const NOTHING: Chosen = {};

/** What the parts of a table share: what can be done, what is chosen, and how it is sent. */
export function useTable(props: Props): BoardState {
  const { position, live, names, act, why, log } = props;
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

  async function doesAll(moves: Move[], anchor?: Element): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    try {
      return await act(moves, anchor);
    } finally {
      busy.current = false;
    }
  }

  return {
    ...props,
    // what can't be sent isn't asked
    position: live ? position : { ...position, you: null },
    view,
    me: mine(view),
    yours,
    must: yours && you?.must === true,
    options: yours ? listed : [],
    option: (move) => (yours ? byKey.get(keyOf(move)) : undefined),
    chosen: yours && picked.at === question ? picked.chosen : NOTHING,
    choose: (chosen) => setPicked({ at: question, chosen }),
    does: ({ move }, anchor) => doesAll([move], anchor),
    doesAll,
    whyNot: (move, anchor) => {
      void why([move]).then((refused) => {
        if (refused && anchor.isConnected && latest.current === question) openWhyNot(anchor, refused, names);
      });
    },
    past: useMemo(() => historyOf(log), [log]),
  };
}
