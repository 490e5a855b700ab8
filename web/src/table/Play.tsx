import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { api, recordAddress } from '../api/api';
import { complaint } from '../api/call';
import type { LiveTable, Refused } from '../api/live';
import type { BoardProps, GameParts } from '../games/registry';
import { announce, Button, Dialog, notice, openRule, openWhyNot, say, Sheet, tell, toggleLamp, type MenuItem } from '../kit';
import { go } from '../router';
import { tableName } from '../pages/tableRows';
import { Bars } from './Bars';
import { Consent, GoBack } from './Consent';
import { EndPage } from './End';
import { Help } from './Help';
import { HintBar, useHint } from './Hint';
import { invite } from './invite';
import { Margin } from './Margin';
import { gameEntries, namesOf, standing } from './names';
import { OrdersDialog } from './Orders';
import { TableBar } from './TableBar';

type Open = 'orders' | 'back' | 'words' | 'help' | 'leave' | null;

/** A table in play: the game's board, the margin, and what the shell adds to every game. */
export function PlayPage({ live, parts, data }: { live: LiveTable; parts: GameParts; data: unknown }) {
  const { table, position: now, log, chat } = live.seen.value!;
  const position = now!;
  const names = useMemo(() => namesOf(table), [table]);
  const [open, setOpen] = useState<Open>(null);
  const [drawer, setDrawer] = useState(false);
  const [readChat, setReadChat] = useState(chat.length);
  const [markedFrom, setMarkedFrom] = useState<number | null>(null);
  const [lookBack, setLookBack] = useState(false);
  const fresh = live.fresh.value;
  const over = table.status === 'OVER' || position.outcome !== null;
  const isLive = live.connection.value.state !== 'lost' && !over;

  useTurnTitle(live);
  useSpokenLog(live, parts);
  const hint = useHint(live, parts, names);

  function show(refused: Refused, anchor?: Element): void {
    if (refused.stale) notice(`${say('web.stale')} ${say('web.stale.text')}`, 'bad');
    else if (anchor?.isConnected) openWhyNot(anchor, refused.refused, names);
    else notice(tell(refused.refused.message, names), 'bad');
    announce(tell(refused.refused.message, names), true);
  }

  const board: BoardProps = {
    table,
    names,
    position,
    data,
    live: isLive,
    fresh: useMemo(() => gameEntries(fresh), [fresh]),
    log: useMemo(() => standing(log), [log]),
    act: async (moves, anchor) => {
      if (live.busy.peek()) return false;
      const refused = await live.act(moves);
      if (refused) show(refused, anchor);
      return refused === null;
    },
    why: live.why,
    preview: live.preview,
    undo: async () => {
      if (live.busy.peek()) return;
      const refused = await live.undo();
      if (refused) show(refused);
    },
    openRule,
    ...(table.you !== null && !over && { openOrders: () => setOpen('orders') }),
  };

  function showTalk(): void {
    setDrawer(true);
    setReadChat(chat.length);
  }

  function showMissed(): void {
    setMarkedFrom((log.at(-1)?.number ?? 0) - (live.missed.peek() ?? 0) + 1);
    live.forgetMissed();
    setDrawer(true);
  }

  const seated = table.you !== null;
  const items: (MenuItem | false | null)[] = [
    { label: say('web.rules'), icon: 'book', act: () => openRule(table.game) },
    parts.TextView !== undefined && { label: say('web.inWords'), icon: 'eye', act: () => setOpen('words') },
    seated && !over && { label: say('web.hint'), icon: 'hint', act: () => void hint.ask() },
    over && { label: say('web.analysis'), icon: 'chart', href: `/t/${table.id}/analysis` },
    seated && !over && { label: say('web.orders'), icon: 'orders', act: () => setOpen('orders') },
    seated && !over && { label: say('web.goBack'), icon: 'undo', act: () => setOpen('back') },
    { label: say('web.invite.copy'), icon: 'share', act: () => void invite(table.id, tableName(table)) },
    { label: say('web.record'), icon: 'save', href: recordAddress(table.id), download: `${table.game}-${table.id}.json` },
    { label: say('web.lamp'), icon: 'lamp', act: toggleLamp },
    { label: say('web.settings'), icon: 'person', href: '/account' },
    { label: say('web.help'), icon: 'help', act: () => setOpen('help') },
    seated && !over ? { label: say('web.leave'), icon: 'leave', act: () => setOpen('leave') } : { label: say('web.home'), icon: 'leave', href: '/' },
  ];

  async function leave(): Promise<void> {
    try {
      await api.freeSeat(table.id, table.you!);
      go('/');
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
    }
  }

  const dialogs = (
    <>
      {open === 'orders' && <OrdersDialog id={table.id} game={table.game} names={names} close={() => setOpen(null)} />}
      {open === 'back' && <GoBack live={live} names={names} parts={parts} data={data} close={() => setOpen(null)} />}
      {open === 'help' && <Help close={() => setOpen(null)} />}
      {open === 'words' && parts.TextView && (
        <Sheet title={say('web.inWords')} close={() => setOpen(null)}>
          <parts.TextView table={table} names={names} position={position} data={data} />
        </Sheet>
      )}
      {open === 'leave' && (
        <Dialog title={say('web.leave.title')} close={() => setOpen(null)}
          foot={
            <>
              <Button onClick={() => setOpen(null)}>{say('web.leave.stay')}</Button>
              <Button look="primary" onClick={leave}>{say('web.leave.go')}</Button>
            </>
          }>
          <p>{say('web.leave.text')}</p>
        </Dialog>
      )}
    </>
  );

  if (over && !lookBack) {
    return (
      <EndPage live={live} parts={parts} data={data} names={names} items={items} dialogs={dialogs} lookBack={() => setLookBack(true)} />
    );
  }
  return (
    <div class="table-page">
      <TableBar live={live} table={table} parts={parts} items={items} talk={{ open: showTalk, dot: chat.length > readChat }}
        hint={hint} />
      <div class="alerts">
        <Bars live={live} show={showMissed} />
        <HintBar hint={hint} names={names} />
        {!over && <Consent live={live} names={names} parts={parts} data={data} />}
        {over && <OverBar close={() => setLookBack(false)} />}
      </div>
      <main id="main" class={`board${isLive ? '' : ' resting'}`} tabIndex={-1} aria-busy={live.busy.value}>
        <parts.Board {...board} />
      </main>
      <Margin live={live} board={board} names={names} parts={parts} data={data} markedFrom={markedFrom} drawer={drawer}
        close={() => {
          setDrawer(false);
          setReadChat(chat.length);
        }} />
      {dialogs}
    </div>
  );
}

function OverBar({ close }: { close(): void }) {
  return (
    <div class="alert news">
      <span>
        <b>{say('web.end.over')}</b>
      </span>
      <Button onClick={close}>{say('web.end.result')}</Button>
    </div>
  );
}

/** The page's title starts with a dot when the game waits for the reader; that is said aloud too. */
function useTurnTitle(live: LiveTable): void {
  const { table, position } = live.seen.value!;
  const mine = position?.you?.must === true && position.outcome === null;
  const what = position?.you?.what;
  const name = tableName(table);
  useEffect(() => {
    document.title = mine ? `● ${say('web.yourTurn')} · ${name}` : `${name} · Ludus`;
  }, [mine, name, say('web.yourTurn')]);
  useEffect(() => {
    if (mine) announce(`${say('web.yourTurn')}. ${say(`${table.game}.ask.${what}`)}`, true);
  }, [mine, what]);
}

/** New lines of the log are said to people who listen. */
function useSpokenLog(live: LiveTable, parts: GameParts): void {
  const fresh = live.fresh.value;
  const before = useRef(fresh);
  useEffect(() => {
    if (before.current === fresh) return;
    before.current = fresh;
    const names = namesOf(live.seen.peek()!.table);
    const lines = fresh.flatMap((entry) => entry.lines).filter((line) => line.event === null || !parts.logSkips?.(line.event)).map((line) => (line.event !== null && parts.logHeading?.(line.event)) || tell(line.told, names));
    if (lines.length > 0) announce(lines.join(' '));
  }, [fresh]);
}
