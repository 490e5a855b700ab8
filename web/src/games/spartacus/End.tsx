import { Emblem, Icon, listed, RuleLink, say, seatClass } from '../../kit';
import type { EndProps, EntryOf } from '../registry';
import { Band } from '../tiles';
import { gamePage } from '../registry';
import { Pennant, SpIcon } from './art';
import { cardName, nameOf, ruleName, word, type Data, type Event, type View } from './model';
import { Track } from './Tiles';
import './spartacus.css';

/** Which rule ended the game. */
const RULE_OF = { INFLUENCE: 'SP-WIN-1', TOURNAMENT: 'SP-WIN-4', ROUNDS: 'SP-WIN-14' };

/** Who won, by what, and how each house came to where it stands. */
export function End({ position, names, log, data }: EndProps<View, Data>) {
  const { view, outcome } = position;
  const over = view.pending.findLast((one) => one.type === 'Over');
  const winners = outcome?.winners ?? (over ? [over.winner] : []);
  const by = over?.by ?? 'INFLUENCE';
  const places = view.houses.toSorted((a, b) => (outcome?.places[a.seat] ?? 9) - (outcome?.places[b.seat] ?? 9) || b.influence - a.influence);
  const you = view.you !== null && winners.includes(view.you);
  const story = storyOf(log as EntryOf<Event>[] | undefined, view.houses.length, data);
  return (
    <div class="sp sp-end">
      <Band game={gamePage('spartacus')!}>
        <h1>{you ? say('web.spartacus.end.you') : say('web.spartacus.end.wins', { houses: listed(winners.map((seat) => nameOf(view, names, seat))), count: winners.length })}</h1>
        <p class="said">{say(`web.spartacus.end.${by}`, { round: view.round, win: view.winInfluence, influence: view.houses.find((house) => house.seat === winners[0])?.influence ?? 0 })} <RuleLink rule={RULE_OF[by]} /></p>
      </Band>
      <table class="end-table">
        <caption class="vh">{say('web.spartacus.end.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('web.spartacus.end.house')}</th>
            <th scope="col">{say('web.spartacus.end.influence')}</th>
            <th scope="col"><SpIcon name="coins" label={say('web.spartacus.end.gold')} /></th>
            <th scope="col"><SpIcon name="swords" label={say('web.spartacus.end.gladiators')} /></th>
            <th scope="col"><SpIcon name="person" label={say('web.spartacus.slaves')} /></th>
            <th scope="col"><SpIcon name="shield" label={say('web.spartacus.guardsTitle')} /></th>
            <th scope="col"><SpIcon name="crown" label={say('web.spartacus.end.champions')} /></th>
            <th scope="col"><SpIcon name="quill" label={say('web.spartacus.pledges')} /></th>
          </tr>
        </thead>
        <tbody>
          {places.map((house) => (
            <tr key={house.seat} class={`${seatClass(house.seat)}${winners.includes(house.seat) ? ' won' : ''}`}>
              <th scope="row">
                <Pennant seat={house.seat} />
                <span>
                  <b>{nameOf(view, names, house.seat)}</b>
                  <small>{house.seat === view.you ? say('web.spartacus.youShort') : names.of(house.seat)}{winners.includes(house.seat) && <> <Icon name="check" /> {say('web.spartacus.end.winner')}</>}</small>
                </span>
              </th>
              <td class="track-cell"><Track house={house} view={view} /></td>
              <td><span class="only-phone"><SpIcon name="coins" /></span>{house.gold ?? '?'}</td>
              <td><span class="only-phone"><SpIcon name="swords" /></span>{house.assets.filter((asset) => asset.kind === 'GLADIATOR').length}</td>
              <td><span class="only-phone"><SpIcon name="person" /></span>{house.assets.filter((asset) => asset.kind === 'SLAVE').length}</td>
              <td><span class="only-phone"><SpIcon name="shield" /></span>{house.guards + house.spentGuards}</td>
              <td><span class="only-phone"><SpIcon name="crown" /></span>{house.assets.filter((asset) => asset.champion).length}</td>
              <td><span class="only-phone"><SpIcon name="quill" /></span><small>{say('web.spartacus.record', { kept: house.kept, broken: house.broken })}</small></td>
            </tr>
          ))}
        </tbody>
      </table>
      {story.length > 0 && (
        <section class="story">
          <h2>{say('web.spartacus.end.story')}</h2>
          <div class="scroll" tabIndex={0} role="group" aria-label={say('web.spartacus.end.story')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{say('web.spartacus.end.house')}</th>
                  {story.map(({ round }) => <th key={round} scope="col">{say('web.spartacus.roundShort', { round })}</th>)}
                </tr>
              </thead>
              <tbody>
                {places.map((house) => (
                  <tr key={house.seat}>
                    <th scope="row"><Emblem seat={house.seat} size="s" /> {nameOf(view, names, house.seat)}</th>
                    {story.map(({ round, changes }) => (
                      <td key={round}>
                        {(changes[house.seat] ?? []).map(({ change, cause }, i) => (
                          <span key={i} class={change.now > change.before ? 'up' : 'down'}>
                            <b>{change.before} {'\u203a'} {change.now}</b> <small>{cause} <RuleLink rule={change.rule} /></small>
                          </span>
                        ))}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </div>
  );
}

interface Told {
  round: number;
  changes: { change: Extract<Event, { type: 'InfluenceChanged' }>; cause: string }[][];
}

/** Every change of influence, by round and house. */
function storyOf(log: EntryOf<Event>[] | undefined, houses: number, data: Data): Told[] {
  const rounds: Told[] = [];
  let played = '';
  for (const { event } of (log ?? []).flatMap((entry) => entry.lines)) {
    if (event?.type === 'PhaseBegan' && rounds.at(-1)?.round !== event.round) rounds.push({ round: event.round, changes: Array.from({ length: houses }, () => []) });
    if (event?.type === 'SchemeTurnedUp' || event?.type === 'ReactionPlayed' || event?.type === 'AbilityUsed') played = cardName(event.card);
    if (event?.type === 'HouseRuleUsed') played = ruleName(data, event.used);
    if (event?.type === 'InfluenceChanged') rounds.at(-1)?.changes[event.seat]?.push({ change: event, cause: causeOf(event.rule, played) });
  }
  return rounds.filter((round) => round.changes.some((one) => one.length > 0));
}

/** Cards change influence by one rule: then the card says more than the rule. */
function causeOf(rule: string, played: string): string {
  const short = rule.replace(/^SP-/, '');
  return short === 'CON-7' && played ? played : word(`web.spartacus.cause.${short}`, '');
}
