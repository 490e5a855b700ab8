import { keyOf, type Data, type Event, type Move, type View } from '../src/games/spartacus/model';
import { propsFor, type FixtureOf } from './fixtures';

export { entryOf } from './fixtures';
export type Fixture = FixtureOf<View, Move, Event>;
export const propsOf = propsFor<View, Move, Event, Data>('spartacus', keyOf);
