import { say } from '../kit';
import { PlainPage } from './frame';
import { TableRows, useTables } from './tableRows';
import '../styles/home.css';

/** Every table that this reader may see. */
export function Tables() {
  const tables = useTables();
  return (
    <PlainPage wide title={say('web.tables')}>
      <section class="box list" aria-labelledby="mine">
        <h2 id="mine">{say('web.home.mine')}</h2>
        <TableRows tables={tables?.mine} none="web.home.mine.none" />
      </section>
      <section class="box list" aria-labelledby="open">
        <h2 id="open">{say('web.home.open')}</h2>
        <TableRows tables={tables?.open} none="web.home.open.none" />
      </section>
      <section class="box list" aria-labelledby="running">
        <h2 id="running">{say('web.tables.running')}</h2>
        <TableRows tables={tables?.running} none="web.tables.running.none" />
      </section>
    </PlainPage>
  );
}
