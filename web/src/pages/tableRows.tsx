import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/api';
import type { Lobby } from '../generated/ludus';
import { gamePage } from '../games/registry';
import { GameTile } from '../games/tiles';
import { ButtonLink, Emblem, GameIcon, listed, locale, OpenSeat, say } from '../kit';

const EVERY = 15_000;

/** The lists of tables, looked at again while the page is in sight; undefined until they are known. */
export function useTables(): Lobby.TableList | undefined {
  const [tables, setTables] = useState<Lobby.TableList>();
  useEffect(() => {
    let alive = true;
    const look = () => {
      if (document.hidden) return;
      api.tables().then((list) => alive && setTables(list), () => {});
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      alive = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return tables && { ...tables, mine: yoursFirst(tables.mine) };
}

/** Those that wait for the reader first, then what runs, then what is over; the latest first. */
export function yoursFirst(tables: Lobby.TableNote[]): Lobby.TableNote[] {
  const rank = (table: Lobby.TableNote) => (table.yourTurn ? 0 : table.status === 'RUNNING' ? 1 : table.status === 'OPEN' ? 2 : 3);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** What a table is called. */
export function tableName(table: Pick<Lobby.Table, 'name' | 'game'>): string {
  return table.name ?? gamePage(table.game)?.title ?? table.game;
}

/** In a list, a table without a name is known by its people. */
function noteName(table: Lobby.TableNote): string {
  if (table.name !== null) return table.name;
  const game = tableName(table);
  if (table.you === null) return say('web.tables.of', { game, host: table.hostName });
  const others = table.seats.filter((seat) => seat.kind !== 'FREE' && seat.seat !== table.you).map((seat) => seat.name ?? '');
  return others.length === 0 ? game : say('web.tables.with', { game, names: listed(others) });
}

export function TableRows({ tables, none }: { tables: Lobby.TableNote[] | undefined; none: string }) {
  if (!tables) return <div class="tb" aria-busy="true" />;
  if (tables.length === 0) {
    return (
      <div class="empty">
        <GameIcon name="amphora" />
        <b>{say(`${none}.title`)}</b>
        <p>{say(none)}</p>
      </div>
    );
  }
  return (
    <ul>
      {tables.map((table) => (
        <li key={table.id} class="tb">
          <GameTile game={table.game} />
          <span class="tn">
            <b>{noteName(table)}</b>
            <Seats table={table} />
          </span>
          <WhatNow table={table} />
        </li>
      ))}
    </ul>
  );
}

function Seats({ table }: { table: Lobby.TableNote }) {
  const free = table.seats.filter((seat) => seat.kind === 'FREE').length;
  return (
    <span class="ss">
      {table.seats.map((seat) =>
        seat.kind === 'FREE' ? (
          table.status === 'OPEN' && <OpenSeat key={seat.seat} size="s" />
        ) : (
          <Emblem key={seat.seat} seat={seat.seat} size="s" label={seat.name ?? ''} />
        ),
      )}
      {table.status === 'OPEN' && free > 0 && <em>{say('web.tables.free', { count: free })}</em>}
    </span>
  );
}

function WhatNow({ table }: { table: Lobby.TableNote }) {
  const address = `/t/${table.id}`;
  const name = noteName(table);
  if (table.yourTurn) return <a class="turn" href={address} aria-label={say('web.tables.yourTurn.at', { table: name })}>{say('web.yourTurn')}</a>;
  if (table.status === 'OVER') {
    const won = table.you !== null && table.winners.includes(table.you);
    const names = table.winners.map((seat) => table.seats.find((one) => one.seat === seat)?.name ?? '');
    return (
      <span class="wait">
        {say('web.tables.ended', { when: dayOf(table.changed) })}
        <br />
        <a href={address}>
          {won ? say('web.tables.youWon') : names.length > 0 ? say('web.tables.won', { names: listed(names), count: names.length }) : say('web.tables.nobodyWon')}
        </a>
      </span>
    );
  }
  if (table.status === 'RUNNING') {
    return table.you === null ? (
      <ButtonLink href={address} aria-label={say('web.tables.watch.at', { table: name })}>{say('web.tables.watch')}</ButtonLink>
    ) : (
      <span class="wait">
        {say('web.tables.waiting')}
        <br />
        <a href={address}>{listed(table.waiting.slice(0, 2))}</a>
      </span>
    );
  }
  return table.you === null ? (
    <ButtonLink href={address} aria-label={say('web.tables.join.at', { table: name })}>{say('web.tables.join')}</ButtonLink>
  ) : (
    <ButtonLink href={address} aria-label={say('web.tables.open.at', { table: name })}>{say('web.tables.open')}</ButtonLink>
  );
}

/** "Friday", or the date when that is more than six days ago. */
function dayOf(time: number): string {
  const days = (Date.now() - time) / 86_400_000;
  return new Intl.DateTimeFormat(locale(), days < 6 ? { weekday: 'long' } : { day: 'numeric', month: 'short' }).format(time);
}
