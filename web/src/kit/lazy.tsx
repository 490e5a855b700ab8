import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from './Button';
import { say } from './words';

/** A component that is fetched when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [, redraw] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded || failed) return;
      load().then(
        (component) => {
          loaded = component;
          redraw((n) => n + 1);
        },
        () => setFailed(true),
      );
    }, [failed]);
    if (loaded) {
      const Loaded = loaded;
      return <Loaded {...props} />;
    }
    return failed ? <Away again={() => setFailed(false)} /> : <div class="loading" aria-busy="true" />;
  };
}

/** Something could not be fetched. */
export function Away({ again }: { again(): void }) {
  return (
    <div class="empty" role="alert">
      <h2>{say('web.away.title')}</h2>
      <p>{say('web.away.text')}</p>
      <Button onClick={again}>{say('web.tryAgain')}</Button>
    </div>
  );
}
