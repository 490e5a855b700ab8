import { render } from 'preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import data from '../../games/mare-nostrum/src/main/resources/ludus/marenostrum/data.json';
import { centred, detail, held, showing, tokenScale, whole, zoomed } from '../src/games/mare-nostrum/map/camera';
import { MareMap, type MapProps } from '../src/games/mare-nostrum/map/Map';
import type { MapProvince, MapSea } from '../src/games/mare-nostrum/map/model';
import { plate } from '../src/games/mare-nostrum/map/shape';
import { neighbourAt } from '../src/games/mare-nostrum/map/walk';
import { addWords } from '../src/kit';

const WINDOW = { width: 800, height: 600 };
const PLATE = { width: 1600, height: 964 };
const NEIGHBOURS: Record<string, string[]> = {};
for (const { a, b } of data.edges) {
  (NEIGHBOURS[a] ??= []).push(b);
  (NEIGHBOURS[b] ??= []).push(a);
}
const CENTRES = Object.fromEntries(Object.entries({ ...plate.provinces, ...plate.seas }).map(([id, { centre }]) => [id, centre]));

const province = (id: string, more: Partial<MapProvince> = {}): MapProvince => ({
  id, owner: null, fortress: null, legions: [], label: `${id}, all of it`, sites: plate.provinces[id]!.sites.map(() => ({ kind: 'market', built: false })), ...more,
});
const sea = (id: string, more: Partial<MapSea> = {}): MapSea => ({ id, latin: id, name: id, fleets: [], label: `the sea ${id}`, ...more });

let root: HTMLElement;
function draw(more: Partial<MapProps> = {}): HTMLElement {
  root = document.createElement('div');
  document.body.append(root);
  render(<MareMap provinces={data.provinces.map(({ id }) => province(id))} seas={data.seas.map(({ id }) => sea(id))} neighbours={NEIGHBOURS} label="Map" onArea={() => {}} {...more} />, root);
  return root;
}
const hit = (id: string) => root.querySelector<SVGElement>(`[data-hit][data-area="${id}"]`)!;
const press = (target: Element, key: string, more: KeyboardEventInit = {}) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

beforeAll(() => addWords({ en: () => import('../src/games/mare-nostrum/words/en.json'), pt: () => import('../src/games/mare-nostrum/words/pt.json'), it: () => import('../src/games/mare-nostrum/words/it.json') }));

describe('the camera', () => {
  it('shows the whole plate at first', () => {
    expect(whole(WINDOW, PLATE)).toEqual({ k: 0.5, x: 0, y: (600 - 482) / 2 });
  });

  it('keeps what lies under the pointer there', () => {
    const before = centred([900, 400], 1, WINDOW, PLATE);
    const after = zoomed(before, 1.5, 300, 200, WINDOW, PLATE);
    expect(after.k).toBeCloseTo(1.5);
    expect((300 - after.x) / after.k).toBeCloseTo((300 - before.x) / before.k);
    expect((200 - after.y) / after.k).toBeCloseTo((200 - before.y) / before.k);
  });

  it('never leaves the plate, nor goes further out than the whole', () => {
    expect(held({ x: 50, y: 50, k: 1 }, WINDOW, PLATE)).toEqual({ x: 0, y: 0, k: 1 });
    expect(held({ x: -9999, y: -9999, k: 1 }, WINDOW, PLATE)).toEqual({ x: 800 - 1600, y: 600 - 964, k: 1 });
    expect(held({ x: 0, y: 0, k: 0.01 }, WINDOW, PLATE).k).toBe(0.5);
    expect(held({ x: 0, y: 0, k: 99 }, WINDOW, PLATE).k).toBe(3.2);
  });

  it('moves as little as need be to show something', () => {
    const at = { x: 0, y: 0, k: 1 };
    expect(showing(at, [100, 100, 200, 200], WINDOW, PLATE)).toEqual(at);
    expect(showing(at, [900, 100, 1000, 200], WINDOW, PLATE)).toEqual({ x: -(1000 + 24 - 800), y: 0, k: 1 });
  });

  it('draws less from afar and more near by, and no token under 28 pixels but from very far', () => {
    expect([0.3, 0.7, 1.3].map(detail)).toEqual(['far', 'middle', 'near']);
    expect(41 * 0.5 * tokenScale(0.5)).toBeCloseTo(28);
    expect(tokenScale(1)).toBe(1);
    expect(tokenScale(0.2)).toBe(1.9);
  });
});

describe('the arrow keys on the map', () => {
  const from = (key: string, id: string) => neighbourAt(key, id, NEIGHBOURS, CENTRES);

  it('go to the neighbour in that direction', () => {
    expect(from('ArrowRight', 'numidia')).toBe('africa');
    expect(from('ArrowUp', 'achaia')).toBe('macedonia');
    expect(from('ArrowLeft', 'sardinia')).toBe('sardinian');
    expect(from('ArrowDown', 'creta')).toBe('egyptian');
  });

  it('know no way where the rules have no border', () => {
    expect(from('ArrowUp', 'germania')).toBeNull();
    expect(from('ArrowRight', 'persia')).toBeNull();
  });

  it.each(Object.entries(data.players.byCount))('lead to every area from every other with %s empires', (_, { covered, closedSeas }) => {
    const closed: string[] = [...covered, ...closedSeas];
    const open = Object.fromEntries(Object.entries(NEIGHBOURS).filter(([id]) => !closed.includes(id)).map(([id, all]) => [id, all.filter((other) => !closed.includes(other))]));
    for (const start of Object.keys(open)) {
      const seen = new Set([start]);
      for (const id of seen) {
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          const next = neighbourAt(key, id, open, CENTRES);
          if (next) seen.add(next);
        }
      }
      expect(Object.keys(open).filter((id) => !seen.has(id)), `from ${start}`).toEqual([]);
    }
  });
});

describe('the map', () => {
  afterEach(() => {
    render(null, root);
    root.remove();
  });

  it('is one stop of the Tab key, at what can be chosen', () => {
    draw({ provinces: data.provinces.map(({ id }) => province(id, { can: id === 'dacia' })) });
    expect([...root.querySelectorAll('[data-hit][tabindex="0"]')]).toEqual([hit('dacia')]);
    expect(hit('dacia').getAttribute('aria-label')).toBe('dacia, all of it');
    expect(hit('dacia').getAttribute('role')).toBe('button');
  });

  it('moves the focus by arrows and chooses with Enter', () => {
    const onArea = vi.fn();
    draw({ onArea });
    hit('numidia').focus();
    press(hit('numidia'), 'ArrowRight');
    expect(document.activeElement).toBe(hit('africa'));
    press(hit('africa'), 'Enter');
    expect(onArea).toHaveBeenCalledWith('africa', hit('africa'));
  });

  it('says which site or whose units were clicked', () => {
    const onArea = vi.fn();
    draw({ onArea, provinces: data.provinces.map(({ id }) => province(id, id === 'italia' ? { legions: [{ empire: 'rome', count: 3 }] } : {})) });
    const site = root.querySelectorAll<SVGElement>('.top[data-area="italia"] .at-site')[2]!;
    site.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onArea).toHaveBeenLastCalledWith('italia', site, { site: 2 });
    const stack = root.querySelector<SVGElement>('.top[data-area="italia"] [data-stack]')!;
    stack.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onArea).toHaveBeenLastCalledWith('italia', stack, { stack: 'rome' });
    expect(stack.querySelector('text')!.textContent).toBe('3');
  });

  it('shows who holds a province, who conquers it and who fights there, never by colour alone', () => {
    draw({
      provinces: data.provinces.map(({ id }) =>
        province(id, id === 'cyrenaica' ? { owner: 'egypt', conqueror: 'carthage' } : id === 'sicilia' ? { owner: 'rome', war: ['rome', 'carthage'], legions: [{ empire: 'rome', count: 1 }, { empire: 'carthage', count: 2 }] } : {})),
    });
    const cyrenaica = root.querySelector('.top[data-area="cyrenaica"]')!;
    expect(cyrenaica.querySelector('.marker.e-egypt use')!.getAttribute('href')).toBe('#mm-sun');
    expect(cyrenaica.querySelector('.unit.legion.e-carthage use')!.getAttribute('href')).toBe('#mm-raven');
    expect(root.querySelectorAll('.conquest.e-carthage')).toHaveLength(1);
    expect(root.querySelector('.top[data-area="sicilia"] .war-badge')).not.toBeNull();
    expect(root.querySelectorAll('.war')).toHaveLength(2);
    expect(root.querySelector('.top[data-area="gallia"] .marker.free')).not.toBeNull();
  });

  it('leaves covered provinces out of the keys and shows nothing in them', () => {
    draw({ provinces: data.provinces.map(({ id }) => province(id, { covered: id === 'persia' })) });
    expect(hit('persia').getAttribute('aria-hidden')).toBe('true');
    expect(hit('persia').hasAttribute('tabindex')).toBe(false);
    expect(root.querySelector('.top[data-area="persia"]')).toBeNull();
  });

  it('comes nearer with plus and shows all with nought', () => {
    draw();
    const plane = root.querySelector<HTMLElement>('.mn-plane')!;
    const near = () => Number(/scale\(([\d.]+)\)/.exec(plane.style.transform)![1]);
    const before = near();
    press(hit('italia'), '+');
    return vi.waitFor(() => expect(near()).toBeGreaterThan(before * 1.3)).then(() => {
      press(hit('italia'), '0');
      return vi.waitFor(() => expect(near()).toBeCloseTo(before));
    });
  });
});
