import { Button, Icon, moveKey, say, tell, useZone } from '../../kit';
import { EmpireMark } from './art';
import { FightCard } from './Battle';
import { areaOf, OptionCards } from './Choices';
import { useBoard } from './context';
import { DeskFrame } from './Desk';
import { iconAt } from './items';
import { SiteToken, Token } from './map/tokens';
import { areaName, empireAt, isSea, nameAt, ofType, placeWord, provinceAt, siteKind, siteName, STEPS, units, type Move, type Option, type Step, type View } from './model';

const ENDS: Record<Step, Move['type']> = { CONVERT: 'EndConversions', TRIREMES: 'EndSailing', SEA_BATTLES: 'EndSeaBattles', LEGIONS: 'EndMarching', LAND_BATTLES: 'EndMarching', CONQUEST: 'EndTurn' };

/** One of the six steps of a turn in March. */
export function March({ prompt }: { prompt: string }) {
  const { view, options, does, chosen } = useBoard();
  const step = view.movement?.step ?? 'CONVERT';
  const end = options.find(({ move }) => move.type === ENDS[step]);
  const moving = step === 'TRIREMES' || step === 'LEGIONS';
  const done = end && <Button class="end" onClick={({ currentTarget }) => void does([end.move], currentTarget)}>{say(`web.mare-nostrum.end.${step}`)}</Button>;
  return (
    <DeskFrame prompt={prompt} class="marching" about={moving ? <Way /> : say(`web.mare-nostrum.step.${step}.how`)} buttons={<>{done}{moving && chosen.from && chosen.to && <Go />}</>}>
      <Steps />
      {moving ? <Stacks /> : step === 'SEA_BATTLES' || step === 'LAND_BATTLES' ? <Fights /> : <Conquests options={options.filter((option) => option !== end)} />}
    </DeskFrame>
  );
}

/** The six steps, done ones ticked. */
export function Steps() {
  const { view } = useBoard();
  const at = STEPS.indexOf(view.movement?.step ?? 'CONVERT');
  return (
    <ol class="steps" aria-label={say('web.mare-nostrum.steps')}>
      {STEPS.map((step, i) => (
        <li key={step} class={i < at ? 'done' : i === at ? 'now' : ''} aria-current={i === at ? 'step' : undefined}>
          <span class="n">{i < at ? <Icon name="check" /> : i + 1}</span> {say(`web.mare-nostrum.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

/** Where the chosen units go, and what waits there. */
function Way() {
  const { view, chosen, names, option } = useBoard();
  const sailing = view.movement!.step === 'TRIREMES';
  if (!chosen.from) return <>{say(sailing ? 'web.mare-nostrum.sail.how' : 'web.mare-nostrum.march.how')}</>;
  const reach = view.movement!.reach.find((one) => one.from === chosen.from);
  if (!chosen.to) return <>{say('web.mare-nostrum.reach', { from: placeWord(view, chosen.from, 'from'), count: reach?.to.length ?? 0 })}</>;
  const one = option(sailing ? { type: 'Sail', from: chosen.from, to: chosen.to } : { type: 'March', from: chosen.from, to: chosen.to });
  const own = isSea(view, chosen.to) ? 0 : (provinceAt(view, chosen.to)!.garrisons.find(({ seat }) => seat === view.you)?.legions ?? 0);
  const attack = view.movement!.attacks.find(({ to, legions }) => to === chosen.to && legions === own + (chosen.count ?? 1));
  const notes = attack?.told ?? one?.notes ?? [];
  return (
    <>
      <b>{say('web.mare-nostrum.moves', { units: units(sailing ? 'TRIREME' : 'LEGION', chosen.count ?? 1), from: placeWord(view, chosen.from, 'from'), to: placeWord(view, chosen.to, 'to') })}</b>:{' '}
      {notes.length > 0 ? notes.map((note) => tell(note, names)).join(' · ') : whatWaits(view, chosen.to)}
    </>
  );
}

/** Who stands at a place, in words. */
export function whatWaits(view: View, id: string): string {
  if (isSea(view, id)) {
    const fleets = view.seas.find((one) => one.sea === id)!.fleets.filter(({ seat }) => seat !== view.you);
    return fleets.length === 0 ? say('web.mare-nostrum.noShips') : fleets.map(({ seat, triremes }) => `${nameAt(view, seat)}: ${units('TRIREME', triremes)}`).join(', ');
  }
  const province = provinceAt(view, id)!;
  const enemies = province.garrisons.filter(({ seat, legions, fortress }) => seat !== view.you && (legions > 0 || fortress));
  if (enemies.length === 0) return province.controller === view.you ? say('web.mare-nostrum.yours') : province.controller === null ? say('web.mare-nostrum.unclaimed') : say('web.mare-nostrum.undefended', { empire: nameAt(view, province.controller) });
  return enemies.map(({ seat, legions, fortress }) => `${nameAt(view, seat)}: ${[...(fortress ? [units('FORTRESS', 1)] : []), ...(legions > 0 ? [units('LEGION', legions)] : [])].join(', ')}`).join('; ');
}

function Go() {
  const { view, chosen, does } = useBoard();
  const sailing = view.movement!.step === 'TRIREMES';
  const count = chosen.count ?? 1;
  const move: Move = sailing ? { type: 'Sail', from: chosen.from!, to: chosen.to! } : { type: 'March', from: chosen.from!, to: chosen.to! };
  return (
    <Button look="primary" class="go" onClick={({ currentTarget }) => void does(Array.from({ length: count }, () => move), currentTarget)}>
      {say('web.mare-nostrum.move', { units: units(sailing ? 'TRIREME' : 'LEGION', count) })}
    </Button>
  );
}

/** The units that may still move, and where those that are chosen can go. */
function Stacks() {
  const { view, chosen, choose } = useBoard();
  const zone = useZone<HTMLDivElement>();
  const { reach } = view.movement!;
  const sailing = view.movement!.step === 'TRIREMES';
  const empire = empireAt(view, view.you!);
  const from = reach.find((one) => one.from === chosen.from);
  if (reach.length === 0) return <p class="soft">{say('web.mare-nostrum.nothingMoves')}</p>;
  return (
    <div class="stacks" ref={zone.ref} onKeyDown={zone.onKeyDown} onFocusIn={zone.onFocusIn}>
      {reach.map((one) => {
        const on = one.from === chosen.from;
        const count = on ? (chosen.count ?? 1) : 0;
        return (
          <article key={one.from} class={`stack${on ? ' chosen' : ' can'}`}>
            <b class="dsp">{areaName(view, one.from)}</b>
            <small>{say('web.mare-nostrum.here', { count: one.movable })}{on ? `, ${say('web.mare-nostrum.chosen', { count })}` : ''}</small>
            <div class="picks">
              {Array.from({ length: one.movable }, (_, i) => (
                <button key={i} type="button" data-stop class={`pick${i < count ? ' chosen' : ''}`} aria-pressed={i < count} aria-label={say('web.mare-nostrum.pickUnits', { units: units(sailing ? 'TRIREME' : 'LEGION', i + 1), from: placeWord(view, one.from, 'from') })}
                  onClick={() => choose({ from: one.from, count: i + 1, to: on ? chosen.to : undefined, area: one.from })}>
                  <Token kind={sailing ? 'trireme' : 'legion'} empire={empire} />
                </button>
              ))}
            </div>
          </article>
        );
      })}
      {from && (
        <ul class="targets" aria-label={say('web.mare-nostrum.where')}>
          {from.to.map((to) => {
            const controller = isSea(view, to) ? null : provinceAt(view, to)!.controller;
            return (
              <li key={to}>
                <button type="button" data-stop class={`target${chosen.to === to ? ' chosen' : ' can'}`} aria-pressed={chosen.to === to} onClick={() => choose({ ...chosen, to, area: to })}>
                  {controller === null ? <span class="seat s open" /> : <EmpireMark empire={empireAt(view, controller)} size="s" />}
                  <span><b>{areaName(view, to)}</b><small>{whatWaits(view, to)}</small></span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** What can be decided in each province, province by province. */
function Conquests({ options }: { options: Option[] }) {
  const { view } = useBoard();
  const places = [...new Set(options.map(({ move }) => areaOf(view, move)))];
  if (options.length === 0) return <p class="soft">{say('web.mare-nostrum.noConquest')}</p>;
  return (
    <div class="conquests">
      {places.map((place) => (
        <section key={place ?? ''}>
          {place && <h4>{areaName(view, place)} <small>{whatStands(view, place)}</small></h4>}
          <SiteCards options={options.filter(({ move }) => areaOf(view, move) === place)} />
        </section>
      ))}
    </div>
  );
}

/** One card for each building, with what can be done to it; then what is not about a building. */
function SiteCards({ options }: { options: Option[] }) {
  const { view, does, names, choose } = useBoard();
  const zone = useZone<HTMLUListElement>();
  const sites = [...new Set(options.flatMap(({ move }) => ('icon' in move ? [move.icon] : [])))];
  return (
    <>
      {sites.length > 0 && (
        <ul class="site-cards" ref={zone.ref} onKeyDown={zone.onKeyDown} onFocusIn={zone.onFocusIn}>
          {sites.map((id) => {
            const { province, icon } = iconAt(view, id)!;
            return (
              <li key={id} onPointerEnter={() => choose({ area: province })} onFocusIn={() => choose({ area: province })}>
                <SiteToken site={{ kind: siteKind(icon.kind), good: icon.commodity ?? undefined, built: icon.built }} />
                <b>{siteName(icon)}</b>
                {options.filter(({ move }) => 'icon' in move && move.icon === id).map((option, i) => (
                  <button key={i} type="button" data-stop data-does={moveKey(option.move)} class="option-card can" aria-label={tell(option.told, names)} onClick={({ currentTarget }) => void does([option.move], currentTarget)}>
                    <span>
                      <b>{say(`web.mare-nostrum.do.${option.move.type}${option.move.type === 'Pillage' && option.move.legendary ? '.legendary' : ''}`)}</b>
                      {option.notes?.map((note, k) => <small key={k}>{tell(note, names)}</small>)}
                    </span>
                  </button>
                ))}
              </li>
            );
          })}
        </ul>
      )}
      {options.length > 0 && <OptionCards options={options.filter(({ move }) => !('icon' in move))} />}
    </>
  );
}

/** The reader's Legions in a province, and how many of them hold something. */
function whatStands(view: View, id: string): string {
  const own = provinceAt(view, id)?.garrisons.find(({ seat }) => seat === view.you);
  return own && own.legions > 0 ? [units('LEGION', own.legions), ...(own.placed > 0 ? [say('web.mare-nostrum.placed', { count: own.placed })] : [])].join(' · ') : '';
}

/** Battles that can or must be fought, one after the other. */
function Fights() {
  const { view, options, does } = useBoard();
  const { fights } = view.movement!;
  const listed = ofType(options, 'FightAtSea', 'FightOnLand');
  return (
    <div class="fights">
      {fights.map((fight) => {
        const one = listed.find(({ move }) => (move.type === 'FightAtSea' ? move.sea : move.province) === fight.place && move.enemy === fight.enemy);
        return <FightCard key={`${fight.place} ${fight.enemy}`} fight={fight} does={one && ((anchor) => void does([one.move], anchor))} />;
      })}
      {fights.length === 0 && <OptionCards options={listed} />}
    </div>
  );
}
