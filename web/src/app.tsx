import { useEffect, useErrorBoundary } from 'preact/hooks';
import { RuleSheet } from './book/RuleSheet';
import { Button, closePopover, lazy, LiveRegion, Notices, PopoverHost, say } from './kit';
import { Home } from './pages/Home';
import { PlainPage } from './pages/frame';
import { here, type Route } from './router';

const TablePage = lazy(async () => (await import('./table/Table')).TablePage);
const Replay = lazy(async () => (await import('./pages/Replay')).Replay);
const Analysis = lazy(async () => (await import('./pages/Analysis')).Analysis);
const Rules = lazy(async () => (await import('./pages/Rules')).Rules);
const Learn = lazy(async () => (await import('./pages/Learn')).Learn);
const Tables = lazy(async () => (await import('./pages/Tables')).Tables);
const Account = lazy(async () => (await import('./pages/Account')).Account);
const Credits = lazy(async () => (await import('./pages/Credits')).Credits);
const Fair = lazy(async () => (await import('./pages/Fair')).Fair);

export function App() {
  const route = here.value;
  useEffect(() => {
    closePopover();
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [route.page]);
  return (
    <>
      <a class="skip" href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}>
        {say('web.skip')}
      </a>
      <Guarded key={[route.page, 'id' in route && route.id, 'game' in route && route.game].join()} route={route} />
      <RuleSheet />
      <PopoverHost />
      <Notices />
      <LiveRegion />
    </>
  );
}

/** A fault in one page is said and leaves the rest standing. */
function Guarded({ route }: { route: Route }) {
  const [fault, retry] = useErrorBoundary((problem: unknown) => console.error(problem));
  if (!fault) return <Page route={route} />;
  return (
    <PlainPage title={say('web.fault.title')}>
      <p>{say('web.fault.text')}</p>
      <div class="flow">
        <Button onClick={retry}>{say('web.tryAgain')}</Button>
        <Button onClick={() => location.reload()}>{say('web.fault.reload')}</Button>
      </div>
    </PlainPage>
  );
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />;
    case 'table':
      return <TablePage id={route.id} />;
    case 'replay':
      return <Replay id={route.id} />;
    case 'analysis':
      return <Analysis id={route.id} />;
    case 'rules':
      return <Rules game={route.game} rule={route.rule} />;
    case 'learn':
      return <Learn game={route.game} />;
    case 'tables':
      return <Tables />;
    case 'account':
      return <Account />;
    case 'credits':
      return <Credits />;
    case 'fair':
      return <Fair />;
    case 'nowhere':
      return (
        <PlainPage title={say('web.nowhere.title')}>
          <p>{say('web.nowhere.text')}</p>
          <p>
            <a href="/">{say('web.home')}</a>
          </p>
        </PlainPage>
      );
  }
}
