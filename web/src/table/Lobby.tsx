import { useState } from 'preact/hooks';
import { api } from '../api/api';
import { complaint } from '../api/call';
import type { LiveTable } from '../api/live';
import { me, offerOf, somebody } from '../api/session';
import type { Lobby } from '../generated/ludus';
import { gamePage } from '../games/registry';
import { Band } from '../games/tiles';
import { Button, Dialog, Emblem, emblemName, GameIcon, Icon, LevelBars, notice, OpenSeat, say, seatClass, Segments, tell, TextField } from '../kit';
import { go } from '../router';
import { TopBar, useTitle } from '../pages/frame';
import { tableName } from '../pages/tableRows';
import '../styles/lobby.css';
import { LobbyTalk } from './Chat';
import { copy, invite, inviteLink } from './invite';
import { LobbyOptions } from './LobbyOptions';
import { nameOf } from './names';

export type Run = (change: () => Promise<Lobby.Table | void>) => Promise<void>;

/** A table before the game: seats, invitation, options, and one bar that says what will happen. */
export function LobbyPage({ live, table }: { live: LiveTable; table: Lobby.Table }) {
  const name = tableName(table);
  const game = gamePage(table.game)!;
  useTitle(name);

  const run: Run = async (change) => {
    try {
      const answer = await change();
      if (answer) live.adopt(answer);
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
    }
  };

  return (
    <div class="lobby">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <Band game={game}>
          <h1>{name}</h1>
          <p>
            {say('web.lobby.sub', { game: game.title, count: table.seatCount, time: say(`web.game.${game.id}.time`) })}
            {' · '}
            {table.host ? say('web.lobby.yours') : say('web.lobby.of', { host: table.hostName })}
          </p>
        </Band>
        <section class="box at" aria-labelledby="at">
          <h2 id="at">{say('web.lobby.at')}</h2>
          <ul>
            {table.seats.map((seat) => (
              <SeatRow key={seat.seat} seat={seat} table={table} run={run} />
            ))}
          </ul>
          {table.seats.some((seat) => seat.kind === 'BOT') && <p class="hint">{say('web.lobby.levels')}</p>}
          <LobbyTalk live={live} />
        </section>
        <div class="side">
          <section class="box inv" aria-labelledby="inv">
            <h2 id="inv">{say('web.lobby.invite')}</h2>
            <p>{say('web.lobby.invite.text')}</p>
            <div class="lk">
              <input class="input" readOnly aria-label={say('web.lobby.link')} value={inviteLink(table.id).replace(/^https?:\/\//, '')}
                onFocus={(event) => event.currentTarget.select()} />
              <Button icon="copy" onClick={() => copy(inviteLink(table.id))}>{say('web.copy')}</Button>
            </div>
          </section>
          <LobbyOptions table={table} run={run} />
        </div>
        <BeginBar table={table} run={run} />
      </main>
    </div>
  );
}

function SeatRow({ seat, table, run }: { seat: Lobby.Seat; table: Lobby.Table; run: Run }) {
  const mine = seat.seat === table.you;
  return (
    <li class={`st ${seatClass(seat.seat)}${seat.kind === 'FREE' ? ' free' : ''}${mine ? ' mine' : ''}`}>
      <span class="bar" />
      {seat.kind === 'FREE' ? (
        <OpenSeat size="l">
          <Icon name="plus" />
        </OpenSeat>
      ) : (
        <Emblem seat={seat.seat} size="l" />
      )}
      <span class="nm">
        <b>{seat.kind === 'FREE' ? say('web.lobby.free') : nameOf(seat, table.you)}</b>
        <small>{describe(seat, table)}</small>
      </span>
      {mine && me.value?.guest && <Rename table={table} seat={seat} run={run} />}
      {seat.kind === 'PERSON' && <Presence seat={seat} />}
      {seat.kind === 'BOT' && <BotLevel seat={seat} table={table} run={run} />}
      {seat.kind === 'FREE' && <FreeSeat seat={seat} table={table} run={run} />}
      {seat.kind !== 'FREE' && table.host && !mine && (
        <Button look="icon" icon="x" class="x" aria-label={say('web.lobby.remove', { name: seat.name ?? '' })}
          onClick={() => run(() => api.freeSeat(table.id, seat.seat))} />
      )}
    </li>
  );
}

function describe(seat: Lobby.Seat, table: Lobby.Table): string {
  const emblem = emblemName(seat.seat);
  if (seat.kind === 'FREE') return say('web.lobby.free.text');
  if (seat.kind === 'BOT') return `${say('web.bot')} · ${emblem}`;
  return seat.name === table.hostName ? `${say('web.host')} · ${emblem}` : emblem;
}

/** A guest can say at the table what he is called. */
function Rename({ table, seat, run }: { table: Lobby.Table; seat: Lobby.Seat; run: Run }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(seat.name ?? '');

  function rename(): void {
    setOpen(false);
    void run(async () => {
      me.value = await api.rename(name.trim());
      return api.takeSeat(table.id, seat.seat);
    });
  }

  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>{say('web.account.rename')}</Button>
      {open && (
        <Dialog title={say('web.account.rename')} close={() => setOpen(false)}
          foot={<Button look="primary" onClick={rename}>{say('web.account.rename')}</Button>}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              rename();
            }}>
            <TextField label={say('web.name')} value={name} change={setName} maxLength={24} autocomplete="nickname" autofocus />
          </form>
        </Dialog>
      )}
    </>
  );
}

function Presence({ seat }: { seat: Lobby.Seat }) {
  return seat.online ? (
    <span class="ok">
      <Icon name="check" />
      {say('web.lobby.here')}
    </span>
  ) : (
    <span class="soft small">{say('web.lobby.notHere')}</span>
  );
}

function BotLevel({ seat, table, run }: { seat: Lobby.Seat; table: Lobby.Table; run: Run }) {
  const level = seat.level ?? 'random';
  const levels = offerOf(table.game)?.levels ?? [level];
  if (!table.host) {
    return (
      <span class="level">
        <LevelBars level={level} />
        {say(`web.level.${level}`)}
      </span>
    );
  }
  return (
    <Segments label={say('web.lobby.level')} value={level}
      choices={levels.map((one) => ({ value: one, label: say(`web.level.${one}`), above: <LevelBars level={one} /> }))}
      change={(wish) => run(() => api.setBot(table.id, seat.seat, wish))} />
  );
}

function FreeSeat({ seat, table, run }: { seat: Lobby.Seat; table: Lobby.Table; run: Run }) {
  const levels = offerOf(table.game)?.levels ?? [];
  const latest = table.seats.findLast((one) => one.kind === 'BOT')?.level;
  const level = latest ?? (levels.includes('equestrian') ? 'equestrian' : (levels.at(-1) ?? 'random'));
  return (
    <span class="acts">
      {table.you !== null && (
        <Button look="quiet" onClick={() => run(() => api.takeSeat(table.id, seat.seat))}>{say('web.lobby.moveHere')}</Button>
      )}
      {table.host && (
        <Button onClick={() => run(() => api.setBot(table.id, seat.seat, level))}>
          <GameIcon name="bot" />
          {say('web.lobby.addBot')}
        </Button>
      )}
      {table.you !== null && (
        <Button icon="share" onClick={() => invite(table.id, tableName(table))}>{say('web.lobby.inviteOne')}</Button>
      )}
    </span>
  );
}

function BeginBar({ table, run }: { table: Lobby.Table; run: Run }) {
  const game = gamePage(table.game)!.title;
  const taken = table.seats.filter((seat) => seat.kind !== 'FREE').length;
  const free = table.seats.length - taken;
  const offer = offerOf(table.game);
  const tooFew = taken < (offer?.minSeats ?? 1);

  if (table.you === null && free > 0) return <SitDown table={table} run={run} />;
  if (table.you === null && !table.host) {
    return <div class="begin"><span><b>{say('web.lobby.full')}</b> {say('web.lobby.full.text')}</span></div>;
  }

  async function leave(): Promise<void> {
    await run(() => api.freeSeat(table.id, table.you!));
    go('/');
  }

  return (
    <div class="begin">
      <span>
        <b>{free > 0 ? say('web.lobby.freeSeats', { count: free }) : say('web.lobby.allHere')}</b>{' '}
        {table.host ? say('web.lobby.will', { game, count: taken }) : say('web.lobby.waitHost', { host: table.hostName })}
      </span>
      {table.you !== null && <Button look="quiet" onClick={leave}>{say('web.lobby.leave')}</Button>}
      {table.host && (
        <Button look="primary" big notNow={tooFew} onClick={() => run(() => api.start(table.id))}>
          {say('web.lobby.begin', { count: taken })}
        </Button>
      )}
    </div>
  );
}

/** For those who come by the link: a name and a seat in one step. */
function SitDown({ table, run }: { table: Lobby.Table; run: Run }) {
  const [name, setName] = useState(me.value?.name ?? '');
  const known = me.value && !me.value.guest;
  const first = table.seats.find((seat) => seat.kind === 'FREE')!.seat;
  return (
    <form class="begin sit"
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => {
          await somebody(name || undefined);
          return api.takeSeat(table.id, first);
        });
      }}>
      <span>
        <b>{say('web.lobby.invited', { host: table.hostName })}</b> {say('web.lobby.invited.text')}
      </span>
      {!known && (
        <input class="input" aria-label={say('web.name')} placeholder={say('web.name')} autocomplete="nickname" maxLength={24}
          value={name} onInput={(event) => setName(event.currentTarget.value)} />
      )}
      <Button look="primary" big type="submit">{say('web.lobby.sit')}</Button>
    </form>
  );
}
