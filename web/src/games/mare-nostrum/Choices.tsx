import { moveKey, tell, useZone } from '../../kit';
import { EmpireMark, Good, MnIcon, type MnIconName } from './art';
import { useBoard } from './context';
import { DeskFrame, OwnShield } from './Desk';
import { iconAt } from './items';
import { TileFace } from './Leaders';
import type { EmpireId } from './map/model';
import { SiteToken } from './map/tokens';
import { empireAt, nameAt, siteKind, type Move, type Option, type View } from './model';

const WAYS_OUT = ['Pass', 'EndKeeping', 'EndConversions', 'EndReoccupying'];

/** A plain question: each answer is a card with what follows from it. */
export function Choices({ prompt }: { prompt: string }) {
  const { options, view } = useBoard();
  return (
    <DeskFrame prompt={prompt} class="choosing">
      <OptionCards options={options} />
      {view.stock.length > 0 && view.phase === 'COLLECT' && <OwnShield />}
    </DeskFrame>
  );
}

export function OptionCards({ options }: { options: Option[] }) {
  const { names, does, view, choose, build } = useBoard();
  const zone = useZone<HTMLUListElement>();
  const sorted = [...options].sort((a, b) => Number(WAYS_OUT.includes(a.move.type)) - Number(WAYS_OUT.includes(b.move.type)));
  return (
    <ul class="option-cards" ref={zone.ref} onKeyDown={zone.onKeyDown} onFocusIn={zone.onFocusIn}>
      {sorted.map((option, i) => (
        <li key={i}>
          <button type="button" data-stop data-does={moveKey(option.move)} class={`option-card can${WAYS_OUT.includes(option.move.type) ? ' out' : ''}`} onClick={({ currentTarget }) => (option.move.type === 'BuyTile' ? build({ move: option.move, price: option.price ?? 0, token: null, affordable: true, note: null }) : void does([option.move], currentTarget))}
            onFocus={() => lookAt(option.move)} onPointerEnter={() => lookAt(option.move)}>
            <Sign move={option.move} view={view} />
            <span>
              <b>{tell(option.told, names)}</b>
              {'seat' in option.move && <small>{nameAt(view, option.move.seat)}</small>}
              {option.notes?.map((note, k) => <small key={k}>{tell(note, names)}</small>)}
            </span>
            {option.price != null && option.price > 0 && <span class="price ok">{option.price}</span>}
          </button>
        </li>
      ))}
    </ul>
  );

  /** The place that an answer is about is shown on the map. */
  function lookAt(move: Move): void {
    const area = areaOf(view, move);
    if (area) choose({ area });
  }
}

export function areaOf(view: View, move: Move): string | null {
  if (move.type === 'ChooseEmpire') return view.realms.find(({ empire }) => empire === move.empire)?.capital ?? null;
  if ('icon' in move) return iconAt(view, move.icon)?.province ?? null;
  if ('city' in move) return iconAt(view, move.city)?.province ?? null;
  if ('province' in move) return move.province;
  if ('sea' in move) return move.sea;
  return null;
}

const SIGNS: Partial<Record<Move['type'], MnIconName>> = { MakePeace: 'peace', Convert: 'control', Sacrifice: 'control', OccupyMarker: 'control', ReoccupyMarker: 'control', Pillage: 'pillage', FreeLegions: 'legion', FightAtSea: 'swords', FightOnLand: 'swords' };

/** What an answer is about, as a sign. */
export function Sign({ move, view }: { move: Move; view: View }) {
  if (move.type === 'Pick' || move.type === 'Award' || move.type === 'MakePeace') return <EmpireMark empire={empireAt(view, move.seat)} size="l" />;
  if (move.type === 'ChooseEmpire') return <EmpireMark empire={move.empire as EmpireId} size="l" />;
  if (move.type === 'TakeFromReserve') return <Good resource={move.commodity} />;
  if (move.type === 'TakeExtra') return <Good resource={move.legendary ? 'L:gold' : 'coin'} />;
  if ('resource' in move) return <Good resource={move.resource} />;
  if ('tile' in move) return <TileFace tile={move.tile} wonder={view.display.some((one) => one.tile === move.tile && one.kind !== 'HERO')} />;
  const sign = SIGNS[move.type];
  if (sign) return <span class="sign"><MnIcon name={sign} /></span>;
  if ('icon' in move) {
    const icon = iconAt(view, move.icon)?.icon;
    if (icon) return <SiteToken site={{ kind: siteKind(icon.kind), good: icon.commodity ?? undefined, built: icon.built }} />;
  }
  return null;
}
