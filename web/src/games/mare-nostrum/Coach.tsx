import { say } from '../../kit';
import { CoachBubble } from '../coach';
import { useBoard } from './context';
import { CARDS, keep, progress } from './lesson';

/** In the lesson's game: what comes up for the first time is explained beside it, once. */
export function Coach() {
  const board = useBoard();
  const { table, seen, off } = progress.value;
  const card = table === board.table.id && !off && board.live ? CARDS.find((one) => !seen.includes(one.id) && one.when(board)) : undefined;
  return (
    <CoachBubble card={card} title={card ? say(`web.mare-nostrum.learn.${card.id}`) : ''} text={card ? say(`web.mare-nostrum.learn.${card.id}.text`, card.values?.(board)) : ''}
      seen={seen} of={CARDS.length} moment={`${board.view.phase} ${board.position.you?.what} ${board.position.you?.stamp}`} keep={keep} />
  );
}
