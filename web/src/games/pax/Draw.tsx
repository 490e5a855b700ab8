import { Icon, Plaque, say, useZone } from '../../kit';
import { Back, cardLabel, Face } from './Card';
import { useBoard, type Look } from './context';
import { Slot } from './Hand';
import { assign, hasNote, noted, roman } from './model';

/** The drawn cards and the places where they can go: choose a card, then its place. */
export function DrawPanel() {
  const { view, card, chosen, choose } = useBoard();
  const zone = useZone<HTMLDivElement>();
  if (view.step.type !== 'Draw') return null;
  const flight = view.step.flight.filter((id) => id !== null);
  return (
    <div class="draw">
      <div class="flight" role="group" aria-label={say('web.pax.flight', { count: flight.length })} data-place="flight" {...zone}>
        {flight.map((id) => (
          <Slot key={id} card={card(id)} label={cardLabel(card(id))} look={chosen.card === id ? 'chosen' : 'can'}
            press={() => choose({ card: chosen.card === id && flight.length > 1 ? undefined : id })} />
        ))}
      </div>
      <Destinations />
    </div>
  );
}

function Destinations() {
  const { view, chosen } = useBoard();
  const zone = useZone<HTMLDivElement>();
  return (
    <div class="dest" role="group" aria-label={say('web.pax.places')} {...zone}>
      <Place to="HAND" />
      <div class={`d legion-row${chosen.card ? '' : ' idle'}`}>
        <Icon name="save" />
        <span class="dn">{say('web.pax.to.LEGION')}</span>
        <span class={`unders${view.legions.length > 5 ? ' many' : ''}`}>
          {view.legions.map((legion) => (
            <UnderLegion key={legion.number} number={legion.number} />
          ))}
        </span>
      </div>
      <Place to="BOTTOM" />
    </div>
  );
}

function Place({ to }: { to: 'HAND' | 'BOTTOM' }) {
  const { chosen, option, does, whyNot, view } = useBoard();
  const move = chosen.card ? assign(chosen.card, to) : null;
  const listed = move ? option(move) : undefined;
  const open = view.step.type === 'Draw' && view.step.open.includes(to);
  const look: Look = listed ? 'can' : move || !open ? 'cant' : 'ready';
  const first = view.step.type === 'Draw' ? view.step.flight.find((id) => id !== null) : undefined;
  const note = say(look === 'cant' ? (open ? 'web.pax.to.later' : `web.pax.to.${to}.used`) : `web.pax.to.${to}.note`);
  return (
    <button type="button" class={`d ${look}`} data-stop data-to={to} aria-label={`${say(`web.pax.to.${to}`)}: ${note}`} aria-disabled={look === 'cant' || undefined}
      onClick={(event) => {
        if (listed) does(listed, event.currentTarget);
        else if (look === 'cant' && first) whyNot(assign(chosen.card ?? first, to), event.currentTarget);
      }}>
      <Icon name={look === 'cant' ? (open ? 'lock' : 'check') : to === 'HAND' ? 'cards' : 'down'} />
      <span class="dn">{say(`web.pax.to.${to}`)}</span>
      <small>{note}</small>
    </button>
  );
}

function UnderLegion({ number }: { number: number }) {
  const { chosen, option, does, whyNot, view } = useBoard();
  const move = chosen.card ? assign(chosen.card, 'LEGION', number) : null;
  const listed = move ? option(move) : undefined;
  const open = view.step.type === 'Draw' && view.step.open.includes('LEGION');
  const value = noted(listed, 'groupWorth', 'value') as number | undefined;
  const rome = hasNote(listed, 'romesNext');
  const first = view.step.type === 'Draw' ? view.step.flight.find((id) => id !== null) : undefined;
  const look: Look = listed ? 'can' : move || !open ? 'cant' : 'ready';
  const label = say('web.pax.legion', { legion: roman(number) });
  return (
    <button type="button" class={`ul ${look}`} data-stop data-to={`LEGION:${number}`} aria-disabled={look === 'cant' || undefined}
      aria-label={listed ? `${label}: ${say('web.pax.legion.putHere', { value: value ?? 0, rome: rome ? 'yes' : 'no' })}` : label}
      onClick={(event) => {
        if (listed) does(listed, event.currentTarget);
        else if (look === 'cant' && first) whyNot(assign(chosen.card ?? first, 'LEGION', number), event.currentTarget);
      }}>
      <b class="num">{roman(number)}</b>
      <span class="then">
        {listed ? <>→{'\u202f'}{value}</> : '\u2013'}
        {rome && <Plaque size="s" />}
      </span>
    </button>
  );
}

/** What others draw, as far as one knows it: mostly backs. */
export function Flight() {
  const { view, card } = useBoard();
  if (view.step.type !== 'Draw') return null;
  return (
    <span class="flight-backs" data-place="flight">
      {view.step.flight.map((id, i) => (id === null ? <Back key={i} /> : <Face key={id} card={card(id)} size="md" />))}
      {Array.from({ length: view.step.toCome }, (_, i) => (
        <span key={`c${i}`} class="back spent" />
      ))}
    </span>
  );
}
