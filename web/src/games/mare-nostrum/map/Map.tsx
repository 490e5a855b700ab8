import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { say } from '../../../kit';
import { centred } from './camera';
import type { EmpireId, MapProvince, MapRoute, MapSea, Neighbours } from './model';
import { lines, outline, plate, ringPoints, strokes } from './shape';
import { Glyph, MarkerShape, SiteShape, UnitShape } from './tokens';
import { useCamera, useWatched, type CameraControl } from './useCamera';
import { neighbourAt } from './walk';
import './map.css';

const [WIDTH, HEIGHT] = plate.size as [number, number];
const PLATE = { width: WIDTH, height: HEIGHT };
const AREAS: Record<string, { centre: number[]; box: number[] }> = { ...plate.provinces, ...plate.seas };
const CENTRES = Object.fromEntries(Object.entries(AREAS).map(([id, { centre }]) => [id, centre]));
const HATCH: Record<EmpireId, string> = { rome: 'v', greece: 'd', babylon: 'u', egypt: 'o', carthage: 'g' };
const EMPIRES = Object.keys(HATCH) as EmpireId[];

/** The nearness at which a site is 41 pixels wide: a finger hits it. */
export const FINGER = 1.23;

export interface MapProps {
  provinces: MapProvince[];
  seas: MapSea[];
  neighbours: Neighbours;
  /** What the map as a whole is called. */
  label: string;
  route?: MapRoute | null;
  /** Ways that units have gone, for those who follow. */
  past?: MapRoute[];
  /** Somebody chose an area, a site in it, or the units there. */
  onArea(id: string, anchor: Element, part?: { site?: number; stack?: EmpireId }): void;
  /** Units were dragged from one area and let go over another. */
  onDrop?(from: string, to: string): void;
  /** Somebody began to drag units that stand there. */
  onLift?(from: string): void;
  /** The area to begin at, near enough for a finger; null: the whole. */
  begin?: string | null;
  /** Goes there when it changes. */
  look?: string | null;
  /** Words in the corner, and what lies above the map. */
  children?: ComponentChildren;
  control?: { current: CameraControl | null };
}

/** The map: ink never changes, pigment and tokens are the game. */
export function MareMap(props: MapProps) {
  const { provinces, seas, label, neighbours, begin, look, onArea } = props;
  const camera = useCamera(PLATE, (window) => (begin && AREAS[begin] ? centred(AREAS[begin].centre, FINGER, window, PLATE) : null));
  if (props.control) props.control.current = camera;
  const [at, setAt] = useState<string | null>(null);
  const entry = at ?? provinces.find((one) => one.chosen)?.id ?? provinces.find((one) => one.can)?.id ?? seas.find((one) => one.can)?.id ?? begin ?? 'italia';
  const drag = useDrag(props, camera);
  useEffect(() => {
    if (look && AREAS[look]) camera.reveal(AREAS[look].box);
  }, [look]);

  const ground = useMemo(() => <Ground />, []);
  const ink = useMemo(() => <Ink />, []);
  const names = useMemo(() => <Names />, []);

  function press(event: Event): void {
    if (camera.dragged() || drag.lifted()) return;
    const thing = (event.target as Element).closest<SVGElement>('[data-area]');
    if (!thing) return;
    const { area, site, stack } = thing.dataset;
    onArea(area!, thing, { ...(site ? { site: Number(site) } : {}), ...(stack ? { stack: stack as EmpireId } : {}) });
  }

  function key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const area = (event.target as Element).closest<SVGElement>('[data-hit]');
    const does: Record<string, () => void> = { '+': camera.zoomIn, '=': camera.zoomIn, '-': camera.zoomOut, '0': camera.all };
    if (does[event.key]) does[event.key]!();
    else if (area && (event.key === 'Enter' || event.key === ' ')) onArea(area.dataset.area!, area);
    else if (event.key.startsWith('Arrow')) {
      const to = area && !event.shiftKey ? neighbourAt(event.key, area.dataset.area!, neighbours, CENTRES) : null;
      if (to) {
        const next = camera.plane.current?.querySelector<SVGElement>(`[data-hit][data-area="${to}"]`);
        next?.focus({ preventScroll: true });
        camera.reveal(AREAS[to]!.box);
      } else camera.pan(event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0, event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0);
    } else return;
    event.preventDefault();
  }

  return (
    <div ref={camera.window} class="mn-plate" onKeyDown={key} onPointerDown={drag.down}>
      <div ref={camera.plane} class="mn-plane" data-detail="middle">
        <svg class="mn-map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="group" aria-label={label} onClick={press}
          onFocusIn={(event) => setAt((event.target as SVGElement).dataset.area ?? null)}>
          {ground}
          <g class="sea-states">{seas.map((sea) => <SeaState key={sea.id} sea={sea} />)}</g>
          <use href="#mn-dry" class="land" />
          {provinces.map((province) => <ProvinceGround key={province.id} province={province} />)}
          {ink}
          {provinces.map((province) => (province.chosen ? <use key={province.id} href={`#mn-p-${province.id}`} class="picked-area" /> : null))}
          <g class="hits">
            {seas.map((sea) => <Hit key={sea.id} id={sea.id} kind="s" at={sea} entry={entry} hidden={sea.closed} />)}
            {provinces.map((province) => <Hit key={province.id} id={province.id} kind="p" at={province} entry={entry} hidden={province.covered} />)}
          </g>
          {names}
          {props.past?.map((route) => <Route key={route.areas.join()} route={route} past />)}
          <g class="tops">
            {seas.map((sea) => <Fleets key={sea.id} sea={sea} />)}
            {provinces.map((province) => (province.covered ? null : <ProvinceTop key={province.id} province={province} />))}
          </g>
          {props.route && <Route route={props.route} />}
          <Frame />
        </svg>
      </div>
      <div class="mn-zoom" data-aside>
        <button type="button" class="chip" onClick={camera.zoomOut} aria-label={say('web.mare-nostrum.map.out')}>−</button>
        <button type="button" class="chip" onClick={camera.zoomIn} aria-label={say('web.mare-nostrum.map.in')}>+</button>
        <button type="button" class="chip all" onClick={camera.all} aria-label={say('web.mare-nostrum.map.whole')}>⤢</button>
      </div>
      <SmallPlate camera={camera} />
      {drag.ghost}
      {props.children}
    </div>
  );
}

/** What lies below: water with its lines, the land's ground. */
function Ground() {
  return (
    <>
      <defs>
        <path id="mn-coast" d={lines(plate.coast)} />
        <path id="mn-dry" d={outline(plate.beyond) + outline(plate.islets)} />
        {Object.entries(plate.provinces).map(([id, { rings }]) => <path key={id} id={`mn-p-${id}`} d={outline(rings)} />)}
        {Object.entries(plate.seas).map(([id, { rings }]) => <path key={id} id={`mn-s-${id}`} d={outline(rings)} />)}
        {Object.keys(plate.provinces).map((id) => <clipPath key={id} id={`mn-cp-${id}`}><use href={`#mn-p-${id}`} /></clipPath>)}
        {Object.keys(plate.seas).map((id) => <clipPath key={id} id={`mn-cs-${id}`}><use href={`#mn-s-${id}`} /></clipPath>)}
        {Object.entries(plate.seas).map(([id, { curve: [ax, ay, bx, by, cx, cy] }]) => <path key={id} id={`mn-n-${id}`} d={`M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}`} />)}
        <pattern id="mn-h-v" width="7" height="7" patternUnits="userSpaceOnUse"><path class="e-rome" d="M3.5 0V7" stroke-width="1.3" /></pattern>
        <pattern id="mn-h-d" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path class="e-greece" d="M3.5 0V7" stroke-width="1.4" /></pattern>
        <pattern id="mn-h-u" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="e-babylon" d="M3.5 0V7" stroke-width="1.4" /></pattern>
        <pattern id="mn-h-o" width="9" height="9" patternUnits="userSpaceOnUse"><circle class="e-egypt" cx="2.2" cy="2.2" r="1.5" /><circle class="e-egypt" cx="6.7" cy="6.7" r="1.5" /></pattern>
        <pattern id="mn-h-g" width="8" height="8" patternUnits="userSpaceOnUse"><path class="e-carthage" d="M4 0V8M0 4H8" stroke-width="1" /></pattern>
        <pattern id="mn-h-x" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="plain" d="M4.5 0V9" stroke-width="1" /></pattern>
      </defs>
      <rect x="-40" y="-40" width={WIDTH + 80} height={HEIGHT + 80} class="sea" />
      <g class="waterlines">
        <use href="#mn-coast" class="shallow" stroke-width="44" />
        {[[23, 21.4, 'a'], [15, 13.3, 'b'], [8.2, 6.2, 'c']].map(([line, fill, name]) => (
          <>
            <use href="#mn-coast" class={`line ${name}`} stroke-width={line} />
            <use href="#mn-coast" class="fill" stroke-width={fill} />
          </>
        ))}
      </g>
      <path class="dead" d={outline(plate.dead)} />
      <path class="graticule" d={strokes(plate.graticule)} />
      <path class="sea-border" d={lines(plate.seaBorders)} />
    </>
  );
}

/** Lines that never change, over the pigments. */
function Ink() {
  return (
    <g class="ink">
      <path class="river" d={strokes(plate.rivers)} />
      <path class="border" d={lines(plate.borders)} />
      <path class="edge" d={lines(plate.edges)} />
      <use href="#mn-coast" class="coast" />
    </g>
  );
}

function Names() {
  return (
    <g class="names" aria-hidden="true">
      {plate.names.map(({ name, x, y, turn }) => (
        <text key={name} class="beyond-name" transform={`translate(${x} ${y}) rotate(${turn})`}>{name}</text>
      ))}
      <g class="cartouche" transform="translate(168 926)">
        <path d="M-132-24H132M-132-20H132M-132 22H132" />
        <text y="8">MARE NOSTRVM</text>
      </g>
    </g>
  );
}

/** The bars of the frame are true degrees. */
function Frame() {
  const bars = useMemo(() => {
    const odd = (all: number[], end: number) => [...all, end].flatMap((to, i, list) => (i % 2 === 0 ? [[list[i - 1] ?? 0, to]] : [])) as [number, number][];
    const { top, bottom, left, right } = plate.degrees;
    const d = [
      ...odd(top, WIDTH).map(([a, b]) => `M${a} 0H${b}V5H${a}Z`),
      ...odd(bottom, WIDTH).map(([a, b]) => `M${a} ${HEIGHT - 5}H${b}V${HEIGHT}H${a}Z`),
      ...odd(left, HEIGHT).map(([a, b]) => `M0 ${a}V${b}H5V${a}Z`),
      ...odd(right, HEIGHT).map(([a, b]) => `M${WIDTH - 5} ${a}V${b}H${WIDTH}V${a}Z`),
    ].join('');
    return (
      <g class="frame">
        <path class="mount" d={`M-900-900H${WIDTH + 900}V${HEIGHT + 900}H-900ZM0 0V${HEIGHT}H${WIDTH}V0Z`} />
        <path class="paper" d={`M0 0H${WIDTH}V${HEIGHT}H0ZM5 5V${HEIGHT - 5}H${WIDTH - 5}V5Z`} />
        <path class="bars" d={d} />
        <rect class="neat" x="5" y="5" width={WIDTH - 10} height={HEIGHT - 10} />
        <rect class="neat" x="0" y="0" width={WIDTH} height={HEIGHT} />
      </g>
    );
  }, []);
  return bars;
}

function SeaState({ sea }: { sea: MapSea }) {
  if (!sea.can && !sea.chosen && !sea.closed) return null;
  const shape = `#mn-s-${sea.id}`;
  return (
    <g clip-path={`url(#mn-cs-${sea.id})`}>
      {sea.closed && <use href={shape} class="closed" fill="url(#mn-h-x)" />}
      {sea.can && <Reach shape={shape} />}
      {sea.chosen && <use href={shape} class="picked-area" />}
    </g>
  );
}

function Reach({ shape }: { shape: string }) {
  return (
    <g class="reach">
      <use href={shape} class="r0" />
      <use href={shape} class="r1" />
      <use href={shape} class="r2" />
    </g>
  );
}

/** Ground, and over it who holds it, what is occupied and what can be chosen. */
function ProvinceGround({ province: { id, owner, covered, conqueror, war, can } }: { province: MapProvince }) {
  const shape = `#mn-p-${id}`;
  if (covered) return <g><use href={shape} class="covered" /><use href={shape} fill="url(#mn-h-x)" class="veil" /></g>;
  return (
    <g clip-path={`url(#mn-cp-${id})`}>
      <use href={shape} class="land" />
      {owner && (
        <g class={`e-${owner}`}>
          <use href={shape} class="tint" />
          <use href={shape} class="hatch" fill={`url(#mn-h-${HATCH[owner]})`} />
          <use href={shape} class="wash" />
        </g>
      )}
      {conqueror && <use href={shape} class={`conquest e-${conqueror}`} />}
      {war?.map((empire, i) => <use key={empire} href={shape} class={`war e-${empire}`} style={`stroke-dasharray:${i === 0 ? 'none' : '14 14'};stroke-dashoffset:${i * 14}`} />)}
      {can && <Reach shape={shape} />}
    </g>
  );
}

/** What can be clicked and gets the focus; everything drawn over it belongs to it. */
function Hit({ id, kind, at, entry, hidden }: { id: string; kind: 'p' | 's'; at: MapProvince | MapSea; entry: string; hidden?: boolean }) {
  return (
    <use href={`#mn-${kind}-${id}`} class={`hit${at.can ? ' can' : ''}`} role="button" data-area={id} data-hit data-stop aria-label={at.label} aria-pressed={at.chosen || undefined}
      aria-hidden={hidden || undefined} tabindex={hidden ? undefined : id === entry ? 0 : -1} />
  );
}

const moved = (x: number, y: number) => `transform:translate(${x}px,${y}px) scale(var(--t,1))`;

/** A sea's name along the water, and whose ships are there. */
function Fleets({ sea }: { sea: MapSea }) {
  const place = plate.seas[sea.id]!;
  const pitch = place.pitch ?? plate.sizes.shipPitch;
  const [x, y] = place.ships as [number, number];
  return (
    <g data-area={sea.id}>
      <text class={`sea-name${place.small ? ' small' : ''}`} aria-hidden="true">
        <textPath href={`#mn-n-${sea.id}`} startOffset="50%" text-anchor="middle">{sea.latin}</textPath>
      </text>
      <text class="sea-name local" dy="17" aria-hidden="true">
        <textPath href={`#mn-n-${sea.id}`} startOffset="50%" text-anchor="middle">{sea.name}</textPath>
      </text>
      {sea.fleets.map((fleet, i) => (
        <g key={fleet.empire} class={`tok${fleet.can ? ' lift' : ''}`} style={moved(x + i * pitch, y)} data-area={sea.id} data-stack={fleet.empire} data-drag={fleet.can ? sea.id : undefined}>
          <UnitShape kind="trireme" empire={fleet.empire} count={fleet.count} state={`${fleet.can ? 'can' : ''}${fleet.chosen ? ' chosen' : ''}`} />
        </g>
      ))}
    </g>
  );
}

/** A province's name with its marker, its sites and its units. */
function ProvinceTop({ province }: { province: MapProvince }) {
  const { id, owner, sites, fortress, legions, conqueror, war } = province;
  const place = plate.provinces[id]!;
  const { unitPitch } = plate.sizes;
  const [mx, my] = place.marker as [number, number];
  const [ux, uy] = place.units as [number, number];
  const cities = sites.filter((site) => site.name);
  const row = [...(fortress ? [{ kind: 'fortress' as const, empire: fortress, count: 1 }] : []), ...legions.map((stack) => ({ kind: 'legion' as const, ...stack }))];
  const columns = Math.max(2, Math.min(row.length + 1, Math.floor((WIDTH - ux + 20) / unitPitch)));
  const spot = (i: number) => moved(ux + (i % columns) * unitPitch, uy + Math.floor(i / columns) * (unitPitch + 2));
  return (
    <g data-area={id} class="top">
      <g class="name-of">
        <text class="name" x={place.name[0]} y={place.name[1]} aria-hidden="true">{place.latin}</text>
        <g class="tok" style={moved(mx, my)}><MarkerShape empire={owner} /></g>
      </g>
      {sites.map((site, i) => {
        const [sx, sy] = place.sites[i] as [number, number];
        return (
          <g key={i} class={`at-site${site.built ? ' built' : ''} ${site.kind}${site.can ? ' can' : ''}`} transform={`translate(${sx} ${sy}) scale(1.1)`} data-area={id} data-site={i}>
            <SiteShape site={site} />
            {site.name && <text class="city-name" y={cities[0] === site ? 26 : 36} aria-hidden="true">{site.name}</text>}
            {site.occupier && <g class="holder" transform="translate(0 23) scale(.62)"><UnitShape kind="legion" empire={site.occupier} /></g>}
          </g>
        );
      })}
      {conqueror && <g class="tok" style={moved(mx - 20, my - 9)}><g transform="scale(.8)"><UnitShape kind="legion" empire={conqueror} /></g></g>}
      {row.map((unit, i) => {
        const can = unit.kind === 'legion' && unit.can;
        const chosen = unit.kind === 'legion' && unit.chosen;
        return (
          <g key={`${unit.kind} ${unit.empire}`} class={`tok${can ? ' lift' : ''}`} style={spot(i)} data-area={id} data-stack={unit.kind === 'legion' ? unit.empire : undefined} data-drag={can ? id : undefined}>
            <UnitShape kind={unit.kind} empire={unit.empire} count={unit.count} state={`${can ? 'can' : ''}${chosen ? ' chosen' : ''}`} />
          </g>
        );
      })}
      {war && (
        <g class="tok war-badge" style={spot(row.length)}>
          <circle r="15" />
          <Glyph name="swords" size={20} />
        </g>
      )}
    </g>
  );
}

/** A dashed line from where units stand, over the ships that carry them, to where they go. */
function Route({ route: { areas, empire }, past }: { route: MapRoute; past?: boolean }) {
  const spots = areas.map((id) => (id in plate.seas ? plate.seas[id]!.ships : plate.provinces[id]!.units)) as [number, number][];
  const ends = spots.map((spot, i) => (i === areas.length - 1 && areas[i]! in plate.provinces ? (plate.provinces[areas[i]!]!.centre as [number, number]) : spot));
  if (ends.length < 2) return null;
  const [[sx, sy], [ex, ey]] = [ends[0]!, ends.at(-1)!];
  const d = ends.length === 2
    ? `M${sx} ${sy}Q${(sx + ex) / 2 + (ey - sy) * 0.15} ${(sy + ey) / 2 - (ex - sx) * 0.15} ${ex} ${ey}`
    : ends.slice(1).reduce((path, [x, y], i) => `${path}${i === ends.length - 2 ? `T${x} ${y}` : i === 0 ? `Q${(ends[0]![0] + x) / 2} ${(ends[0]![1] + y) / 2 - 12} ${x} ${y}` : `T${x} ${y}`}`, `M${sx} ${sy}`);
  const [px, py] = ends.at(-2)!;
  const turn = (Math.atan2(ey - py, ex - px) * 180) / Math.PI;
  return (
    <g class={`route e-${empire}${past ? ' past' : ''}`} aria-hidden="true">
      <path class="under" d={d} />
      <path class="way" d={d} />
      <circle cx={sx} cy={sy} r="7" />
      <path class="head" transform={`translate(${ex} ${ey}) rotate(${turn})`} d="M4 0L-13-8V8Z" />
    </g>
  );
}

/** Where on the plate the window is, on a small one in the corner; a tap jumps there. */
function SmallPlate({ camera }: { camera: CameraControl }) {
  const { x, y, k, width, height } = useWatched(camera);
  const zoomed = k > 0 && width > 0 && (WIDTH * k > width * 1.25 || HEIGHT * k > height * 1.25);
  if (!zoomed) return null;
  return (
    <button type="button" class="mn-small" data-aside tabIndex={-1} aria-label={say('web.mare-nostrum.map.jump')}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        camera.goTo([((event.clientX - box.left) / box.width) * WIDTH, ((event.clientY - box.top) / box.height) * HEIGHT], k);
      }}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <use href="#mn-dry" class="land" />
        {Object.keys(plate.provinces).map((id) => <use key={id} href={`#mn-p-${id}`} class="land" />)}
        <rect class="window" x={-x / k} y={-y / k} width={width / k} height={height / k} />
      </svg>
    </button>
  );
}

/** Lifts units and lets them go over another area. */
function useDrag({ onDrop, onLift }: MapProps, camera: CameraControl) {
  const [ghost, setGhost] = useState<{ x: number; y: number; art: string } | null>(null);
  const lifted = useRef(false);

  function down(event: PointerEvent): void {
    const token = (event.target as Element).closest<SVGElement>('[data-drag]');
    if (!token || !onDrop || event.button !== 0) return;
    const from = token.dataset.drag!;
    const window = camera.window.current!;
    const start = { x: event.clientX, y: event.clientY };
    const off = new AbortController();
    lifted.current = false;
    const move = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      if (!lifted.current && Math.hypot(now.clientX - start.x, now.clientY - start.y) < 6) return;
      if (!lifted.current) {
        lifted.current = true;
        onLift?.(from);
      }
      const box = window.getBoundingClientRect();
      setGhost({ x: now.clientX - box.left, y: now.clientY - box.top, art: token.innerHTML });
    };
    const up = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      off.abort();
      setGhost(null);
      if (lifted.current && now.type === 'pointerup') {
        const over = document.elementFromPoint(now.clientX, now.clientY)?.closest<SVGElement>('[data-area]')?.dataset.area;
        if (over && over !== from) onDrop(from, over);
      }
      setTimeout(() => (lifted.current = false));
    };
    addEventListener('pointermove', move, { signal: off.signal });
    addEventListener('pointerup', up, { signal: off.signal });
    addEventListener('pointercancel', up, { signal: off.signal });
  }

  return {
    down,
    lifted: () => lifted.current,
    ghost: ghost && (
      <svg class="mn-ghost mn-map" viewBox="-24 -24 48 48" style={`left:${ghost.x}px;top:${ghost.y}px`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: ghost.art }} />
    ),
  };
}

/** The outline of an area in the plate's units, for drawings of a part of the map. */
export function provinceShape(id: string) {
  return { d: outline(plate.provinces[id]!.rings), points: ringPoints(plate.provinces[id]!.rings[0]!), box: plate.provinces[id]!.box };
}

export { EMPIRES };
