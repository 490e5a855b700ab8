import { Sheet, say } from '../../kit';
import { EmpireMark } from './art';
import { useBoard } from './context';
import type { EmpireId, SiteKind } from './map/model';
import { SiteToken, Token } from './map/tokens';
import { nameAt } from './model';

const SITES: SiteKind[] = ['caravan', 'market', 'city', 'capital', 'legendary', 'temple'];
const STATES = ['unclaimed', 'controlled', 'conquest', 'buildings', 'war', 'covered', 'can'] as const;

/** What the signs of the map mean. */
export function Key({ close }: { close(): void }) {
  const { view } = useBoard();
  return (
    <Sheet title={say('web.mare-nostrum.key')} close={close}>
      <div class="mn mn-key">
        <h3>{say('web.mare-nostrum.key.empires')}</h3>
        <ul class="rows">
          {view.realms.map(({ seat, empire }) => (
            <li key={seat}>
              <span class={`swatch e-${empire} h-${empire}`}><EmpireMark empire={empire as EmpireId} /></span>
              <span><b>{nameAt(view, seat)}</b><small>{say(`web.mare-nostrum.key.hatch.${empire}`)}</small></span>
            </li>
          ))}
        </ul>
        <h3>{say('web.mare-nostrum.key.sites')}</h3>
        <ul class="rows">
          {SITES.map((kind) => (
            <li key={kind}>
              <SiteToken site={{ kind, good: 'wine', built: false }} /> <SiteToken site={{ kind, good: 'wine', built: true }} />
              <span><b>{say(`web.mare-nostrum.key.site.${kind}`)}</b><small>{say(`web.mare-nostrum.key.shape.${kind}`)}</small></span>
            </li>
          ))}
        </ul>
        <h3>{say('web.mare-nostrum.key.units')}</h3>
        <ul class="rows">
          {(['legion', 'fortress', 'trireme'] as const).map((kind) => (
            <li key={kind}>
              <Token kind={kind} empire="rome" /> <Token kind={kind} empire="greece" count={kind === 'fortress' ? 1 : 3} />
              <span><b>{say(`web.mare-nostrum.kind.${kind}`)}</b><small>{say(`web.mare-nostrum.key.unit.${kind}`)}</small></span>
            </li>
          ))}
        </ul>
        <h3>{say('web.mare-nostrum.key.states')}</h3>
        <dl class="states">
          {STATES.map((state) => (
            <div key={state}><dt>{say(`web.mare-nostrum.key.state.${state}`)}</dt><dd>{say(`web.mare-nostrum.key.state.${state}.text`)}</dd></div>
          ))}
        </dl>
        <p class="soft">{say('web.mare-nostrum.key.lines')}</p>
        <p class="soft">{say('web.mare-nostrum.key.keys')}</p>
      </div>
    </Sheet>
  );
}
