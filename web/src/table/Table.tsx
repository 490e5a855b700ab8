import { useEffect } from 'preact/hooks';
import { GameIcon, say, ButtonLink } from '../kit';
import { TopBar } from '../pages/frame';
import { ConnectionScreen } from './Bars';
import { LobbyPage } from './Lobby';
import { PlayPage } from './Play';
import { useLiveTable } from './useLiveTable';
import { useParts } from './useParts';
import '../styles/table.css';

/** `/t/{id}`: the same address before, in and after the game. */
export function TablePage({ id }: { id: string }) {
  const live = useLiveTable(id);
  const seen = live?.seen.value;
  const { loaded, failed, again } = useParts(seen?.table.game);
  useEffect(() => {
    if (!seen) document.title = 'Ludus';
  }, [seen === null]);

  if (!live) return null;
  if (live.missing.value) return <NoTable />;
  if (!seen) return <ConnectionScreen live={live} />;
  if (seen.table.status === 'OPEN') return <LobbyPage live={live} table={seen.table} />;
  if (!loaded || !seen.position) return <ConnectionScreen live={live} failed={failed} again={again} />;
  return <PlayPage live={live} parts={loaded.parts} data={loaded.data} />;
}

function NoTable() {
  return (
    <>
      <TopBar />
      <main id="main" class="column">
        <div class="empty">
          <GameIcon name="amphora" />
          <h1>{say('web.noTable.title')}</h1>
          <p>{say('web.noTable.text')}</p>
          <ButtonLink href="/">{say('web.home')}</ButtonLink>
        </div>
      </main>
    </>
  );
}
