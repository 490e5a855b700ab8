import { say, seatClass, useZone } from '../../kit';
import { pictureOf } from './art';
import outlines from './spartacus.icons.json';
import { useBoard } from './context';
import { speedGoing } from './draft';
import { cardName, hexKey, NUMERALS, ofType, sameHex, type Fighter, type Hex } from './model';

const SIZE = 30;
const ROOT = Math.sqrt(3);
const CORNERS = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 180) * (60 * i - 30);
  return [Math.cos(angle), Math.sin(angle)] as const;
});
/** The neighbour across the edge from corner i to corner i + 1. */
const ACROSS: Hex[] = [{ q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 }, { q: 0, r: -1 }, { q: 1, r: -1 }];

const centre = ({ q, r }: Hex) => ({ x: SIZE * ROOT * (q + r / 2), y: SIZE * 1.5 * r });
const corner = (hex: Hex, i: number, size = SIZE) => {
  const { x, y } = centre(hex);
  const [cx, cy] = CORNERS[i % 6]!;
  return `${(x + size * cx).toFixed(1)},${(y + size * cy).toFixed(1)}`;
};
const outline = (hex: Hex) => CORNERS.map((_, i) => corner(hex, i, SIZE - 1)).join(' ');

/** The sand: hexes, figures, how many steps to each, and what is in reach. */
export function Field() {
  const board = useBoard();
  const { view, options, does } = board;
  const arena = view.arena!;
  const match = arena.match;
  const zone = useZone<HTMLDivElement>();
  const moves = new Map(ofType(options, 'MoveTo').map((option) => [hexKey(option.move.hex), option]));
  const attacks = ofType(options, 'Attack');
  const giver = match?.fighters.find((fighter) => fighter.number === match.giving?.fighter);
  const steps = new Map((match?.giving?.steps ?? match?.steps ?? []).map(({ hex, steps: count }) => [hexKey(hex), count]));
  // while dice are given up: the farthest steps that would be lost
  const kept = giver ? giver.spd - speedGoing.value : Infinity;
  const reach = new Set((giver ? [] : (match?.inReach ?? [])).map(hexKey));
  const xs = arena.hexes.map((hex) => centre(hex).x);
  const ys = arena.hexes.map((hex) => centre(hex).y);
  const box = { left: Math.min(...xs) - SIZE * 2, top: Math.min(...ys) - SIZE * 2, right: Math.max(...xs) + SIZE * 2, bottom: Math.max(...ys) + SIZE * 2 };
  const [rx, ry] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2];
  return (
    <div class="field" {...zone}>
      <svg viewBox={`${box.left} ${box.top} ${rx * 2} ${ry * 2}`} role="group" aria-label={say('web.spartacus.field', { count: arena.hexes.length })}>
        <defs>
          <pattern id="sp-lost" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line class="lost-line" x1="2" y1="0" x2="2" y2="7" />
          </pattern>
        </defs>
        <ellipse class="wall" rx={rx} ry={ry} />
        <ellipse class="ground" rx={rx - 6} ry={ry - 6} />
        <ellipse class="dots" rx={rx - 14} ry={ry - 14} />
        {arena.hexes.map((hex) => {
          const key = hexKey(hex);
          const { x, y } = centre(hex);
          const count = steps.get(key);
          const move = moves.get(key);
          const start = arena.starts.findIndex((one) => sameHex(one, hex));
          const dots = (
            <>
              <polygon points={outline(hex)} />
              {start >= 0 && <text class="start" x={x} y={y + 5}>{NUMERALS[start]}</text>}
              {count !== undefined && count > 0 && Array.from({ length: count }, (_, i) => (
                <circle key={i} cx={x + (i - (count - 1) / 2) * 8.4} cy={y + (start >= 0 ? 14 : 0)} r="3.100" />
              ))}
            </>
          );
          return move ? (
            <g key={key} class="hex step can" data-stop data-hex={key} role="button" tabIndex={-1} aria-label={say('web.spartacus.step', { steps: count ?? 0, q: hex.q, r: hex.r })}
              onClick={({ currentTarget }) => does(move, currentTarget)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                does(move, event.currentTarget as Element);
              }}>
              {dots}
            </g>
          ) : (
            <g key={key} class={`hex${count === undefined || count === 0 ? '' : count > kept ? ' step lost' : ' step'}`}>{dots}</g>
          );
        })}
        <path class="reach" d={arena.hexes.filter((hex) => reach.has(hexKey(hex))).flatMap((hex) =>
          ACROSS.map(({ q, r }, i) => (reach.has(hexKey({ q: hex.q + q, r: hex.r + r })) ? '' : `M${corner(hex, i)}L${corner(hex, i + 1)}`))).join('')} />
        {match?.fighters.map((fighter) => {
          const attack = attacks.find((option) => option.move.target === fighter.number);
          return <Figure key={fighter.number} fighter={fighter} acts={match.acting === fighter.number} press={attack ? (anchor) => does(attack, anchor) : undefined} />;
        })}
      </svg>
      {match && (
        <p class="key" aria-hidden="true">
          {steps.size > 0 && <span><i class="k-step" />{giver ? say('web.spartacus.key.stepsOf', { card: cardName(giver.entrant.combatant.card) }) : say('web.spartacus.key.steps')}</span>}
          {speedGoing.value > 0 && giver && <span><i class="k-lost" />{say('web.spartacus.key.lost', { count: speedGoing.value })}</span>}
          {reach.size > 0 && <span><i class="k-reach" />{say('web.spartacus.key.reach', { reach: match.reach })}</span>}
        </p>
      )}
    </div>
  );
}

/** Combatant I is a round piece, II a square one, both with numeral and helmet. */
function Figure({ fighter, acts, press }: { fighter: Fighter; acts: boolean; press?: (anchor: Element) => void }) {
  const { x, y } = centre(fighter.hex);
  const { combatant } = fighter.entrant;
  const label = say('web.spartacus.figure', { numeral: NUMERALS[fighter.team]!, card: cardName(combatant.card), health: fighter.health });
  return (
    <g class={`figure ${seatClass(fighter.seat)}${acts ? ' acts' : ''}${press ? ' can' : ''}${fighter.defeat === 'NONE' ? '' : ' beaten'}`} style={{ transform: `translate(${x}px, ${y}px)` }}
      role={press ? 'button' : 'img'} aria-label={press ? `${label}; ${say('web.spartacus.attack', { card: cardName(combatant.card) })}` : label} data-stop={press ? '' : undefined} tabIndex={press ? -1 : undefined} data-figure={fighter.number}
      onClick={({ currentTarget }) => press?.(currentTarget)}
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && press?.(event.currentTarget as Element)}>
      {fighter.team === 0 ? <circle class="piece" r="24" /> : <rect class="piece" x="-23" y="-23" width="46" height="46" rx="7" />}
      <svg x="-17" y="-19" width="34" height="34" viewBox="0 0 512 512"><path class="helm" d={outlines[pictureOf(combatant)]} /></svg>
      <rect class="tab" x="-9" y="15" width="18" height="14" rx="3" />
      <text class="num" y="26">{NUMERALS[fighter.team]}</text>
    </g>
  );
}
