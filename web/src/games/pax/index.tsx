import type { Pax } from '../../generated/ludus';
import { gameParts, type BoardProps, type EndProps } from '../registry';

// A placeholder, so that the shell can be built alone.

type Props = BoardProps<Pax.PaxView, Pax.Move, Pax.PaxEvent>;

function Board({ position }: Props) {
  return <pre>{JSON.stringify(position.view, null, 1)}</pre>;
}

function End({ position }: EndProps<Pax.PaxView>) {
  return <pre>{JSON.stringify(position.outcome, null, 1)}</pre>;
}

export default gameParts<Pax.PaxView, Pax.Move, Pax.PaxEvent, unknown>({ Board, End });
