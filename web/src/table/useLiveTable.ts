import { useEffect, useState } from 'preact/hooks';
import { openTable, type LiveTable } from '../api/live';
import { forgetPlaces } from '../kit';

/** A table that is followed as long as the component is there. */
export function useLiveTable(id: string): LiveTable | null {
  const [live, setLive] = useState<LiveTable | null>(null);
  useEffect(() => {
    const opened = openTable(id);
    setLive(opened);
    const hurry = () => opened.hurry();
    addEventListener('pointerdown', hurry, { passive: true });
    return () => {
      removeEventListener('pointerdown', hurry);
      opened.close();
      forgetPlaces();
    };
  }, [id]);
  return live?.id === id ? live : null;
}
