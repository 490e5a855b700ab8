import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/api';
import { offerOf } from '../api/session';
import type { Lobby } from '../generated/ludus';
import { gamePage } from '../games/registry';
import { canSay, Icon, say, Select, Toggle } from '../kit';
import type { Run } from './Lobby';

const CLOCKS: Lobby.Clock[] = [
  { pace: 'NONE', seconds: 0, increment: 0 },
  { pace: 'PLAYER', seconds: 600, increment: 15 },
  { pace: 'PLAYER', seconds: 1200, increment: 30 },
  { pace: 'DAYS', seconds: 86_400, increment: 0 },
  { pace: 'DAYS', seconds: 3 * 86_400, increment: 0 },
  { pace: 'DAYS', seconds: 7 * 86_400, increment: 0 },
];

const HINTS: Lobby.Hints[] = ['FRIENDLY', 'ALWAYS', 'NEVER'];

const code = (clock: Lobby.Clock) => `${clock.pace}/${clock.seconds}/${clock.increment}`;

/** How a clock is called. */
export function clockName(clock: Lobby.Clock): string {
  if (clock.pace === 'NONE') return say('web.clock.none');
  if (clock.pace === 'DAYS') return say('web.clock.days', { days: Math.round(clock.seconds / 86_400) });
  return say('web.clock.player', { minutes: Math.round(clock.seconds / 60), seconds: clock.increment });
}

/** What the host can change before the start; the others see it. */
export function LobbyOptions({ table, run }: { table: Lobby.Table; run: Run }) {
  const offer = offerOf(table.game);
  const page = gamePage(table.game);
  const change = (wish: Partial<Lobby.TableChange>) => void run(() => api.change(table.id, wish));
  const clocks = CLOCKS.some((one) => code(one) === code(table.clock)) ? CLOCKS : [...CLOCKS, table.clock];
  const seats = Array.from({ length: (offer?.maxSeats ?? 4) - (offer?.minSeats ?? 1) + 1 }, (_, i) => i + (offer?.minSeats ?? 1));
  const options = (offer?.options ?? []).filter((option) => page?.optionShown?.(option.name, table.seatCount) ?? true);
  const changed = options.filter((option) => (table.options[option.name] ?? option.standard) !== option.standard).length + (table.hints === 'FRIENDLY' ? 0 : 1);
  return (
    <section class="box" aria-labelledby="opt">
      <h2 id="opt">{say('web.lobby.options')}</h2>
      <ul>
        {table.host && <TableNameRow table={table} change={(name) => change({ name })} />}
        <Row title={say('web.lobby.seats')} text={say('web.lobby.seats.text')}>
          <Select label={say('web.lobby.seats')} value={String(table.seatCount)} locked={!table.host}
            choices={seats.map((n) => ({ value: String(n), label: String(n) }))}
            change={(n) => change({ seats: Number(n), options: page?.optionsFor?.(Number(n), table.options) ?? null })} />
        </Row>
        <Row title={say('web.lobby.pace')} text={say(`web.clock.${table.clock.pace}.text`)}>
          <Select label={say('web.lobby.pace')} value={code(table.clock)} locked={!table.host}
            choices={clocks.map((one) => ({ value: code(one), label: clockName(one) }))}
            change={(wish) => change({ clock: clocks.find((one) => code(one) === wish)! })} />
        </Row>
        <Row title={say('web.lobby.listed')} text={say('web.lobby.listed.text')}>
          <Toggle label={say('web.lobby.listed')} on={table.listed} locked={!table.host} change={(listed) => change({ listed })} />
        </Row>
      </ul>
      <details class="variants" open={table.seatCount === 1}>
        <summary>
          <b>{say('web.lobby.variants')}</b>
          <Icon name="down" />
          <small>{changed > 0 ? say('web.lobby.variants.changed', { count: changed }) : say('web.lobby.variants.none')}</small>
        </summary>
        <ul>
          {options.map((option) => (
            <OptionRow key={option.name} option={option} table={table}
              change={(value) => change({ options: { ...table.options, [option.name]: value } })} />
          ))}
          <Row title={say('web.lobby.hints')} text={say(`web.lobby.hints.${table.hints}.text`)}>
            <Select label={say('web.lobby.hints')} value={table.hints} locked={!table.host}
              choices={HINTS.map((one) => ({ value: one, label: say(`web.lobby.hints.${one}`) }))} change={(hints) => change({ hints })} />
          </Row>
        </ul>
      </details>
      {offer && canSay(offer.notice) && <p class="note">{say(offer.notice)}</p>}
    </section>
  );
}

function Row({ title, text, children }: { title: string; text?: string; children: preact.ComponentChildren }) {
  return (
    <li class="op">
      <span>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
      {children}
    </li>
  );
}

/** An option of the game. Its long name is the game's; where the page has a short one, that stands above it. */
function OptionRow({ option, table, change }: { option: Lobby.OptionOffer; table: Lobby.Table; change(value: string): void }) {
  const value = table.options[option.name] ?? option.standard;
  const long = say(`${table.game}.option.${option.name}`);
  const key = `web.option.${table.game}.${option.name}`;
  const short = canSay(key) ? say(key) : null;
  const isSwitch = option.values.length === 2 && option.values.includes('on') && option.values.includes('off');
  return (
    <Row title={short ?? long} text={short ? long : undefined}>
      {isSwitch ? (
        <Toggle label={short ?? long} on={value === 'on'} locked={!table.host} change={(on) => change(on ? 'on' : 'off')} />
      ) : (
        <Select label={short ?? long} value={value} locked={!table.host} change={change}
          choices={option.values.filter((one) => !(Number(one) > table.seatCount && option.name === 'primus'))
            .map((one) => ({ value: one, label: valueName(key, one) }))} />
      )}
    </Row>
  );
}

function valueName(key: string, value: string): string {
  if (canSay(`${key}.${value}`)) return say(`${key}.${value}`);
  return canSay(`${key}.value`) ? say(`${key}.value`, { value }) : value;
}

function TableNameRow({ table, change }: { table: Lobby.Table; change(name: string): void }) {
  const [name, setName] = useState(table.name ?? '');
  useEffect(() => setName(table.name ?? ''), [table.name]);
  const commit = () => name.trim() !== (table.name ?? '') && change(name.trim());
  return (
    <li class="op">
      <input class="input" aria-label={say('web.lobby.name')} placeholder={say('web.lobby.name')} maxLength={40} value={name}
        onInput={(event) => setName(event.currentTarget.value)} onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()} />
    </li>
  );
}
