import type { LiveTable } from '../api/live';
import type { Lobby } from '../generated/ludus';
import { gamePage, type GameParts } from '../games/registry';
import { Badge, Icon, Menu, openRule, say, type MenuItem } from '../kit';
import { DeskPicks, Mark } from '../pages/frame';
import { LiveDot } from './Bars';
import type { Hint } from './Hint';
import { RunningClock } from './Players';

/** The bar of a table: what is played, how the line is, and everything that is seldom needed. */
export function TableBar({ live, table, parts, items, talk, hint }: {
  live: LiveTable;
  table: Lobby.Table;
  parts?: GameParts;
  items: (MenuItem | false | null)[];
  /** Opens log and chat where they don't stand beside the table; `dot` if there is something new. */
  talk?: { open(): void; dot: boolean };
  hint?: Hint;
}) {
  const page = gamePage(table.game)!;
  const view = live.seen.value?.position?.view;
  const status = view != null ? parts?.status?.(view) : undefined;
  return (
    <header class="top table-top">
      <Mark />
      <a class="pick home-back" href="/" aria-label={say('web.home')}>
        <Icon name="back" />
      </a>
      <h1>
        {page.title} <small>{[table.name, status].filter(Boolean).join(' · ')}</small>
      </h1>
      <span class="grow" />
      {table.you === null && table.status !== 'OVER' && <Badge>{say('web.watching')}</Badge>}
      <span class="only-phone">
        <RunningClock live={live} />
      </span>
      {view != null && table.status !== 'OVER' && parts?.TopExtra && (
        <span class="only-phone">
          <parts.TopExtra view={view} />
        </span>
      )}
      {table.status !== 'OVER' && <LiveDot live={live} />}
      {hint?.possible && (
        <button type="button" class="pick hint-ask" aria-label={say('web.hint.ask')} aria-busy={hint.asking} aria-keyshortcuts="h" onClick={() => void hint.ask()}>
          <Icon name="hint" />
          <span class="not-phone">{say('web.hint')}</span>
        </button>
      )}
      <button type="button" class="pick not-phone" onClick={() => openRule(page.id)}>
        <Icon name="book" />
        {say('web.rules')}
      </button>
      <DeskPicks />
      {talk && (
        <button type="button" class="pick talk-open" aria-label={say(talk.dot ? 'web.talk.new' : 'web.talk')} onClick={talk.open}>
          <Icon name="chat" />
          {talk.dot && <i class="dot" />}
        </button>
      )}
      <Menu label={say('web.menu')} items={items}>
        <Icon name="menu" />
      </Menu>
    </header>
  );
}
