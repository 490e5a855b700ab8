import { useEffect, useRef } from 'preact/hooks';
import type { LiveTable } from '../api/live';
import type { BoardProps, GameParts } from '../games/registry';
import { Button, say, type Names } from '../kit';
import { Chat } from './Chat';
import { Log } from './Log';
import { Players } from './Players';

/** Log and chat: beside the table on a desktop, a drawer on smaller screens. */
export function Margin({ live, board, names, parts, data, markedFrom, drawer, close }: {
  live: LiveTable;
  board: BoardProps;
  names: Names;
  parts: GameParts;
  data: unknown;
  markedFrom: number | null;
  drawer: boolean;
  close(): void;
}) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!drawer || getComputedStyle(box.current!).position !== 'fixed') return;
    const before = document.activeElement;
    box.current!.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [drawer]);
  return (
    <>
      {drawer && <div class="margin-shade" onClick={close} />}
      <aside ref={box} class={`margin${drawer ? ' open' : ''}`} aria-label={say('web.margin')} tabIndex={-1}>
        <Button look="icon" icon="x" class="margin-close" aria-label={say('web.close')} onClick={close} />
        <Players live={live} />
        {parts.Aside && <parts.Aside {...board} />}
        <Log live={live} names={names} parts={parts} data={data} markedFrom={markedFrom} />
        <Chat live={live} />
      </aside>
    </>
  );
}
