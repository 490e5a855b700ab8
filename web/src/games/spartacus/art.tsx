import { EMBLEMS, GameIcon, iconSet, seatClass } from '../../kit';
import outlines from './spartacus.icons.json';
import { faceOf, type Asset, type Pool } from './model';

export const SpIcon = iconSet('sp', outlines);
export type SpIconName = keyof typeof outlines;

const HELMETS: SpIconName[] = ['galea', 'spartan', 'crested', 'visored', 'helmet'];
const PEOPLE: SpIconName[] = ['person', 'toga', 'manacles'];
const KNOWN: Record<string, SpIconName> = {
  crixus: 'galea', varro: 'galea', oenomaus: 'galea', spartacus: 'spartan', agron: 'spartan', barca: 'spartan', theokeles: 'helmet',
  gannicus: 'crested', kerza: 'visored', numidian_warrior: 'visored', thracian_warrior: 'crested', syrian_warrior: 'crested',
  debtor: 'manacles', convict: 'manacles', deserter: 'manacles', cook: 'cook', attendant: 'toga', medicus: 'mortar', apothecary: 'mortar',
  mira: 'coins', pietros: 'coins', melitta: 'coins', diona: 'coins', chadara: 'ear', camilla: 'ear', masked_courtesan: 'mask', prisca: 'ear',
  aurelia: 'mortar', raxos: 'roundShield', marius: 'roundShield', indus: 'hand', naevia: 'person',
  gladius: 'gladius', axe: 'axe', trident: 'tridentWeapon', helmet: 'helmet', shield: 'scutum', net: 'net', javelin: 'javelin',
};

/** The drawing of a market card: a helmet, the sign of what somebody can do, a weapon. */
export function pictureOf({ card, kind }: Pick<Asset, 'card' | 'kind'>): SpIconName {
  const face = faceOf(card);
  const known = KNOWN[face];
  if (known) return known;
  const sum = [...face].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const set = kind === 'GLADIATOR' ? HELMETS : PEOPLE;
  return set[sum % set.length]!;
}

/** A house bears its emblem on a pennant; a person is the round seat mark. */
export function Pennant({ seat, size = 'm' }: { seat: number; size?: 'm' | 'l' }) {
  return (
    <span class={`pennant ${size} ${seatClass(seat)}`} aria-hidden="true">
      <GameIcon name={EMBLEMS[seat % EMBLEMS.length]!} />
    </span>
  );
}

const PIPS: Record<number, [number, number][]> = {
  1: [[23, 23]],
  2: [[12, 12], [34, 34]],
  3: [[12, 12], [23, 23], [34, 34]],
  4: [[12, 12], [34, 12], [12, 34], [34, 34]],
  5: [[12, 12], [34, 12], [23, 23], [12, 34], [34, 34]],
  6: [[12, 12], [34, 12], [12, 23], [34, 23], [12, 34], [34, 34]],
};

/** A die with pips, of a pool's colour and corner, or ivory; without a face it only stands for one. */
export function Die({ face, pool, class: more = '' }: { face?: number; pool?: Pool; class?: string }) {
  return (
    <svg class={`dd ${pool?.toLowerCase() ?? 'ivory'} ${more}`} viewBox="0 0 46 46" aria-hidden="true">
      <rect x="2" y="2" width="42" height="42" rx={pool === 'SPD' ? 16 : 8} stroke-width="2.5" />
      {(PIPS[face ?? 0] ?? []).map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r="4" />
      ))}
      {more.includes('going') && <path class="slash" d="M3 43L43 3" />}
    </svg>
  );
}

/** A hand of a seat: a closed fist, or open with the gold in it. */
export function Fist({ seat, gold }: { seat: number; gold?: number }) {
  return (
    <svg class={`fist ${seatClass(seat)}${gold === undefined ? '' : ' open'}`} viewBox="0 0 100 104" aria-hidden="true">
      {gold === undefined ? (
        <g class="skin">
          <path d="M30 74H70V92H30Z" />
          <rect x="22" y="40" width="56" height="42" rx="16" />
          <rect x="22" y="29" width="14" height="34" rx="7" />
          <rect x="36" y="26" width="14" height="34" rx="7" />
          <rect x="50" y="26" width="14" height="34" rx="7" />
          <rect x="64" y="29" width="14" height="34" rx="7" />
          <rect x="20" y="55" width="46" height="16" rx="8" transform="rotate(-6 43 63)" />
        </g>
      ) : (
        <>
          <g class="skin">
            <path d="M34 78H68V92H34Z" />
            <rect x="27" y="20" width="11" height="42" rx="5.500" />
            <rect x="38.700" y="14" width="11" height="48" rx="5.500" />
            <rect x="50.400" y="16" width="11" height="46" rx="5.500" />
            <rect x="62" y="24" width="11" height="38" rx="5.500" />
            <rect x="8" y="52" width="34" height="13" rx="6.500" transform="rotate(28 25 58)" />
            <rect x="26" y="46" width="48" height="38" rx="14" />
          </g>
          {gold > 0 && <circle class="gold" cx="51" cy="63" r="17" />}
          <text x="51" y="70.500" text-anchor="middle">{gold}</text>
        </>
      )}
      <rect class="cuff" x="27" y="87" width="47" height="16" rx="3" />
      <path class="stitch" d="M28 94H74" />
    </svg>
  );
}

export function Scales() {
  return (
    <svg class="scales" viewBox="0 0 150 110" aria-hidden="true">
      <path class="rod" d="M75 12V98M50 100H100M20 28L130 16" />
      <circle cx="75" cy="20" r="7" />
      <path class="string" d="M20 29L6 66H36ZM129 16L115 52H144Z" />
      <path class="pan" d="M2 66H40Q36 82 21 82T2 66ZM110 52H148Q144 68 129 68T110 52Z" />
    </svg>
  );
}

const CROWD = Array.from({ length: 4 }, (_, row) =>
  Array.from({ length: 31 }, (_, i) => [14 + (row % 2) * 12 + i * 25, 18 + row * 22 + Math.round(11 * (1 - ((i - 15) / 15) ** 2))] as const),
).flat();

/** The end of a fight: one stands, one kneels, each in the colour of its seat. */
export function SandScene({ winner, loser }: { winner: number; loser: number }) {
  return (
    <svg class="sand-scene" viewBox="0 0 776 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="sand2" width="776" height="360" />
      <path class="wood" d="M0 0H776V110Q388 168 0 110Z" />
      <g class="crowd">
        {CROWD.map(([x, y], i) => (
          <circle key={i} cx={x} cy={y} r="7" />
        ))}
      </g>
      <path class="rim" d="M0 110Q388 168 776 110V128Q388 188 0 128Z" />
      <ellipse class="sand" cx="388" cy="312" rx="350" ry="98" />
      <ellipse class="shade" cx="322" cy="304" rx="70" ry="11" />
      <ellipse class="shade" cx="476" cy="308" rx="86" ry="11" />
      <g class={seatClass(winner)} transform="translate(36 -18)">
        <g class="skin">
          <rect x="268" y="258" width="16" height="64" rx="7" />
          <rect x="296" y="258" width="16" height="64" rx="7" />
        </g>
        <path class="limb-line" d="M308 176L350 128" stroke-width="19" />
        <path class="limb" d="M308 176L350 128" stroke-width="15" />
        <path class="steel" d="M344 136l18 10M352 130L380 58" />
        <rect class="skin" x="262" y="160" width="56" height="72" rx="18" />
        <path class="cloth" d="M262 226H318L328 282H252Z" />
        <rect class="belt" x="259" y="220" width="62" height="12" rx="3" />
        <ellipse class="targe" cx="250" cy="218" rx="27" ry="42" />
        <circle class="boss" cx="250" cy="218" r="9" />
        <svg x="251" y="86" width="80" height="80" viewBox="0 0 512 512"><path class="helm" d={outlines.spartan} /></svg>
      </g>
      <g class={seatClass(loser)} transform="translate(-34 -18)">
        <path class="limb-line" d="M470 316H560" stroke-width="22" />
        <path class="limb" d="M470 316H560" stroke-width="18" />
        <path class="limb" d="M478 312L508 282" stroke-width="24" />
        <path class="limb-line" d="M486 224L450 182L446 150" stroke-width="16" />
        <path class="limb" d="M486 224L450 182L446 150" stroke-width="12" />
        <path class="skin" d="M474 272q2-66 26-68t32 68Z" />
        <path class="cloth" d="M468 268H536L544 306H470Z" />
        <rect class="belt" x="468" y="262" width="68" height="11" rx="3" />
        <path class="limb" d="M520 222L546 262" stroke-width="14" />
        <g transform="rotate(16 498 172)">
          <svg x="462" y="134" width="74" height="74" viewBox="0 0 512 512"><path class="helm" d={outlines.galea} /></svg>
        </g>
        <path class="steel" d="M590 306L654 292M604 296l6 14" />
      </g>
    </svg>
  );
}
