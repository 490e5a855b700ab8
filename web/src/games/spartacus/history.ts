import type { LineOf } from '../registry';
import type { Entry, Event, Offer } from './model';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;
export type Line = LineOf<Event>;

/** An attack as it was fought: what the view keeps only while it lasts. */
export interface Fought {
  attack: Told<'Attacked'>;
  dice: Told<'DiceRolled'>;
  compared: Told<'DiceCompared'>;
  added: number;
  ignored: number;
  lost: Told<'DieGivenUp'>[];
}

/** What has been seen of this phase and is no longer in the position. */
export interface History {
  /** The hands that were opened, by card; the last of them again as `last`. */
  bids: Map<string | null, Told<'BidsOpened'>[]>;
  lastBids?: Told<'BidsOpened'>;
  fought?: Fought;
  /** The last roll for who acts first. */
  initiative?: Told<'InitiativeRolled'>;
  /** The dice of the guards who stood up against the scheme that is pending. */
  guards: Told<'GuardUsed' | 'GuardRerolled'>[];
  /** What the match has brought, in the order of the log. */
  settled: Line[];
  /** Offers that no longer stand, and how they ended. */
  ended: { offer: Offer; end: Told<'OfferEnded'>['end'] }[];
  /** The last things that happened. */
  just: Line[];
}

const SMALL: Event['type'][] = ['Answered', 'WindowClosed', 'PhaseBegan', 'Offered', 'OfferEnded', 'CardsDrawn', 'TurnBegan', 'TurnEnded', 'AssetPicked', 'NumberPicked', 'MayAnswered'];
const BROUGHT: Event['type'][] = ['MatchWon', 'InfluenceChanged', 'FavorWon', 'WagerSettled', 'FighterDefeated'];
const JUST = 3;

/** Reads the log from where the phase began. */
export function historyOf(log: Entry[]): History {
  const lines = log.flatMap((entry) => entry.lines);
  const from = Math.max(0, lines.findLastIndex(({ event }) => event.type === 'PhaseBegan'));
  const history: History = { bids: new Map(), guards: [], settled: [], ended: [], just: lines.slice(from).filter(({ event }) => !SMALL.includes(event.type)).slice(-JUST) };
  let attack: Told<'Attacked'> | undefined;
  let dice: Told<'DiceRolled'> | undefined;
  let won = false;
  for (const line of lines.slice(from)) {
    const { event } = line;
    if (won && BROUGHT.includes(event.type)) history.settled.push(line);
    switch (event.type) {
      case 'RowDealt':
        history.bids.clear();
        break;
      case 'BidsOpened':
        history.bids.set(event.card, [...(history.bids.get(event.card) ?? []), event]);
        history.lastBids = event;
        break;
      case 'SchemeTurnedUp':
        history.guards = [];
        break;
      case 'GuardUsed':
      case 'GuardRerolled':
        history.guards.push(event);
        break;
      case 'InitiativeRolled':
        history.initiative = event;
        break;
      case 'MatchBegan':
        delete history.fought;
        delete history.initiative;
        history.settled = [];
        won = false;
        break;
      case 'Attacked':
        attack = event;
        break;
      case 'DiceRolled':
        dice = event;
        break;
      case 'DiceCompared':
        if (attack && dice) history.fought = { attack, dice, compared: event, added: 0, ignored: 0, lost: [] };
        break;
      case 'WoundsAdded':
        if (history.fought) history.fought.added += event.wounds;
        break;
      case 'WoundsIgnored':
        if (history.fought) history.fought.ignored += event.wounds;
        break;
      case 'DieGivenUp':
        history.fought?.lost.push(event);
        break;
      case 'FighterDefeated':
        if (!won) history.settled.push(line);
        won = true;
        break;
      case 'OfferEnded':
        history.ended.push({ offer: event.offer, end: event.end });
        break;
      default:
    }
  }
  return history;
}
