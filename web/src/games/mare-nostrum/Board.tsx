import { signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce, Button, faces, openWhyNot, prefersStillness, say, Sheet } from '../../kit';
import { AreaCard, EmpireCard } from './AreaCard';
import { MnIcon, type MnIconName } from './art';
import { Battle, Losses } from './Battle';
import { areaOf } from './Choices';
import { Coach } from './Coach';
import { Board as Context, useBoard, type Battle as FoughtBattle, type BoardState } from './context';
import { Desk, OwnShield } from './Desk';
import { Head } from './Head';
import { kindOf, placeOf } from './items';
import { Key } from './Key';
import { LeaderColumns, Leaders, Tiles, Ways } from './Leaders';
import { MareMap } from './map/Map';
import type { MapRoute } from './map/model';
import { plate } from './map/shape';
import { Symbols } from './map/tokens';
import { empireAt, facesOf, goals, isSea, mapProvinces, mapSeas, nameAt, neighboursOf, offered, placeWord, standings, type Item, type Marks, type Props, type View } from './model';
import { promptOf } from './prompt';
import { useTable } from './table';
import { TextView } from './TextView';
import { TradeStage } from './Trade';
import './mare-nostrum.css';

/** A tile that was chosen in the margin, for the desk to pay. */
const wished = signal<Item | null>(null);

type Tab = 'turn' | 'shield' | 'leaders' | 'tiles';
const TABS: [Tab, MnIconName][] = [['turn', 'control'], ['shield', 'coin'], ['leaders', 'trade'], ['tiles', 'hero']];

/** The whole table: the map, and below it what is yours and what is awaited. */
export function Board(props: Props) {
  const board = useTable(props);
  const { view, must, chosen, choose } = board;
  const prompt = promptOf(props.position, props.names);
  const [opened, setOpened] = useState<'key' | 'words' | null>(null);
  const [tab, setTab] = useState<Tab>('turn');
  const question = `${props.position.you?.what} ${props.position.you?.stamp}`;
  useFaces(board);
  useEffect(() => {
    if (must) announce(prompt, true);
  }, [prompt, must]);
  useEffect(() => {
    if (must) setTab('turn');
  }, [question, must]);

  useEffect(() => {
    if (wished.value) board.build(wished.value);
    wished.value = null;
  }, [wished.value]);

  const trading = view.trade !== null;
  const losses = view.movement?.losses ?? null;
  const battle = losses ?? (board.battleOpen ? board.battle : null);
  return (
    <Context.Provider value={board}>
      <Symbols />
      <div class={`mn ${trading ? 'trading' : ''} ${prefersStillness() ? 'still' : ''} at-${view.phase.toLowerCase()} tab-${tab}`}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && Object.keys(chosen).length > 0) choose({});
        }}>
        <button type="button" class="skip words" onClick={() => setOpened('words')}>{say('web.inWords')}</button>
        <Head />
        <div class="mn-stage">
          <TableMap openKey={() => setOpened('key')} />
          {trading && <TradeStage />}
          {chosen.area && !trading && !battle && (
            <div class={`card-place${centreOf(chosen.area)[0]! < plate.size[0]! / 2 ? ' right' : ''}${chosen.from || chosen.kind || chosen.item ? ' busy' : ''}`}>
              <AreaCard id={chosen.area} close={() => choose({ ...chosen, area: undefined })} />
            </div>
          )}
          {battle && (
            <div class="over">
              <Battle place={'sea' in battle ? battle.sea : battle.province} sea={'sea' in battle} active={battle.active} other={battle.other} close={losses ? undefined : board.putAway}>
                {losses && <Losses key={question} />}
              </Battle>
            </div>
          )}
        </div>
        <div class="mn-lower">
          {tab === 'turn' && <Desk prompt={prompt} />}
          {tab === 'shield' && board.me && <section class="mn-desk"><OwnShield /></section>}
          {tab === 'leaders' && <Standings columns />}
          {tab === 'tiles' && <Display pick={(item) => (setTab('turn'), board.build(item))} />}
        </div>
        <nav class="mn-tabs" aria-label={say('web.mare-nostrum.tabs')}>
          {TABS.map(([one, icon]) => (
            <button key={one} type="button" aria-pressed={tab === one} class={tab === one ? 'now' : ''} onClick={() => setTab(one)}>
              <MnIcon name={icon} />
              {one === 'turn' ? say(`web.mare-nostrum.phase.${view.phase}`) : say(`web.mare-nostrum.tab.${one}`)}
            </button>
          ))}
        </nav>
        <Coach />
      </div>
      {opened === 'key' && <Key close={() => setOpened(null)} />}
      {opened === 'words' && (
        <Sheet title={say('web.inWords')} close={() => setOpened(null)}>
          <TextView {...props} does={board.yours ? (option) => void board.does([option.move]) : undefined} />
        </Sheet>
      )}
    </Context.Provider>
  );
}

const centreOf = (area: string) => (plate.provinces[area] ?? plate.seas[area])!.centre;

/** Everybody has the colour and emblem of the empire they play, all over the page. */
function useFaces({ view }: BoardState): void {
  const now = facesOf(view).join();
  useEffect(() => {
    faces.value = facesOf(view);
    return () => {
      faces.value = null;
    };
  }, [now]);
}

/** The map with what can be done on it. */
function TableMap({ openKey }: { openKey(): void }) {
  const board = useBoard();
  const { view, data, chosen, choose, option, does, build, whyNot, options, me, names } = board;
  const marks = marksOf(board);
  const neighbours = useMemo(() => neighboursOf(view), [view.provinces, view.seas]);
  const past = useMemo(() => waysGone(view, board.log), [board.log]);
  const narrow = useRef(typeof innerWidth === 'number' && innerWidth < 760);
  const step = view.movement?.step;
  const moving = (step === 'TRIREMES' || step === 'LEGIONS') && board.yours;
  const move = (from: string, to: string) => (step === 'TRIREMES' ? ({ type: 'Sail', from, to } as const) : ({ type: 'March', from, to } as const));

  /** Why units don't move there. No move of the game leads from land to sea or back: what that means is said here. */
  function astray(from: string, to: string, anchor: Element): void {
    if (isSea(view, from) === isSea(view, to)) return whyNot(move(from, to), anchor);
    const [rule, key] = step === 'TRIREMES' ? ['MN-4.1.1-a', 'web.mare-nostrum.astray.triremes'] : ['MN-4.1.2-a', 'web.mare-nostrum.astray.legions'];
    openWhyNot(anchor, { rule, message: { key, args: {} } }, names);
  }

  function press(id: string, anchor: Element, part: { site?: number; stack?: string } = {}): void {
    const reach = view.movement?.reach.find((one) => one.from === id);
    if (moving) {
      const from = view.movement!.reach.find((one) => one.from === chosen.from);
      if (from && from.from !== id && from.to.includes(id)) return choose({ ...chosen, to: id, area: id });
      if (reach && (part.stack || !from)) return choose({ from: id, count: from?.from === id ? Math.min((chosen.count ?? 1) + 1, reach.movable) : 1, area: id });
      if (from && from.from !== id) astray(from.from, id, anchor);
      return choose({ ...chosen, area: id });
    }
    if (options.some((one) => one.move.type === 'EndBuild') && !view.construction?.item) {
      const site = part.site === undefined ? undefined : view.provinces.find((one) => one.province === id)?.icons[part.site];
      const item = view.construction!.items.find((one) => one.affordable && (site ? one.move.type === 'BuildBuilding' && one.move.icon === site.icon : chosen.kind !== undefined && placeOf(view, one.move) === id && kindOf(view, one.move) === chosen.kind));
      if (item && (site || chosen.kind)) return build(item, anchor);
      if (site && !site.built) whyNot({ type: 'BuildBuilding', icon: site.icon }, anchor);
    }
    choose({ ...chosen, area: chosen.area === id && !part.stack && part.site === undefined ? undefined : id });
  }

  return (
    <MareMap provinces={mapProvinces(view, marks)} seas={mapSeas(view, data, marks)} neighbours={neighbours} label={say('web.mare-nostrum.map')}
      begin={narrow.current ? (me?.capital ?? 'italia') : null} look={chosen.area ?? null} route={routeOf(board)} past={past} onArea={press}
      onLift={(from) => moving && choose({ from, count: chosen.from === from ? (chosen.count ?? 1) : 1 })}
      onDrop={(from, to) => {
        if (!moving) return;
        const count = chosen.from === from ? (chosen.count ?? 1) : 1;
        const one = move(from, to);
        if (option(one) || view.movement!.reach.some((way) => way.from === from && way.to.includes(to))) void does(Array.from({ length: count }, () => one));
        else {
          const anchor = document.querySelector(`[data-hit][data-area="${to}"]`);
          if (anchor) astray(from, to, anchor);
        }
      }}>
      {board.battle && !board.battleOpen && !view.movement?.losses && (
        <div class="mn-last" data-aside>
          <button type="button" class="chip word" onClick={board.showBattle}><MnIcon name="swords" />{outcomeOf(board, board.battle)}</button>
        </div>
      )}
      <div class="mn-keybutton" data-aside>
        <Button class="chip word" onClick={openKey}>{say('web.mare-nostrum.key')}</Button>
      </div>
    </MareMap>
  );
}

/** How a battle ended, in one line. */
function outcomeOf({ view }: BoardState, battle: FoughtBattle): string {
  const { active, other } = battle;
  return say('web.mare-nostrum.battle.outcome', {
    place: placeWord(view, 'sea' in battle ? battle.sea : battle.province, 'in'), one: nameAt(view, active.seat), lost: active.losses, other: nameAt(view, other.seat), otherLost: other.losses,
  });
}

/** What glows: only what the server lists, and only what the present choice is about. */
function marksOf({ view, options, chosen, yours }: BoardState): Marks {
  const areas = new Set<string>();
  const icons = new Set<string>();
  const movers = new Map<string, number>();
  const picked = new Set<string>();
  if (chosen.area) picked.add(chosen.area);
  if (yours) {
    const { construction, movement } = view;
    if (chosen.item || construction?.item) {
      // what is being paid for is marked by itself
    } else if (options.some((one) => one.move.type === 'EndBuild') && construction) {
      for (const { move, affordable } of construction.items) {
        if (!affordable) continue;
        if (move.type === 'BuildBuilding' && (!chosen.kind || kindOf(view, move) === chosen.kind)) icons.add(move.icon);
        else if (chosen.kind && kindOf(view, move) === chosen.kind) {
          const place = placeOf(view, move);
          if (place) areas.add(place);
        }
      }
    } else if (movement && (movement.step === 'TRIREMES' || movement.step === 'LEGIONS')) {
      for (const { from, movable, to } of movement.reach) {
        movers.set(from, movable);
        if (from === chosen.from) {
          picked.add(from);
          for (const id of to) areas.add(id);
        }
      }
    } else {
      for (const { move } of options) {
        if ('icon' in move) icons.add(move.icon);
        const area = areaOf(view, move);
        if (area && !('icon' in move)) areas.add(area);
      }
    }
  }
  const named = (view.construction?.item ?? chosen.item)?.move;
  return { areas, icons, movers, chosen: picked, chosenIcon: named?.type === 'BuildBuilding' ? named.icon : undefined, picked: chosen.count };
}

/** The way that the chosen units would take: over land, or over a chain of own ships. */
function routeOf({ view, chosen }: BoardState): MapRoute | null {
  if (!chosen.from || !chosen.to || view.you === null) return null;
  const empire = empireAt(view, view.you);
  if (isSea(view, chosen.from)) return { areas: [chosen.from, chosen.to], empire };
  const from = view.provinces.find((one) => one.province === chosen.from)!;
  if (from.neighbours.includes(chosen.to)) return { areas: [chosen.from, chosen.to], empire };
  // the shortest chain of seas with own ships, to be drawn only: that there is one the server has said
  const own = new Set(view.seas.filter((one) => one.fleets.some(({ seat }) => seat === view.you)).map((one) => one.sea));
  const goal = new Set(view.provinces.find((one) => one.province === chosen.to)!.seas);
  const ways: string[][] = from.seas.filter((sea) => own.has(sea)).map((sea) => [sea]);
  for (const way of ways) {
    if (goal.has(way.at(-1)!)) return { areas: [chosen.from, ...way, chosen.to], empire };
    for (const next of view.seas.find((one) => one.sea === way.at(-1))!.neighbours) if (own.has(next) && !way.includes(next)) ways.push([...way, next]);
  }
  return { areas: [chosen.from, chosen.to], empire };
}

/** The ways that units have gone in the turn that is going on, or in the one before while nobody is chosen. */
function waysGone(view: View, log: Props['log']): MapRoute[] {
  if (view.phase !== 'MOVEMENT') return [];
  const ways = new Map<string, MapRoute>();
  for (const { event } of log.flatMap((entry) => entry.lines)) {
    if (event?.type === 'Picked' || event?.type === 'PhaseBegan') ways.clear();
    if (event?.type !== 'Marched' && event?.type !== 'Sailed') continue;
    const areas = [event.from, ...(event.type === 'Marched' ? event.over : []), event.to];
    ways.set(areas.join(), { areas, empire: empireAt(view, event.seat) });
  }
  return [...ways.values()];
}

/** Who leads and who is near to an end. */
export function Standings({ columns = false }: { columns?: boolean }) {
  const { view, names } = useBoard();
  const [seat, setSeat] = useState<number | null>(null);
  const all = standings(view, names);
  return (
    <>
      {columns ? <LeaderColumns standings={all} /> : <Leaders standings={all} changed={view.phase === 'LEADERSHIP'} />}
      <Ways standings={all} goals={goals(view)} open={setSeat} />
      {seat !== null && (
        <Sheet title={say('web.mare-nostrum.empire')} close={() => setSeat(null)}>
          <div class="mn"><EmpireCard seat={seat} /></div>
        </Sheet>
      )}
    </>
  );
}

/** The Heroes and Wonders on display; the one that can be bought is bought here. */
export function Display({ pick }: { pick?(item: Item): void }) {
  const { view, option, whyNot, me, yours, build } = useBoard();
  const price = me?.victory.tilePrice;
  // on the reader's turn, and where Perseus steps in
  const itemOf = (tile: string): Item | undefined => {
    const listed = view.construction?.items.find((item) => item.move.type === 'BuyTile' && item.move.tile === tile);
    if (listed) return listed.affordable ? listed : undefined;
    const one = option({ type: 'BuyTile', tile });
    return one && { move: one.move, price: one.price ?? 0, token: null, affordable: true, note: null };
  };
  return (
    <Tiles tiles={offered(view, (tile) => yours && itemOf(tile) !== undefined)} faceDown={view.faceDown} note={price == null ? undefined : say('web.mare-nostrum.tilePrice', { number: (me?.tiles.length ?? 0) + 1, price })}
      pick={(tile, anchor) => {
        const item = yours ? itemOf(tile) : undefined;
        if (item) (pick ?? build)(item);
        else whyNot({ type: 'BuyTile', tile }, anchor);
      }} />
  );
}

/** What stands above the log of a wide screen. */
export function Aside(props: Props) {
  const board = useTable(props);
  return (
    <Context.Provider value={board}>
      <div class="mn mn-aside">
        <Standings />
        <Display pick={(item) => (wished.value = item)} />
      </div>
    </Context.Provider>
  );
}
