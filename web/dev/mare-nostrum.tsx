import { render } from 'preact';

import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/table.css';
import data from '../../games/mare-nostrum/src/main/resources/ludus/marenostrum/data.json';
import { MareMap } from '../src/games/mare-nostrum/map/Map';
import type { EmpireId, MapProvince, MapSea, SiteKind } from '../src/games/mare-nostrum/map/model';
import { Symbols } from '../src/games/mare-nostrum/map/tokens';
import { addWords, speak, type Language } from '../src/kit';

const wish = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
await addWords({ en: () => import('../src/games/mare-nostrum/words/en.json'), pt: () => import('../src/games/mare-nostrum/words/pt.json'), it: () => import('../src/games/mare-nostrum/words/it.json') });
await speak((wish.get('lang') ?? 'en') as Language, false);

const OWNERS: Record<string, EmpireId> = {
  italia: 'rome', gallia: 'rome', dalmatia: 'rome', noricum: 'rome', corsica: 'rome', sicilia: 'rome', sardinia: 'carthage', africa: 'carthage', numidia: 'carthage', gaetulia: 'carthage', tripolitania: 'carthage',
  achaia: 'greece', thracia: 'greece', dacia: 'greece', macedonia: 'greece', creta: 'greece', asia: 'greece', aegyptus: 'egypt', aethiopia: 'egypt', cyrenaica: 'egypt', judaea: 'egypt', arabia: 'egypt',
  babylonia: 'babylon', assyria: 'babylon', syria: 'babylon', cilicia: 'babylon', armenia: 'babylon',
};
const LEGIONS: Record<string, [EmpireId, number][]> = {
  italia: [['rome', 3]], gallia: [['rome', 1]], noricum: [['rome', 1]], sicilia: [['rome', 1], ['carthage', 3]], africa: [['carthage', 1]], achaia: [['greece', 2]], thracia: [['greece', 1]], asia: [['greece', 1]],
  aegyptus: [['egypt', 2]], arabia: [['egypt', 1]], babylonia: [['babylon', 1]], syria: [['babylon', 1]], cilicia: [['babylon', 1]],
};
if (wish.has('full')) for (const { id } of data.provinces) LEGIONS[id] = [['rome', 2], ['greece', 8]];
const FORTS: Record<string, EmpireId> = { italia: 'rome', sicilia: 'rome', africa: 'carthage', achaia: 'greece', aegyptus: 'egypt', babylonia: 'babylon' };
const FLEETS: Record<string, [EmpireId, number][]> = { sardinian: [['carthage', 1]], tyrrhenian: [['rome', 2]], ionian: [['rome', 1], ['greece', 1]], african: [['carthage', 2]], aegean: [['greece', 2]], egyptian: [['egypt', 2]], cyprian: [['babylon', 1]] };
if (wish.has('full')) for (const { id } of data.seas) FLEETS[id] = [['rome', 2], ['greece', 5]];
const REACH = wish.has('march') ? ['gallia', 'corsica', 'sardinia', 'sicilia', 'africa', 'achaia', 'macedonia'] : [];
const SAIL = wish.has('sail') ? ['ligurian', 'sardinian', 'ionian', 'african'] : [];

const provinces: MapProvince[] = data.provinces.map(({ id, icons }) => {
  const kinds: { kind: SiteKind; good?: string; name?: string }[] = [
    ...icons.caravans.map(({ commodity }) => ({ kind: 'caravan' as const, good: commodity })),
    ...(icons.market ? [{ kind: 'market' as const }] : []),
    ...icons.cities.map(({ type, latin }) => ({ kind: (type === 'regular' ? 'city' : type) as SiteKind, name: latin })),
    ...(icons.temple ? [{ kind: 'temple' as const }] : []),
  ];
  const owner = OWNERS[id] ?? null;
  const built = (kind: SiteKind) => owner !== null && (kind === 'caravan' || kind === 'capital' || kind === 'legendary' || (id.length % 2 === 0));
  return {
    id,
    owner,
    covered: wish.has('four') && ['persia', 'armenia', 'assyria', 'babylonia', 'syria'].includes(id),
    sites: kinds.map((site) => ({ ...site, built: built(site.kind), can: owner === 'rome' && !built(site.kind) && !wish.has('march'), ...(id === 'judaea' ? { occupier: 'babylon' as const, built: true } : {}) })),
    fortress: FORTS[id] ?? null,
    legions: (LEGIONS[id] ?? []).map(([empire, count]) => ({ empire, count, can: empire === 'rome' && wish.has('march'), chosen: empire === 'rome' && id === 'italia' && wish.has('march') ? 1 : 0 })),
    conqueror: id === 'cyrenaica' ? ('carthage' as const) : undefined,
    war: id === 'sicilia' ? (['rome', 'carthage'] as EmpireId[]) : undefined,
    can: REACH.includes(id),
    chosen: id === (wish.has('march') ? 'italia' : 'dalmatia'),
    label: id,
  };
});
const seas: MapSea[] = data.seas.map(({ id, latin, names }) => ({ id, latin, name: names.en, fleets: (FLEETS[id] ?? []).map(([empire, count]) => ({ empire, count })), can: SAIL.includes(id), label: latin }));
const neighbours: Record<string, string[]> = {};
for (const { a, b } of data.edges) {
  (neighbours[a] ??= []).push(b);
  (neighbours[b] ??= []).push(a);
}

render(
  <>
    <Symbols />
    <div style="position:fixed;inset:0;display:grid">
      <MareMap provinces={provinces} seas={seas} neighbours={neighbours} label="Map" begin={innerWidth < 760 ? 'dalmatia' : null}
        route={wish.has('march') ? { areas: ['italia', 'tyrrhenian', 'sardinia'], empire: 'rome' } : null} onArea={(id, _, part) => console.log(id, part)} onDrop={(from, to) => console.log(from, to)} />
    </div>
  </>,
  document.getElementById('page')!,
);
