import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api, recordAddress } from '../api/api';
import { complaint } from '../api/call';
import type { LiveTable } from '../api/live';
import type { EndProps, GameParts } from '../games/registry';
import { Button, ButtonLink, Dialog, Icon, Menu, notice, openRule, say, tell, type MenuItem, type Names } from '../kit';
import { go } from '../router';
import { Bars } from './Bars';
import { Shuffle } from './Shuffle';
import { TableBar } from './TableBar';

/** The verdict and every point, which the game draws, and what can be done now. */
export function EndPage({ live, parts, data, names, items, dialogs, lookBack }: {
  live: LiveTable;
  parts: GameParts;
  data: unknown;
  names: Names;
  items: (MenuItem | false | null)[];
  dialogs: ComponentChildren;
  lookBack(): void;
}) {
  const { table, position, log, logBefore } = live.seen.value!;
  const [shuffle, setShuffle] = useState(false);
  const seated = table.you !== null;

  // how it came about is told from the whole story
  useEffect(() => {
    if (logBefore !== null) void live.earlier().catch(() => {});
  }, [logBefore]);

  async function again(): Promise<void> {
    try {
      go(`/t/${table.next ?? (await api.again(table.id)).id}`);
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
    }
  }

  const more: MenuItem[] = [
    { label: say('web.end.look'), icon: 'eye', act: lookBack },
    { label: say('web.analysis'), icon: 'chart', href: `/t/${table.id}/analysis` },
    { label: say('web.end.watch'), icon: 'clock', href: `/t/${table.id}/replay` },
    { label: say('web.end.record'), icon: 'save', href: recordAddress(table.id), download: `${table.game}-${table.id}.json` },
    { label: say('web.end.shuffle'), icon: 'shield', act: () => setShuffle(true) },
  ];

  // what had the focus is gone with the board
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, []);

  return (
    <div class="end-page">
      <TableBar live={live} table={table} parts={parts} items={items} />
      <Bars live={live} show={lookBack} />
      <main id="main" class="end" tabIndex={-1}>
        <parts.End table={table} names={names} position={position as EndProps['position']} data={data} log={log} openRule={openRule} />
      </main>
      <nav class="end-acts" aria-label={say('web.end.next')}>
        {seated && <Button look="primary" icon="play" onClick={again}>{say('web.end.again')}</Button>}
        <ButtonLink href="/">{say('web.end.another')}</ButtonLink>
        <span class="grow" />
        {more.map(({ label, icon, act, href, download }) =>
          href ? (
            <ButtonLink key={label} class="in-row" icon={icon} href={href} download={download}>{label}</ButtonLink>
          ) : (
            <Button key={label} class="in-row" icon={icon} onClick={act}>{label}</Button>
          ),
        )}
        <Menu label={say('web.end.more')} items={more}>
          <Icon name="more" />
        </Menu>
      </nav>
      {shuffle && (
        <Dialog wide title={say('web.end.shuffle')} close={() => setShuffle(false)}>
          <Shuffle commitment={table.commitment} secret={table.secret} nonces={table.nonces} seats={table.seats} />
          <p>
            <a class="alone" href="/fair">{say('web.fair.title')}</a>
          </p>
        </Dialog>
      )}
      {dialogs}
    </div>
  );
}
