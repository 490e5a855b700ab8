import type { MnIconName } from './art';
import { areaName, buildingName, siteName, units, word, type Item, type Move, type View } from './model';
import { tileName } from './Leaders';

/** The ten kinds of things that can be built, always in the same places. */
export type BuildKind = 'control' | 'caravan' | 'city' | 'market' | 'temple' | 'legion' | 'fortress' | 'trireme' | 'hero' | 'pyramids';
export const BUILD_KINDS: BuildKind[] = ['control', 'caravan', 'city', 'market', 'temple', 'legion', 'fortress', 'trireme', 'hero', 'pyramids'];
export const KIND_ICONS: Record<BuildKind, MnIconName> = {
  control: 'control', caravan: 'caravan', city: 'city', market: 'market', temple: 'temple', legion: 'legion', fortress: 'fortress', trireme: 'trireme', hero: 'hero', pyramids: 'pyramids',
};

export function iconAt(view: View, id: string) {
  for (const province of view.provinces) {
    const icon = province.icons.find((one) => one.icon === id);
    if (icon) return { province: province.province, icon };
  }
  return null;
}

/** What kind of thing a move builds. */
export function kindOf(view: View, move: Move): BuildKind | null {
  switch (move.type) {
    case 'BuildControl':
      return 'control';
    case 'BuildLegion':
    case 'FreeLegions':
      return 'legion';
    case 'BuildFortress':
      return 'fortress';
    case 'BuildTrireme':
      return 'trireme';
    case 'BuyTile':
      return move.tile === 'pyramids' ? 'pyramids' : 'hero';
    case 'BuildBuilding': {
      const kind = iconAt(view, move.icon)?.icon.kind;
      return kind === 'CARAVAN' ? 'caravan' : kind === 'MARKET' ? 'market' : kind === 'TEMPLE' ? 'temple' : 'city';
    }
    default:
      return null;
  }
}

/** The area in which something is built; null for what has no place on the map. */
export function placeOf(view: View, move: Move): string | null {
  switch (move.type) {
    case 'BuildControl':
    case 'BuildLegion':
    case 'BuildFortress':
      return move.province;
    case 'BuildTrireme':
      return move.sea;
    case 'BuildBuilding':
      return iconAt(view, move.icon)?.province ?? null;
    default:
      return null;
  }
}

/** What is built, in a word: "Market", "Athens", "Hercules". */
export function thingOf(view: View, move: Move): string {
  switch (move.type) {
    case 'BuildControl':
      return word('web.mare-nostrum.kind.control');
    case 'BuildLegion':
      return word('mare-nostrum.unit.LEGION');
    case 'FreeLegions':
      return units('LEGION', move.count);
    case 'BuildFortress':
      return word('mare-nostrum.unit.FORTRESS');
    case 'BuildTrireme':
      return word('mare-nostrum.unit.TRIREME');
    case 'BuyTile':
      return tileName(move.tile);
    case 'BuildBuilding': {
      const icon = iconAt(view, move.icon)?.icon;
      return !icon ? '' : icon.kind === 'CARAVAN' ? siteName(icon) : icon.kind === 'MARKET' || icon.kind === 'TEMPLE' ? buildingName(icon.kind) : siteName(icon);
    }
    default:
      return '';
  }
}

/** Where it is built, or what it is where there is no place: for a list of choices. */
export function choiceName(view: View, item: Item): string {
  const place = placeOf(view, item.move);
  if (place === null) return thingOf(view, item.move);
  const name = areaName(view, place);
  const several = item.move.type === 'BuildBuilding' && kindOf(view, item.move) !== 'market' && kindOf(view, item.move) !== 'temple';
  return several ? `${name}: ${thingOf(view, item.move)}` : name;
}
